import type { Fact } from './facts.ts';

/** A control by its visible text or its label. */
export type Name = string | RegExp;

export interface ChosenFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What a person does on a page, carried out by a real browser or by a test inside the page. */
export interface Verbs {
  press(name: Name): Promise<void>;
  /** A double click: the second press hits the button of this name that is there then, if it is enabled. */
  pressTwice(name: Name): Promise<void>;
  /** The first of several buttons with the same name. */
  pressFirst(name: Name): Promise<void>;
  fill(label: Name, text: string): Promise<void>;
  /** Empties the field first, so that it reports a change even where it has the same text already. */
  refill(label: Name, text: string): Promise<void>;
  leave(label: Name): Promise<void>;
  /** Chooses an option of a list or of a group of radio buttons. */
  choose(label: Name, option: string): Promise<void>;
  attach(label: Name, file: ChosenFile): Promise<void>;
  /** Presses a key where the focus is, or in a field. */
  strike(key: string, label?: Name): Promise<void>;
  passTime(milliseconds: number): Promise<void>;
}

/** The visible texts, the names of the enabled buttons, and the values with their labels. */
export interface Seen {
  texts: ReadonlySet<string>;
  pressable: ReadonlySet<string>;
  facts(): readonly Fact[];
}

/** A page that is driven by a test, and the calls that it makes. */
export interface Driver extends Verbs {
  /** Waits until an actor has made its call; the call waits until it is released or cut. */
  hold(actor: string): Promise<void>;
  release(actor: string, output: unknown): Promise<void>;
  cut(actor: string, error: unknown): Promise<void>;
  look(): Promise<Seen>;
}
