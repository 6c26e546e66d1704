import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Config } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { tableNames } from '#server/ops/backed-up.ts';
import { makeDatabase } from '#tests/kit/beginnings.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { dataFolder } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let config: Config;
beforeEach(async () => {
  data = dataFolder();
  config = configOf({ DATA_DIR: data.folder, ...(await makeDatabase()) });
});
afterEach(() => data.remove());

/** Lets so many statements through and breaks off, as a kill does: what is not committed is gone. */
function breakingOff(after: number): KyselyPlugin {
  let left = after;
  return {
    transformQuery({ node }) {
      left -= 1;
      if (left < 0) throw new Error(`broken off after ${after}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

async function inDatabase<Result>(work: (database: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  const { database } = openDatabase<Tables>(config.database, 'command');
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

const breakOffAfter = (statements: number): Promise<string | null> =>
  inDatabase(async (database) => {
    const failure = await migrate(database.withPlugin(breakingOff(statements)), migrations).catch((thrown) => thrown);
    return failure instanceof Error ? failure.message : null;
  });

describe('a database', () => {
  it('is migrated by the next start after a migration was broken off at any statement', {
    timeout: 300_000,
  }, async () => {
    let statements = 0;
    for (let said: string | null = ''; said !== null; statements += rounds(17, 1)) {
      said = await breakOffAfter(statements);
      if (said !== null) expect(said).toBe(`broken off after ${statements}`);
    }
    expect(statements).toBeGreaterThan(50);
    const { database } = await openPlatform(config, silentLog);
    for (const table of tableNames.filter((name) => name !== 'encryptionKey'))
      expect((await sql`select * from ${sql.table(table)}`.execute(database)).rows).toEqual([]);
    await database.destroy();
  });

  const whoOpens = async (who: 'server' | 'command') => {
    const opened = await openPlatform(config, silentLog, who).catch((failure: Error) => failure.message);
    if (typeof opened === 'string') return opened;
    await opened.database.destroy();
    return 'opened';
  };

  it('that is new is made by a server, and by no command', async () => {
    expect(await whoOpens('command')).toMatch(/^(There is no database in |The database of DATABASE_URL is empty)/);
    expect(await whoOpens('server')).toBe('opened');
    expect(await whoOpens('command')).toBe('opened');
  });

  it('of a newer version is opened by nobody', async () => {
    await whoOpens('server');
    await inDatabase((database) =>
      sql`insert into kysely_migration values ('9999-later', '2040-01-01T00:00:00.000Z')`.execute(database),
    );
    const said = 'This database was made by a newer version of Vaya: start that version, or a newer one still.';
    expect([await whoOpens('server'), await whoOpens('command')]).toEqual([said, said]);
  });

  it('of version 0.1 is opened by nobody', async () => {
    await inDatabase(async (database) => {
      const first = { '0001-accounts-and-mail': { up: async () => {} } };
      await migrate(database, first);
    });
    const said =
      'This database was made by Vaya 0.1. Version 0.2 starts with an empty database: use another DATA_DIR or DATABASE_URL.';
    expect([await whoOpens('server'), await whoOpens('command')]).toEqual([said, said]);
  });

  it('from before accounts had one language gives each that of its last sign-in, of its newest application or English', async () => {
    await inDatabase(async (database) => {
      const older = Object.entries(migrations).filter(([name]) => name < '0019');
      await migrate(database, Object.fromEntries(older));
      const account = (id: string, language: string | null) =>
        sql`insert into account (id, role, state, name, username, "usernameFolded", email, "emailFolded", language, "createdAt", "updatedAt")
          values (${id}, 'creator', 'active', ${id}, ${id}, ${id}, ${id}, ${id}, ${language}, 1, 1)`.execute(database);
      const application = (accountId: string, language: string, createdAt: number) =>
        sql`insert into application (id, "accountId", state, language, "privacyVersion", "createdAt", "updatedAt")
          values (${`${accountId} ${createdAt}`}, ${accountId}, 'CLOSED', ${language}, '1', ${createdAt}, 1)`.execute(
          database,
        );
      await account('signed in', 'tr');
      await application('signed in', 'en', 1);
      await account('applied', null);
      await application('applied', 'tr', 2);
      await application('applied', 'en', 1);
      await account('invited', null);
    });
    expect(await whoOpens('server')).toBe('opened');
    const languages = await inDatabase((database) =>
      database.selectFrom('account').select(['id', 'language']).orderBy('id').execute(),
    );
    expect(languages).toEqual([
      { id: 'applied', language: 'tr' },
      { id: 'invited', language: 'en' },
      { id: 'signed in', language: 'tr' },
    ]);
  });

  it('from before creators were in several lists keeps each entry with its note in its one list', async () => {
    await inDatabase(async (database) => {
      const older = Object.entries(migrations).filter(([name]) => name < '0024');
      await migrate(database, Object.fromEntries(older));
      for (const id of ['sponsor', 'first', 'summer'])
        await sql`insert into account (id, role, state, name, username, "usernameFolded", email, "emailFolded", language, "createdAt", "updatedAt")
          values (${id}, 'creator', 'active', ${id}, ${id}, ${id}, ${id}, ${id}, 'en', 1, 1)`.execute(database);
      await sql`insert into "ownList" (id, "sponsorId", name, "nameFolded", "takesNew", "createdAt")
        values ('list', 'sponsor', 'Summer', 'summer', 1, 1)`.execute(database);
      for (const [id, listId] of [
        ['first', null],
        ['summer', 'list'],
      ])
        await sql`insert into "shortlistEntry" ("sponsorId", "creatorId", note, "addedAt", "listId")
          values ('sponsor', ${id}, ${`About ${id}`}, 7, ${listId})`.execute(database);
    });
    expect(await whoOpens('server')).toBe('opened');
    const [entries, places] = await inDatabase((database) =>
      Promise.all([
        database.selectFrom('shortlistEntry').selectAll().orderBy('creatorId').execute(),
        database.selectFrom('listPlace').selectAll().execute(),
      ]),
    );
    const kept = { sponsorId: 'sponsor', addedAt: 7 };
    expect(entries).toEqual([
      { ...kept, creatorId: 'first', note: 'About first', isInFirst: 1 },
      { ...kept, creatorId: 'summer', note: 'About summer', isInFirst: 0 },
    ]);
    expect(places).toEqual([{ sponsorId: 'sponsor', creatorId: 'summer', listId: 'list' }]);
    await inDatabase((database) => database.deleteFrom('account').where('id', '=', 'summer').execute());
    expect(await inDatabase((database) => database.selectFrom('listPlace').selectAll().execute())).toEqual([]);
  });

  it('of an older version is brought up to date by a server, and by no command', async () => {
    await inDatabase((database) => {
      const older = Object.entries(migrations).sort().slice(0, -1);
      return migrate(database, Object.fromEntries(older));
    });
    const said = 'This database is of an older version of Vaya: start the server once, which brings it up to date.';
    expect(await whoOpens('command')).toBe(said);
    expect(await whoOpens('server')).toBe('opened');
    expect(await whoOpens('command')).toBe('opened');
  });
});
