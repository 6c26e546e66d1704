import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** What a flow shows, written by hand, and expected in jsdom and in a real browser. */
export interface Shown {
  /** Buttons that are enabled exactly when their event is taken. */
  buttons: Record<string, AnyEventObject>;
  /** The texts of each state; a text of another state must not be there. */
  texts: Record<string, readonly string[]>;
  /** Texts that are there exactly when this holds, for a state that is shown in several ways. */
  where?: Record<string, (context: never, snapshot: AnyMachineSnapshot) => boolean>;
}
