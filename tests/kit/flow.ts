import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Words } from './describe.ts';
import type { Model } from './model.ts';
import type { Shown } from './shown.ts';
import type { Driver } from './verbs.ts';

/** How a person gets to a flow and provokes what happens there, for its page in docs/machines. */
export interface Guide {
  /** Who uses it: "An applicant", "A sponsor", "Staff", "The server". */
  role: string;
  /** The address of its page, or the part of the product that runs it. */
  address: string;
  /** What has to be done before the flow begins. */
  start?: string;
  /** How each answer of each call is provoked; an answer without a kind is called "done". */
  answers?: Record<string, Record<string, string>>;
  /** Guards in words, where they decide between several outcomes of one action: "the address was verified before". */
  conditions?: Record<string, string>;
}

/** What is written by hand about a flow. A chart without a screen of its own has no `shown` and no `gestures`. */
export interface Flow {
  model: Model;
  /** What is done for each event, in words: a person's gesture, or what another part of the product does. A gesture that is one press needs none. */
  words?: Words;
  guide: Guide;
  shown?: Shown;
  /** How a person sends each event. */
  gestures?: Record<string, (hand: Driver, event: AnyEventObject) => Promise<void>>;
  /** Whether the screen has a control for an event in this state, where another flow may send it too. */
  isOffered?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Events that no control of the flow's own screen sends, each with its sender. */
  elsewhere?: Record<string, string>;
  /** Events that a double press may send twice, each with the reason. */
  repeatable?: Record<string, string>;
}
