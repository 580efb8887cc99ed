// Everything in this folder, checked in JavaScript without any library: node check.mjs
// The hashes need no engine. The games and the counts need one: here it answers over HTTP, as `regelratt serve --http 8000`
// does, and the address is given after the command. For an engine of your own, write `ask` anew.
//
//   node check.mjs                          the hashes, and that the files are whole
//   node check.mjs http://127.0.0.1:8000/   the games and the counts too; add 1000 to count as deep as there are
//                                           at most so many positions (else 300), and 5 to play so many games (else all)

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [address, most = "300", games = "100"] = process.argv.slice(2);
const bytes = (path) => readFileSync(new URL(path, import.meta.url));
const json = (path) => JSON.parse(bytes(path));
const sha256 = (data) => createHash("sha256").update(data).digest("hex");

async function ask(method, params) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const answer = await (await fetch(address, { method: "POST", body })).json();
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
  return answer.result;
}

// --- The canonical form: sort what has no order, sort the keys, no white space ---

// By code point. JavaScript's own < compares UTF-16 units, which is another order outside the first plane.
function compare(a, b) {
  if (typeof a !== "string" && !Array.isArray(a)) return a - b; // numbers, and false before true
  const [left, right] = [[...a], [...b]];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = typeof a === "string" ? left[i].codePointAt(0) - right[i].codePointAt(0) : compare(left[i], right[i]);
    if (order) return order;
  }
  return left.length - right.length;
}

const sorted = (items) => [...items].sort(compare);

export function canonicalState(state) {
  const { edition, omgang, rond, opener, turn, stock } = state;
  const players = state.players.map(({ name, hand, taken, mulles, tabbe }) => (
    { name, hand: sorted(hand), taken: sorted(taken), mulles: sorted(mulles), tabbe }));
  const table = state.table.map(({ cards, build }) => {
    if (!build) return { cards: sorted(cards) };
    const { owner, value, locked } = build;
    return { cards: sorted(cards), build: { owner, value, locked } };
  });
  const place = ({ cards, build }) => [cards, ...(build ? [true, build.owner, build.value, build.locked] : [false])];
  table.sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    for (let i = 0; i < left.length && i < right.length; i++) {
      const order = compare(left[i], right[i]);
      if (order) return order;
    }
    return 0;
  });
  return { edition, omgang, rond, opener, turn, players, table, stock };
}

export function canonical(data) {
  if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
  if (data === null || typeof data !== "object") return JSON.stringify(data);
  const names = Object.keys(data).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(data[name])}`).join(",")}}`;
}

const stateHash = (state) => sha256(canonical(canonicalState(state)));

// --- Game files: lines that become the messages of the contract ---

const list = (text) => text.split(", ");
const group = (text) => text.replace(/^\[|\]$/g, "").split(" + ");

function readMove(line) {
  const [, player, card, what] = line.match(/^\d+\. (.+?): (\S+ \S+) (.*)$/);
  const head = { player, card };
  let found;
  if (what === "slängs") return { ...head, action: "throw" };
  if ((found = what.match(/^tar (.*)$/))) return { ...head, action: "take", piles: list(found[1]).map(group) };
  if ((found = what.match(/^trottar(?: och samlar (.*))?$/)))
    return { ...head, action: "trotta", ...(found[1] && { gather: list(found[1]).map(group) }) };
  found = what.match(/^bygger (\d+) på (\[.*?\]|\S+ \S+)(?: värd (\d+))?(?: och tar in (.*))?$/);
  return { ...head, action: "build", value: Number(found[1]), on: group(found[2]),
    ...(found[3] && { base: Number(found[3]) }), ...(found[4] && { absorb: list(found[4]).map(group) }) };
}

// A game as {edition, players, opener, omgangar: [{order, moves, hash}, …]}.
export function readGame(text) {
  const game = { omgangar: [] };
  for (const line of text.split("\n")) {
    const [label, rest] = [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)];
    if (label === "utgåva") game.edition = rest;
    if (label === "spelare") game.players = list(rest);
    if (label === "öppnar") game.opener = rest;
    if (label === "lek") game.omgangar.push({ order: list(rest), moves: [] });
    if (/^\d+\. /.test(line)) game.omgangar.at(-1).moves.push(readMove(line));
    if (label === "läge") game.omgangar.at(-1).hash = rest;
  }
  return game;
}

async function replayed({ file, omgangar, opener }, edition) {
  const game = readGame(bytes(`games/${edition}/${file}`).toString());
  for (const [number, { order, moves, hash }] of game.omgangar.entries()) {
    const opens = number === 0 ? opener : game.players.find((name) => name !== opener);
    let state = await ask("deal", { edition, players: game.players, opener: opens, omgang: number + 1, order });
    for (const move of moves) {
      const answer = await ask("play", { state, move });
      if (answer.refused) throw new Error(`${file}: ${JSON.stringify(move)} is refused: ${answer.refused.reason}`);
      state = answer.state;
    }
    same(`${file}, omgång ${number + 1}, the last state`, stateHash(state), hash);
    same(`${file}, omgång ${number + 1}, the score`, canonical(await ask("score", { state })), canonical(omgangar[number].score));
  }
}

// --- Perft: how many sequences of so many moves there are ---

async function counted(position, edition) {
  let level = new Map([[canonical(canonicalState(position.state)), 1]]); // position: the sequences that lead to it
  for (const expected of position.depths) {
    if (expected.positions > Number(most)) break;
    const reached = new Map();
    for (const [text, sequences] of level) {
      const state = JSON.parse(text);
      for (const move of await ask("moves", { state })) {
        const after = canonical(canonicalState((await ask("play", { state, move })).state));
        reached.set(after, (reached.get(after) ?? 0) + sequences);
      }
    }
    const hashes = [...reached.keys()].map(sha256).sort().map((hash) => `${hash}\n`).join("");
    const sequences = [...reached.values()].reduce((sum, each) => sum + each, 0);
    const got = { depth: expected.depth, sequences, positions: reached.size, sha256: sha256(hashes) };
    same(`perft ${edition} ${position.name}`, canonical(got), canonical(expected));
    level = reached;
  }
}

let [checks, wrong] = [0, 0];
function same(what, got, expected) {
  checks += 1;
  if (got === expected) return;
  wrong += 1;
  console.log(`${what}\n  expected ${expected}\n  got      ${got}`);
}

for (const line of bytes("SHA256SUMS").toString().trim().split("\n")) {
  const [sum, path] = line.split("  ");
  same(path, sha256(bytes(path)), sum);
}
for (const edition of ["0.3.0", "utkast"]) {
  for (const { name, state, canonical: text, sha256: hash } of json(`hash/${edition}.json`).vectors) {
    same(`hash ${edition}: ${name}`, canonical(canonicalState(state)), text);
    same(`hash ${edition}: ${name}`, stateHash(state), hash);
  }
  if (!address) continue;
  for (const game of json(`games/${edition}/index.json`).games.slice(0, Number(games))) await replayed(game, edition);
  for (const position of json(`perft/${edition}.json`).positions) await counted(position, edition);
}
console.log(wrong ? `${wrong} of ${checks} checks failed.` : `All ${checks} checks passed.`);
process.exitCode = wrong ? 1 : 0;
