import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoTrips } from '#demo/demo-trips.ts';
import { randomFrom } from '#demo/random.ts';
import { accountOf } from '#demo/seed-accounts.ts';
import type { Account } from '#server/account/accounts.ts';
import { migrations } from '#server/migrations/all.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { Database, Tables } from '#server/tables.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let database: Database;
beforeEach(async () => {
  server = await startTestServer();
  database = await anotherDatabase();
});
afterEach(async () => {
  await database.destroy();
  await server.stop();
});

/** One that is empty, beside that of the server. */
async function anotherDatabase(): Promise<Database> {
  const { config } = server.platform;
  if (config.database.kind === 'sqlite')
    return openDatabase<Tables>({ kind: 'sqlite', file: join(config.dataDir, 'another.sqlite') });
  const url = new URL(config.database.url);
  const name = `${url.pathname.slice(1)}_older`;
  await sql`create database ${sql.ref(name)}`.execute(server.platform.database);
  url.pathname = name;
  return openDatabase<Tables>({ kind: 'postgres', url: url.href });
}

/** As it was stored before there were words to find it by. */
const insertOlder = (account: Account) => database.insertInto('account').values(account).execute();

const olderThan = (name: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));

describe('a database of an older release', () => {
  it('keeps its trips, which may be changed while they are published', async () => {
    await migrate(database, olderThan('0006'));
    const person = { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' };
    const account = accountOf('creator', person, null, 1);
    const { id: accountId } = account;
    const trips = demoTrips(randomFrom(4), {
      accountId,
      number: 1,
      language: 'en',
      now: server.clock.now,
      cityOf: () => 'Kaş',
    });
    await insertOlder(account);
    await sql`insert into creator ("accountId", "nameFolded", "phoneNumber", "aboutMe", instagram, youtube, tiktok, "updatedAt")
      values (${accountId}, 'deniz', '', '', '', '', '', 1)`.execute(database);
    const older = trips.map(({ cityIds, daysFor, pending, version, dayCount, savedAt, ...trip }) => trip);
    await database.insertInto('trip').values(older).execute();
    const change = (state: string) => sql`update trip set state = ${state}`.execute(database);
    await expect(change('changed')).rejects.toThrow(/check/i);

    await migrate(database, migrations);
    const kept = await database.selectFrom('trip').selectAll().orderBy('id').execute();
    const expected = older.map((trip) => ({
      ...trip,
      ...{ cityIds: '[]', daysFor: 'everyone', pending: null, version: 1, dayCount: 1, savedAt: trip.updatedAt },
    }));
    expect(kept).toEqual(expected.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
    await change('changed');
    await expect(change('forgotten')).rejects.toThrow(/check/i);
    await database.deleteFrom('account').execute();
    expect(await database.selectFrom('trip').selectAll().execute()).toEqual([]);
  });

  it('leaves everybody who has been in the directory where they stood, and has the others come when they are active', async () => {
    await migrate(database, olderThan('0016'));
    const states = ['active', 'suspended', 'pending'] as const;
    for (const state of states) {
      const person = { name: state, username: state, email: `${state}@mail.example` };
      const account = { ...accountOf('creator', person, null, 1_000), state };
      await insertOlder(account);
      await sql`insert into creator ("accountId", "nameFolded", "phoneNumber", "aboutMe", instagram, youtube, tiktok, "updatedAt")
        values (${account.id}, ${state}, '', '', '', '', '', 1)`.execute(database);
      await sql`insert into "directoryEntry" ("accountId", version, "isListed", "nameFolded", "followersCount", "tripCount", "listedAt", marks, profile, trips)
        values (${account.id}, 1, ${state === 'active' ? 1 : 0}, ${state}, 0, 0, 1000, '', '{}', '[]')`.execute(
        database,
      );
    }
    await migrate(database, migrations);
    const entries = await database.selectFrom('directoryEntry').select(['nameFolded', 'listedAt']).execute();
    expect(new Map(entries.map((entry) => [entry.nameFolded, entry.listedAt]))).toEqual(
      new Map([
        ['active', 1_000],
        ['suspended', 1_000],
        ['pending', 0],
      ]),
    );
  });
  it('knows of whoever was closed in it whether they were suspended then', async () => {
    await migrate(database, olderThan('0025'));
    const trail = {
      suspended: ['account.suspend', 'account.reinstate', 'account.suspend', 'account.close'],
      reinstated: ['account.suspend', 'account.reinstate', 'account.close'],
      silent: [],
    };
    let sequence = 0;
    for (const [username, actions] of Object.entries(trail)) {
      const person = { name: username, username, email: `${username}@mail.example` };
      const account = { ...accountOf('creator', person, null, 1_000), state: 'closed' as const };
      await insertOlder(account);
      await sql`insert into "plannedErasure" ("accountId", "dueAt") values (${account.id}, 7)`.execute(database);
      for (const action of actions) {
        sequence += 1;
        const entry = { sequence, at: 1, actor: 'keeper', action, subjectId: account.id, details: '{}', hash: '' };
        await database.insertInto('auditEntry').values(entry).execute();
      }
    }
    await migrate(database, migrations);
    const kept = await database
      .selectFrom('plannedErasure')
      .innerJoin('account', 'account.id', 'plannedErasure.accountId')
      .select(['username', 'wasSuspended'])
      .execute();
    expect(new Map(kept.map(({ username, wasSuspended }) => [username, wasSuspended]))).toEqual(
      new Map([
        ['suspended', 1],
        ['reinstated', 0],
        ['silent', 0],
      ]),
    );
  });

  it('has everybody who was kept in mind before there were lists in the first', async () => {
    await migrate(database, olderThan('0019'));
    for (const role of ['creator', 'sponsor'] as const)
      await insertOlder(accountOf(role, { name: role, username: role, email: `${role}@mail.example` }, null, 1_000));
    const idOf = (role: string) => sql`(select id from account where role = ${role})`;
    await sql`insert into "shortlistEntry" ("sponsorId", "creatorId", note, "addedAt")
      values (${idOf('sponsor')}, ${idOf('creator')}, 'For May', 7)`.execute(database);
    await migrate(database, migrations);
    const kept = await database.selectFrom('shortlistEntry').select(['note', 'addedAt', 'listId']).execute();
    expect(kept).toEqual([{ note: 'For May', addedAt: 7, listId: null }]);
  });
});
