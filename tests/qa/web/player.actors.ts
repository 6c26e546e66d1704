import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Stage } from '../stage.ts';
import { type Opening, playerMachine } from './player.machine.ts';
import { recorderIn } from './recorder.actors.ts';
import { tryFaults } from './try-faults.ts';

export const frameName = 'stage';
const timeoutMs = 10_000;

/** The player of the page's frame. */
export const player = playerMachine.provide({
  actors: {
    openStage: fromPromise(async ({ input, signal }) => {
      const stage = await openAt(input, signal);
      if (input.language !== 'en') await stage.speak(input.language);
      return stage.look();
    }),
    changeStage: fromPromise(async ({ input }) => {
      const stage = currentStage();
      await ('event' in input ? stage.take(input.event) : stage.passTime(input.milliseconds));
      return stage.look();
    }),
    tryFaults: fromPromise(({ input, signal }) => tryFaults(() => openAt(input, signal), input.next)),
    watchStage: fromCallback<EventObject>(({ sendBack }) => {
      const stage = currentStage();
      const report = async () => sendBack({ type: 'stage.change', sight: await stage.look() });
      return stage.watch(() => void report());
    }),
    recorder: recorderIn(frameDocument),
  },
  actions: {
    showPosition(_, position) {
      const address = new URL(location.href);
      address.searchParams.set('step', String(position));
      history.replaceState(history.state, '', address);
    },
  },
});

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
