import type { AnyEventObject } from 'xstate';
import type { Words } from './catalogue.ts';
import type { Cases, Model } from './model.ts';
import type { TestServer } from './server.ts';
import type { Shown } from './shown.ts';
import type { Passable } from './tours.ts';
import type { Driver, Name } from './verbs.ts';

/** What is known of a flow by hand; a chart without a screen of its own shows nothing. */
export interface Flow {
  model: Model;
  /** What is done for each event: a person's gesture, or what another part of the product does. */
  words: Words;
  shown?: Shown;
  /** How a person sends an event. */
  gestures?: Record<string, (hand: Driver, event: AnyEventObject) => Promise<void>>;
  /** Whether there is a control for an event now, where another flow may send it too. */
  isOffered?: Passable;
  /** Events that no control of the flow's own screen sends, each with who does. */
  elsewhere?: Record<string, string>;
  tour?: Tour;
}

/** What a gesture of a tour has in hand. Each tour has a number, so that none meets what another left on the server. */
export interface Hand extends Driver {
  server: TestServer;
  tour: number;
  /** What the walk does after this step: what a person types decides what the real server will answer. */
  ahead: readonly AnyEventObject[];
  open(address: string): Promise<void>;
  /** Waits until a text, or a field of this label, is there. */
  sees(name: Name): Promise<void>;
  /** The same of what comes late, while time passes. */
  seesInTime(name: Name): Promise<void>;
  misses(name: Name): Promise<void>;
  /** Goes where the first of these links leads. */
  follow(link: Name): Promise<void>;
  isThere(button: Name): Promise<boolean>;
  /** Runs in the page, before its own scripts where it is not open yet. */
  plant<Argument>(script: (argument: Argument) => void, argument: Argument): Promise<void>;
}

/** What a long walk needs beside the gestures, to go through the whole page before the real server. */
export interface Tour {
  path: string;
  /** Cases for the whole page alone. */
  cases?: Cases;
  /** In the place of what the flow has for other drivers, where the whole page or the real server wants it otherwise. */
  behaviour?: (context: never) => unknown;
  texts?: Shown['texts'];
  gestures?: Record<string, (hand: Hand, event: AnyEventObject) => Promise<void>>;
  /** The address that each actor asks: held until the walk releases it to the server, or cuts it off. */
  calls: Record<string, RegExp>;
  /** Makes the world such that the real server gives the answer that comes next. */
  arrange?: Record<string, (hand: Hand, output: unknown, request: unknown) => Promise<void>>;
  /** Who and what is there before the first tour. */
  prepare?: (server: TestServer) => Promise<unknown>;
  /** What a tour may have left broken is mended, for the flows that come after. */
  mend?: (server: TestServer) => Promise<unknown>;
  /** Whether the answer that comes next is that of a request that was cut off. */
  isCutOff?: (output: unknown) => boolean;
  isPassable?: Passable;
  /** Time stands still but for what a gesture lets pass: for flows whose pauses are shorter than a step. */
  stopsClock?: boolean;
  viewport?: { width: number; height: number };
  /** Transitions that no browser can take, each with its reason. */
  unreachable?: Record<string, string>;
  /** States that a browser leaves before anything can be seen. */
  fleeting?: readonly string[];
}
