import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applicationsQuery } from '#contract/back-office.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { listApplications } from '#server/back-office/application-queue.service.ts';
import { readApplication } from '#server/back-office/application-review.service.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { countOf } from '#server/db/queries.ts';
import type { Tables } from '#server/db/tables.ts';
import { newKey } from '#server/lib/key-ring.ts';
import type { Row, TableName } from '#server/ops/backed-up.ts';
import { restore } from '#server/ops/backup.service.ts';
import { everyRow, insertRows } from '#server/ops/backup.store.ts';
import { writeBackup } from '#server/ops/backup-file.ts';
import { makeDatabase } from '#tests/kit/beginnings.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { sampleOf } from '#tests/kit/nightly.ts';
import { openTestPlatform, startTestServer, type TestServer } from '#tests/kit/server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';

type Lines = [TableName, Row][];

const without = (lines: Lines, ...gone: string[]): Lines => lines.filter(([table]) => !gone.includes(table));
const changed = (lines: Lines, name: string, change: (row: Row) => Row): Lines =>
  lines.map(([table, row]) => [table, table === name ? change(row) : row]);
const withoutColumn = (lines: Lines, name: string, column: string): Lines =>
  changed(lines, name, ({ [column]: _, ...row }) => row);

/** What a database held before each of these migrations, from what it holds after it. */
const before: Record<string, (lines: Lines) => Lines> = {
  '0034-taken-applications': (lines) =>
    ['takerId', 'takenAt'].reduce((all, column) => withoutColumn(all, 'application', column), lines),
  '0031-question-replies': (lines) => withoutColumn(lines, 'question', 'replies'),
  '0030-saved-search-mails': (lines) =>
    ['mails', 'mailedUntil', 'nextMailAt'].reduce((all, column) => withoutColumn(all, 'savedSearch', column), lines),
  '0028-picture-focus': (lines) => withoutColumn(lines, 'trip', 'coverFocus'),
  '0027-followers': (lines) => withoutColumn(without(lines, 'follower', 'tripNews'), 'trip', 'followersLine'),
  '0024-several-lists': (lines) =>
    changed(without(lines, 'listPlace'), 'shortlistEntry', ({ isInFirst: _, ...row }) => ({ ...row, listId: null })),
  '0023-trip-day-texts': (lines) => withoutColumn(lines, 'trip', 'dayTexts'),
  '0022-directory-words': (lines) =>
    changed(without(lines, 'directoryWord'), 'directoryEntry', (row) => ({ ...row, projection: 1 })),
  '0032-entered-followers': (lines) =>
    ['instagramFollowers', 'youtubeFollowers', 'tiktokFollowers', 'followersAt'].reduce(
      (left, column) => withoutColumn(left, 'creator', column),
      lines,
    ),
  '0020-notification-facts': (lines) => withoutColumn(lines, 'notification', 'facts'),
  '0019-language-of-account': (lines) => {
    const languages = new Map(lines.map(([table, row]) => [table === 'account' ? row.id : null, row.language ?? null]));
    const applied = changed(lines, 'application', (row) => ({
      ...row,
      language: languages.get(row.accountId ?? null) ?? 'en',
    }));
    return changed(applied, 'passwordRequest', (row) => ({ ...row, language: 'en' }));
  },
  '0018-directory-projection': (lines) => withoutColumn(lines, 'directoryEntry', 'projection'),
  '0017-trip-pictures': (lines) => withoutColumn(lines, 'trip', 'pictures'),
  '0016-directory-platforms': (lines) =>
    lines.filter(([table, { kind }]) => table !== 'directoryTerm' || kind !== 'platform'),
  '0015-questions': (lines) => without(lines, 'question', 'questionSetting', 'blockedSender'),
  '0014-notifications': (lines) => without(lines, 'notification', 'mutedMail'),
};

const key = newKey('k1');
const names = Object.keys(migrations);
const folder = mkdtempSync(join(tmpdir(), 'vaya-earlier-'));
let newest: Lines;
beforeAll(async () => {
  const world = await openTestPlatform({ VAYA_KEYS: key });
  await seedDemoWorld(world.platform);
  newest = [];
  for await (const line of everyRow(world.platform.database)) newest.push(line);
  await world.close();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

let server: TestServer | undefined;
afterEach(() => server?.stop());

/** The newest rows as a database had them that was made up to a migration. */
const linesAt = (migration: string): Lines =>
  names
    .filter((name) => name > migration)
    .toReversed()
    .reduce((lines, name) => before[name]?.(lines) ?? lines, newest);

async function expectToWork({ platform, get }: TestServer): Promise<void> {
  const { database } = platform;
  for (const table of ['account', 'trip', 'application', 'booking'] as const)
    expect(await countOf(database.selectFrom(table)), table).toBe(newest.filter(([name]) => name === table).length);
  const { data } = await listApplications(platform, applicationsQuery.parse({}), 'staff');
  for (const { id } of data)
    expect((await readApplication(platform, id, { language: 'en', readerId: 'staff' })).fullName).not.toBe('');
  const listed = await database.selectFrom('account').select('username').where('role', '=', 'creator').execute();
  const answers = await Promise.all(listed.slice(0, 40).map(({ username }) => get(`/api/blog/${username}`)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
}

const earlier = names.slice(names.indexOf('0014-notifications') - 1, -1);
const tried = sampleOf(earlier);

describe.each(tried)('what a version at %s has stored', (migration) => {
  it('is restored from its backup', async () => {
    server = await startTestServer({}, { VAYA_KEYS: key });
    await server.createAccount({ role: 'staff', username: 'replaced' });
    const file = join(folder, `${migration}.backup`);
    const lines = async function* () {
      yield* linesAt(migration);
    };
    await writeBackup(file, { secrets: server.platform.secrets, migration, createdAt: 0, lines: lines() });
    await restore(server.platform, file, true);
    await expectToWork(server);
  });

  it('is read by this one, which migrates it', async () => {
    const data = dataFolder();
    const env = { VAYA_KEYS: key, DATA_DIR: data.folder, ...(await makeDatabase()) };
    const { database } = openDatabase<Tables>(configOf(env).database, 'command');
    await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= migration)));
    for (const [table, lines] of Map.groupBy(linesAt(migration), ([name]) => name))
      await insertRows(
        database,
        table,
        lines.map(([, row]) => row),
      );
    await database.destroy();
    server = await startTestServer({}, env);
    await expectToWork(server);
    data.remove();
  });
});
