// The contract: what you are asked, and what you answer.
// Written by: regelratt docs, from the types that check your answers. Do not edit it here.

/** An implementation. It answers what its `hello` declares, and need not remember anything between questions. */
export interface Engine {
  /** Who it is: name, version, language, game, editions, operations, readings. */
  hello(params: HelloParams): Answer<Hello>;
  /** What cards are worth. */
  values(params: ValuesParams): Answer<Value[]>;
  /** The opening state from an order of the pack. */
  deal(params: DealParams): Answer<State>;
  /** Every legal move. */
  moves(params: StateParams): Answer<Move[]>;
  /** `{"state": …}`, or `{"refused": {"reason": …, "clause": …, "message": …}}`. */
  play(params: PlayParams): Answer<PlayAnswer>;
  /** `{"players": [{"name": …, "total": …, …}, …]}`. */
  score(params: StateParams): Answer<Score>;
}

/** The questions. */
export const QUESTIONS = ["hello", "values", "deal", "moves", "play", "score"] as const satisfies (keyof Engine)[];

/** An answer may be a promise of one. */
export type Answer<T> = T | Promise<T>;

/** Who is asking, and in which version of the protocol. */
export interface HelloParams {
  protocol: number;
  suite: SuiteName;
}

/** Which suite is asking. */
export interface SuiteName {
  name: string;
  version: string;
}

/** Who the engine is, and what it can be asked. What it does not declare is skipped, never passed. */
export interface Hello {
  name: Text;
  version: string;
  language?: string;
  game: Text;
  editions: Text[];
  operations: Text[];
  /** The rulings that it reads otherwise than we do. */
  readings?: Text[];
}

/** A text of 1 to 200 characters. */
export type Text = string;

/** Which cards are asked about. */
export interface ValuesParams {
  cards: Card[];
}

export type Card =
  | "KL 2" | "KL 3" | "KL 4" | "KL 5" | "KL 6" | "KL 7" | "KL 8" | "KL 9" | "KL 10" | "KL J" | "KL Q" | "KL K" | "KL A"
  | "SP 2" | "SP 3" | "SP 4" | "SP 5" | "SP 6" | "SP 7" | "SP 8" | "SP 9" | "SP 10" | "SP J" | "SP Q" | "SP K" | "SP A"
  | "HJ 2" | "HJ 3" | "HJ 4" | "HJ 5" | "HJ 6" | "HJ 7" | "HJ 8" | "HJ 9" | "HJ 10" | "HJ J" | "HJ Q" | "HJ K" | "HJ A"
  | "RU 2" | "RU 3" | "RU 4" | "RU 5" | "RU 6" | "RU 7" | "RU 8" | "RU 9" | "RU 10" | "RU J" | "RU Q" | "RU K" | "RU A";

/** What a card is worth on the table and in the hand. */
export interface Value {
  card: Card;
  table: Count;
  hand: Count;
}

/** A whole number from 0 to 10000. */
export type Count = number;

/** The order of the pack, who opens, and which omgång of which edition it is. */
export interface DealParams {
  edition: string;
  /** Exactly 2. */
  players: Name[];
  opener: Name;
  omgang: Count;
  /** Exactly 104. */
  order: Card[];
}

/** A text of 1 to 100 characters. */
export type Name = string;

/** A position within one omgång. */
export interface State {
  edition: string;
  omgang: Count;
  rond: Count;
  opener: Name;
  turn: Name;
  /** Exactly 2. */
  players: Player[];
  table: Pile[];
  stock: Card[];
}

/** A player and what lies before her. */
export interface Player {
  name: Name;
  hand: Card[];
  taken: Card[];
  mulles: Card[];
  tabbe: Count;
}

/** A pile on the table; the order of its cards means nothing. */
export interface Pile {
  /** At least 1. */
  cards: Card[];
  build?: Build | null;
}

/** That a pile is a build. */
export interface Build {
  owner: Name;
  value: Count;
  locked: boolean;
}

/** A position to be asked about. */
export interface StateParams {
  state: State;
}

/** A move. Its card is any text here, because an engine must be able to refuse a card that does not exist. */
export type Move = Take | BuildOn | Trotta | Throw;

/** An intag of piles, each named by its cards. */
export interface Take {
  action: "take";
  player: Name;
  card: string;
  piles: Card[][];
}

/** A build on a pile. `base` is the value of the pile laid on, where its cards alone do not tell which is meant. */
export interface BuildOn {
  action: "build";
  player: Name;
  card: string;
  on: Card[];
  value: Count;
  base?: Count | null;
  absorb?: Card[][] | null;
}

/** A trotta. */
export interface Trotta {
  action: "trotta";
  player: Name;
  card: string;
  gather?: Card[][] | null;
}

/** A throw, or a feed of one's own build. */
export interface Throw {
  action: "throw";
  player: Name;
  card: string;
}

/** A position and a move. */
export interface PlayParams {
  state: State;
  move: Move;
}

/** Either the next state or a refusal, and exactly one of them. */
export type PlayAnswer = { state: State } | { refused: Refusal };

/** A move that may not be made: the code of the reason, and if it likes the clause and a sentence. */
export interface Refusal {
  reason: Text;
  clause?: string | null;
  message?: string | null;
}

/** What every player counts. */
export interface Score {
  /** Exactly 2. */
  players: PlayerScore[];
}

/** What a player counts. */
export interface PlayerScore {
  name: Name;
  mulle: Count;
  tabbe: Count;
  intake: Count;
  bonus: Count;
  total: Count;
}
