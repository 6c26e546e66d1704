/** A control by what a person reads on it or beside it. */
export type Name = string | RegExp;

export interface ChosenFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What a person does with a page, whoever lends the hand: a browser before it, or a test within it. */
export interface Verbs {
  press(name: Name): Promise<void>;
  /** The first of several that are named alike. */
  pressFirst(name: Name): Promise<void>;
  fill(label: Name, text: string): Promise<void>;
  /** Writes anew, so that the field tells of it even where the text stands there already. */
  refill(label: Name, text: string): Promise<void>;
  leave(label: Name): Promise<void>;
  /** An option of a list, or one of a few that are named one by one. */
  choose(label: Name, option: string): Promise<void>;
  attach(label: Name, file: ChosenFile): Promise<void>;
  /** Strikes a key where the focus is, or in a field. */
  strike(key: string, label?: Name): Promise<void>;
  passTime(milliseconds: number): Promise<void>;
  /** Another tab of the same browser keeps this on the device; what is null it takes away. */
  otherTab(kept: Record<string, string | null>): Promise<void>;
}

/** What is there to be seen: the words that are asked about, and the buttons that can be pressed. */
export interface Seen {
  texts: ReadonlySet<string>;
  pressable: ReadonlySet<string>;
}

/** A page under somebody's hand, and the calls that it makes. */
export interface Driver extends Verbs {
  /** Waits until the call of an actor is on its way; there it stays until it is released or cut. */
  hold(actor: string): Promise<void>;
  /** Makes the world such that a call is answered so. */
  arrange(actor: string, output: unknown): Promise<void>;
  release(actor: string, output: unknown): Promise<void>;
  cut(actor: string, error: unknown): Promise<void>;
  look(): Promise<Seen>;
}
