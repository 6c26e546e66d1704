import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { writeAuditEntries } from '#server/audit/audit-trail.ts';
import { selectSequences, type TrailPage } from '#server/audit/trail-page.store.ts';
import { rarestFirst } from '#server/db/prefix-search.ts';
import type { Database } from '#server/db/tables.ts';
import { applyAs, signInStaff } from '#tests/kit/applicant.ts';
import { plantBookings } from '#tests/kit/due-bookings.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
const start = async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
};

const list = async (query = '') => (await staff.get(`/audit?${query}`)).body;
const told = async (query = ''): Promise<string[]> =>
  (await list(query)).data.map(({ actor, action }: { actor: string; action: string }) => `${actor}: ${action}`);

type Done = Parameters<typeof writeAuditEntries>[1][number];

/** Is done a minute after what was done before. */
async function write(actor: string | null, action: Done['action'], subjectId: string): Promise<void> {
  server.clock.now += 60_000;
  const { database, secrets, now } = server.platform;
  await database
    .transaction()
    .execute((transaction) =>
      writeAuditEntries({ database: transaction, secrets, now: now(), actor }, [{ action, subjectId }]),
    );
}

/** Something by everybody, after the sign-in of the keeper. */
async function fillTrail(): Promise<{ creator: string }> {
  await applyAs(server, 'cigdem', { fullName: 'Çiğdem Işık-Öz' });
  const { id: creator } = await server.platform.database
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'cigdem')
    .executeTakeFirstOrThrow();
  const { id: sponsor } = await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  await write('keeper', 'account.suspend', creator);
  await write('command line', 'sponsor.suspend', sponsor);
  await write(null, 'account.erase', creator);
  await write('keeper', 'sponsor.reinstate', sponsor);
  await write('command line', 'account.suspend', creator);
  await write('the creator', 'account.download', creator);
  return { creator };
}

async function insertWords(rows: readonly { accountId: string; word: string }[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 1_000)
    await server.platform.database
      .insertInto('accountWord')
      .values(rows.slice(from, from + 1_000))
      .execute();
}

const whole = [
  'the creator: account.download',
  'command line: account.suspend',
  'keeper: sponsor.reinstate',
  'system: account.erase',
  'command line: sponsor.suspend',
  'keeper: account.suspend',
  'keeper: staff.signIn',
];
const [downloaded, again, reinstated, erased, commanded, suspended, signedIn] = whole;

describe('the audit trail, once it was written,', () => {
  beforeAll(async () => {
    await start();
    await fillTrail();
  });
  afterAll(() => server.stop());

  it.each([
    ['', whole],
    ['by=staff', [reinstated, suspended, signedIn]],
    ['by=creator', [downloaded]],
    ['by=system', [erased]],
    ['by=commandLine', [again, commanded]],
    ['action=account.suspend', [again, suspended]],
    ['action=account.suspend&by=staff', [suspended]],
    ['action=mail.requeue', []],
    ['search=cigd', [downloaded, again, erased, suspended]],
    ['search=%C3%87%C4%B0%C4%9EDEM', [downloaded, again, erased, suspended]],
    ['search=%C3%B6z+isik', [downloaded, again, erased, suspended]],
    ['search=cigdem%40mail', [downloaded, again, erased, suspended]],
    ['search=gdem', []],
    ['search=blue', [reinstated, commanded]],
    ['search=keeper', [signedIn]],
    ['search=cigdem+blue', []],
    ['search=cigdem&by=commandLine', [again]],
    ['search=cigdem&action=account.suspend&by=staff', [suspended]],
    ['search=cigdem&by=creator', [downloaded]],
    ['search=++', whole],
  ])('is narrowed by whom, by what and about whom: %s', async (query, lines) => {
    expect(await told(query)).toEqual(lines);
  });

  it('is narrowed to days, whatever else is asked for', async () => {
    const first = server.clock.now - 5 * 60_000;
    /** Exactly when the entry of this number was written. */
    const minute = (count: number) => first + (count - 1) * 60_000;
    expect(await told(`since=${minute(2)}&until=${minute(5)}`)).toEqual([reinstated, erased, commanded]);
    expect(await told(`since=${minute(5)}`)).toEqual([downloaded, again]);
    expect(await told(`until=${minute(1)}`)).toEqual([signedIn]);
    expect(await told(`by=commandLine&since=${minute(3)}`)).toEqual([again]);
    expect(await told(`search=cigdem&since=${minute(2)}&until=${minute(5)}`)).toEqual([erased]);
  });

  it.each(['by=me', 'action=', 'action=a;b.c', 'limit=0', 'after=0', 'after=a', 'since=a', `search=${'a'.repeat(81)}`])(
    'refuses what is none: %s',
    async (query) => {
      expect((await staff.get(`/audit?${query}`)).status).toBe(400);
    },
  );

  it('is read by staff alone', async () => {
    expect((await server.get('/api/admin/audit')).status).toBe(401);
  });
});

describe('the audit trail', () => {
  beforeEach(start);
  afterEach(() => server.stop());

  it('is read newest first, with whom it was about and what was said of it', async () => {
    const { applicationId } = await applyAs(server, 'deniz', { fullName: 'Deniz Yıldız' });
    const [{ id, to }] = (await staff.get('/mails')).body.data;
    await server.platform.database.updateTable('outboxMail').set({ state: 'failed' }).where('id', '=', id).execute();
    await staff.post(`/mails/${id}/moves`, { move: 'requeue' });
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content', text: 'Sorry' });
    await staff.moveApplication(applicationId, { move: 'undo' });
    const { data, next } = await list();
    expect(next).toBeNull();
    expect(data.map(({ at: _, subjectId: __, ...entry }: Record<string, unknown>) => entry)).toEqual([
      { sequence: 4, actor: 'keeper', action: 'application.undo', subject: 'Deniz Yıldız', details: {} },
      {
        sequence: 3,
        actor: 'keeper',
        action: 'application.reject',
        subject: 'Deniz Yıldız',
        details: { reason: 'content' },
      },
      { sequence: 2, actor: 'keeper', action: 'mail.requeue', subject: to, details: {} },
      { sequence: 1, actor: 'keeper', action: 'staff.signIn', subject: 'The keeper', details: {} },
    ]);
  });

  it('names the guest and the city of a stay', async () => {
    const guest = await server.createAccount({ role: 'creator', username: 'deniz' });
    await plantBookings(server.platform, [guest.id], 1, () => ({ state: 'REQUESTED' }));
    const { id, cityName } = await server.platform.database
      .selectFrom('booking')
      .select(['id', 'cityName'])
      .executeTakeFirstOrThrow();
    expect((await staff.post(`/hotel-bookings/${id}/moves`, { move: 'review' })).status).toBe(200);
    const [entry] = (await staff.get('/audit')).body.data;
    const name = (
      await server.platform.database
        .selectFrom('account')
        .select('name')
        .where('id', '=', guest.id)
        .executeTakeFirstOrThrow()
    ).name;
    expect(entry).toMatchObject({ action: 'booking.review', subject: `${name}, ${cityName}` });
  });

  it('is found by the guest of a stay, and by the guest alone', async () => {
    const { creator } = await fillTrail();
    await plantBookings(server.platform, [creator], 1, () => ({ id: 'stay-of-cigdem' }));
    await write('keeper', 'booking.review', 'stay-of-cigdem');
    expect(await told('search=isik&limit=1')).toEqual(['keeper: booking.review']);
    expect(await told('search=blue')).not.toContain('keeper: booking.review');
  });

  it.each(['', 'by=staff', 'action=account.suspend', 'search=cig'])(
    'is read page by page without a gap, though clocks differ and moments are the same: %s',
    async (query) => {
      const { creator } = await fillTrail();
      server.clock.now -= 10 * 60_000;
      for (let turn = 0; turn < 3; turn += 1) await write('keeper', 'account.suspend', creator);
      server.clock.now -= 60_000;
      await write('keeper', 'account.suspend', creator);
      const all = (await list(query)).data;
      const seen: object[] = [];
      for (let after: number | null = 0; after !== null; ) {
        const page = await list(`${query}&limit=2${after ? `&after=${after}` : ''}`);
        expect(page.data.length).toBeGreaterThan(0);
        seen.push(...page.data);
        after = page.next;
      }
      expect(all.length).toBeGreaterThan(4);
      expect(seen).toEqual(all);
      expect((await list(`${query}&after=999`)).data).toEqual(all);
    },
  );

  itAtNight('is found by a word that many have, too', async () => {
    const { creator } = await fillTrail();
    const { database } = server.platform;
    await database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count: 2_100, now: server.clock.now }));
    await plantBookings(server.platform, [creator], 1, () => ({ id: 'stay-of-cigdem' }));
    await write('keeper', 'booking.review', 'stay-of-cigdem');
    await write('command line', 'backup.make', 'nobody');
    const { count } = await database
      .selectFrom('accountWord')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('word', '=', 'example')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBeGreaterThan(2_000);
    expect(await told('search=examp')).toEqual(['keeper: booking.review', ...whole]);
    expect(await told('search=examp&by=commandLine')).toEqual([again, commanded]);
    expect((await told()).length).toBe(whole.length + 2);
  });

  it('looks up whoever has all of two words, where many have either', async () => {
    const { creator } = await fillTrail();
    const { database } = server.platform;
    const others = await Promise.all(
      ['left', 'right'].map((word) => server.createAccount({ role: 'creator', username: `only-${word}` })),
    );
    const wordsOf = (accountId: string, word: string) =>
      Array.from({ length: 2_001 }, (_, index) => ({ accountId, word: `${word}${index}` }));
    await insertWords([
      ...others.flatMap(({ id }, index) => wordsOf(id, ['left', 'right'][index] ?? '')),
      { accountId: creator, word: 'left' },
      { accountId: creator, word: 'right' },
    ]);
    expect(await rarestFirst(database, 'left')).toEqual({ words: ['left'], isSelective: false });
    expect(await rarestFirst(database, 'left right')).toMatchObject({ isSelective: true });
    expect(await told('search=left+right')).toEqual([downloaded, again, erased, suspended]);
  });
});

/** How the database finds a page, with whatever index it has. */
async function planOf(page: Partial<TrailPage>): Promise<string> {
  const { database, config } = server.platform;
  const query = (from: Database) =>
    selectSequences(from, { words: [], isSelective: true, after: null, limit: 51, ...page });
  if (config.database.kind === 'sqlite')
    return JSON.stringify(await query(database).explain(undefined, sql`query plan`));
  return database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    return JSON.stringify(await query(transaction).explain());
  });
}

describe('a page of the audit trail', () => {
  beforeAll(start);
  afterAll(() => server.stop());

  const after = { at: 5, sequence: 5 };
  const days = { since: 3, until: 9 };

  it.each([
    [{}, 'auditEntry_at'],
    [{ after }, 'auditEntry_at'],
    [{ ...days, after }, 'auditEntry_at'],
    [{ by: 'staff', ...days, after }, 'auditEntry_by'],
    [{ action: 'account.suspend', ...days, after }, 'auditEntry_action'],
    [{ by: 'creator', ...days, after }, 'auditEntry_by'],
    [{ action: 'account.suspend', by: 'system', ...days, after }, 'auditEntry_actionBy'],
  ] satisfies [Partial<TrailPage>, string][])(
    'is read from an index alone and in its order, however many lines there are: %j',
    async (page, index) => {
      const plan = await planOf(page);
      expect(plan).toMatch(new RegExp(`(COVERING INDEX |Index Only Scan Backward using \\W+)${index}\\b`));
      expect(plan).not.toMatch(/SCAN auditEntry(?! USING)|TEMP B-TREE|Seq Scan|Sort/);
    },
  );

  it.each([{}, { by: 'staff', action: 'account.suspend', ...days, after }] satisfies Partial<TrailPage>[])(
    'of a few people is read from an index of what was done about them alone: %j',
    async (page) => {
      const plan = await planOf({ words: ['ela', 'ka'], ...page });
      expect(plan).toMatch(/(COVERING INDEX |Index Only Scan using \W+)auditEntry_about\b/);
      expect(plan).toMatch(/accountWord_\w+|sqlite_autoindex_accountWord_1 \(word>\? AND word<\?\)/);
      expect(plan).not.toMatch(/SCAN (account|accountWord|auditEntry|booking)(?! USING)|Seq Scan/);
    },
  );
});
