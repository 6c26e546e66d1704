import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  DummyDriver,
  Kysely,
  NoResultError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creatorOrders, creatorStatuses, queueFlags, queueOrders, queueTabs } from '#contract/back-office-choices.ts';
import { bookingOrigins, bookingStates } from '#contract/booking-choices.ts';
import { directorySorts, leastFilters, namesOf, rangeFilters } from '#contract/directory-choices.ts';
import { recordOf } from '#contract/record-of.ts';
import { listGroupsOf } from '#machines/lifecycles/booking.view.ts';
import { emptyQuery } from '#rules/directory.ts';
import { newestFirst } from '#server/bookings/booking-list.store.ts';
import { orderOf } from '#server/bookings/read-bookings.service.ts';
import { LocklessSqliteCompiler } from '#server/db/dialect.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { DatabaseAddress } from '#server/lib/config.ts';
import { fillPostgres, fillSqlite } from '#tests/kit/filled-tables.ts';
import { isNightly } from '#tests/kit/nightly.ts';
import { type PostgresServer, startPostgres } from '#tests/kit/postgres-server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { postgresScans, sqliteScans } from '#tests/kit/table-scans.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/server/*/*.ts',
    '!**/*.{commands,service,test}.ts',
    '!/src/server/{db,directory,http,lib,ops}/**',
    '/src/server/db/{idempotency,rate-limit,prefix-search,account-words}.ts',
    '/src/server/**/*.store.ts',
  ],
  { eager: true },
);

const dialects = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
    createQueryCompiler: () => new LocklessSqliteCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database: Kysely<unknown>) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

const folder = dataFolder();
const file = join(folder.folder, 'vaya.sqlite');
let server: PostgresServer;
let client: pg.Client;
let sqlite: DatabaseSync;
const columns = new Map<string, string[]>();

async function createTables(address: DatabaseAddress): Promise<void> {
  const { database } = openDatabase(address, 'command');
  await migrate(database, migrations);
  for (const table of await database.introspection.getTables())
    columns.set(
      table.name,
      table.columns.map(({ name }) => name),
    );
  await database.destroy();
}

beforeAll(async () => {
  server = await startPostgres(['fsync=off']);
  await Promise.all([
    createTables({ kind: 'sqlite', file }),
    createTables({ kind: 'postgres', url: `${server.url}/postgres` }),
  ]);
  sqlite = new DatabaseSync(file);
  client = new pg.Client(`${server.url}/postgres`);
  await client.connect();
  fillSqlite(sqlite, rowCount);
  await fillPostgres(client, rowCount);
}, 600_000);
afterAll(async () => {
  sqlite.close();
  await client.end();
  await server.stop();
  folder.remove();
});

/** Planners choose by size: a table of so many rows is big enough that they prefer an index. */
const rowCount = isNightly ? 100_000 : 4_000;

/** Planning a query resolves its tables, columns, functions and types; no value is needed for that. Returns the tables that it goes through as a whole. */
const plan = {
  sqlite: async (sql: string): Promise<string[]> => sqliteScans(sqlite, sql),
  postgres: (sql: string): Promise<string[]> => postgresScans(client, sql),
};

/** The arguments after the database, for functions whose query depends on them. */
const after = [null, { id: 'a', key: 1, createdAt: 1, usernameFolded: 'a', at: 1, sequence: 1 }];
const owners = [null, { creatorId: 'a' }, { sponsorId: 'a' }];
const readers = [
  ['staff', null],
  ['creator', { creatorId: 'a' }],
  ['sponsor', { sponsorId: 'a' }],
] as const;
const words = [[], ['a'], ['a', 'b']].flatMap((each) =>
  [true, false].map((isSelective) => ({ words: each, isSelective })),
);
const period = { since: 1, until: 2 };
const named = [[], ['a'], ['a', 'b']];
const narrowings = [undefined, ...queueFlags].flatMap((flag) =>
  named.flatMap((each) => [
    { words: each, flag },
    { words: each, flag, ...period },
  ]),
);
const queuePages = narrowings.flatMap((narrowing) =>
  [undefined, ...queueTabs.filter((tab) => tab !== 'TO_VERIFY')].flatMap((state) =>
    queueOrders.map((order) => [{ ...narrowing, state, order, offset: 0, limit: 1 }]),
  ),
);
const bases = [{ word: 'a' }, { reference: 'abcd' }, ...queueFlags.map((flag) => ({ flag }))];
const realms = [
  ['people', 'a'],
  ['sponsors', 'a'],
];
const counts = {
  ...recordOf(namesOf(leastFilters), () => 1),
  ...recordOf(namesOf(rangeFilters), () => ({ min: 1, max: 2 })),
};
const searches = [
  emptyQuery,
  { ...emptyQuery, ...counts, expertise: ['a', 'b'], search: 'ab' },
  { ...emptyQuery, expertise: [...'abcdefg'] },
  { ...emptyQuery, there: { city: 'a', from: '2026-01-01', to: '2026-01-02' } },
  { ...emptyQuery, there: { city: '', from: '2026-01-01', to: '' } },
];
const mailSearches = [
  { part: '', templates: [] },
  { part: 'a', templates: ['a'] },
];
const variants: Record<string, unknown[][]> = {
  countMails: mailSearches.map((found) => [found]),
  pageOfMails: mailSearches.map((found) => [found, 0, 1]),
  countMatches: searches.map((search) => [search]),
  listPage: searches.flatMap((search) =>
    directorySorts.flatMap((sort) =>
      [1, 10_000].map((total) => [search, { sort, offset: 0, limit: 1, after: 'a' }, total]),
    ),
  ),
  countTerms: searches.map((search) => [search, 'language']),
  listKnownTerms: [['language', ['a', 'b']]],
  countNewMatches: searches.map((search) => [search, 1]),
  listNewMatches: searches.map((query) => [{ query, since: 1, limit: 1 }]),
  insertNewEntries: [[[{ accountId: 'a', nameFolded: 'a' }]]],
  insertDirectoryRows: [['directoryTerm', [{ number: 1, kind: 'city', term: 'a' }]]],
  selectBookings: readers.flatMap(([role, owner]) =>
    after.flatMap((each) => [
      [{ owner, after: each, now: 1, limit: 1, order: newestFirst }],
      ...listGroupsOf(role).map((group) => [
        { owner, after: each, now: 1, limit: 1, order: orderOf(role, group), within: { role, group } },
      ]),
    ]),
  ),
  selectBookingsIn: owners.flatMap((owner) =>
    bookingStates.flatMap((state) =>
      after.map((each) => [{ owner, state, after: each, now: 1, limit: 1, order: newestFirst }]),
    ),
  ),
  countByStoredState: owners.map((owner) => [owner]),
  countOverdueByState: owners.map((owner) => [owner, 1]),
  countOpen: owners.flatMap((owner) => bookingOrigins.map((origin) => [{ owner, origin, now: 1 }])),
  selectCreatorIds: words.flatMap((each) =>
    [undefined, ...creatorStatuses].flatMap((status) =>
      creatorOrders.flatMap((order) => after.map((last) => [{ ...each, status, order, after: last, limit: 1 }])),
    ),
  ),
  selectSequences: words.flatMap((each) =>
    after.flatMap((last) => [
      [{ ...each, after: last, limit: 1 }],
      [{ ...each, by: 'staff', action: 'a', since: 1, until: 2, after: last, limit: 1 }],
    ]),
  ),
  selectPage: queuePages,
  selectToVerify: queuePages,
  countToVerify: [[{}], [period]],
  countByState: [[{}], [period]],
  countInStatus: [['applying'], ['awaiting'], ['rejected']],
  countFlagged: queueFlags.map((flag) => [flag]),
  listMatches: bases.flatMap((base) => narrowings.map((narrowing) => [base, narrowing])),
  findOpenId: [[{ from: 'a', offset: 1 }]],
  listOpenVersions: [[{ from: 'a', to: null, limit: 1 }], [{ from: 'a', to: 'b', limit: 1 }]],
  listOpenBlogs: [[{ from: 'a', to: null, limit: 1 }], [{ from: 'a', to: 'b', limit: 1 }]],
  insertAccountWords: [[[{ id: 'a', name: 'a', usernameFolded: 'a', emailFolded: 'a' }]]],
  insertPhoneWords: [[[{ accountId: 'a', phoneNumber: '+905321234567' }]]],
  rarestFirst: [['a b']],
  replaceCreator: [
    [{ creator: { accountId: 'a', phoneNumber: '+905321234567', instagram: 'a' }, traits: [], locations: [] }],
  ],
  findAccountByUsername: realms,
  findAccountByEmail: realms,
  consumeRecoveryCode: [['a', ['b', 'c']]],
  insertRows: [['account', [{ id: 'a', name: 'b' }]]],
  listOtherCiphertexts: [
    [
      { table: 'bankDetails', column: 'encrypted', key: 'accountId' },
      { keyId: 'k1', after: 'a', limit: 1 },
    ],
  ],
  replaceCiphertext: [
    [{ table: 'bankDetails', column: 'encrypted', key: 'accountId' }, { row: 'a', ciphertext: 'b' }, 'c'],
  ],
};

const omitted = [
  // These differ by dialect: tests/http/backup.test.ts runs them.
  ...['deleteEveryRow', 'settleRestored'],
  // These take more than a database: their own tests run them.
  ...['bookingOfTrip', 'lookingForServer'],
];

type Exported = (...given: unknown[]) => unknown;
const isFunction = (value: unknown): value is Exported => typeof value === 'function';

/** A function outside of stores is a query where its first argument is a database, or the database and time of a unit. */
const takesDatabase = (query: Exported): boolean =>
  /^(?:async )?(?:function \w+)?\(\s*(?:database|\{\s*database,\s*now\s*\})\s*[,)]/.test(query.toString());

const queries = new Map(
  Object.entries(modules).flatMap(([path, exported]) => {
    const found = Object.entries(exported).filter(
      (each): each is [string, Exported] =>
        isFunction(each[1]) && !omitted.includes(each[0]) && (path.endsWith('.store.ts') || takesDatabase(each[1])),
    );
    return found.length > 0 ? [[path, found] as const] : [];
  }),
);

/** A row of the table that a function writes: enough for each argument, since a value is only a placeholder in a query. */
function argumentsOf(query: Exported): unknown[] {
  const source = query.toString();
  const [table = ''] = /(?<=(?:insertInto|updateTable)\(["'])\w+/.exec(source) ?? [];
  const row = new Proxy(Object.fromEntries((columns.get(table) ?? []).map((name) => [name, 'a'])), {
    get: (target, name) => (typeof name === 'symbol' ? undefined : (target[name] ?? 'a')),
  });
  const [parameters = ''] = /(?<=\()[^)]*/.exec(source) ?? [];
  const [, ...others] = parameters.match(/\{[^}]*\}|\w+/g) ?? [];
  return others.map((name) => (/^(?:ids|\w+Ids|hashes|folded|sequences)$/.test(name) ? ['a'] : row));
}

async function sqlOf(dialect: keyof typeof dialects, name: string, query: Exported): Promise<Set<string>> {
  const issued = new Set<string>();
  const database = new Kysely({ dialect: dialects[dialect], log: (event) => void issued.add(event.query.sql) });
  const isUnit = /^[^)]*?\(\s*\{/.test(query.toString());
  for (const given of variants[name] ?? [argumentsOf(query)])
    try {
      const result: unknown = query(isUnit ? { database, now: 1 } : database, ...given);
      if (isIterable(result)) await result.next();
      else if (isCompilable(result)) issued.add(result.compile().sql);
      else await result;
    } catch (failure) {
      if (!(failure instanceof NoResultError)) throw failure;
    }
  return issued;
}

const isIterable = (value: unknown): value is AsyncGenerator =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
const isCompilable = (value: unknown): value is { compile(): { sql: string } } =>
  typeof value === 'object' && value !== null && 'compile' in value;

const count = 'a count that staff are shown, from an index that holds nothing else';
const sweep = 'a background job deletes what is old';
const oneOfFifty = 'one of fifty waits here: PostgreSQL reads them all at once rather than one by one';
const soonMet = 'there is no such row: of a few that match, PostgreSQL looks through all for the first';

/** Queries that go through a whole table that grows, by dialect where only one does, each with the reason. */
const wholeTables: Record<string, string> = {
  countByState: count,
  countByAccountState: count,
  countByStoredState: count,
  countMails: count,
  countAccounts: 'only the seeding of a demo world asks',
  'sqlite countOverdueByState': count,
  deleteOldProofs: sweep,
  deleteOldPasswordLinks: sweep,
  deleteOldTickets: sweep,
  deleteOldReservations: sweep,
  'postgres selectSequences': soonMet,
  'postgres countFailedMails': 'asked for a day; the time of the test is older than every row',
  'postgres selectToVerify': oneOfFifty,
  'postgres countToVerify': oneOfFifty,
  'postgres pageOfMails': 'staff search for a part of an address among the mails of ninety days',
  'postgres listStaff': 'one of fifty is staff here; only a command asks',
};

const met = new Set<string>();
function reasonFor(dialect: string, scan: string): string | undefined {
  const [name = ''] = scan.split(':');
  const known = [name, `${dialect} ${name}`].filter((each) => each in wholeTables);
  for (const each of known) met.add(each);
  return known[0];
}

describe.each(['sqlite', 'postgres'] as const)('%s plans against the migrated tables', (dialect) => {
  it.each([...queries])('every query that is exported by %s', async (_, exported) => {
    const failures: string[] = [];
    const scans = new Set<string>();
    for (const [name, query] of exported) {
      try {
        const issued = await sqlOf(dialect, name, query);
        if (issued.size === 0) failures.push(`${name} builds no query`);
        for (const sql of issued) for (const scan of await plan[dialect](sql)) scans.add(`${name}: ${scan}`);
      } catch (failure) {
        failures.push(`${name}: ${failure}`);
      }
    }
    for (const scan of scans)
      if (reasonFor(dialect, scan) === undefined) failures.push(`${scan} is gone through as a whole`);
    expect(failures).toEqual([]);
  });
});

it('excuses no query that does not go through a whole table', () => {
  expect([...met].toSorted()).toEqual(Object.keys(wholeTables).toSorted());
});

it('notices a query that goes through a whole table, or sorts it before it is cut off', async () => {
  const scans = {
    'select * from application where "reasonText" = ?': ['application'],
    'select * from application order by "updatedAt" limit ?': ['application'],
    'select * from application order by "createdAt", id limit ?': [],
    'select * from application where "accountId" = ?': [],
  };
  for (const [sql, found] of Object.entries(scans)) {
    expect(await plan.sqlite(sql), sql).toEqual(found);
    expect(await plan.postgres(sql.replace('?', '$1')), sql).toEqual(found);
  }
});
