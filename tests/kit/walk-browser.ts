import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { openStage, type Stage } from './browser-driver.ts';
import type { HeldRequest } from './door.ts';
import type { Hand } from './flow.ts';
import { leavesOf, sayEvent } from './say.ts';
import { seenOf, takeStep, wantedAt } from './take-step.ts';
import { gesturesOf, type ToldFlow } from './toured.ts';
import type { Step, Walk } from './walks.ts';

interface Show extends Stage {
  /** Whether the page is loaded anew after a step that shows this. */
  reloadsIn?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** Takes a tour with a real page against the real server. */
export async function walkBrowser(flow: ToldFlow, walk: Walk, { reloadsIn, ...stage }: Show): Promise<void> {
  const { held, page, handFor, close } = await openStage(flow.tour, stage);
  const gestures = gesturesOf(flow);
  for (const [index, step] of walk.entries()) {
    const hand = handFor(walk.slice(index + 1).map(({ event }) => event));
    const stopped = held.takeStopped(step);
    await takeStep(gestures, hand, step.event);
    giveUp(stopped);
    await held.arrivalOf(step);
    await expectShown(flow, hand, step);
    await expectKeyboard(page, step);
    if (!reloadsIn?.(step.snapshot)) continue;
    const left = held.takeAll();
    await page.reload();
    giveUp(left);
    await expectShown(flow, hand, step);
  }
  await close();
}

/** The page has left these alone, but another request for the same address would wait for them. */
function giveUp(requests: readonly HeldRequest[]): void {
  for (const request of requests) request.cut();
}

async function expectShown({ shown, tour }: ToldFlow, hand: Hand, step: Step): Promise<void> {
  const state = leavesOf(step.snapshot.value);
  if (tour.fleeting?.includes(state)) return;
  const seen = { ...shown, texts: { ...shown.texts, ...tour.texts } };
  const message = `after ${sayEvent(step.event)}, in ${state}`;
  await expect
    .poll(async () => seenOf(seen, await hand.look()), { interval: 10, message })
    .toEqual(wantedAt(seen, step));
}

type Opened = Awaited<ReturnType<typeof openStage>>;

/** Once something upon a page has had the keyboard, something has it. */
async function expectKeyboard(page: Opened['page'], { event, snapshot }: Step): Promise<void> {
  const message = `the keyboard is lost after ${sayEvent(event)}, in ${leavesOf(snapshot.value)}`;
  await expect.poll(() => page.evaluate(isKeyboardLost), { interval: 10, message }).toBe(false);
}

/** Runs in the page. */
function isKeyboardLost(): boolean {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (!isNowhere) Reflect.set(window, 'wasKeyboardUsed', true);
  return isNowhere && Reflect.has(window, 'wasKeyboardUsed');
}
