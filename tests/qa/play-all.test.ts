import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Result } from './result.ts';
import { type PlayedPath, playAllMachine } from './web/play-all.machine.ts';

const paths = [1, 2, 3].map(
  (number): PlayedPath => ({ flow: 'login', title: 'Login', number, path: { name: '', steps: [] } }),
);
const resultOf = (number: number): Result => ({
  ...{ flow: 'login', target: `path ${number}`, note: '', at: number },
  verdict: number === 2 ? 'failed' : 'passed',
});

/** A run over three paths: the second one fails, and one waits until it is released. */
function start({ waits = 0, given = paths } = {}) {
  const saved: unknown[] = [];
  let letGo = () => {};
  const actor = createActor(
    playAllMachine.provide({
      actors: {
        readPaths: fromPromise(async () => given),
        playPath: fromPromise(async ({ input: { number } }) => {
          if (number === waits) await new Promise<void>((resolve) => (letGo = resolve));
          return resultOf(number);
        }),
        saveResults: fromPromise(async ({ input: { by, results } }) => {
          saved.push([by, results.length]);
          return 'file.json';
        }),
      },
    }),
    { input: { choice: { kind: 'flow', name: 'login' }, by: '' } },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
    return actor.getSnapshot();
  };
  return { actor, settle, saved, letGo: () => letGo() };
}

describe('[BEYOND-83] playing all paths', () => {
  it('plays one after the other, goes on after a failure, and keeps a result of each with the name of the tester', async () => {
    const { actor, settle, saved } = start();
    expect((await settle()).can({ type: 'results.save' })).toBe(false);
    actor.send({ type: 'run.start', by: 'Mia', language: 'en' });
    const { value, context } = await settle();
    expect(value).toBe('ready');
    expect(context.results.map(({ target, verdict, by }) => [target, verdict, by])).toEqual([
      ['path 1', 'passed', 'Mia'],
      ['path 2', 'failed', 'Mia'],
      ['path 3', 'passed', 'Mia'],
    ]);
    actor.send({ type: 'results.save' });
    expect((await settle()).context.message).toBe('Saved as tests/qa/results/file.json.');
    expect(saved).toEqual([['Mia', 3]]);
  });

  it('can be stopped, keeps what was played, and starts again from the first path', async () => {
    const { actor, settle, letGo } = start({ waits: 2 });
    await settle();
    actor.send({ type: 'run.start', by: 'Mia', language: 'en' });
    await settle();
    actor.send({ type: 'run.stop' });
    letGo();
    const stopped = await settle();
    expect([stopped.value, stopped.context.results.length]).toEqual(['ready', 1]);
    actor.send({ type: 'run.start', by: 'Mia', language: 'en' });
    expect((await settle()).context.results).toHaveLength(1);
    letGo();
    expect((await settle()).context.results).toHaveLength(3);
  });

  it('does not start where nothing is to be played', async () => {
    const { settle } = start({ given: [] });
    expect((await settle()).can({ type: 'run.start', by: '', language: 'en' })).toBe(false);
  });
});
