import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { type CreatorPage, selectCreatorIds } from '#server/back-office/creator.store.ts';
import type { Database } from '#server/db/tables.ts';
import { applyAs, signInStaff } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
async function start(): Promise<void> {
  server = await startTestServer();
  staff = await signInStaff(server);
}
const stop = () => server.stop();

interface Row {
  username: string;
  status: string;
}

const list = async (query = '') => (await staff.get(`/creators?${query}`)).body;
const usernames = async (query = ''): Promise<string[]> =>
  (await list(query)).data.map(({ username }: Row) => username);

/** One of every status, a minute apart, but for those whose details are awaited. */
async function makeCreators(): Promise<void> {
  for (const state of ['active', 'suspended', 'closed'] as const) {
    await server.createAccount({ role: 'creator', username: `who.is.${state}`, state });
    server.clock.now += 60_000;
  }
  await applyAs(server, 'cigdem', { fullName: 'Çiğdem Işık-Öz' });
  server.clock.now += 60_000;
  const { applicationId } = await applyAs(server, 'rejected', { fullName: 'Noor van Dijk' });
  await staff.moveApplication(applicationId, { move: 'reject', reason: 'content', text: '' });
  server.clock.now += 60_000;
}

async function approve(username: string): Promise<string> {
  const { applicationId } = await applyAs(server, username);
  await staff.moveApplication(applicationId, { move: 'approve' });
  server.clock.now += 60_000;
  return applicationId;
}

describe("the staff's list of all creators", () => {
  beforeEach(start);
  afterEach(stop);

  it('holds everybody however they stand, and nobody who is no creator', async () => {
    await makeCreators();
    await server.createAccount({ role: 'sponsor', username: 'bluebay' });
    const applicationId = await approve('ada');
    const { data, counts, next } = await list();
    expect(data.map(({ username, status }: Row) => [username, status])).toEqual([
      ['ada', 'awaiting'],
      ['rejected', 'rejected'],
      ['cigdem', 'applying'],
      ['who.is.closed', 'closed'],
      ['who.is.suspended', 'suspended'],
      ['who.is.active', 'active'],
    ]);
    expect(counts).toEqual({ applying: 1, awaiting: 1, rejected: 1, active: 1, suspended: 1, closed: 1 });
    expect(next).toBeNull();
    await server.createAccount({ role: 'creator', username: 'without.application', state: 'pending' });
    expect([(await list()).counts.rejected, await usernames('status=rejected')]).toEqual([1, ['rejected']]);
    expect(data[0]).toMatchObject({
      fullName: 'The ada',
      email: 'ada@mail.example',
      application: { id: applicationId, state: 'APPROVED' },
      bankLink: { state: 'issued' },
      isRepeated: true,
      isIbanDoubtful: false,
    });
    expect(data[5]).toMatchObject({ application: null, bankLink: null, profilePicture: null });
  });

  it('holds those of one status where that is asked for, as long as they have it', async () => {
    await makeCreators();
    const applicationId = await approve('ada');
    const statuses = ['applying', 'awaiting', 'rejected', 'active', 'suspended', 'closed'];
    const listed = await Promise.all(statuses.map(async (each) => [each, await usernames(`status=${each}`)]));
    expect(Object.fromEntries(listed)).toEqual({
      applying: ['cigdem'],
      rejected: ['rejected'],
      awaiting: ['ada'],
      active: ['who.is.active'],
      suspended: ['who.is.suspended'],
      closed: ['who.is.closed'],
    });
    await staff.moveApplication(applicationId, { move: 'reopen' });
    expect(await usernames('status=awaiting')).toEqual([]);
  });

  it('goes by the names that somebody has who applied again', async () => {
    const { applicationId } = await applyAs(server, 'mia', { fullName: 'Mia Kaya' });
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content', text: '' });
    server.clock.now += 31 * 24 * 60 * 60_000;
    staff = await signInStaff(server, 'later');
    await applyAs(server, 'mia', { fullName: 'Mia Deniz' });
    expect([await usernames('search=kaya'), await usernames('search=deniz')]).toEqual([[], ['mia']]);
  });

  it('is turned round, and read page by page without a gap, whichever way', async () => {
    for (const name of ['mia', 'ada', 'lale', 'can', 'noor'])
      await server.createAccount({ role: 'creator', username: name });
    for (const [order, names] of [
      ['username', ['ada', 'can', 'lale', 'mia', 'noor']],
      ['newest', await usernames('order=newest')],
      ['oldest', (await usernames('order=newest')).reverse()],
    ] as const) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page = await list(`order=${order}&limit=2&status=active${after && `&after=${after}`}`);
        seen.push(...page.data.map(({ username }: Row) => username));
        after = page.next;
      }
      expect([order, seen]).toEqual([order, names]);
    }
    expect(await usernames('order=username&after=nobody')).toEqual(['ada', 'can', 'lale', 'mia', 'noor']);
    expect(await usernames('search=mia&after=nobody')).toEqual(['mia']);
  });
});

describe('a query of the list', () => {
  beforeAll(async () => {
    await start();
    await makeCreators();
  });
  afterAll(stop);

  it.each([
    ['çiğdem', ['cigdem']],
    ['CIGD', ['cigdem']],
    ['ISIK', ['cigdem']],
    ['ışık', ['cigdem']],
    ['öz cig', ['cigdem']],
    ['ışık-ö', ['cigdem']],
    ['cigdem@mail.ex', ['cigdem']],
    ['suspended', ['who.is.suspended']],
    ['who.is', ['who.is.closed', 'who.is.suspended', 'who.is.active']],
    ['dijk noor van', ['rejected']],
    ['gdem', []],
    ['cigdem noor', []],
    ['%', []],
    ['  ', ['rejected', 'cigdem', 'who.is.closed', 'who.is.suspended', 'who.is.active']],
  ])('finds by the beginnings of the words of name, username and email: %s', async (search, names) => {
    expect(await usernames(`search=${encodeURIComponent(search)}`)).toEqual(names);
    if (search.trim() !== '') expect((await list(`search=${encodeURIComponent(search)}`)).counts).toBeNull();
  });

  it.each([
    'status=pending',
    'order=best',
    'limit=0',
    'limit=101',
    'offset=3',
    'after=%00',
    `search=${'a'.repeat(81)}`,
  ])('refuses an invalid query: %s', async (query) => {
    expect((await staff.get(`/creators?${query}`)).status).toBe(400);
  });
});

/** The query plan of a page. */
async function planOf(page: Partial<CreatorPage>): Promise<string> {
  const { database, config } = server.platform;
  const query = (from: Database) =>
    selectCreatorIds(from, { order: 'newest', words: [], isSelective: true, after: null, limit: 51, ...page });
  if (config.database.kind === 'sqlite')
    return JSON.stringify(await query(database).explain(undefined, sql`query plan`));
  return database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return JSON.stringify(await query(transaction).explain());
  });
}

describe('a page of all creators', () => {
  beforeAll(async () => {
    server = await startTestServer({}, {}, (database) =>
      database
        .transaction()
        .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count: 500, now: Date.now() })),
    );
  });
  afterAll(stop);

  const foundByWord = /accountWord_\w+|INDEX sqlite_autoindex_accountWord_1 \(word>\? AND word<\?\)/;
  const after = { id: 'b', createdAt: 5, usernameFolded: 'b' };

  it.each([
    [{}, /account_creators\b/],
    [{ after }, /account_creators\b/],
    [{ order: 'oldest', after }, /account_creators\b/],
    [{ order: 'username', after }, /account_creatorNames/],
    [{ status: 'suspended', after }, /account_creatorStates/],
    [{ status: 'active', order: 'username', after }, /account_creatorStateNames/],
    [{ status: 'awaiting' }, /bankLink_awaited/],
    [{ status: 'applying' }, /application_accountId|application_state|application_count/],
    [{ status: 'rejected' }, /application_accountId/],
    [{ words: ['ela'] }, foundByWord],
    [{ words: ['ela', 'ka'], status: 'active' }, foundByWord],
    [{ words: ['e'], isSelective: false }, /account_creators\b.*accountWord_accountId/],
    [{ words: ['e'], isSelective: false, status: 'active', order: 'username' }, /account_creatorStateNames/],
  ] satisfies [Partial<CreatorPage>, RegExp][])(
    'is found by an index, however many there are: %j',
    async (page, index) => {
      const plan = await planOf(page);
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/SCAN (account|accountWord|application|bankLink)(?! USING)|Seq Scan/);
    },
  );
});
