import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Stage } from '../stage.ts';
import { type Opening, playerMachine } from './player.machine.ts';
import { recorderIn } from './recorder.actors.ts';
import { tryFault } from './try-faults.ts';

export const frameName = 'stage';
const timeoutMs = 10_000;
/** A clock that runs changes the screen several times a second. */
const refreshMs = 100;

/** The player of the page's frame. */
export const player = playerMachine.provide({
  actors: {
    openStage: fromPromise(async ({ input, signal }) => {
      const stage = await openAt(input, signal);
      return stage.look();
    }),
    changeStage: fromPromise(async ({ input }) => {
      const stage = currentStage();
      await ('event' in input ? stage.take(input.event) : stage.passTime(input.milliseconds));
      return stage.look();
    }),
    tryFault: fromPromise(async ({ input, signal }) => {
      const stage = await openAt({ ...input, language: 'en' }, signal);
      return tryFault(input.fault, stage, input.next);
    }),
    watchStage: fromCallback<EventObject>(({ sendBack }) => {
      const stage = currentStage();
      let timer: ReturnType<typeof setTimeout> | undefined;
      let last = '';
      const report = async () => {
        timer = undefined;
        const sight = await stage.look();
        const found = JSON.stringify({ ...sight, seen: [] });
        if (found !== last) sendBack({ type: 'stage.change', sight });
        last = found;
      };
      const stop = stage.watch(() => {
        timer ??= setTimeout(() => void report(), refreshMs);
      });
      return () => {
        stop();
        clearTimeout(timer);
      };
    }),
    recorder: recorderIn(frameDocument),
  },
  actions: {
    showPosition(_, position) {
      const address = new URL(location.href);
      if (address.searchParams.get('step') === String(position)) return;
      address.searchParams.set('step', String(position));
      history.replaceState(history.state, '', address);
    },
  },
});

/** Opens the flow's screen again in the frame, and takes these steps at once. */
export async function openAt({ flow, steps, language }: Opening, signal: AbortSignal): Promise<Stage> {
  const frame = stageFrame();
  opened += 1;
  const search = `?${new URLSearchParams({ flow, opened: String(opened) })}`;
  frame.src = `/qa/stage${search}`;
  const stage = await stageIn(frame, search, signal);
  if (stage.width !== null && !new URLSearchParams(location.search).has('width')) frame.width = String(stage.width);
  if (language !== 'en') await stage.speak(language);
  for (const { event } of steps) await stage.take(event);
  return stage;
}

let opened = 0;

/** The frame still has the screen before while this one is loading. */
async function stageIn(frame: HTMLIFrameElement, search: string, signal: AbortSignal): Promise<Stage> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    signal.throwIfAborted();
    const shown = frame.contentWindow?.location.search === search ? frame.contentWindow : null;
    if (shown?.stageFailure !== undefined) throw new Error(shown.stageFailure);
    if (shown?.stage) return shown.stage;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The screen did not open within ten seconds.');
}

export function frameDocument(): Document {
  const { contentDocument } = stageFrame();
  if (!contentDocument) throw new Error('The screen is not open.');
  return contentDocument;
}

/** What the player has seen last may be older. */
export const stateNow = async (): Promise<string> => (await currentStage().look()).state;

function currentStage(): Stage {
  const stage = stageFrame().contentWindow?.stage;
  if (!stage) throw new Error('The screen is not open.');
  return stage;
}

export function stageFrame(): HTMLIFrameElement {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[name=${frameName}]`);
  if (!frame) throw new Error('The page has no frame for the screen.');
  return frame;
}
