import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cli, dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';
import { keepWriting, type Writing } from '#tests/kit/writers.ts';

let data: ReturnType<typeof dataFolder>;
let server: ServerProcess;
beforeEach(async () => {
  data = dataFolder();
  server = await startServerProcess({ DATA_DIR: data.folder, TRUST_PROXY: '1' });
});
afterEach(async () => {
  await server.end('SIGKILL');
  data.remove();
});

/** Another process that writes, and takes its time. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const other = new DatabaseSync(join(data.folder, 'vaya.sqlite'), { timeout: 2_000 });
  other.exec('begin immediate');
  try {
    await work();
  } finally {
    other.exec('rollback');
    other.close();
  }
}

/** How long /api/health takes while something else goes on: what 99 of 100 take at most, in milliseconds. */
async function healthDuring(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await fetch(`${server.url}/api/health`, {
        headers: { 'x-forwarded-for': `10.9.${times.length >> 8}.${times.length & 255}` },
      });
      times.push(performance.now() - begun);
      await setTimeout(10);
    }
  })();
  await work();
  isOver = true;
  await asking;
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Beside other suites on a busy machine; alone it is some milliseconds, and with a thread that waits it is seconds. */
const soon = 1_000;

/** On a busy machine a server may also say that it is busy: who writes comes again. */
function expectYesOrLater({ statuses }: Writing): void {
  expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '503')).toEqual([]);
}

describe('a lock that another process holds', () => {
  it('is waited for by who writes, and by nobody else', async () => {
    const writing = keepWriting(server);
    const slowest = await healthDuring(() => whileLocked(() => setTimeout(2_000)));
    await writing.stop();
    expect(slowest).toBeLessThan(soon);
    expectYesOrLater(writing);
  });

  it('is waited for no longer than five seconds, by how many it may be', async () => {
    const begun = performance.now();
    const answers: number[] = [];
    const slowest = await healthDuring(() =>
      whileLocked(async () => {
        const writing = keepWriting(server, 20);
        while (writing.statuses[503] === undefined || writing.statuses[503] < 40) await setTimeout(20);
        answers.push(performance.now() - begun);
        expect(Object.keys(writing.statuses)).toEqual(['503']);
        await writing.stop();
      }),
    );
    expect(slowest).toBeLessThan(soon);
    expect(answers[0]).toBeLessThan(12_000);
    const writing = keepWriting(server);
    while (writing.acknowledged.length < 10) await setTimeout(10);
    await writing.stop();
    expectYesOrLater(writing);
  });

  it('of a command of ours is held for moments: a server beside it goes on writing', async () => {
    const writing = keepWriting(server, 2);
    const seed = () =>
      promisify(execFile)(process.execPath, [...cli, 'seed', '--creators', '2000'], {
        env: { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
      });
    const slowest = await healthDuring(seed);
    await writing.stop();
    expect(slowest).toBeLessThan(soon);
    expect(writing.acknowledged.length).toBeGreaterThan(20);
    expectYesOrLater(writing);
  });
});
