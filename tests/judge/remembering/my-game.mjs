// A game that remembers: a move changes it. Only throws, and nothing of how it is asked.
export class IllegalMove extends Error {
  constructor(code) { super(`No: ${code}.`); this.code = code; }
}
export class Pile {
  constructor(cards, build) { Object.assign(this, { cards, build }); }
}
export class Game {
  constructor({ turn, round, stock }) { Object.assign(this, { turn, round, stock, seats: [], table: [] }); }
  sit(name, hand, taken, mulles, tabbe) { this.seats.push({ name, hand, taken, mulles, tabbe }); }
  play(player, action, card, piles) {
    const mine = this.seats.find((seat) => seat.name === player);
    if (!mine.hand.includes(card)) throw new IllegalMove("unknown-card");
    mine.hand.splice(mine.hand.indexOf(card), 1);
    this.table.push(new Pile([card]));
    this.turn = this.seats.find((seat) => seat !== mine).name;
  }
}
