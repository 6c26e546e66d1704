import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectPage } from '#server/back-office/application-queue.store.ts';
import { seedCreators } from '#server/demo/seed-accounts.ts';
import type { Database } from '#server/tables.ts';
import { applyAs, signInStaff } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
beforeEach(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});
afterEach(() => server.stop());

const nothing = { instagram: '', youtube: '', tiktok: '' };
const repeated = async () => {
  const { data } = (await staff.get('/applications')).body;
  return Object.fromEntries(data.map(({ username, isRepeated }: Record<string, unknown>) => [username, isRepeated]));
};

/** How the database finds a page, with whatever index it has. */
async function planOf(database: Database): Promise<string> {
  const page = { offset: 0, limit: 50, search: '' };
  if (server.platform.config.database.kind === 'sqlite')
    return JSON.stringify(await selectPage(database, page).explain(undefined, sql`query plan`));
  return database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return JSON.stringify(await selectPage(transaction, page).explain());
  });
}

describe("the staff's queue", () => {
  it.each([
    ['a phone number', { phoneNumber: '+90 532 111 11 11' }, {}],
    ['an Instagram handle', {}, { instagram: '@shared' }],
    ['a YouTube handle', {}, { youtube: '@shared' }],
    ['a TikTok handle', {}, { tiktok: '@shared' }],
  ])('flags two who have %s in common, and nobody else', async (_, same, handle) => {
    for (const [index, name] of ['deniz', 'mia', 'noor'].entries()) {
      const own = { phoneNumber: `+90 532 000 00 0${index}`, socialMediaAccounts: { ...nothing, instagram: name } };
      const shared = { ...own, ...same, socialMediaAccounts: { ...own.socialMediaAccounts, ...handle } };
      await applyAs(server, name, name === 'noor' ? own : shared);
    }
    expect(await repeated()).toEqual({ deniz: true, mia: true, noor: false });
  });

  it('finds others with the same number or handle by an index, however many there are', async () => {
    const { database } = server.platform;
    await database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count: 500, now: Date.now() }));
    const plan = await planOf(database);
    for (const column of ['phoneNumber', 'instagram', 'youtube', 'tiktok']) expect(plan).toContain(`creator_${column}`);
    expect(plan).toContain('application_createdAt');
    expect(plan).not.toMatch(/SCAN other|Seq Scan on creator/);
  });
});
