// The page on which one tries moves, whatever the game: it asks the engine and shows what it answers. How a position
// and a move are composed is the game's own (prova.js). Without `regelratt serve --book` it does nothing.
"use strict";
(() => {
  const root = document.documentElement;
  const found = id => document.getElementById(id);
  const edition = () => root.dataset.edition || root.dataset.editions.split(" ")[0];

  // An element with its attributes, listeners (onclick: …) and what is in it.
  const made = (tag, attributes = {}, ...inside) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (value === true) element.setAttribute(name, "");
      else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
    }
    element.append(...inside.flat(Infinity));
    return element;
  };
  const both = (swedish, english) => [
    made("span", { class: "sv", lang: "sv" }, swedish), made("span", { class: "en", lang: "en" }, english),
  ];
  const drawn = html => {
    const template = document.createElement("template");
    template.innerHTML = html; // drawn and escaped by the server of this page
    return template.content;
  };

  // A message is read aloud from where nobody sees it, and shown where the hand is; there is never more than one.
  const shown = made("p", { class: "told" });
  const say = (swedish, english, place = null, ...more) => {
    found("laget").replaceChildren(...both(swedish, english));
    shown.remove();
    if (!place) return;
    shown.replaceChildren(...both(swedish, english), ...more);
    place.append(shown);
    shown.scrollIntoView({ block: "nearest" });
  };

  class NotAnswered extends Error {}

  const ask = async (method, params) => {
    let answer;
    try {
      const response = await fetch("fraga", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
      });
      answer = await response.json();
    } catch {
      throw new NotAnswered();
    }
    if (!answer.error) return answer.result;
    const problem = new Error(answer.error.message);
    problem.told = (answer.error.data ?? []).map(each => each.message);
    throw problem;
  };

  let game;
  let tried = null; // the move that was last tried, and its sentence
  let listed = { moves: [], cards: [] };
  let turn = 0; // answers to what was asked before the last change come too late
  let composed = 0; // and so do answers about a move that is no longer the one that is composed

  const state = () => ({ edition: edition(), ...game.state() });

  // What is wrong

  const hinder = (...lines) => {
    const place = found("hinder");
    place.hidden = !lines.length;
    place.replaceChildren(...lines);
  };
  const complain = (error, place = shown.parentNode) => {
    if (error instanceof NotAnswered) {
      const told = [
        "Motorn svarar inte längre. Starta den igen med regelratt serve --book och ladda om sidan.",
        "The engine does not answer any more. Start it again with regelratt serve --book, and load the page anew."];
      hinder(made("p", {}, both(...told)));
      say(...told, place);
      return;
    }
    const told = error.told?.length ? error.told : [error.message];
    hinder(
      made("p", {}, made("strong", {}, both("Så här kan det inte ligga:", "It cannot lie like this:"))),
      made("ul", { lang: "sv" }, told.map(each => made("li", {}, each))));
    say(`Så här kan det inte ligga. ${told.join(" ")}`, `It cannot lie like this. ${told.join(" ")}`, place);
  };

  // Moves and what comes of them

  const table = rows => made("div", { class: "scroll", tabindex: "0" }, made("table", { class: "answer", lang: "sv" },
    made("thead", {}, made("tr", {}, rows[0].map(cell => cell ? made("th", { scope: "col" }, cell) : made("td")))),
    made("tbody", {}, rows.slice(1).map(row => made("tr", {},
      row.map((cell, place) => place ? made("td", {}, cell) : made("th", { scope: "row" }, cell)))))));
  const figure = (swedish, english, html) => made("figure", { lang: "sv" },
    made("figcaption", {}, both(swedish, english)), drawn(html));

  const outcome = made("div", { class: "what-came", id: "utfall" });
  const closed = () => {
    outcome.remove();
    for (const button of document.querySelectorAll("#tillatna [aria-expanded]")) {
      button.setAttribute("aria-expanded", "false");
    }
  };
  const forget = () => { // the answer about another move than the one that is now composed
    ++composed;
    shown.remove();
    if (outcome.parentNode === found("annat")) closed();
  };

  const verdict = answer => {
    if (!answer.refused) return made("p", { class: "outcome yes" }, made("strong", {}, both("Får göras", "Allowed")));
    const { message, reason, clause, address } = answer.refused;
    const link = address && made("a", { class: "tag clause-id", href: linked(address) }, clause);
    return made("p", { class: "outcome no" }, made("strong", {}, both("Vägras:", "Refused:")), " ",
      made("span", { lang: "sv" }, message ?? ""), " ", link || "", " ", made("code", {}, reason));
  };
  const linked = address => { // the choices of edition and language go with it
    const [page, hash] = address.split("#");
    return page + location.search + (hash ? "#" + hash : "");
  };

  const attempt = async (move, place) => {
    const asked = turn;
    const about = ++composed;
    let answer;
    try {
      answer = await ask("attempt", { state: state(), move });
    } catch (error) {
      closed();
      complain(error, place);
      return;
    }
    if (asked !== turn || about !== composed) return;
    closed();
    tried = { move, told: answer.told };
    outcome.replaceChildren(
      made("p", { class: "move" }, made("strong", {}, both("Draget:", "The move:")), " ",
        made("span", { lang: "sv" }, answer.told)),
      verdict(answer),
      made("div", { class: "outcomes" },
        figure(answer.refused ? "Ställningen" : "Före", answer.refused ? "Position" : "Before", answer.before),
        answer.refused ? "" : figure("Efter", "After", answer.after)),
      answer.refused ? "" : table(answer.score),
      made("p", { class: "bar" },
        made("button", { type: "button", onclick: toScenario }, both("Ta med draget som scenario", "Take the move away as a scenario")),
        answer.refused ? "" : made("button", { type: "button", onclick: () => goOn(answer.state) },
          both("Spela vidare härifrån", "Play on from here"))));
    place.append(outcome);
    if (answer.refused) say(`Vägras. ${answer.refused.message} ${answer.refused.clause}`, `Refused. ${answer.refused.message} ${answer.refused.clause}`);
    else say(`Får göras: ${answer.told}`, `Allowed: ${answer.told}`);
    fillAbout();
    await writeScenario();
  };
  const goOn = after => {
    game.load(after);
    changed();
    found("h-stallning").scrollIntoView();
    say("Draget är gjort.", "The move is made.", found("sagt"));
  };

  const showMoves = answer => {
    const impossible = !found("hinder").hidden;
    const one = answer.count === 1;
    found("antal").replaceChildren(...both(one ? "1 drag" : `${answer.count} drag`, one ? "1 move" : `${answer.count} moves`));
    found("tillatna").replaceChildren(...answer.moves.map(({ move, told }) => {
      const item = made("li");
      const button = made("button", { type: "button", "aria-expanded": "false", lang: "sv", onclick: async () => {
        if (button.getAttribute("aria-expanded") === "true") { closed(); return; }
        await attempt(move, item);
        if (outcome.parentNode === item) button.setAttribute("aria-expanded", "true");
      } }, told);
      item.append(button);
      return item;
    }));
    const left = answer.count - answer.moves.length;
    const none = found("inga");
    none.hidden = impossible || (answer.count > 0 && !left);
    none.replaceChildren(...left
      ? both(`De första ${answer.moves.length} visas; ${left} till finns.`, `The first ${answer.moves.length} are shown; there are ${left} more.`)
      : both("Inget drag finns att göra i den här ställningen. Har den som står i tur kort på handen?", "There is no move to make in this position. Has whoever is in turn cards in the hand?"));
  };

  // The scenario

  const fillAbout = () => {
    const lang = root.dataset.language; // there can be nothing but text in an option, so it is in one language
    const option = (value, swedish, english) => made("option", { value, lang }, lang === "en" ? english : swedish);
    const options = listed.cards.map(card => option("card " + card, `alla drag med ${card}`, `all moves with ${card}`));
    if (tried) options.unshift(made("option", { value: "move", lang: "sv" }, tried.told));
    if (!options.length) options.push(option("", "att inget drag finns", "that there is no move"));
    found("om").replaceChildren(...options);
  };
  const translated = () => {
    const about = found("om").value;
    fillAbout();
    found("om").value = about;
  };
  const writeScenario = async (clause = "") => {
    const about = found("om").value;
    const params = { state: state(), clause };
    if (about === "move") params.move = tried.move;
    if (about.startsWith("card ")) params.card = about.slice("card ".length);
    const asked = turn;
    found("kopierat").replaceChildren();
    let answer;
    try {
      answer = await ask("scenario", params);
    } catch (error) {
      answer = { text: error instanceof NotAnswered ? "" : (error.told?.[0] ?? error.message), clauses: [], clause: "" };
    }
    if (asked !== turn || about !== found("om").value) return;
    found("text").value = answer.text;
    found("varfor").hidden = !game.unchanged(answer.text);
    found("kopiera").disabled = !answer.clause;
    found("regel").replaceChildren(...answer.clauses.map(each =>
      made("option", { value: each, selected: each === answer.clause }, each)));
  };
  const toScenario = async () => {
    found("om").value = "move";
    await writeScenario();
    found("h-scenario").focus();
  };
  const copy = async () => {
    const text = found("text");
    let copied = false;
    try {
      await navigator.clipboard.writeText(text.value);
      copied = true;
    } catch { // not allowed, or not there: the old way
      text.focus();
      text.select();
      try { copied = document.execCommand("copy"); } catch { /* then by hand */ }
    }
    found("kopierat").replaceChildren(...(copied
      ? both("Kopierat.", "Copied.") : both("Texten är markerad: kopiera den med Ctrl+C.", "The text is selected: copy it with Ctrl+C.")));
  };

  // The position

  const changed = async () => {
    const asked = ++turn;
    closed();
    shown.remove();
    tried = null;
    found("utgavan").textContent = edition();
    found("bada").hidden = Boolean(root.dataset.edition);
    found("bada").replaceChildren(...both(`Med Båda prövas dragen i ${edition()}.`, `With Both, moves are tried in ${edition()}.`));
    const text = game.text();
    history.replaceState(null, "", location.pathname + location.search + (text ? "#" + text : ""));
    try {
      const answer = await ask("position", { state: state() });
      if (asked !== turn) return;
      listed = answer;
      hinder();
    } catch (error) {
      if (asked !== turn) return;
      listed = { moves: [], cards: [], count: 0 };
      complain(error);
    }
    showMoves(listed);
    fillAbout();
    await writeScenario();
  };
  const inAddress = () => {
    try { return decodeURI(location.hash.slice(1)); } catch { return ""; }
  };
  const fromAddress = () => {
    const text = inAddress();
    game.read(text.includes(":") ? text : ""); // otherwise it is a place on the page
    changed();
  };

  const begin = async () => {
    if (!location.protocol.startsWith("http")) return; // plain files: the page says how to start it
    try { await ask("hello", {}); } catch { return; }
    found("starta").hidden = true;
    found("prova").hidden = false;
    game = globalThis.prova({
      made, both, say, changed, forget, edition, editor: found("stallning"), mover: found("annat"),
      attempt: move => attempt(move, found("annat")),
    });
    found("exempel").addEventListener("click", () => { game.example(); changed(); say("Ett exempel ligger på bordet.", "An example is on the table.", found("sagt")); });
    found("tom").addEventListener("click", () => { game.read(""); changed(); say("Allt är borta.", "Everything is gone.", found("sagt")); });
    found("om").addEventListener("change", () => writeScenario());
    found("regel").addEventListener("change", event => writeScenario(event.target.value));
    found("kopiera").addEventListener("click", copy);
    let before = root.dataset.edition;
    root.addEventListener("chosen", () => {
      if (before === root.dataset.edition) { translated(); return; }
      before = root.dataset.edition;
      changed();
    });
    addEventListener("hashchange", () => { if (inAddress().includes(":")) fromAddress(); });
    fromAddress();
  };
  begin();
})();
