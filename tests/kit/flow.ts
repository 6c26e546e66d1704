import type { AnyEventObject } from 'xstate';
import type { Words } from './describe.ts';
import type { Model } from './model.ts';
import type { TestServer } from './server.ts';
import type { Shown } from './shown.ts';
import type { IsPassable } from './tours.ts';
import type { Driver, Name } from './verbs.ts';

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
  isOffered?: IsPassable;
  /** Events that no control of the flow's own screen sends, each with its sender. */
  elsewhere?: Record<string, string>;
  /** Events that a double press may send twice, each with the reason. */
  repeatable?: Record<string, string>;
}

/** What the gestures of a tour work with. Each tour has a number of its own, for names that no other tour uses on the server. */
export interface Hand extends Driver {
  server: TestServer;
  tour: number;
  /** The events after this step: what a person types decides what the real server will answer. */
  ahead: readonly AnyEventObject[];
  open(address: string): Promise<void>;
  /** Waits until a text, or a field with this label, is visible. */
  sees(name: Name): Promise<void>;
  /** As `sees`, while the clock of the page runs. */
  seesInTime(name: Name): Promise<void>;
  misses(name: Name): Promise<void>;
  /** Follows the first link with this name. */
  follow(link: Name): Promise<void>;
  isThere(button: Name): Promise<boolean>;
  /** Runs a script in the page; if no page is open yet, before the scripts of the next one. */
  plant<Argument>(script: (argument: Argument) => void, argument: Argument): Promise<void>;
}

/** What a tour needs in addition, to go through the whole page against the real server. */
export interface Tour {
  path: string;
  /** These replace the flow's own where the whole page or the real server differs. */
  texts?: Shown['texts'];
  gestures?: Record<string, (hand: Hand, event: AnyEventObject) => Promise<void>>;
  /** The address of each actor's request: it is held until the tour releases it to the server, or cuts it off. */
  calls: Record<string, RegExp>;
  /** Prepares the server so that it gives the answer that comes next. */
  arrange?: Record<string, (hand: Hand, output: unknown, request: unknown) => Promise<void>>;
  /** Fills the server before the first tour. */
  prepare?: (server: TestServer) => Promise<unknown>;
  isPassable?: IsPassable;
  /** Transitions that no browser can take, each with the reason. */
  unreachable?: Record<string, string>;
  /** States that a browser leaves too quickly to look at. */
  fleeting?: readonly string[];
}
