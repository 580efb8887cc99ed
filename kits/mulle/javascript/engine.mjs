// Your engine of Mulle, as the judge asks it. `hello` and `values` are written. The others are yours: write one, add its
// name to OPERATIONS, run the check again. Every question brings all that is needed to answer it, and nothing has to be
// remembered until the next. An answer may be a promise. The formats of states and moves are in README.md.

const EDITIONS = ["0.3.0", "utkast"];
// What you declare is judged; the rest is skipped. To come: deal, play, moves, score.
const OPERATIONS = ["hello", "values"];
// The rulings that you read otherwise, such as "A-07": their scenarios are skipped.
const READINGS = [];

const PICTURES = { A: 1, J: 11, Q: 12, K: 13 };
const IN_HAND = { "KL A": 14, "SP A": 14, "HJ A": 14, "RU A": 14, "SP 2": 15, "RU 10": 16 };

export const engine = {
  /** Who you are, and what you can be asked. */
  hello() {
    return {
      name: "my-engine",
      version: "0.1.0",
      language: "JavaScript",
      game: "mulle",
      editions: EDITIONS,
      operations: OPERATIONS,
      readings: READINGS,
    };
  },

  /** What cards are worth: a list of { card, table, hand }, in the order asked. */
  values({ cards }) {
    return cards.map((card) => ({ card, table: onTable(card), hand: IN_HAND[card] ?? onTable(card) }));
  },

  /** STUB. The opening state. `order` is the pack of 104 cards, the first to be dealt first. */
  deal({ edition, players, opener, omgang, order }) {
    throw new Error("deal is a stub: add it to OPERATIONS when it is written");
  },

  /** STUB. { state: the next state }, or { refused: { reason: "not-maximal" } }. */
  play({ state, move }) {
    throw new Error("play is a stub: add it to OPERATIONS when it is written");
  },

  /** STUB. A list of every legal move, in any order. */
  moves({ state }) {
    throw new Error("moves is a stub: add it to OPERATIONS when it is written");
  },

  /** STUB. { players: [{ name, mulle, tabbe, intake, bonus, total }, …] }, in the order of the state. */
  score({ state }) {
    throw new Error("score is a stub: add it to OPERATIONS when it is written");
  },
};

/** The value of a card on the table. The value in the hand may differ: see IN_HAND. */
function onTable(card) {
  const rank = card.split(" ")[1];
  return PICTURES[rank] ?? Number(rank);
}
