import type { EventReference } from './flow-details.ts';
import type { RecordedStep } from './recording.ts';

/** What the player sees of a screen and its chart. */
export interface Sight {
  state: string;
  /** The ids of the active states in the diagrams. */
  active: string[];
  hasEnded: boolean;
  /** Why the chart stopped with an error that it does not handle; null where it did not. */
  crash: string | null;
  /** The width at which the flow is tested, where its screen depends on it. */
  width: number | null;
  /** The texts and buttons of the flow that are on the page. */
  texts: string[];
  buttons: string[];
  /** The labels of the state with their values: "Check-in: 12 Jun 2026". */
  facts: string[];
  /** The Turkish of those texts and buttons, where the page is in Turkish; texts without it are not compared. */
  turkish: Record<string, string[]> | null;
  /** All enabled buttons of the page. */
  pressable: string[];
  /** What the fields hold, by their labels. */
  fields: Record<string, string>;
  calls: WaitingCall[];
  /** The names of all calls that were started since the screen was opened. */
  started: string[];
  /** What the chart asked of the outside since the screen was opened, the newest last. */
  effects: string[];
  /** The events between the actors of the flow, the newest last. */
  sent: SentEvent[];
  /** The steps that were left since the screen was opened. */
  seen: SeenStep[];
  /** What the player did since the screen was opened. */
  taken: TakenStep[];
}

/** A step that was left, as the screen showed it then. */
export interface SeenStep {
  /** Its number since the screen was opened. */
  step: number;
  words: string;
  state: string;
  /** The screen as a page without scripts. */
  picture: string;
}

export interface SentEvent {
  key: number;
  /** The number of the step during which it was sent. */
  step: number;
  source: string;
  target: string;
  /** The event with what it carries. */
  text: string;
  isUnused: boolean;
}

export interface TakenStep {
  step: RecordedStep;
  /** Done on a control of the page, where a recorder sees it by itself. */
  isOnPage: boolean;
}

/** A call that waits until the tester chooses its answer. */
export interface WaitingCall {
  name: string;
  /** A pause or a countdown of the page itself: it ends in time and cannot fail. */
  isTimer: boolean;
  answers: { label: string; event: EventReference }[];
}

/** The page in the player's frame: one flow with controlled actors, in `window.stage`. */
export interface Stage {
  /** The width at which the flow is tested, where its screen depends on it. */
  width: number | null;
  take(event: EventReference): Promise<void>;
  /** Presses each button of the step twice, as a double click does. */
  takeTwice(event: EventReference): Promise<void>;
  fail(call: string, error: unknown): Promise<void>;
  passTime(milliseconds: number): Promise<void>;
  /** Shows the screen again from its chart's saved snapshot, as a page does after a reload. */
  reload(): Promise<void>;
  /** From now on the browser stores nothing more. */
  fillStorage(): void;
  speak(language: 'en' | 'tr'): Promise<void>;
  look(): Promise<Sight>;
  watch(onChange: () => void): () => void;
}

declare global {
  interface Window {
    /** Set once the screen is shown. */
    stage?: Stage;
    /** Why the screen could not be shown. */
    stageFailure?: string;
  }
}
