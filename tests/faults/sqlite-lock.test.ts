import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answeredDuring } from '#tests/kit/answered-during.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
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

/** Holds the lock that another process takes to write. */
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

const several = 5;

/** On a busy machine a server may also answer 503. */
function expectYesOrLater({ statuses }: Writing): void {
  expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '503')).toEqual([]);
}

describe('a lock that another process holds', () => {
  it('makes those who write wait, and no one else', async () => {
    const writing = keepWriting(server);
    const answered = await answeredDuring(server.url, () => whileLocked(() => setTimeout(2_000)));
    await writing.stop();
    expect(answered).toBeGreaterThan(several);
    expectYesOrLater(writing);
  });

  it('is not waited for until it is released, however many want to write', async () => {
    const answered = await answeredDuring(server.url, () =>
      whileLocked(async () => {
        const writing = keepWriting(server, 20);
        while (writing.statuses[503] === undefined || writing.statuses[503] < 40) await setTimeout(20);
        expect(Object.keys(writing.statuses)).toEqual(['503']);
        await writing.stop();
      }),
    );
    expect(answered).toBeGreaterThan(several);
    const writing = keepWriting(server);
    while (writing.acknowledged.length < 10) await setTimeout(10);
    await writing.stop();
    expectYesOrLater(writing);
  });

  itAtNight('is released by the seed command so often that a server on the same file keeps writing', async () => {
    const writing = keepWriting(server, 2);
    await promisify(execFile)(process.execPath, [...cli, 'seed', '--creators', '2000'], {
      env: { ...process.env, DATA_DIR: data.folder, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
    });
    await writing.stop();
    expect(writing.acknowledged.length).toBeGreaterThan(20);
    expectYesOrLater(writing);
  });
});
