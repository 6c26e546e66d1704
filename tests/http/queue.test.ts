import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { listWaiting } from '#server/back-office/application-queue.service.ts';
import {
  listMatches,
  type Narrowing,
  type SelectiveCondition,
  selectPage,
} from '#server/back-office/application-queue.store.ts';
import { selectResembling } from '#server/creators/creators.ts';
import { rowsInBatches } from '#server/db/queries.ts';
import type { Database } from '#server/db/tables.ts';
import { applyAs, mailTo, signInStaff, staffHands, tokenIn } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { makeRequest, startStays } from '#tests/kit/bookings.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
beforeEach(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});
afterEach(() => server.stop());

const nothing = { instagram: '', youtube: '', tiktok: '' };
const nobody = { nameFolded: '', aboutMe: '', profilePicture: null, ...nothing };
const repeated = async () => {
  const { data } = (await staff.get('/applications')).body;
  return Object.fromEntries(data.map(({ username, isRepeated }: Record<string, unknown>) => [username, isRepeated]));
};

interface Explained {
  explain: (format?: undefined, options?: RawBuilder<unknown>) => Promise<unknown[]>;
}

/** How the database finds something, with whatever index it has. */
async function planOf(database: Database, query: (reader: Database) => Explained): Promise<string> {
  if (server.platform.config.database.kind === 'sqlite')
    return JSON.stringify(await query(database).explain(undefined, sql`query plan`));
  return database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return JSON.stringify(await query(transaction).explain());
  });
}

const planOfPage = (database: Database, filter: Partial<Parameters<typeof selectPage>[1]> = {}): Promise<string> =>
  planOf(database, (reader) => selectPage(reader, { offset: 0, limit: 50, words: [], order: 'oldest', ...filter }));

describe("the staff's queue", () => {
  it('flags those who have a phone number or a handle of one platform in common, and no others', async () => {
    /** Each shares one thing with the one before, and nothing with others. */
    const shared = [
      ['deniz', '+90 532 111 11 11', { instagram: '@deniz' }],
      ['mia', '+90 532 111 11 11', { instagram: '@mia' }],
      ['kim', '+90 532 000 00 01', { instagram: '@mia', youtube: '@kim' }],
      ['ada', '+90 532 000 00 02', { youtube: '@kim' }],
      ['can', '+90 532 000 00 03', { tiktok: '@can' }],
      ['lee', '+90 532 000 00 04', { tiktok: '@can' }],
      ['noor', '+90 532 000 00 05', { instagram: '@ada' }],
    ] as const;
    const flags: Record<string, boolean>[] = [];
    for (const [name, phoneNumber, handles] of shared) {
      await applyAs(server, name, { phoneNumber, socialMediaAccounts: { ...nothing, ...handles } });
      flags.push(await repeated());
    }
    expect(flags.map((each) => Object.keys(each).filter((name) => each[name]))).toEqual([
      [],
      ['deniz', 'mia'],
      ['deniz', 'mia', 'kim'],
      ['deniz', 'mia', 'kim', 'ada'],
      ['deniz', 'mia', 'kim', 'ada'],
      ['deniz', 'mia', 'kim', 'ada', 'can', 'lee'],
      ['deniz', 'mia', 'kim', 'ada', 'can', 'lee'],
    ]);
  });

  it('shows whom an application resembles, whoever shares most in front, and in what', async () => {
    const own = { phoneNumber: '+90 532 111 11 11', socialMediaAccounts: { ...nothing, instagram: '@sea' } };
    for (const name of ['noor', 'lale']) {
      await applyAs(server, name, { ...own, socialMediaAccounts: { ...nothing, youtube: `@${name}` } });
      server.clock.now += 60_000;
    }
    const mia = await applyAs(server, 'mia', own);
    const handles = { ...nothing, instagram: '@ada' };
    const ada = await applyAs(server, 'ada', { phoneNumber: '+90 532 222 22 22', socialMediaAccounts: handles });
    await staff.moveApplication(mia.applicationId, { move: 'reject', reason: 'content', text: '' });
    const { applicationId } = await applyAs(server, 'deniz', own);
    const { isMore, data } = (await staff.get(`/applications/${applicationId}`)).body.resembling;
    expect(isMore).toBe(false);
    expect(data).toEqual([
      expect.objectContaining({
        fullName: 'The mia',
        username: 'mia',
        profilePicture: expect.stringContaining('/'),
        status: 'rejected',
        application: { id: mia.applicationId, state: 'REJECTED' },
        same: ['phoneNumber', 'instagram'],
      }),
      expect.objectContaining({ username: 'noor', same: ['phoneNumber'] }),
      expect.objectContaining({ username: 'lale', same: ['phoneNumber'] }),
    ]);
    const alone = (await staff.get(`/applications/${ada.applicationId}`)).body;
    expect(alone.resembling).toEqual({ data: [], isMore: false });
  });

  it('shows five of many whom an application resembles, and that there are others', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    const { database } = server.platform;
    const resembled = async () => (await staff.get(`/applications/${applicationId}`)).body.resembling;
    const add = async (index: number) => {
      const { id } = await server.createAccount({ role: 'creator', username: `same${index}` });
      const creator = { accountId: id, phoneNumber: '+905320000000', updatedAt: index };
      await database
        .insertInto('creator')
        .values({ ...nobody, ...creator })
        .execute();
    };
    for (let index = 0; index < 5; index++) await add(index);
    expect([(await resembled()).data.length, (await resembled()).isMore]).toEqual([5, false]);
    await add(5);
    expect([(await resembled()).data.length, (await resembled()).isMore]).toEqual([5, true]);
  });

  it('tells nobody else whom an application resembles', async () => {
    const phoneNumber = '+90 532 111 11 11';
    await applyAs(server, 'secretive', { phoneNumber });
    const { applicationId, statusToken } = await applyAs(server, 'deniz', { phoneNumber });
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'duplicate', text: '' });
    server.clock.now += 60_000;
    const { owner } = await startBlog(server, { username: 'mia' });
    await server.platform.database.updateTable('creator').set({ phoneNumber: '+905321111111' }).execute();
    const path = `/api/admin/applications/${applicationId}`;
    expect((await server.get(path, staff.headers)).body.resembling.data).toHaveLength(2);
    const others = [{}, owner, await signInSponsor(server)];
    expect(await Promise.all(others.map(async (who) => (await server.get(path, who)).status))).toEqual([401, 403, 403]);
    const told = await Promise.all([
      server.get(`/api/creator/application-status?token=${statusToken}`),
      ...others.flatMap((who) =>
        ['/api/creator', '/api/account', '/api/blog/mia'].map((each) => server.get(each, who)),
      ),
    ]);
    const mails = (await server.mails()).filter(({ to }) => to === 'deniz@mail.example');
    expect(mails.map(({ template }) => template)).toContain('rejected');
    expect(JSON.stringify([told, mails]).toLowerCase()).not.toContain('secretive');
  });

  it('finds others with the same number or handle by an index, however many there are', async () => {
    const { database } = server.platform;
    await database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count: 500, now: Date.now() }));
    const plan = await planOfPage(database);
    for (const column of ['phoneNumber', 'instagram', 'youtube', 'tiktok']) expect(plan).toContain(`creator_${column}`);
    expect(plan).toContain('application_createdAt');
    expect(plan).not.toMatch(/SCAN other|Seq Scan on creator/);
    const known = { accountId: '', phoneNumber: '+905320000000', instagram: 'a', youtube: 'b', tiktok: 'c' };
    const whom = await planOf(database, (reader) => selectResembling(reader, known, 11));
    for (const column of ['phoneNumber', 'instagram', 'youtube', 'tiktok']) expect(whom).toContain(`creator_${column}`);
    expect(whom).not.toMatch(/SCAN|Seq Scan/);
  });
});

const details = {
  accountType: 'person',
  name: 'Mia Noor',
  iban: 'TR330006100519786457841326',
  taxNumber: '10000000146',
  address: 'Liman 3',
  city: 'Antalya',
  district: 'Kaş',
  country: 'Turkey',
};
const usernames = async (query: string) => {
  const { data } = (await staff.get(`/applications?${query}`)).body;
  return data.map(({ username }: { username: string }) => username);
};

/** Somebody who was approved, and has given bank details, some time later. */
async function giveDetails(name: string): Promise<{ applicationId: string; accountId: string }> {
  const { applicationId } = await approve(name);
  server.clock.now += 60_000;
  const token = await tokenIn(server, `${name}@mail.example`, 'bank-link');
  expect((await server.post(`/api/creator/complete-bank-details?token=${token}`, details)).status).toBe(200);
  const { accountId } = (await staff.get(`/applications/${applicationId}`)).body;
  return { applicationId, accountId };
}

async function approve(name: string): Promise<{ applicationId: string }> {
  const { applicationId } = await applyAs(server, name);
  await staff.moveApplication(applicationId, { move: 'approve' });
  return { applicationId };
}

describe('the order and the filters of the queue', () => {
  it('turns the list round, whichever it is, page by page', async () => {
    for (const name of ['deniz', 'mia', 'noor']) {
      await applyAs(server, name);
      server.clock.now += 60_000;
    }
    expect(await usernames('order=newest')).toEqual(['noor', 'mia', 'deniz']);
    expect(await usernames('state=ONHOLD&order=newest&limit=1&offset=1')).toEqual(['mia']);
    expect(await usernames('state=ONHOLD&order=oldest')).toEqual(['deniz', 'mia', 'noor']);
    await giveDetails('lale');
    await giveDetails('can');
    expect(await usernames('state=TO_VERIFY&order=newest')).toEqual(['can', 'lale']);
    expect(await usernames('state=TO_VERIFY')).toEqual(['lale', 'can']);
  });

  it('leaves those who were sent on other days, and counts what is left in every tab', async () => {
    const begin = server.clock.now;
    for (const name of ['deniz', 'mia', 'noor']) {
      await applyAs(server, name);
      server.clock.now += 60_000;
    }
    const [mia] = (await staff.get('/applications?search=mia')).body.data;
    expect(await usernames(`since=${mia.createdAt}`)).toEqual(['mia', 'noor']);
    expect(await usernames(`until=${mia.createdAt}`)).toEqual(['deniz']);
    expect(await usernames(`since=${mia.createdAt}&until=${mia.createdAt + 1}&search=m`)).toEqual(['mia']);
    await staff.moveApplication(mia.id, { move: 'reject', reason: 'content', text: '' });
    const { body } = await staff.get(`/applications?state=ONHOLD&since=${begin}&until=${mia.createdAt + 1}`);
    expect([body.total, body.counts]).toEqual([1, { ONHOLD: 1, TO_VERIFY: 0, APPROVED: 0, REJECTED: 1 }]);
  });

  it('finds whoever is quoted by the reference of their mail, or calls from the number they gave', async () => {
    const { reference } = await applyAs(server, 'deniz', { phoneNumber: '+90 532 111 11 11' });
    await applyAs(server, 'mia', { phoneNumber: '+90 532 222 22 22' });
    for (const search of [reference, reference.toLowerCase(), ` ${reference} `, '0532 111 11 11', '+90 (532) 111'])
      expect(await usernames(`search=${encodeURIComponent(search)}`), search).toEqual(['deniz']);
    expect(await usernames('search=VA-00000000')).toEqual([]);
    expect(await usernames('search=111')).toEqual([]);
    expect(await usernames('search=0532')).toEqual(['deniz', 'mia']);
  });

  it('shows those alone whose IBAN is to be looked at, or who have something in common with others', async () => {
    const phoneNumber = '+90 532 111 11 11';
    await applyAs(server, 'deniz', { phoneNumber });
    server.clock.now += 60_000;
    await applyAs(server, 'mia', { phoneNumber, iban: 'TR330006100519786457841327' });
    const alone = { phoneNumber: '+90 532 222 22 22', socialMediaAccounts: { ...nothing, instagram: 'noor' } };
    await applyAs(server, 'noor', { ...alone, iban: 'TR330006100519786457841326' });
    expect(await usernames('flag=repeated')).toEqual(['deniz', 'mia']);
    expect(await usernames('flag=doubtful')).toEqual(['mia']);
    expect(await usernames('flag=repeated&order=newest&state=ONHOLD&search=d')).toEqual(['deniz']);
    const { body } = await staff.get('/applications?flag=repeated');
    expect([body.total, body.counts]).toEqual([2, { ONHOLD: 2, TO_VERIFY: 0, APPROVED: 0, REJECTED: 0 }]);
  });

  it('finds two who gave the same number at the same moment', async () => {
    const phoneNumber = '+90 532 111 11 11';
    const names = ['deniz', 'mia'];
    await Promise.all(names.map((name) => applyAs(server, name, { phoneNumber })));
    expect((await usernames('flag=repeated')).toSorted()).toEqual(names);
    expect((await staff.get('/applications?flag=repeated')).body.total).toBe(2);
  });

  it('leaves somebody alone again once the other one is gone', async () => {
    for (const name of ['deniz', 'mia']) await applyAs(server, name, { phoneNumber: '+90 532 111 11 11' });
    expect(await usernames('flag=repeated')).toEqual(['deniz', 'mia']);
    await server.platform.database.deleteFrom('account').where('username', '=', 'mia').execute();
    expect(await usernames('flag=repeated')).toEqual([]);
    expect((await staff.get('/applications?flag=repeated')).body.counts.ONHOLD).toBe(0);
  });

  itAtNight('counts nothing of a search that thousands match, and still shows them page by page', async () => {
    const { database } = server.platform;
    await database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count: 2_100, now: Date.now() }));
    const rows = await database
      .selectFrom('account')
      .select(['id', 'createdAt'])
      .where('role', '=', 'creator')
      .execute();
    const { applicationId } = await applyAs(server, 'deniz');
    const model = await database
      .selectFrom('application')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    for (const some of rowsInBatches(rows.map(({ id, createdAt }) => ({ ...model, id, accountId: id, createdAt }))))
      await database.insertInto('application').values(some).execute();
    await database
      .insertInto('accountWord')
      .columns(['word', 'accountId'])
      .expression((from) =>
        from
          .selectFrom('account')
          .select([sql.lit('sailor').as('word'), 'id'])
          .where('role', '=', 'creator'),
      )
      .execute();
    const many = (await staff.get('/applications?search=sail&limit=2&offset=2')).body;
    expect([many.data.length, many.total, many.counts]).toEqual([2, null, null]);
    const all = (await staff.get('/applications?limit=4')).body;
    expect(many.data.map(({ id }: { id: string }) => id)).toEqual(
      all.data.slice(2).map(({ id }: { id: string }) => id),
    );
    expect((await staff.get('/applications?search=sail&offset=2001')).body.data).toEqual([]);
    expect((await staff.get('/applications?search=sail+deniz%40mail')).body.total).toBe(1);
  });

  it.each(['order=best', 'flag=any', 'since=yesterday', 'until=-1', 'since=1e99', 'sort=newest'])(
    'refuses what is none: %s',
    async (query) => {
      expect((await staff.get(`/applications?${query}`)).status).toBe(400);
    },
  );

  it('are found by an index each, however many there are', async () => {
    const { database } = server.platform;
    await database
      .transaction()
      .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count: 500, now: Date.now() }));
    expect(await planOfPage(database, { order: 'newest' })).toContain('application_createdAt');
    expect(await planOfPage(database, { state: 'ONHOLD', order: 'newest', since: 1, until: 2 })).toContain(
      'application_state',
    );
    const words = { words: ['a'], state: 'ONHOLD' } as const;
    expect(await planOfPage(database, words)).toMatch(/accountWord_accountId|accountWord_key/);
    const few = (base: SelectiveCondition, narrowing: Partial<Narrowing> = {}) =>
      planOf(database, (reader) => listMatches(reader, base, { words: [], ...narrowing }));
    const doubtful = await few({ flag: 'doubtful' });
    expect(doubtful).toContain('bankDetails_doubtful');
    const shared = await few({ flag: 'repeated' }, { flag: 'repeated' });
    expect(shared).toContain('creator_sharesContact');
    expect(await few({ word: 'a' })).toMatch(/accountWord_key|sqlite_autoindex_accountWord/);
    for (const plan of [doubtful, shared, await few({ word: 'a' }), await few({ reference: '1234' })])
      expect(plan).not.toMatch(
        /SCAN (?:application|account|other)\b|SCAN creator(?! USING COVERING INDEX creator_sharesContact)|Seq Scan/,
      );
  });
});

describe('bank details that wait', () => {
  it('are a list of their own, whoever sent them first in front, until they are looked at', async () => {
    const first = await approve('deniz');
    const mia = await giveDetails('mia');
    server.clock.now += 60_000;
    const token = await tokenIn(server, 'deniz@mail.example', 'bank-link');
    await server.post(`/api/creator/complete-bank-details?token=${token}`, details);
    await approve('noor');
    await applyAs(server, 'lale');
    const { body } = await staff.get('/applications?state=TO_VERIFY');
    expect(body.counts).toEqual({ ONHOLD: 1, TO_VERIFY: 2, APPROVED: 3, REJECTED: 0 });
    expect([body.total, await usernames('state=TO_VERIFY')]).toEqual([2, ['mia', 'deniz']]);
    expect(body.data[1]).toMatchObject({
      id: first.applicationId,
      bankLink: { state: 'submitted' },
    });
    expect(await usernames('state=TO_VERIFY&limit=1&offset=1')).toEqual(['deniz']);
    expect(await usernames('state=TO_VERIFY&search=mia')).toEqual(['mia']);
    expect(await usernames('state=APPROVED')).toEqual(['deniz', 'mia', 'noor']);
    const seen = await staff.bankSeen(mia.applicationId);
    await staff.post(`/creators/${mia.accountId}/bank-details/moves`, { move: 'verify', ...seen });
    expect(await usernames('state=TO_VERIFY')).toEqual(['deniz']);
    await staff.moveApplication(first.applicationId, { move: 'reopen' });
    expect(await usernames('state=TO_VERIFY')).toEqual([]);
  });

  it('are listed once for a creator whose earlier application was withdrawn or closed', async () => {
    const { accountId, applicationId } = await giveDetails('mia');
    const { database } = server.platform;
    const { id: _, ...approved } = await database
      .selectFrom('application')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    for (const state of ['WITHDRAWN', 'CLOSED'] as const)
      await database
        .insertInto('application')
        .values({ ...approved, id: state, accountId, state, createdAt: approved.createdAt - 1 })
        .execute();
    const { body } = await staff.get('/applications?state=TO_VERIFY');
    expect([body.total, body.counts.TO_VERIFY, await usernames('state=TO_VERIFY')]).toEqual([1, 1, ['mia']]);
  });

  it('are told apart in the list of those approved: never opened, sent, out of time', async () => {
    await approve('deniz');
    await giveDetails('mia');
    const states = async () => {
      const { data } = (await staff.get('/applications?state=APPROVED')).body;
      return data.map(({ bankLink }: { bankLink: { state: string } }) => bankLink.state);
    };
    expect(await states()).toEqual(['issued', 'submitted']);
    server.clock.now += 8 * 24 * 60 * 60_000;
    staff = await staffHands(server, 'keeper');
    expect(await states()).toEqual(['expired', 'submitted']);
  });

  it('are mailed to all staff, with the way to them, and never with what they say', async () => {
    const { applicationId } = await giveDetails('mia');
    const mail = await mailTo(server, 'keeper@mail.example', 'bank-details-to-verify');
    expect(mail?.subject).toBe('Bank details to verify: The mia');
    expect(mail?.text).toContain(`/admin?application=${applicationId}`);
    expect(mail?.text).not.toMatch(/TR33|10000000146|Liman/);
    const arrived = await mailTo(server, 'keeper@mail.example', 'new-application');
    expect(arrived?.text).toContain(`/admin?application=${applicationId}`);
  });

  it('are mailed to each of the staff in the language in which they signed in last', async () => {
    const account = { username: 'keeper', password: 'open-sesame-1' };
    server.clock.now += 1_000;
    await server.post('/api/auth/login', account, { 'accept-language': 'tr' });
    await giveDetails('mia');
    const subjectOf = async (template: string) => (await mailTo(server, 'keeper@mail.example', template))?.subject;
    expect(await subjectOf('new-application')).toBe('Yeni başvuru: The mia');
    expect(await subjectOf('bank-details-to-verify')).toBe('Doğrulanacak banka bilgileri: The mia');
  });
});

describe('what waits', () => {
  it('is told at a glance: how many of each kind, and who has waited longest', async () => {
    for (let number = 1; number <= 12; number += 1) {
      await applyAs(server, `held${number}`);
      server.clock.now += 1_000;
    }
    await giveDetails('mia');
    const stays = await startStays(server);
    const asked = [];
    for (let number = 0; number < 3; number += 1) {
      asked.push((await stays.creator.begin(makeRequest(server))).body._id);
      server.clock.now += 1_000;
    }
    await stays.staff.move(asked[0], { move: 'review' });
    await stays.staff.move(asked[1], { move: 'decline', reason: 'The ferry is gone.' });
    const { body } = await staff.get('/waiting');
    expect([body.applications.total, body.bankDetails.total, body.stays.total]).toEqual([12, 1, 2]);
    expect(body.applications.data.map(({ username }: { username: string }) => username)).toEqual(
      Array.from({ length: 10 }, (_, index) => `held${index + 1}`),
    );
    expect(body.bankDetails.data).toMatchObject([{ username: 'mia', bankLink: { state: 'submitted' } }]);
    expect(body.stays.data.map(({ _id, state }: { _id: string; state: string }) => [_id, state])).toEqual([
      [asked[0], 'IN_REVIEW'],
      [asked[2], 'REQUESTED'],
    ]);
  });

  it('[BEYOND-88] counts the emails of the last two days that could not be delivered', async () => {
    const { database } = server.platform;
    await applyAs(server, 'deniz');
    const failed = async () => (await staff.get('/waiting')).body.failedMails;
    expect(await failed()).toBe(0);
    const mails = database.selectFrom('outboxMail').select('id');
    const count = (await mails.execute()).length;
    expect(count).toBeGreaterThan(1);
    await database.updateTable('outboxMail').set({ state: 'failed' }).where('id', 'in', mails.limit(1)).execute();
    expect(await failed()).toBe(1);
    server.clock.now += 2 * 24 * 60 * 60_000 + 60_000;
    staff = await staffHands(server, 'keeper');
    expect(await failed()).toBe(0);
  });

  it('takes one connection at a time', async () => {
    let [running, most] = [0, 0];
    const database = server.platform.database.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        running += 1;
        most = Math.max(most, running);
        await setImmediate();
        running -= 1;
        return result;
      },
    });
    await listWaiting({ database, now: server.platform.now }, 'staff');
    expect(most).toBe(1);
  });

  it('leaves out a stay whose time is over, whether or not anybody has written that down', async () => {
    const stays = await startStays(server);
    await stays.creator.begin(makeRequest(server));
    expect((await staff.get('/waiting')).body.stays.total).toBe(1);
    server.clock.now += 30 * 24 * 60 * 60_000;
    staff = await staffHands(server, 'keeper');
    expect((await staff.get('/waiting')).body.stays).toEqual({ data: [], total: 0 });
  });
});
