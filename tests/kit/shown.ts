import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Values by their labels: "Check-in", or "Details: Check-in" where several parts of the page have that label. A list where the page has several. */
export type Facts = Readonly<Record<string, string | readonly string[]>>;

/** What a flow shows, written by hand, and expected in jsdom and in a real browser. */
export interface Shown {
  /** Buttons that are enabled exactly when their event is taken, besides those that are a whole gesture; null: this one is no such button. */
  buttons?: Record<string, AnyEventObject | null>;
  /** The texts of each state; a text of another state must not be there. */
  texts: Record<string, readonly string[]>;
  /** The values that a person finds by their labels in a state, where need be in each of its situations. */
  facts?: Record<string, Facts | ((context: AnyMachineSnapshot['context']) => Facts)>;
  /** Texts that are there exactly when this holds, for a state that is shown in several ways. */
  where?: Record<string, (context: never, snapshot: AnyMachineSnapshot) => boolean>;
}
