import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Recording } from './recording.ts';
import { type RecorderInput, recorderMachine, type SaveAnswer } from './web/recorder.machine.ts';

const press = { do: 'press', name: 'Sign In' } as const;
const refused = { do: 'refused', sentence: '“Password” was not recorded.' } as const;
const empty: RecorderInput = { flow: null, address: '/', title: '', steps: [], wasRecording: false };

function start(
  input: Partial<RecorderInput> = {},
  answer: () => Promise<SaveAnswer> = async () => ({ kind: 'saved', file: 'a.json' }),
) {
  const saved: Recording[] = [];
  const machine = recorderMachine.provide({
    actors: {
      saveRecording: fromPromise<SaveAnswer, Recording>(async (call) => {
        saved.push(call.input);
        return answer();
      }),
    },
  });
  const recorder = createActor(machine, { input: { ...empty, ...input } }).start();
  const settled = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    return recorder.getSnapshot();
  };
  return { recorder, saved, settled };
}

describe('a recorder', () => {
  it('records, lets steps be deleted, and saves under a title', async () => {
    const { recorder, saved, settled } = start();
    recorder.send({ type: 'recording.start', address: '/login' });
    for (const step of [press, { do: 'see', text: 'Hello' } as const, press]) recorder.send({ type: 'step.add', step });
    recorder.send({ type: 'recording.stop' });
    recorder.send({ type: 'step.delete', index: 1 });
    recorder.send({ type: 'title.change', title: ' Signs in ' });
    recorder.send({ type: 'recording.save' });
    expect((await settled()).value).toBe('saved');
    expect(recorder.getSnapshot().context.file).toBe('a.json');
    expect(saved).toEqual([{ title: 'Signs in', flow: null, address: '/login', steps: [press, press] }]);
    recorder.send({ type: 'recording.start', address: '/' });
    expect(recorder.getSnapshot().context).toMatchObject({ address: '/', title: '', steps: [], file: null });
  });

  it.for([
    [{ steps: [press], title: ' ' }, 'Enter a title.'],
    [{ steps: [press, refused], title: 'A' }, '“Password” was not recorded. Delete that step, and do it again.'],
  ] as const)('saves nothing with %o', async ([draft, message]) => {
    const { recorder, saved, settled } = start(draft);
    recorder.send({ type: 'recording.save' });
    expect((await settled()).value).toEqual({ open: 'reviewing' });
    expect(recorder.getSnapshot().context.message).toBe(message);
    recorder.send({ type: 'title.change', title: 'B' });
    expect(recorder.getSnapshot().context.message).toBeNull();
    expect(saved).toEqual([]);
  });

  it.for([
    [async () => ({ kind: 'refused', message: 'There is one.' }) as const, 'There is one.'],
    [async () => Promise.reject(new Error('offline')), 'The recording could not be saved. It is still here.'],
  ] as const)('keeps the steps when saving does not work', async ([answer, message]) => {
    const { recorder, settled } = start({ steps: [press], title: 'A' }, answer);
    recorder.send({ type: 'recording.save' });
    expect((await settled()).context).toMatchObject({ message, steps: [press], title: 'A' });
    recorder.send({ type: 'recording.discard' });
    expect(recorder.getSnapshot().value).toBe('idle');
  });

  it('goes on after another page was loaded', () => {
    const { recorder } = start({ steps: [press], wasRecording: true });
    recorder.send({ type: 'step.add', step: press });
    expect(recorder.getSnapshot().value).toEqual({ open: 'recording' });
    expect(recorder.getSnapshot().context.steps).toEqual([press, press]);
  });
});
