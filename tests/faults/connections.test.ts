import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Break, Trial } from '#tests/kit/broken-connections.ts';
import { rounds, sampleOf } from '#tests/kit/nightly.ts';
import { type PostgresServer, startPostgres } from '#tests/kit/postgres-server.ts';

const restarts: readonly Break[] = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
const all = Array.from({ length: rounds(1, 2) }, () => restarts).flat();

let postgres: PostgresServer;
let trial: Trial;

beforeAll(async () => {
  postgres = await startPostgres(['fsync=off', 'wal_keep_size=512MB']);
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  trial = await Trial.start(postgres);
});
afterEach(() => trial.end());

describe('a server that writes, and whose connections break', () => {
  it('lives on when every one of them is ended each 200 ms', async () => {
    for (let round = 0; round < rounds(5, 20); round += 1) {
      await setTimeout(200);
      await trial.endAllBackends();
    }
    await trial.more();
    expect(await trial.faults()).toEqual([]);
  });

  const kinds: [string, readonly Break[]][] = [
    ['PostgreSQL is restarted, softly, at once or killed', all],
    ['its database has moved elsewhere', ['move']],
  ];

  it.each(sampleOf(kinds))('lives on when %s', async (_, breaks) => {
    for (const each of breaks) await trial.break(each);
    await trial.more();
    expect(await trial.faults()).toEqual([]);
  });
});
