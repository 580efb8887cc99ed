// How a visitor of the book puts the cards of Mulle on the table and in the hands, and says what move to try. Which
// moves may be made is for the engine to say: no rule stands here.
"use strict";
globalThis.prova = ({ made, both, say, changed, forget, edition, editor, mover, attempt }) => {
  const NAMES = ["Anna", "Bo"];
  const SUITS = { KL: ["club", "klöver"], SP: ["spade", "spader"], HJ: ["heart", "hjärter"], RU: ["diamond", "ruter"] };
  const RANKS = {
    A: "ess", 2: "två", 3: "tre", 4: "fyra", 5: "fem", 6: "sex", 7: "sju", 8: "åtta", 9: "nio", 10: "tio",
    J: "knekt", Q: "dam", K: "kung",
  };
  const ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
  const COPIES = 2;
  const RONDS = 6;
  const HIGHEST = 16;
  const EXAMPLE = "bord:SP3.HJ4.KL5.RU2.RU5+KL4=9Bo!&Anna:SP7.HJ9.KL3&Bo:RU9.HJK";

  const empty = () => ({
    omgang: 1, rond: RONDS, opener: "Anna", turn: "Anna",
    players: NAMES.map(name => ({ name, hand: [], taken: [], mulles: [], tabbe: 0 })),
    table: [], stock: [],
  });
  let state = empty();
  let selected = new Set(); // piles of the table

  const player = name => state.players.find(each => each.name === name);
  const spoken = card => { const [suit, rank] = card.split(" "); return `${RANKS[rank]} i ${SUITS[suit][1]}`; };
  const named = card => { const [suit, rank] = card.split(" "); return `${SUITS[suit][1]} ${RANKS[rank]}`; }; // in a sentence
  const capital = text => text[0].toUpperCase() + text.slice(1);
  const worth = card => 1 + ORDER.indexOf(card.split(" ")[1]);
  const sum = cards => cards.map(worth).reduce((one, other) => one + other, 0);
  const value = pile => pile.build?.value ?? sum(pile.cards);
  const called = pile => pile.build ? `bygget ${pile.build.value} (${pile.cards.join(", ")})`
    : pile.cards.length > 1 ? `högen (${pile.cards.join(", ")})` : pile.cards[0];
  const alike = (one, other) => [...one].sort().join() === [...other].sort().join();

  // The position in the address: bord:SP3.RU10+KL6=16Bo!&Anna:SP7&tur:Bo

  const short = card => card.replace(" ", "");
  const long = text => text.slice(0, 2) + " " + text.slice(2);
  const isCard = card => { const [suit, rank] = card.split(" "); return suit in SUITS && rank in RANKS; };
  const cardsIn = (text, mark = ".") => text.split(mark).map(long).filter(isCard);
  const pileText = ({ cards, build }) =>
    cards.map(short).join("+") + (build ? `=${build.value}${build.owner}${build.locked ? "!" : ""}` : "");
  const pileIn = text => {
    const [, cards, number, owner, lock] = /^([^=]*)(?:=(\d{1,4})(Anna|Bo)(!?))?$/.exec(text) ?? [null, ""];
    const pile = { cards: cardsIn(cards, "+") };
    if (number !== undefined) pile.build = { owner, value: Number(number), locked: lock === "!" };
    return pile;
  };
  const text = () => {
    const plain = empty();
    const fields = [["bord", state.table.map(pileText).join(".")]];
    for (const { name, hand, taken, mulles, tabbe } of state.players) {
      fields.push([name, hand.map(short).join(".")], [`${name}.intagna`, taken.map(short).join(".")],
        [`${name}.mullar`, mulles.map(short).join(".")], [`${name}.tabbar`, tabbe || ""]);
    }
    fields.push(["lek", state.stock.map(short).join(".")]);
    for (const [name, field] of [["tur", "turn"], ["oppnade", "opener"], ["omgang", "omgang"], ["rond", "rond"]]) {
      fields.push([name, state[field] === plain[field] ? "" : state[field]]);
    }
    return fields.filter(([, said]) => said !== "").map(([name, said]) => `${name}:${said}`).join("&");
  };
  const read = whole => {
    const said = Object.fromEntries(whole.split("&").map(each => each.split(":")).filter(each => each.length === 2));
    const number = (name, other) => /^\d{1,4}$/.test(said[name] ?? "") ? Number(said[name]) : other;
    const name = (field, other) => NAMES.includes(said[field]) ? said[field] : other;
    const plain = empty();
    state = {
      omgang: number("omgang", plain.omgang), rond: number("rond", plain.rond),
      opener: name("oppnade", plain.opener), turn: name("tur", plain.turn),
      players: NAMES.map(each => ({
        name: each, hand: cardsIn(said[each] ?? ""), taken: cardsIn(said[`${each}.intagna`] ?? ""),
        mulles: cardsIn(said[`${each}.mullar`] ?? ""), tabbe: number(`${each}.tabbar`, 0),
      })),
      table: (said.bord ?? "").split(".").map(pileIn).filter(pile => pile.cards.length),
      stock: cardsIn(said.lek ?? ""),
    };
    selected = new Set();
    render();
  };

  // Parts

  const SVG = "http://www.w3.org/2000/svg";
  const face = card => {
    const [suit, rank] = card.split(" ");
    const svg = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", "#" + SUITS[suit][0]);
    svg.append(use);
    svg.setAttribute("aria-hidden", "true");
    return [made("b", { "aria-hidden": "true" }, rank), svg];
  };
  const colour = card => ["HJ", "RU"].includes(card.split(" ")[0]) ? "card red" : "card";
  const picture = card => made("span", { class: colour(card), role: "img", "aria-label": spoken(card) }, face(card));
  const built = ({ build }) => build
    ? made("span", { class: "label", lang: "sv" }, `${build.value} · ${build.owner}${build.locked ? " · låst" : ""}`) : "";
  const kinds = ({ cards, build }) =>
    ["pile", build && (build.locked ? "locked" : "build"), cards.length > 1 && "many"].filter(Boolean).join(" ");

  // Choices as rows of small labels: radio buttons, or boxes to tick
  const choice = (name, legend, options, onchange, type = "radio") => made("fieldset", { class: "pills" },
    made("legend", {}, legend),
    options.map(([said, label, checked]) => made("label", {},
      made("input", { type, name, value: said, checked, onchange }), made("span", {}, label))));
  const chosen = (place, name) => place.querySelector(`input[name="${name}"]:checked`)?.value;
  const number = (id, label, lowest, highest, onchange) => made("p", {}, made("label", { for: id }, label), " ",
    made("input", { id, type: "number", min: lowest, max: highest, inputmode: "numeric", onchange }));
  const button = (label, onclick, more = {}) => made("button", { type: "button", onclick, ...more }, label);
  const field = id => document.getElementById(id);

  // Messages are shown beside what was pressed
  const [byDeck, byBoard, byMove] = ["saying", "saying", ""].map(kind => made("div", { class: kind }));

  // Where a card is put

  const PLACES = {
    "Anna.hand": ["på Annas hand", "in Anna’s hand"], "Bo.hand": ["på Bos hand", "in Bo’s hand"],
    table: ["på bordet", "on the table"],
    "Anna.taken": ["i Annas intagna hög", "in Anna’s taken pile"], "Bo.taken": ["i Bos intagna hög", "in Bo’s taken pile"],
    "Anna.mulles": ["i Annas mullehög", "in Anna’s mulle pile"], "Bo.mulles": ["i Bos mullehög", "in Bo’s mulle pile"],
    stock: ["underst i leken", "at the bottom of the stock"],
  };
  const listOf = place => {
    const [name, what] = place.split(".");
    return what ? player(name)[what] : state[name];
  };
  const left = card => {
    const all = [...state.stock, ...state.table.flatMap(pile => pile.cards),
      ...state.players.flatMap(each => [...each.hand, ...each.taken, ...each.mulles])];
    return COPIES - all.filter(each => each === card).length;
  };
  const put = card => {
    if (left(card) <= 0) {
      say(`Båda exemplaren av ${named(card)} ligger redan ute.`, `Both copies of ${named(card)} are out already.`, byDeck);
      return;
    }
    const place = chosen(editor, "plats");
    listOf(place).push(place === "table" ? { cards: [card] } : card);
    const [swedish, english] = PLACES[place];
    update();
    say(`${capital(named(card))} ligger nu ${swedish}.`, `${capital(named(card))} is now ${english}.`, byDeck);
  };
  const update = () => { render(); changed(); };

  // The deck: one stop for the tab key, the arrows go from card to card

  const cards = Object.keys(SUITS).flatMap(suit => ORDER.map(rank => `${suit} ${rank}`));
  const inDeck = new Map(cards.map((card, place) => [card, button([...face(card), made("small", { "aria-hidden": "true" })],
    () => put(card), { class: colour(card), tabindex: place ? "-1" : "0", "data-card": card })]));
  const walk = event => {
    const buttons = [...inDeck.values()];
    const at = buttons.indexOf(event.target);
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: ORDER.length, ArrowUp: -ORDER.length };
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + (steps[event.key] ?? NaN);
    if (at < 0 || !buttons[to]) return;
    event.preventDefault();
    for (const each of buttons) each.tabIndex = -1;
    buttons[to].tabIndex = 0;
    buttons[to].focus();
  };
  const deck = made("div", { class: "deck", role: "toolbar", "aria-labelledby": "h-kort", onkeydown: walk },
    Object.keys(SUITS).map(suit => made("div", { class: "suit" }, ORDER.map(rank => inDeck.get(`${suit} ${rank}`)))));

  // What lies there

  const board = made("div", { class: "picture board" });
  const putBack = (before, card, key) => { // it is pressed by mistake now and then
    state = before;
    selected = new Set();
    update();
    say(`${capital(named(card))} ligger där igen.`, `${capital(named(card))} is there again.`, byBoard);
    board.querySelector(`[data-key="${key}"]`).focus();
  };
  const removable = (list, place, key) => button(face(list[place]), () => {
    const before = structuredClone(state);
    const [card] = list.splice(place, 1);
    state.table = state.table.filter(pile => pile.cards.length);
    update();
    say(`${capital(named(card))} är borta.`, `${capital(named(card))} is gone.`, byBoard, " ",
      button(both("Lägg tillbaka", "Put it back"), () => putBack(before, card, `${key} ${place}`), { class: "small" }));
  }, { class: colour(list[place]), "aria-label": `${spoken(list[place])}, ta bort`, "data-key": `${key} ${place}` });
  const row = (title, list, key, kind = "") => made("div", { class: kind, role: "group", "aria-labelledby": `b-${key}` },
    made("p", { class: "who", id: `b-${key}` }, title),
    list.length ? made("div", { class: "piles" }, list.map((_, place) => removable(list, place, key)))
      : made("p", { class: "nothing" }, both("inga kort", "no cards")));
  const seat = ({ name, hand, taken, mulles, tabbe }) => made("div", { class: state.turn === name ? "seat on" : "seat" },
    row([name, " ", state.turn === name ? made("span", { class: "turn" }, both("i tur", "in turn")) : ""], hand, `${name}-hand`),
    taken.length ? row(both(`${name}, intagna`, `${name}, taken`), taken, `${name}-taken`, "taken") : "",
    mulles.length ? row(both(`${name}, mullehög`, `${name}, mulle pile`), mulles, `${name}-mulles`, "taken") : "",
    tabbe ? made("p", { class: "facts" }, both(`${name}, tabbar: ${tabbe}`, `${name}, tabbar: ${tabbe}`)) : "");
  const onTable = (pile, place) => made("li", { class: kinds(pile) + (selected.has(pile) ? " touched" : "") },
    made("span", { class: "cards" }, pile.cards.map((_, number) => removable(pile.cards, number, `pile-${place}`))),
    built(pile),
    button([both("välj", "select"), made("span", { class: "unseen", lang: "sv" }, " " + called(pile))], () => {
      if (!selected.delete(pile)) selected.add(pile);
      render();
    }, { class: "small", "aria-pressed": String(selected.has(pile)), "data-key": `choose ${place}` }));
  const table = () => made("div", { class: "table", role: "group", "aria-labelledby": "b-table" },
    made("p", { class: "who", id: "b-table" }, both("Bordet", "The table")),
    state.table.length ? made("ul", { class: "piles" }, state.table.map(onTable))
      : made("p", { class: "nothing" }, both("Bordet är tomt", "The table is empty")));

  // Where the focus goes when what had it is drawn anew, or is gone
  const keepingFocus = draw => {
    const [, name, place] = /^(\S+) (\d+)$/.exec(document.activeElement?.dataset?.key ?? "") ?? [];
    draw();
    if (!name) return;
    const found = key => board.querySelector(`[data-key="${key}"]`);
    const next = found(`${name} ${place}`) ?? found(`${name} ${place - 1}`) ?? board.querySelector("[data-key]")
      ?? [...inDeck.values()].find(each => each.tabIndex === 0);
    next.focus();
  };

  // Piles that are chosen become a build

  const suggest = () => {
    const piles = [...selected];
    const build = piles.find(pile => pile.build)?.build;
    field("byggvarde").value = build?.value ?? sum(piles.flatMap(pile => pile.cards));
    const owner = build?.owner ?? state.turn;
    for (const input of editor.querySelectorAll('input[name="agare"]')) input.checked = input.value === owner;
    field("last").checked = build?.locked ?? edition() === "utkast";
  };
  const joined = build => {
    const piles = state.table.filter(pile => selected.has(pile));
    const whole = { cards: piles.flatMap(pile => pile.cards), ...(build ? { build } : {}) };
    state.table = state.table.flatMap(pile => pile === piles[0] ? [whole] : selected.has(pile) ? [] : [pile]);
    selected = new Set();
    update();
    say(`På bordet ligger nu ${called(whole)}.`, `On the table there is now ${called(whole)}.`, byBoard);
    board.querySelector(`[data-key="choose ${state.table.indexOf(whole)}"]`)?.focus();
  };
  const split = () => {
    state.table = state.table.flatMap(pile => selected.has(pile) ? pile.cards.map(card => ({ cards: [card] })) : [pile]);
    selected = new Set();
    update();
    say("Korten ligger var för sig.", "The cards lie each by itself.", byBoard);
    board.querySelector('[data-key^="choose"]')?.focus();
  };
  const builder = made("div", { class: "builder", role: "group", "aria-labelledby": "h-valda", hidden: true },
    made("p", {}, made("strong", { id: "h-valda" }, both("De valda:", "The selected:")), " ", made("span", { id: "valda", lang: "sv" })),
    made("div", { class: "fields" },
      number("byggvarde", both("Byggets värde", "Value of the build"), 1, HIGHEST),
      choice("agare", both("Ägare", "Owner"), NAMES.map(name => [name, name])),
      made("p", {}, made("label", {}, made("input", { id: "last", type: "checkbox" }), " ", both("låst", "locked")))),
    made("p", { class: "bar" },
      button(both("Gör till ett bygge", "Make a build"), () => joined({
        owner: chosen(editor, "agare"), value: Number(field("byggvarde").value) || 0, locked: field("last").checked,
      }), { id: "gor-bygge" }),
      button(both("Lägg ihop till en hög", "Put together as a pile"), () => joined(null)),
      button(both("Dela på korten", "Divide the cards"), split)));

  // The rest of the position

  const set = (target, name, read = each => each) => event => { target()[name] = read(event.target.value); update(); };
  const whole = said => /^\d{1,4}$/.test(said) ? Number(said) : 0;
  const more = made("details", { class: "more" },
    made("summary", {}, both("Mer: rond, omgång, lek, mullar och tabbar", "More: rond, omgång, stock, mullar and tabbar")),
    choice("plats", both("Eller lägg dem", "Or put them"),
      ["Anna.mulles", "Bo.mulles", "stock"].map(place => [place, both(...PLACES[place])])),
    made("div", { class: "fields" },
      number("omgang", both("Omgång", "Omgång"), 1, 2, set(() => state, "omgang", whole)),
      number("rond", both("Rond", "Rond"), 1, RONDS, set(() => state, "rond", whole)),
      NAMES.map(name => number(`tabbar-${name}`, both(`${name}s tabbar`, `${name}’s tabbar`), 0, 99,
        set(() => player(name), "tabbe", whole))),
      choice("oppnade", both("Öppnade", "Opened"), NAMES.map(name => [name, name]), set(() => state, "opener"))));

  const render = () => {
    for (const [card, each] of inDeck) {
      const many = left(card);
      each.setAttribute("aria-label", `${spoken(card)}, ${Math.max(many, 0)} kvar`);
      each.setAttribute("aria-disabled", String(many <= 0));
      each.querySelector("small").textContent = Math.max(many, 0);
    }
    keepingFocus(() => board.replaceChildren(seat(state.players[1]), table(), seat(state.players[0]),
      state.stock.length ? row(both("Leken, överst först", "The stock, top first"), state.stock, "stock", "taken stock") : ""));
    builder.hidden = !selected.size;
    if (selected.size) {
      field("valda").textContent = [...selected].map(called).join(", ");
      suggest();
    }
    field("omgang").value = state.omgang;
    field("rond").value = state.rond;
    for (const { name, tabbe } of state.players) field(`tabbar-${name}`).value = tabbe;
    for (const [name, said] of [["tur", state.turn], ["oppnade", state.opener]]) {
      for (const input of editor.querySelectorAll(`input[name="${name}"]`)) input.checked = input.value === said;
    }
    offer();
  };

  // A move to try

  const pilesAs = (name, legend, type) => made("fieldset", { class: "from-table" }, made("legend", {}, legend),
    made("div", { class: "piles" }, state.table.map((pile, place) => made("label", { class: kinds(pile) },
      made("input", { type, name, value: place }), made("span", { class: "cards" }, pile.cards.map(picture)), built(pile)))),
    state.table.length ? "" : made("p", { class: "nothing" }, both("Bordet är tomt", "The table is empty")));
  const ticked = name => [...mover.querySelectorAll(`input[name="${name}"]:checked`)].map(each => state.table[each.value]);
  const drawnIn = (id, label, legend) => made("details", { class: "more", id }, made("summary", {}, label), pilesAs(id, legend, "checkbox"));
  const ACTIONS = {
    take: ["tar in", "takes"], build: ["bygger", "builds"], trotta: ["trottar", "trottar"], throw: ["slänger", "throws"],
  };
  const tries = { player: "Anna", card: "", action: "take", turn: "" };

  const parts = {
    take: () => [pilesAs("tas", both("Det som tas in", "What is taken"), "checkbox")],
    build: () => [
      pilesAs("pa", both("Byggs på", "Built on"), "radio"),
      number("till", both("Bygg till", "Build to"), 1, HIGHEST),
      drawnIn("medtas", both("Välj själv vad som följer med in i bygget", "Choose yourself what goes into the build too"), both("Det som följer med", "What goes into it")),
    ],
    trotta: () => [drawnIn("samlas", both("Välj själv vad som samlas", "Choose yourself what is gathered"), both("Det som samlas", "What is gathered"))],
    throw: () => [],
  };
  const form = made("form", { class: "attempt", oninput: forget, onsubmit: event => { event.preventDefault(); tryIt(); } });
  form.addEventListener("toggle", forget, true); // what is absorbed or gathered is said, or no longer
  const details = made("div");
  const offer = () => {
    if (tries.turn !== state.turn) tries.player = tries.turn = state.turn;
    const hand = player(tries.player).hand;
    if (!hand.includes(tries.card)) tries.card = hand[0] ?? "";
    const at = document.activeElement?.closest?.("form") === form ? [document.activeElement.name, document.activeElement.value] : [];
    form.replaceChildren(
      choice("spelare", both("Spelare", "Player"), NAMES.map(name => [name, name, name === tries.player]),
        event => { tries.player = event.target.value; offer(); }),
      hand.length ? made("fieldset", { class: "from-hand" }, made("legend", {}, both("Med kortet", "With the card")),
        made("div", { class: "piles" }, [...new Set(hand)].map(card => made("label", { class: "pile" },
          made("input", { type: "radio", name: "kort", value: card, checked: card === tries.card, onchange: () => { tries.card = card; suggestValue(); } }),
          picture(card)))))
        : made("p", { class: "note" }, both(`${tries.player} har inga kort på handen.`, `${tries.player} has no cards in the hand.`)),
      choice("handling", both("Vad gör kortet?", "What does the card do?"),
        Object.entries(ACTIONS).map(([action, label]) => [action, both(...label), action === tries.action]),
        event => { tries.action = event.target.value; redraw(); }),
      details,
      made("p", { class: "bar" }, made("button", { class: "main", disabled: !hand.length }, both("Pröva draget", "Try the move"))),
      byMove);
    redraw();
    if (at[0]) form.querySelector(`[name="${at[0]}"][value="${at[1]}"]`)?.focus();
  };
  const redraw = () => {
    details.replaceChildren(...parts[tries.action]());
    for (const input of details.querySelectorAll('[name="pa"]')) input.addEventListener("change", suggestValue);
    suggestValue();
  };
  const suggestValue = () => {
    if (tries.action !== "build" || !tries.card) return;
    const [on] = ticked("pa");
    field("till").value = on ? value(on) + worth(tries.card) : "";
  };
  const groups = id => field(id).open ? ticked(id).map(pile => pile.cards) : undefined;
  const tryIt = () => {
    const move = { player: tries.player, action: tries.action, card: tries.card };
    if (tries.action === "take") move.piles = ticked("tas").map(pile => pile.cards);
    if (tries.action === "trotta") move.gather = groups("samlas");
    if (tries.action === "build") {
      const [on] = ticked("pa");
      if (!on) {
        forget();
        form.querySelector('[name="pa"]')?.focus();
        if (state.table.length) say("Välj först vilken hög du bygger på.", "First choose which pile you build on.", byMove);
        else say("Bordet är tomt: det finns ingen hög att bygga på.", "The table is empty: there is no pile to build on.", byMove);
        return;
      }
      Object.assign(move, { on: on.cards, value: whole(field("till").value), absorb: groups("medtas") });
      // the cards alone do not tell which pile is meant where another has the same
      if (on.build && state.table.filter(pile => alike(pile.cards, on.cards)).length > 1) move.base = on.build.value;
    }
    attempt(move);
  };

  editor.append(made("div", { class: "laying" },
    made("div", {}, made("h3", {}, both("Så ligger korten", "How the cards lie")), board, byBoard,
      made("p", { class: "note" }, both(
        "Tryck på ett utlagt kort för att ta bort det. Välj högar på bordet för att göra ett bygge av dem.",
        "Press a card that is out to take it away. Select piles on the table to make a build of them.")),
      builder),
    made("div", {}, made("h3", { id: "h-kort" }, both("Korten", "The cards")),
      choice("plats", both("Lägg korten", "Put the cards"),
        Object.keys(PLACES).slice(0, 5).map((place, number) => [place, both(...PLACES[place]), !number])),
      deck, byDeck,
      made("p", { class: "note" }, both(
        "Tryck på ett kort för att lägga ut det. Siffran säger hur många som är kvar. Med tangentbordet: piltangenterna.",
        "Press a card to put it out. The number says how many are left. On a keyboard: the arrow keys.")),
      choice("tur", both("I tur", "In turn"), NAMES.map(name => [name, name]), set(() => state, "turn")),
      more)));
  mover.append(form);

  return {
    state: () => structuredClone(state),
    load: given => {
      const { edition: _, ...rest } = structuredClone(given);
      state = rest;
      selected = new Set();
      render();
    },
    // Whether a scenario goes on from a refused move with one that may be made
    unchanged: scenario => /Så vägras draget[^]*När [^]*Så tillåts draget\s*$/.test(scenario),
    example: () => read(EXAMPLE),
    read, text,
  };
};
