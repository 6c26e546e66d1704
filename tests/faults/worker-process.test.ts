import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Unavailable } from '#server/lib/errors.ts';
import { WorkerProcess } from '#server/lib/worker-process.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { isThere } from '#tests/kit/processes.ts';

const program = join(import.meta.dirname, '../kit/obedient.ts');
const start = (limits: { idleMs?: number; taskMs?: number } = {}) =>
  new WorkerProcess<string, { pid: number; env: string[] }>(
    program,
    { PLACE: 'here' },
    { idleMs: 60_000, taskMs: 60_000, ...limits },
  );

describe('a worker process', () => {
  it('is one, however many tasks come at once, and gets none of our environment', async () => {
    const worker = start();
    const answers = await Promise.all(['a', 'b', 'c'].map((task) => worker.run(task)));
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
    expect(answers[0]?.env.filter((name) => !name.startsWith('NODE_')).sort()).toEqual(['PATH', 'PLACE']);
  });

  it('answers a task that throws as failed, and does those that wait', async () => {
    const worker = start();
    const { pid } = await worker.run('a');
    const [failed, next] = await Promise.allSettled([worker.run('fail'), worker.run('b')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'TaskFailed', message: 'planted' } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { pid } });
  });

  it('that crashes fails the task that was running; those that wait are done by the next process', async () => {
    const worker = start();
    const { pid } = await worker.run('a');
    const [crashed, ...others] = await Promise.allSettled(['die', 'b', 'c'].map((task) => worker.run(task)));
    expect(crashed).toEqual({ status: 'rejected', reason: expect.any(Unavailable) });
    expect(others).toEqual(others.map(() => ({ status: 'fulfilled', value: expect.anything() })));
    expect((await worker.run('a')).pid).not.toBe(pid);
  });

  it('tells why it crashed to the server, for its log', async () => {
    await expect(start().run('crash')).rejects.toThrow(/ended by 1\. .*planted crash/s);
  });

  it('whose task takes too long is ended', async () => {
    const worker = start({ taskMs: 2_000 });
    await expect(worker.run('hang')).rejects.toThrow('ended by SIGKILL');
  });

  it('ends when it is idle for a while, and another is started once it is needed', async () => {
    const worker = start({ idleMs: 50 });
    const { pid } = await worker.run('a');
    await eventually(() => expect(isThere(pid)).toBe(false));
    expect((await worker.run('a')).pid).not.toBe(pid);
  });
});
