import { fromCallback, fromPromise } from 'xstate';
import type { EventReference, StepDetails } from '../flow-details.ts';
import type { Sight, Stage } from '../stage.ts';
import { type FaultReport, tryFaults } from './try-faults.ts';

export const frameName = 'stage';
const timeoutMs = 10_000;

interface Opening {
  flow: string;
  steps: readonly StepDetails[];
  language: 'en' | 'tr';
}

export const openStage = fromPromise<Sight, Opening>(async ({ input, signal }) => {
  const stage = await openAt(input, signal);
  if (input.language !== 'en') await stage.speak(input.language);
  return stage.look();
});

/** Tries every fault after these steps. */
export const tryFaultsHere = fromPromise<FaultReport[], Opening & { next: StepDetails | undefined }>(
  ({ input, signal }) => tryFaults(() => openAt(input, signal), input.next),
);

/** Opens the flow's screen again in the frame, and takes these steps at once. */
async function openAt({ flow, steps }: Opening, signal: AbortSignal): Promise<Stage> {
  const frame = stageFrame();
  frame.src = `/qa/stage?flow=${encodeURIComponent(flow)}&opened=${Date.now()}`;
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true, signal }));
  const stage = await stageIn(frame);
  if (stage.width !== null) frame.width = String(stage.width);
  for (const { event } of steps) await stage.take(event);
  return stage;
}

/** A step or an answer, or time that passes. */
export type StageChange = { event: EventReference } | { milliseconds: number };

export const changeStage = fromPromise<Sight, StageChange>(async ({ input }) => {
  const stage = currentStage();
  await ('event' in input ? stage.take(input.event) : stage.passTime(input.milliseconds));
  return stage.look();
});

/** The tester uses the screen, or something on it changes by itself. */
export const watchStage = fromCallback(({ sendBack }) => {
  const stage = currentStage();
  const report = async () => sendBack({ type: 'stage.change', sight: await stage.look() });
  return stage.watch(() => void report());
});

/** The address names the position, so that it can be shared and reloaded. */
export function showPosition(position: number): void {
  const address = new URL(location.href);
  address.searchParams.set('step', String(position));
  history.replaceState(history.state, '', address);
}

async function stageIn({ contentWindow }: HTMLIFrameElement): Promise<Stage> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (contentWindow?.stageFailure !== undefined) throw new Error(contentWindow.stageFailure);
    if (contentWindow?.stage) return contentWindow.stage;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The screen did not open within ten seconds.');
}

export function frameDocument(): Document {
  const { contentDocument } = stageFrame();
  if (!contentDocument) throw new Error('The screen is not open.');
  return contentDocument;
}

function currentStage(): Stage {
  const stage = stageFrame().contentWindow?.stage;
  if (!stage) throw new Error('The screen is not open.');
  return stage;
}

function stageFrame(): HTMLIFrameElement {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name=${frameName}]`);
  if (!frame) throw new Error('The page has no frame for the screen.');
  return frame;
}
