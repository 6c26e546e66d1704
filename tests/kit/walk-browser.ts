import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { patience } from './chromium.ts';
import { type HeldRequest, openDoor } from './door.ts';
import { type Model, takes } from './model.ts';
import { leavesOf, sayEvent } from './say.ts';
import type { TestServer } from './server.ts';
import type { Shown } from './shown.ts';
import { type Passable, toursOf } from './tours.ts';
import type { Step, Walk } from './walks.ts';

/** What a gesture has in hand. Each tour has a number, so that none meets what another left on the server. */
export interface Hand {
  page: Page;
  context: BrowserContext;
  server: TestServer;
  tour: number;
  /** What the walk does after this step: what a person types decides what the real server will answer. */
  ahead: readonly AnyEventObject[];
}

export interface BrowserFlow extends Shown {
  model: Model;
  path: string;
  gestures: Record<string, (hand: Hand, event: AnyEventObject) => Promise<void>>;
  /** The address that each actor asks: held until the walk lets it through to the server, or cuts it off. */
  calls: Record<string, RegExp>;
  /** Makes the world such that the real server gives the answer that comes next. */
  arrange: Record<string, (hand: Hand, output: unknown, request: unknown) => Promise<void>>;
  /** What a tour may have left broken is mended, for the flows that come after. */
  mend?: (server: TestServer) => Promise<unknown>;
  /** Whether the answer that comes next is that of a request that was cut off. */
  isCutOff?: (output: unknown) => boolean;
  isPassable?: Passable;
  /** Time stands still but for what a gesture lets pass: for flows whose pauses are shorter than a step. */
  stopsClock?: boolean;
  /** Transitions that no browser can take, each with its reason. */
  unreachable?: Record<string, string>;
  /** States that a browser leaves before anything can be seen. */
  fleeting?: readonly string[];
}

export const browserTours = ({ model, isPassable }: BrowserFlow): Walk[] => toursOf(model, isPassable);

interface Stage {
  browser: Browser;
  server: TestServer;
  tour: number;
  /** Whether the page is loaded anew after a step that shows this. */
  reloadsIn?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** Takes a tour with a real page against the real server. */
export async function walkBrowser(flow: BrowserFlow, tour: Walk, { browser, server, ...stage }: Stage): Promise<void> {
  const held = await hold(server, flow.calls);
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: held.url });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.clock.install();
  if (flow.stopsClock) await page.clock.pauseAt(Date.now() + 1_000);
  for (const [index, step] of tour.entries()) {
    const hand = { page, context, server, tour: stage.tour, ahead: tour.slice(index + 1).map(({ event }) => event) };
    const stopped = held.takeStopped(step);
    await act(flow, held, hand, step.event);
    giveUp(stopped);
    await held.arrivalOf(step);
    await expectShown(flow, page, step);
    if (!stage.reloadsIn?.(step.snapshot)) continue;
    const left = held.takeAll();
    await page.reload();
    giveUp(left);
    await expectShown(flow, page, step);
  }
  await context.close();
  held.close();
}

async function act(flow: BrowserFlow, held: Held, hand: Hand, event: AnyEventObject): Promise<void> {
  const gesture = flow.gestures[event.type];
  if (gesture) return gesture(hand, event);
  if (event.type === 'open') return void (await hand.page.goto(flow.path));
  const [, kind, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (kind === undefined) throw new Error(`There is no gesture for "${event.type}".`);
  const request = await held.take(actor);
  if (kind === 'error' || flow.isCutOff?.(event.output)) return request.cut();
  await flow.arrange[actor]?.(hand, event.output, request.body);
  request.letThrough();
}

/** The page has left these alone, but another request for the same address would wait for them. */
function giveUp(requests: readonly HeldRequest[]): void {
  for (const request of requests) request.cut();
}

type Held = Awaited<ReturnType<typeof hold>>;

async function hold(server: TestServer, calls: BrowserFlow['calls']) {
  const held = new Map<string, HeldRequest>();
  const nameOf = (url: string) => Object.keys(calls).findLast((actor) => calls[actor]?.test(url));
  const { url, close } = await openDoor(server.url, nameOf, (actor, request) => held.set(actor, request));
  const arrival = (actor: string, event?: AnyEventObject) => {
    const message = `the request of ${actor}${event ? ` after ${sayEvent(event)}` : ''}`;
    return expect.poll(() => held.has(actor), { interval: 5, message }).toBe(true);
  };
  const takeThose = (isTaken: (actor: string) => boolean): HeldRequest[] => {
    const taken = [...held].filter(([actor]) => isTaken(actor));
    for (const [actor] of taken) held.delete(actor);
    return taken.map(([, request]) => request);
  };
  return {
    url,
    close,
    async take(actor: string): Promise<HeldRequest> {
      await arrival(actor);
      const request = held.get(actor);
      held.delete(actor);
      return request ?? expect.fail(actor);
    },
    async arrivalOf({ event, effects }: Step): Promise<void> {
      for (const actor of Object.keys(calls))
        if (effects.some((told) => told.startsWith(`start ${actor} `))) await arrival(actor, event);
    },
    /** A page that leaves a state gives its request up, and the next one of the same actor is another. */
    takeStopped: ({ event, effects }: Step) =>
      takeThose((actor) => effects.includes(`stop ${actor}`) && !event.type.endsWith(`.actor.${actor}`)),
    takeAll: () => takeThose(() => true),
  };
}

async function expectShown({ texts, buttons, fleeting = [] }: BrowserFlow, page: Page, step: Step): Promise<void> {
  const state = leavesOf(step.snapshot.value);
  if (fleeting.includes(state)) return;
  const words = texts[state] ?? expect.fail(`No text is expected for "${state}".`);
  const every = [...new Set(Object.values(texts).flat())];
  const pressable = Object.keys(buttons).filter((name) => takes(step.snapshot, buttons[name] ?? { type: '' }));
  const look = async () => {
    const { words: present, enabled } = await page.evaluate(seen);
    return {
      texts: every.filter((text) => present.includes(text)),
      buttons: Object.keys(buttons).filter((name) => enabled.includes(name)),
    };
  };
  const message = `after ${sayEvent(step.event)}, in ${state}`;
  const wanted = { texts: every.filter((text) => words.includes(text)), buttons: pressable };
  await expect.poll(look, { interval: 10, message }).toEqual(wanted);
}

/** Runs in the page: the texts that a person sees, and the buttons that can be pressed. */
function seen(): { words: string[]; enabled: string[] } {
  const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const reachable = [...document.querySelectorAll('button')].filter(
    (button) => !button.disabled && button.closest('[aria-hidden=true]') === null,
  );
  return {
    words: visible.map((element) => element.textContent.trim()),
    enabled: reachable.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim()),
  };
}
