// The search: all words must be found in what window.sokord holds, or else most of them. Nothing that was typed ever
// becomes markup.
"use strict";
(() => {
  const FIRST = 40, EXCERPT = 220;
  const root = document.documentElement, known = window.sokord;
  const [form, box, status, list, more, help] = ["sok", "sokt", "traffar", "fynd", "fler", "hjalp"]
    .map(id => document.getElementById(id));
  const names = { clauses: ["Regel", "Clause"], rulings: ["Avgörande", "Ruling"], scenarios: ["Scenario", "Scenario"] };

  // --- letters: a letter without marks also finds those with marks; one with marks finds itself only
  const bare = text => text.normalize("NFD").replace(/\p{M}/gu, "");
  const low = text => text.normalize("NFC").toLowerCase();
  const marked = {};
  for (const letter of "àáâãäåçèéêëìíîïñòóôõöøùúûüýÿæ") {
    const plain = { ø: "o", æ: "a" }[letter] ?? bare(letter);
    marked[plain] = (marked[plain] ?? "") + letter;
  }
  const escaped = letter => letter.replace(/[\\^$.*+?()[\]{}|\/]/g, "\\$&");
  const pattern = word => {
    const inside = [...word].map(each => marked[each] ? `[${each}${marked[each]}]` : escaped(each)).join("");
    return (/^\d/.test(word) ? "(?<!\\d)" : "") + inside + (/\d$/.test(word) ? "(?!\\d)" : "");
  };

  // --- cards: the words that all cards of a suit, or of a rank, have in common name that suit or rank
  const SYMBOLS = { club: ["♣", "♧"], spade: ["♠", "♤"], heart: ["♥", "♡"], diamond: ["♦", "♢"] };
  const words = text => low(text).split(/\s+/).filter(Boolean);
  const said = known.cards.map(([name, , , spoken]) => new Set([...words(name), ...words(spoken)]));
  const shared = those => those.length ? [...those[0]].filter(word => those.every(each => each.has(word))) : [];
  const links = new Set(shared(said));
  const vocabulary = place => {
    const found = new Map();
    for (const value of new Set(known.cards.map(card => card[place]))) {
      const own = shared(said.filter((_, number) => known.cards[number][place] === value));
      for (const word of [...own.filter(each => !links.has(each)), ...(SYMBOLS[value] ?? [])]) {
        for (const spelled of [word, bare(word)]) found.set(spelled, value);
      }
    }
    return found;
  };
  const ranks = vocabulary(1), suits = vocabulary(2);
  const cardOf = (suit, rank) => known.cards.findIndex(card => card[2] === suit && card[1] === rank);
  const inOne = word => {
    for (let cut = 1; cut < word.length; cut++) {
      const [one, two] = [word.slice(0, cut), word.slice(cut)];
      if (suits.has(one) && ranks.has(two)) return cardOf(suits.get(one), ranks.get(two));
      if (ranks.has(one) && suits.has(two)) return cardOf(suits.get(two), ranks.get(one));
    }
    return -1;
  };
  // the card that begins at a word, and how many words it takes
  const cardAt = (typed, at) => {
    const [one, two, three] = typed.slice(at, at + 3);
    const whole = inOne(one);
    if (whole >= 0) return [whole, 1];
    if (suits.has(one) && ranks.has(two)) return [cardOf(suits.get(one), ranks.get(two)), 2];
    if (ranks.has(one) && links.has(two) && suits.has(three)) return [cardOf(suits.get(three), ranks.get(one)), 3];
    const next = suits.has(two) && ranks.has(three);  // "7 SP 8" is a number and a card
    if (ranks.has(one) && suits.has(two) && !next) return [cardOf(suits.get(two), ranks.get(one)), 2];
    return [-1, 0];
  };

  // a word for a suit, or for a rank that is no number, also finds the cards where the word is not written out
  const spelled = new Map();
  for (const [found, place] of [[ranks, 1], [suits, 2]]) {
    for (const [word, value] of found) {
      const those = known.cards.filter(card => card[place] === value);
      const apart = those.every(card => !words(card[0]).includes(word));
      if (apart && /^\p{L}/u.test(word) && !/^\d+$/.test(value)) spelled.set(word, those.map(card => card[0]));
    }
  }
  const named = word => (spelled.get(word) ?? []).map(name => `|(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`).join("");

  // --- numbers: INT-3 is also written int 3 and int3, and A-01 also A-1
  const short = text => low(text).replace(/[-\s]/g, "").replace(/^(\p{L}+)0+(?=\d)/u, "$1");
  const ids = new Map([...known.clauses, ...known.rulings].map(each => [short(each.id), each.id]));
  const idAt = (typed, at) => {
    const one = ids.get(short(typed[at]));
    if (one) return [one, 1];
    const two = at + 1 < typed.length && /^\p{L}+$/u.test(typed[at]) && /^\d+$/.test(typed[at + 1]);
    const both = two ? ids.get(short(typed[at] + typed[at + 1])) : undefined;
    return [both, both ? 2 : 0];
  };

  // --- small words are in every text, and tell nothing of what is looked for; they may be written without marks
  const SMALL = new Set([
    "jag", "du", "man", "mig", "sig", "min", "mitt", "sin", "sitt", "hur", "vad", "vem", "vems", "var", "när", "då", "varför",
    "vilken", "vilket", "vilka", "får", "få", "är", "en", "ett", "i", "på", "att", "det", "den", "de", "måste", "kan", "ska",
    "med", "om", "och", "som", "till", "av", "för", "så", "har", "där", "här", "blir", "bli",
  ].flatMap(word => [word, bare(word)]));
  const telling = those => {
    const large = those.filter(each => !each.small);
    return large.length ? large : those;
  };

  // --- what was typed, as what must be found
  const terms = query => {
    const cleaned = low(query).replace(/\ufe0e|\ufe0f/g, "");
    const typed = cleaned.split(/[\s,;]+/).map(each => each.replace(/^["'”“»«(\[]+|["'”“»«)\].:?!]+$/g, "")).filter(Boolean);
    const found = [];
    for (let at = 0; at < typed.length;) {
      const [id, long] = idAt(typed, at);
      const [card, wide] = id ? [-1, 0] : cardAt(typed, at);
      const word = id ? low(id) : card >= 0 ? low(known.cards[card][0]) : typed[at];
      const sought = `(?:${pattern(word)}${named(word)})`;
      found.push({
        id, card, small: !id && card < 0 && SMALL.has(word), any: new RegExp(sought, "iu"), all: new RegExp(sought, "giu"),
        start: new RegExp("(?<![\\p{L}\\d])" + sought, "iu"),
      });
      at += long || wide || 1;
    }
    return telling(found);
  };

  // --- how well a term is met: the thing itself, its title, what it is tagged with, its text; Infinity where it is not
  const has = (term, text) => term.any.test(text);
  const met = (term, thing, part) => {
    if (term.id && thing.id === term.id) return 0;
    if (term.id && part.tags.includes(term.id)) return part.tags[0] === term.id ? 3 : 4;
    if (has(term, thing.title) || has(term, part.row ?? "")) return term.start.test(thing.title) ? 1 : 2;
    if (term.card >= 0) return part.cards.includes(term.card) ? 5 : Infinity;
    if (part.codes?.some(code => has(term, code)) || (thing.id && has(term, thing.id))) return 3;
    if (thing.versions && has(term, thing.rule)) return 4;
    const text = textOf(part);
    return has(term, text) ? (term.start.test(text) ? 5 : 6) : has(term, thing.rule ?? "") ? 6 : Infinity;
  };
  const textOf = part => typeof part.text === "string" ? part.text : (part.whole ??= part.text.map(each => known.sentences[each]).join("\n"));

  const things = Object.keys(names).flatMap(kind => known[kind].map((thing, place) => ({
    ...thing, kind, place, parts: thing.versions ?? thing.rows ?? [thing],
  })));
  const order = Object.keys(names);
  // everything that meets some term: how many of them it meets, where, and how well
  const search = (wanted, edition) => {
    const exact = wanted.some(term => term.id || term.card >= 0);
    return things.flatMap(thing => {
      const scored = thing.parts.filter(part => !edition || part.editions.includes(edition)).map(part => {
        const scores = wanted.map(term => met(term, thing, part)).filter(score => score < Infinity);
        return { part, count: scores.length, score: scores.reduce((sum, score) => sum + score, 0) };
      });
      const count = Math.max(0, ...scored.map(each => each.count));
      const best = scored.filter(each => each.count === count);
      return count ? [{ thing, count, parts: best.map(each => each.part), score: Math.min(...best.map(each => each.score)) }] : [];
    }).sort((one, two) => (exact ? 0 : order.indexOf(one.thing.kind) - order.indexOf(two.thing.kind)) || one.score - two.score);
  };

  // --- what is shown
  const made = (tag, attributes = {}, ...inside) => {
    const element = Object.assign(document.createElement(tag), attributes);
    element.append(...inside);
    return element;
  };
  const both = (swedish, english) => [["sv", swedish], ["en", english]]
    .map(([lang, text]) => made("span", { className: lang, lang }, text));
  const lit = (text, wanted) => {
    const spans = wanted.flatMap(term => [...text.matchAll(term.all)].map(found => [found.index, found.index + found[0].length]));
    spans.sort((one, two) => one[0] - two[0] || two[1] - one[1]);
    const parts = [];
    let done = 0;
    for (const [from, to] of spans) {
      if (to <= done) continue;
      parts.push(text.slice(done, Math.max(done, from)), made("mark", {}, text.slice(Math.max(done, from), to)));
      done = to;
    }
    return [...parts, text.slice(done)].filter(part => part !== "");
  };
  const excerpt = (text, wanted) => {
    if (text.length <= EXCERPT) return text;
    const at = Math.min(...wanted.map(term => text.search(term.any)).filter(place => place >= 0), text.length);
    const from = at === text.length || at < EXCERPT / 2 ? 0 : text.indexOf(" ", at - EXCERPT / 3) + 1;
    const end = text.indexOf(" ", from + EXCERPT);
    return (from ? "… " : "") + text.slice(from, end < 0 ? undefined : end) + (end < 0 ? "" : " …");
  };
  const shownText = (part, wanted) => {
    if (typeof part.text === "string") return excerpt(part.text, wanted);
    const sentences = part.text.map(each => known.sentences[each]);
    const hits = sentences.filter(each => wanted.some(term => has(term, each)));
    return (hits.length ? hits : sentences).slice(0, 2).join(" … ");
  };
  const carried = path => {
    const [file, hash] = path.split("#"), address = new URLSearchParams();
    if (root.dataset.edition !== root.dataset.editions.split(" ")[0]) address.set("utgava", root.dataset.edition);
    if (root.dataset.language !== "sv") address.set("sprak", root.dataset.language);
    return file + (address.size ? `?${address}` : "") + (hash ? `#${hash}` : "");
  };
  const link = (path, ...inside) => made("a", { href: carried(path), lang: "sv" }, ...inside);
  const hit = ({ thing, parts }, wanted) => {
    const [part] = parts, item = made("li");
    const title = (thing.id ? [...lit(thing.id, wanted), " "] : []).concat(lit(thing.title, wanted));
    const rows = thing.rows && part.row;
    item.append(rows ? made("span", { className: "what", lang: "sv" }, ...title) : made("span", { className: "what" }, link(thing.path ?? part.path, ...title)));
    item.append(made("span", { className: "kind" }, ...both(...names[thing.kind]), thing.rows ? ` ${part.tags[0]}` : thing.rule ? made("span", { lang: "sv" }, ` · ${thing.rule}`) : ""));
    item.append(made("p", { lang: "sv" }, ...lit(shownText(part, wanted), wanted)));
    if (rows) {
      const some = parts.flatMap(each => [link(each.path, ...lit(each.row, wanted)), " "]);
      item.append(made("span", { className: "rows" }, ...some));
    }
    return item;
  };

  const told = (count, elsewhere, edition, most, wanted) => {
    const [swedish, english] = edition ? [` i utgåvan ${edition}`, ` in the edition ${edition}`] : ["", ""];
    const other = elsewhere ? [` (${elsewhere} till i andra utgåvor)`, ` (${elsewhere} more in other editions)`] : ["", ""];
    if (count && most < wanted) return both(
      `Inget${swedish} innehåller alla orden${other[0]}. Här är det som innehåller flest av dem, ${most} av ${wanted}: ${count} ${count === 1 ? "träff" : "träffar"}`,
      `Nothing${english} has all the words${other[1]}. Here is what has most of them, ${most} of ${wanted}: ${count} ${count === 1 ? "hit" : "hits"}`,
    );
    if (count) return both(`${count} ${count === 1 ? "träff" : "träffar"}${swedish}${other[0]}`, `${count} ${count === 1 ? "hit" : "hits"}${english}${other[1]}`);
    return both(
      `Inget hittades${swedish}${other[0]}. Pröva färre ord, en del av ett ord, eller en annan utgåva eller sort.`,
      `Nothing was found${english}${other[1]}. Try fewer words, part of a word, or another edition or kind.`,
    );
  };
  let whole = false;
  const kind = () => form.elements.slag.value;
  const show = () => {
    const wanted = terms(box.value), edition = root.dataset.edition;
    const ofKind = each => !kind() || each.thing.kind === kind();
    const some = wanted.length ? search(wanted, edition).filter(ofKind) : [];
    const most = Math.max(0, ...some.map(each => each.count));
    const found = some.filter(each => each.count === most);
    const whollyHere = most === wanted.length ? found.length : 0;
    const wholly = wanted.length && edition ? search(wanted, "").filter(each => ofKind(each) && each.count === wanted.length).length : whollyHere;
    list.replaceChildren(...found.slice(0, whole ? undefined : FIRST).map(each => hit(each, wanted)));
    more.hidden = whole || found.length <= FIRST;
    help.hidden = found.length > 0;
    status.replaceChildren(...(wanted.length ? told(found.length, wholly - whollyHere, edition, most, wanted.length) : []));
  };

  // --- the address holds what was asked, so that it can be shared, and is there after a reload
  const asked = () => {
    const address = new URLSearchParams(location.search);
    for (const [name, value] of [["q", box.value], ["slag", kind()]]) if (value) address.set(name, value); else address.delete(name);
    return address.size ? `?${address}` : location.pathname;
  };
  const changed = () => {
    whole = false;
    show();
    try { history.replaceState(null, "", asked()); } catch { /* then the address stays */ }
  };
  const first = new URLSearchParams(location.search);
  box.value = (first.get("q") ?? "").slice(0, box.maxLength);
  if (first.get("slag") in names) form.elements.slag.value = first.get("slag");
  box.addEventListener("input", changed);
  form.addEventListener("change", event => { if (event.target !== box) changed(); });
  form.addEventListener("submit", event => { event.preventDefault(); changed(); });
  more.addEventListener("click", () => { const next = list.children.length; whole = true; show(); list.children[next]?.querySelector("a")?.focus(); });
  root.addEventListener("chosen", show);
  document.addEventListener("keydown", event => {
    const links = [...list.querySelectorAll("a")], here = links.indexOf(document.activeElement);
    if (here < 0 && document.activeElement !== box) return;
    if (event.key === "Escape" && here >= 0) box.focus();
    else if (event.key === "ArrowDown") (links[here + 1] ?? links[here])?.focus();
    else if (event.key === "ArrowUp" && here >= 0) (links[here - 1] ?? box).focus();
    else return;
    event.preventDefault();
  });
  if (!box.value) box.focus();
  show();
})();
