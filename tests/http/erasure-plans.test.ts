import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { moveCreatorCommand } from '#server/own-account/creator.commands.ts';
import { eraseClosedAccounts } from '#server/own-account/erase-closed.service.ts';
import { placesOfPeople } from '#server/own-account/places-of-people.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.stop());

const isSqlite = () => server.platform.config.database.kind === 'sqlite';

/** What the database is asked to delete meanwhile; SQLite is told each text once. */
async function deletionsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const asked = isSqlite() ? vi.spyOn(DatabaseSync.prototype, 'prepare') : vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = asked.mock.calls.map(([text]: unknown[]) => String(text));
  return [...new Set(texts.filter((text) => text.startsWith('delete from')))];
}

/** How the database finds what it deletes, with whatever index it has. */
const planOf = (text: string): Promise<string> =>
  server.platform.database.transaction().execute(async (transaction) => {
    const given = isSqlite() ? text.replaceAll('?', "'1'") : text.replaceAll(/\$\d+/g, "'1'");
    if (!isSqlite()) await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql.raw(`explain ${isSqlite() ? 'query plan ' : ''}${given}`).execute(transaction);
    return JSON.stringify(rows);
  });

it('whoever is erased is found in each table by an index, however much is there of others', async () => {
  const deletions = await deletionsDuring(async () => {
    await startBlog(server, { username: 'deniz' });
    await moveCreatorCommand('close')(server.platform, { rest: ['deniz'] });
    for (const days of [29, 1]) {
      server.clock.now += days * 24 * 60 * 60_000;
      await eraseClosedAccounts(server.platform, server.clock.now);
    }
  });
  const going = Object.entries(placesOfPeople).filter(([, place]) => !('stay' in place || 'letGoBy' in place));
  for (const [name] of going) expect(deletions.filter((text) => text.includes(`"${name}"`))).not.toEqual([]);
  const plans = await Promise.all(deletions.map(async (text) => `${text}: ${await planOf(text)}`));
  expect(plans.filter((plan) => /Seq Scan|SCAN/.test(plan))).toEqual([]);
});
