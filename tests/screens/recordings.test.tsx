import { configure, getConfig } from '@testing-library/dom';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Screen } from '#tests/kit/screen.tsx';
import { mount } from '#tests/kit/screen-path.tsx';
import { describeStep, type Recording } from '#tests/qa/recording.ts';
import { readRecordings } from '#tests/qa/recordings.routes.ts';
import { replay } from '#tests/qa/replay.ts';
import { screenHand } from '#tests/qa/screen-hand.ts';

const screens = import.meta.glob<{ screen: Screen<AnyStateMachine> }>('./*.screen.tsx');
const recordings = readRecordings().filter(({ recording }) => recording.flow !== null);
const [realNow, realWidth] = [Date.now, window.innerWidth];

afterEach(() => {
  Date.now = realNow;
  window.innerWidth = realWidth;
});

async function replayOnScreen(recording: Recording): Promise<void> {
  const load = screens[`./${recording.flow}.screen.tsx`];
  if (!load) throw new Error(`The flow "${recording.flow}" has no screen.`);
  const { screen } = await load();
  const { width } = screen;
  if (width !== undefined) window.innerWidth = width;
  await replay(
    recording,
    screenHand(mount(screen), (change) => act(async () => void change())),
  );
}

/** A tester waits for a replay that fails. */
beforeEach(() => limitWaits(10_000));

function limitWaits(asyncUtilTimeout: number): () => void {
  const { asyncUtilTimeout: before } = getConfig();
  configure({ asyncUtilTimeout });
  return () => configure({ asyncUtilTimeout: before });
}

describe('[BEYOND-76] recordings, replayed on the screen of their flow', () => {
  it.for(recordings.map(({ recording }) => recording))('$title', replayOnScreen);
});

describe('a replay', () => {
  const [first] = recordings.map(({ recording }) => recording);
  const recording = first ?? expect.fail('There is no recording of a flow.');
  beforeEach(() => limitWaits(100));

  it.for([
    [{ do: 'see', text: 'A text of another page' }, 'The page does not have this text.'],
    [{ do: 'state', state: 'elsewhere' }, 'The flow is in closed.'],
    [{ do: 'press', name: 'No such button' }, 'There are 0 enabled controls “No such button”.'],
    [{ do: 'answer', call: 'noSuchCall' }, 'No call “noSuchCall” waits in closed.'],
    [{ do: 'send', event: { type: 'code.submit' } }, 'The flow does not take code.submit in closed.'],
  ] as const)('[BEYOND-76] fails at a step that does not hold, and says which: %o', async ([step, reason]) => {
    const wrong = { ...recording, steps: [...recording.steps.slice(0, 1), step] };
    await expect(replayOnScreen(wrong)).rejects.toThrow(
      expect.objectContaining({ message: `Step 2 of 2, “${describeStep(step)}”, failed: ${reason}` }),
    );
  });
});
