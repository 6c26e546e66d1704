import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { openStage, type Stage } from './browser-driver.ts';
import { gesturesOf, type TouredFlow } from './browser-tours.ts';
import type { Hand } from './flow.ts';
import type { HeldRequest } from './holding-proxy.ts';
import { expectedIn, foundOn, takeStep } from './page-step.ts';
import type { Path, PathStep } from './paths.ts';
import { leavesOf, sayEvent } from './say.ts';

interface Options extends Stage {
  /** Whether the page is reloaded after a step that leads to this state. */
  reloadsIn?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** Takes a tour on a real page against the real server. */
export async function takeTour(flow: TouredFlow, tour: Path, { reloadsIn, ...stage }: Options): Promise<void> {
  const { held, page, handFor, close } = await openStage(flow.tour, stage);
  const gestures = gesturesOf(flow);
  for (const [index, step] of tour.steps.entries()) {
    const hand = handFor(tour.steps.slice(index + 1).map(({ event }) => event));
    const stopped = held.takeStopped(step);
    await takeStep(gestures, hand, step.event);
    cutAll(stopped);
    await held.arrivalOf(step);
    await expectShown(flow, hand, step);
    await expectKeyboard(page, step);
    if (!reloadsIn?.(step.state)) continue;
    const left = held.takeAll();
    await page.reload();
    cutAll(left);
    await expectShown(flow, hand, step);
  }
  await close();
}

/** The page has given these requests up; a later request to the same address would wait for them. */
function cutAll(requests: readonly HeldRequest[]): void {
  for (const request of requests) request.cut();
}

async function expectShown(
  { shown, tour, ...flow }: TouredFlow,
  hand: Hand,
  { event, state }: PathStep,
): Promise<void> {
  const name = leavesOf(state.value);
  if (tour.fleeting?.includes(name)) return;
  const expected = { ...flow, shown: { ...shown, texts: { ...shown.texts, ...tour.texts }, facts: {} } };
  const message = `after ${sayEvent(event)}, in ${name}`;
  await expect
    .poll(async () => foundOn(expected, await hand.look(), state), { interval: 10, message })
    .toEqual(expectedIn(expected, state));
}

type Opened = Awaited<ReturnType<typeof openStage>>;

/** Once an element has had the focus, some element keeps it. */
async function expectKeyboard(page: Opened['page'], { event, state }: PathStep): Promise<void> {
  const message = `the focus is lost after ${sayEvent(event)}, in ${leavesOf(state.value)}`;
  await expect.poll(() => page.evaluate(isKeyboardLost), { interval: 10, message }).toBe(false);
}

/** Runs in the page. */
function isKeyboardLost(): boolean {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (!isNowhere) Reflect.set(window, 'wasKeyboardUsed', true);
  return isNowhere && Reflect.has(window, 'wasKeyboardUsed');
}
