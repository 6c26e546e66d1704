import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** What a flow shows, written by hand: jsdom and a real browser are held to the same words. */
export interface Shown {
  /** A button that is there and can be pressed exactly when its event is taken. */
  buttons: Record<string, AnyEventObject>;
  /** What a person reads in each state; a text of another state must not be there. */
  texts: Record<string, readonly string[]>;
  /** What a person reads exactly where this holds of what the chart remembers and where it is, for a state that is shown in many ways. */
  where?: Record<string, (context: never, snapshot: AnyMachineSnapshot) => boolean>;
}
