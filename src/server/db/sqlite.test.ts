import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

const modesOf = (names: readonly string[]): string[] =>
  names.map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));

/** The locks of this process on a file, as the system tells them. */
function locksOf(path: string): string[] {
  const { ino } = statSync(path);
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .filter((line) => line.includes(` ${process.pid} `) && line.includes(`:${ino} `));
}
