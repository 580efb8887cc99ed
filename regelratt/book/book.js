// The choices of edition and language, kept from page to page. Everything can be read without this script.
"use strict";
(() => {
  const root = document.documentElement;
  const allowed = { edition: [...root.dataset.editions.split(" "), ""], language: ["sv", "en"] };
  const inAddress = { edition: "utgava", language: "sprak" };
  const asked = new URLSearchParams(location.search);
  const chosen = {};

  const kept = name => { try { return localStorage.getItem("regelratt-" + name); } catch { return null; } };
  const keep = name => { try { localStorage.setItem("regelratt-" + name, chosen[name]); } catch { /* then not */ } };
  const choose = (name, value) => {
    chosen[name] = allowed[name].includes(value) ? value : allowed[name][0];
    root.dataset[name] = chosen[name];
  };
  for (const name of Object.keys(allowed)) choose(name, asked.get(inAddress[name]) ?? kept(name));
  root.classList.add("script");

  // A link carries the choice with it: an address can be shared, and where nothing can be kept it still holds.
  const carried = href => {
    const [, file, query, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href);
    const more = new URLSearchParams(query);
    for (const name of Object.keys(allowed)) {
      if (chosen[name] === allowed[name][0]) more.delete(inAddress[name]); else more.set(inAddress[name], chosen[name]);
    }
    const text = more.toString();
    return file + (text ? "?" + text : "") + (hash ?? "");
  };
  const carry = () => {
    for (const link of document.querySelectorAll("a[href]")) {
      const href = link.getAttribute("href");
      if (!/^(#|[a-z]+:)/i.test(href)) link.setAttribute("href", carried(href));
    }
    for (const form of document.querySelectorAll("form.search")) { // a form leaves out what its address says
      form.querySelectorAll('input[type="hidden"]').forEach(each => each.remove());
      new URLSearchParams(carried("").slice(1)).forEach((value, name) => {
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      });
    }
  };

  document.addEventListener("DOMContentLoaded", () => {
    for (const input of document.querySelectorAll(".choices input")) {
      input.checked = input.value === chosen[input.name];
      input.addEventListener("change", () => {
        choose(input.name, input.value);
        keep(input.name);
        try { history.replaceState(null, "", carried(location.href)); } catch { /* not from a file */ }
        carry();
        root.dispatchEvent(new CustomEvent("chosen"));
      });
    }
    carry();
  });
})();
