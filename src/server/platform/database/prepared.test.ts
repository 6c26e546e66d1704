import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { prepared } from './prepared.ts';

interface Tables {
  port: { name: string; country: string };
}

const findPort = prepared((database: Kysely<Tables>, name) =>
  database.selectFrom('port').select('country').where('name', '=', name),
);

let folder: string;
let database: Kysely<Tables>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vaya-prepared-'));
  database = openDatabase<Tables>({ kind: 'sqlite', file: join(folder, 'ports.sqlite') });
  await database.schema.createTable('port').addColumn('name', 'text').addColumn('country', 'text').execute();
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (into: Kysely<Tables>, name: string) =>
  into.insertInto('port').values({ name, country: 'Turkey' }).execute();

describe('a prepared query on SQLite', () => {
  it('finds what was committed just before it', async () => {
    expect(await findPort(database, 'Kaş')).toBeUndefined();
    await insert(database, 'Kaş');
    expect(await findPort(database, 'Kaş')).toEqual({ country: 'Turkey' });
  });

  it('waits for no transaction and sees nothing of it, but inside it', async () => {
    await database.transaction().execute(async (transaction) => {
      await insert(transaction, 'Bodrum');
      expect(await findPort(database, 'Bodrum')).toBeUndefined();
      expect(await findPort(transaction, 'Bodrum')).toEqual({ country: 'Turkey' });
    });
    expect(await findPort(database, 'Bodrum')).toEqual({ country: 'Turkey' });
  });

  it('leaves one tidy file behind', async () => {
    await insert(database, 'Finike');
    await findPort(database, 'Finike');
    await database.destroy();
    expect(existsSync(join(folder, 'ports.sqlite-wal'))).toBe(false);
  });
});
