// A game that remembers: a move changes it. Only throws, and nothing of how it is asked.
import type { Build, Card, Player } from "./contract.js";
export class IllegalMove extends Error {
  constructor(readonly code: string) { super(`No: ${code}.`); }
}
export class Pile {
  constructor(readonly cards: Card[], readonly build?: Build | null) {}
}
export class Game {
  turn: string; round: number; stock: Card[]; seats: Player[] = []; table: Pile[] = [];
  constructor(from: { turn: string; round: number; stock: Card[] }) {
    this.turn = from.turn; this.round = from.round; this.stock = from.stock;
  }
  sit(name: string, hand: Card[], taken: Card[], mulles: Card[], tabbe: number): void {
    this.seats.push({ name, hand, taken, mulles, tabbe });
  }
  play(player: string, action: string, card: string, piles: Card[][]): void {
    const mine = this.seats.find((seat) => seat.name === player)!;
    const played = mine.hand.indexOf(card as Card);
    if (played < 0) throw new IllegalMove("unknown-card");
    this.table.push(new Pile(mine.hand.splice(played, 1)));
    this.turn = this.seats.find((seat) => seat !== mine)!.name;
  }
}
