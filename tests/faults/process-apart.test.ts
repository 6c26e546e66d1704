import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Unavailable } from '#server/platform/errors.ts';
import { ProcessApart } from '#server/platform/process-apart.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { isThere } from '#tests/kit/processes.ts';

const program = join(import.meta.dirname, '../kit/obedient.ts');
const apart = (limits: { rest?: number; task?: number } = {}) =>
  new ProcessApart<string, { pid: number; env: string[] }>(
    program,
    { PLACE: 'here' },
    { rest: 60_000, task: 60_000, ...limits },
  );

describe('a process apart', () => {
  it('is one, however much is asked, and knows nothing of our environment', async () => {
    const one = apart();
    const answers = await Promise.all(['a', 'b', 'c'].map((task) => one.ask(task)));
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
    expect(answers[0]?.env.filter((name) => !name.startsWith('NODE_')).sort()).toEqual(['PATH', 'PLACE']);
  });

  it.each(['die', 'fail'])(
    'that should %s costs those who wait an honest answer, and the next nothing',
    async (end) => {
      const one = apart();
      const { pid } = await one.ask('a');
      const [lost, ended] = await Promise.allSettled([one.ask('hang'), one.ask(end)]);
      expect([lost, ended]).toEqual([
        { status: 'rejected', reason: expect.any(Unavailable) },
        { status: 'rejected', reason: expect.any(Unavailable) },
      ]);
      expect((await one.ask('a')).pid).not.toBe(pid);
    },
  );

  it('that takes too long is ended', async () => {
    const one = apart({ task: 2_000 });
    await expect(one.ask('hang')).rejects.toThrow('ended by SIGKILL');
  });

  it('that nobody needs is gone after a while, and another is there once it is needed', async () => {
    const one = apart({ rest: 50 });
    const { pid } = await one.ask('a');
    await eventually(() => expect(isThere(pid)).toBe(false));
    expect((await one.ask('a')).pid).not.toBe(pid);
  });
});
