import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './open-database.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vaya-sqlite-'));
  file = join(folder, 'vaya.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function openConfigured(): Promise<Kysely<unknown>> {
  const { database } = openDatabase<unknown>({ kind: 'sqlite', file });
  await sql`create table if not exists place (name text)`.execute(database);
  return database;
}

describe('a database file', () => {
  it.runIf(process.platform === 'linux')(
    'that is open stays locked for this process when it is opened again',
    async () => {
      const first = await openConfigured();
      expect(locksOf(file)).not.toEqual([]);
      const second = await openConfigured();
      expect(locksOf(file)).not.toEqual([]);
      await second.destroy();
      expect(locksOf(file)).not.toEqual([]);
      await first.destroy();
    },
  );

  it('is for its owner alone, also where it was for others', async () => {
    const first = await openConfigured();
    expect(modesOf(['vaya.sqlite', 'vaya.sqlite-wal', 'vaya.sqlite-shm'])).toEqual(['600', '600', '600']);
    await first.destroy();
    chmodSync(file, 0o644);
    const second = await openConfigured();
    expect(modesOf(['vaya.sqlite', 'vaya.sqlite-wal', 'vaya.sqlite-shm'])).toEqual(['600', '600', '600']);
    await second.destroy();
  });
});

describe('queries', () => {
  /** Turns of an event loop that pass during the work, each of which takes as long as refusing hundreds of requests. */
  async function slowTurnsDuring(work: () => Promise<unknown>): Promise<number> {
    let [turns, isOver] = [0, false];
    const turn = () => {
      for (const until = performance.now() + 20; performance.now() < until; );
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await work();
    isOver = true;
    return turns;
  }

  it('do not wait for a turn of an overloaded event loop each', async () => {
    const database = await openConfigured();
    const turns = await slowTurnsDuring(async () => {
      for (let query = 0; query < 200; query += 1) await sql`select name from place`.execute(database);
    });
    expect(turns).toBeLessThan(100);
    await database.destroy();
  });

  const slow = sql`with recursive number (n) as (select 1 union all select n + 1 from number where n < 20000)
    select max(n) from number`;

  it('get as much time as a turn has taken', async () => {
    const database = await openConfigured();
    let now = performance.now() + 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let [turns, isOver] = [0, false];
    setImmediate(function turn() {
      now += 80;
      turns += 1;
      if (!isOver) setImmediate(turn);
    });
    for (let query = 0; query < 400; query += 1) {
      await sql`select name from place`.execute(database);
      now += 1;
    }
    isOver = true;
    vi.restoreAllMocks();
    expect(turns).toBeLessThan(10);
    expect(turns).toBeGreaterThan(2);
    await database.destroy();
  });

  it('leave turns to others, however many follow each other', async () => {
    const database = await openConfigured();
    const turns = await slowTurnsDuring(async () => {
      for (let query = 0; query < 50; query += 1) await slow.execute(database);
    });
    expect(turns).toBeGreaterThan(2);
    await database.destroy();
  });
});

const modesOf = (names: readonly string[]): string[] =>
  names.map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));

/** The locks of this process on a file, as the system tells them. */
function locksOf(path: string): string[] {
  const { ino } = statSync(path);
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .filter((line) => line.includes(` ${process.pid} `) && line.includes(`:${ino} `));
}
