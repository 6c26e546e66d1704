import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeAccountReply } from '#contract/own-account.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { scheduleDeletion } from '#server/accounts/scheduled-deletions.ts';
import { creatorStateCommand } from '#server/back-office/creator.commands.ts';
import { writeBankDetails } from '#server/bank-details/encrypted-details.ts';
import { listBookingIds } from '#server/bookings/bookings-of-creator.ts';
import { type Database, tables } from '#server/db/tables.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { projectCreator } from '#server/directory/directory-entry.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { deleteClosedAccounts } from '#server/own-account/delete-closed.service.ts';
import { deletionRules } from '#server/own-account/deletion-rules.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import {
  applyAs,
  makeApplication,
  pictureOf,
  sendApplication,
  signInStaff,
  tokenIn,
  verifyEmail,
} from '#tests/kit/applicant.ts';
import { makeTrip, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { dayAt, handsOf, makeInvitation, makeRequest, startStays, stayAt } from '#tests/kit/bookings.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { companyDetails } from '#tests/kit/people.ts';
import { plantQuestion } from '#tests/kit/plant-question.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/kit/server.ts';

const [day, month] = [24 * 60 * 60_000, 30 * 24 * 60 * 60_000];
const password = 'open-sesame-1';
/** In every field that a person fills in. */
const canary = `canary${[...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const close = (headers: Record<string, string>, body: object) => server.post('/api/account/close', body, headers);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const signIn = async (username: string) => server.post('/api/auth/login', { username, password });
const stateOf = (username: string) =>
  server.platform.database.selectFrom('account').select('state').where('username', '=', username).executeTakeFirst();
const mailsTo = async (address: string) =>
  (await server.mails()).filter(({ to }) => to === address).map(({ template }) => template);

/** A creator with something in every table that may hold something of one. */
async function plantCreator() {
  const { database } = server.platform;
  const staff = await signInStaff(server, 'approver');
  const { applicationId } = await applyAs(server, canary, {
    fullName: `${canary} Yıldız`,
    aboutMe: `I am ${canary} and walk along the Lycian coast for a living.`,
    socialMediaAccounts: { instagram: canary, youtube: canary, tiktok: canary },
  });
  await staff.moveApplication(applicationId, { move: 'reject', reason: 'other', text: `${canary} is too far away` });
  await staff.moveApplication(applicationId, { move: 'reopen' });
  await staff.moveApplication(applicationId, { move: 'approve' });
  const { id } = await database
    .selectFrom('account')
    .select('id')
    .where('username', '=', canary)
    .executeTakeFirstOrThrow();
  await server.post('/api/creator/application-draft', { applicationId, part: 'you', form: { fullName: canary } });
  await staff.post(`/creators/${id}/notes`, { content: `${canary} is good` });
  const token = await tokenIn(server, `${canary}@mail.example`, 'bank-link');
  await server.post(`/api/creator/complete-bank-details?token=${token}`, companyDetails);
  const seen = await staff.bankSeen(applicationId);
  const sentBack = { move: 'return', message: `${canary} is not the name of the account`, ...seen };
  expect((await staff.post(`/creators/${id}/bank-details/moves`, sentBack)).status).toBe(200);
  const passwordHash = await hashPassword(password);
  await database.updateTable('account').set({ state: 'active', passwordHash }).where('id', '=', id).execute();
  await database
    .updateTable('bankLink')
    .set({ state: 'verified', message: canary })
    .where('accountId', '=', id)
    .execute();
  await database
    .insertInto('trip')
    .values(makeTrip({ id: `${canary}-trip`, accountId: id, title: canary, description: canary, notes: canary }))
    .execute();
  await plantQuestion(server, id, { name: canary, message: canary, answer: canary });
  await database
    .insertInto('follower')
    .values({
      ...{
        id: randomUUID(),
        state: 'following',
        accountId: id,
        email: 'mia@mail.example',
        emailFolded: 'mia@mail.example',
      },
      ...{ language: 'en', askedAt: 0, newsUntil: 0, newsBefore: 0, nextMailAt: 0 },
    })
    .execute();
  await database
    .insertInto('tripNews')
    .values({ tripId: `${canary}-trip`, accountId: id, publishedAt: 0, isMailed: 0 })
    .execute();
  await database.insertInto('questionSetting').values({ accountId: id, areWelcome: 1 }).execute();
  const visit = { accountId: id, day: '2026-06-01', host: `${canary}.example`, views: 1, visitors: 1 };
  await database.insertInto('blogVisit').values(visit).execute();
  await inUnitOfWork(server.platform, async (unit) => {
    const empty = { taxNumber: '', taxOffice: '', address: canary, city: '', district: '', country: 'Turkey' };
    await writeBankDetails(unit, id, { accountType: 'person', name: canary, iban: '', ...empty });
    await projectCreator(unit, id);
  });
  const owner = bearer((await signIn(canary)).body.accessToken);
  const form = new FormData();
  form.set('coverImage', new Blob([new Uint8Array(await pictureOf())]), 'sea.jpg');
  const path = `/api/creator/${id}/blog-config`;
  const { body } = await server.ask(`${path}/cover-image`, { method: 'POST', body: form, headers: owner });
  const { profile } = (await server.get(path, owner)).body;
  await server.post(path, { profile: { ...profile, fullName: `The ${canary}` } }, owner);
  await server.post(path, { pageStyle: { coverImageUrl: body.coverImageUrl }, sharing: { title: canary } }, owner);
  const sponsor = await signInSponsor(server, `sponsor-of-${randomUUID().slice(0, 8)}`);
  const list = (await server.post('/api/sponsor/lists', { name: 'Summer' }, sponsor)).body;
  const listing = { isListed: true, note: `call ${canary}`, listIds: [null, list._id] };
  await server.post(`/api/sponsor/shortlist/${id}`, listing, sponsor);
  const creator = handsOf(server, 'creator', owner);
  const asked = await creator.begin(makeRequest(server, { hotelName: canary, specialRequests: canary }));
  await creator.note(asked.body._id, `${canary} was here`);
  await plantDecisions(staff.headers, creator);
  await server.post('/api/account/calendar', { currentPassword: 'open-sesame-1' }, owner);
  await server.post('/api/creator/invitation-settings', { areWelcome: true, maxOpen: 2 }, owner);
  await server.post('/api/notifications/mail-choices', { muted: ['stay.note'] }, owner);
  await handsOf(server, 'sponsor', sponsor).begin(makeInvitation(server, id, { word: `Dear ${canary}` }));
  return { id, owner, sponsor, cover: String(body.coverImageUrl) };
}

/** What staff say of stays in words of their own. */
async function plantDecisions(headers: Record<string, string>, creator: ReturnType<typeof handsOf>): Promise<void> {
  const staff = handsOf(server, 'staff', headers);
  const [offered, declined] = [await creator.begin(makeRequest(server)), await creator.begin(makeRequest(server))];
  await staff.move(offered.body._id, { move: 'review' });
  const offer = { hotelName: canary, address: canary, terms: `Dear ${canary}`, replyBy: dayAt(server, 3) };
  expect((await staff.move(offered.body._id, { move: 'offer', ...offer })).status).toBe(200);
  const reason = `${canary} asked too late`;
  expect((await staff.move(declined.body._id, { move: 'decline', reason })).status).toBe(200);
}

/** Which tables hold a word, as somebody sees it who has the whole database. */
async function tablesWith(...words: readonly string[]): Promise<string[]> {
  const { database } = server.platform;
  const found: string[] = [];
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    const dump = JSON.stringify(await database.selectFrom(name).selectAll().execute()).toLowerCase();
    if (words.some((word) => dump.includes(word.toLowerCase()))) found.push(name);
  }
  return found.toSorted();
}

/** Deleted rows are overwritten, but SQLite may leave a copy of a row that moved between pages, until a VACUUM. */
async function vacuum(database: Database): Promise<void> {
  expect((await sql`pragma secure_delete`.execute(database)).rows).toEqual([{ secure_delete: 1 }]);
  await sql`vacuum`.execute(database);
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

/** Which files of SQLite hold a word, in deleted rows too. */
function filesWith(word: string): string[] {
  const { dataDir } = server.platform.config;
  const files = readdirSync(dataDir).filter((name) => name.startsWith('vaya.sqlite'));
  return files.filter((name) => readFileSync(join(dataDir, name)).includes(word));
}

describe('the deletion rules', () => {
  it('cover all tables and every column that references an account', async () => {
    const { database } = server.platform;
    const stored = (await database.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely_'));
    expect(Object.keys(deletionRules).toSorted()).toEqual(stored.map(({ name }) => name).toSorted());
    const pointing = stored.flatMap(({ name, columns }) =>
      columns.filter((column) => /^(accountId|creatorId)$/.test(column.name)).map((column) => [name, column.name]),
    );
    expect(pointing.length).toBeGreaterThan(15);
    for (const [name = '', column] of pointing) {
      const rule: object = deletionRules[name as keyof typeof deletionRules];
      expect([name, Object.values(rule)[0]]).toEqual([name, column]);
    }
  });
});

describe('a creator who closes their account', () => {
  it('says the password and the username, and is told the day of the erasure', async () => {
    const blog = await startBlog(server, { username: 'deniz' });
    const typed = { currentPassword: password, username: 'deniz' };
    expect((await close(blog.owner, { ...typed, username: 'mia' })).body.fields).toEqual({
      username: 'This is not your username',
    });
    expect((await close(blog.owner, { ...typed, currentPassword: 'not-this-one' })).body.fields).toEqual({
      currentPassword: 'This is not your password',
    });
    expect((await stateOf('deniz'))?.state).toBe('active');
    const { status, body } = await close(blog.owner, typed);
    const erasedOn = new Date(server.clock.now + month).toISOString().slice(0, 10);
    expect([status, closeAccountReply.parse(body)]).toEqual([200, { state: 'closed', erasedOn }]);
    const mail = (await server.mails()).find(({ template }) => template === 'account-closed');
    expect([mail?.to, mail?.text]).toEqual([
      'deniz@mail.example',
      expect.stringContaining('we will permanently delete everything'),
    ]);
    expect((await server.get('/api/auth/session', blog.owner)).status).toBe(401);
    expect((await signIn('deniz')).status).toBe(403);
    const entries = await server.platform.database
      .selectFrom('auditEntry')
      .select(['actor', 'action'])
      .where('subjectId', '=', blog.id)
      .execute();
    expect(entries).toEqual([{ actor: 'the creator', action: 'account.close' }]);
  });

  it('is gone at once for everybody: page, feeds, sitemap, directory and shortlists', async () => {
    const blog = await startBlog(server, { username: 'eda', number: 2, trips: [{}] });
    const sponsor = await signInSponsor(server, 'seaside');
    await server.post(`/api/sponsor/shortlist/${blog.id}`, { isListed: true, note: '' }, sponsor);
    await startBlog(server, { username: 'ada', number: 21 });
    for (const path of ['/blog/ada', '/blog/ada/feed.atom']) await server.get(path, { accept: '*/*' });
    const paths = ['/blog/eda', '/blog/eda/feed.atom', '/api/blog/eda'];
    const statuses = () => Promise.all(paths.map(async (path) => (await server.get(path, { accept: '*/*' })).status));
    const listed = async () => {
      const paths = ['/api/creator?limit=100', '/api/sponsor/shortlist', '/sitemaps/1.xml'];
      const said = await Promise.all(paths.map(async (path) => JSON.stringify((await server.get(path, sponsor)).body)));
      return said.map((text) => text.includes(blog.id) || text.includes('/blog/eda'));
    };
    expect([await statuses(), await listed()]).toEqual([
      [200, 200, 200],
      [true, true, true],
    ]);
    expect((await close(blog.owner, { currentPassword: password, username: 'eda' })).status).toBe(200);
    expect([await statuses(), await listed()]).toEqual([
      [404, 404, 404],
      [false, false, false],
    ]);
    expect((await server.get(`/api/creator/${blog.id}`, sponsor)).status).toBe(404);
  });

  it('comes to no stay any more, and hosts and staff are told why', async () => {
    const stays = await startStays(server, 'leaving');
    const ids: Record<string, string> = {};
    for (const state of ['REQUESTED', 'CONFIRMED', 'INVITED', 'OTHER_DATES', 'DECLINED'])
      ids[state] = await stayAt(server, stays, state);
    await close(stays.blog.owner, { currentPassword: password, username: 'leaving' });
    const seen = async (state: string) => {
      const { body } = await stays.staff.read(ids[state] ?? '');
      return [body.state, body.events.at(-1).by, body.reason];
    };
    for (const state of ['REQUESTED', 'CONFIRMED', 'OTHER_DATES'])
      expect(await seen(state)).toEqual(['CANCELLED', 'creator', 'The account was closed.']);
    expect(await seen('INVITED')).toEqual(['DECLINED', 'creator', 'The account was closed.']);
    expect(await seen('DECLINED')).toEqual(['DECLINED', 'staff', 'The ferry is gone.']);
    expect(await mailsTo('leaving.hotel@mail.example')).toEqual(
      expect.arrayContaining(['booking-cancelled', 'booking-declined']),
    );
  });

  it('is brought back by staff alone, with the blog as it was, and is not erased then', async () => {
    const staff = await signInStaff(server, 'reopener');
    const blog = await startBlog(server, { username: 'ece', number: 3, trips: [{}] });
    const link = { id: randomUUID(), accountId: blog.id, tokenHash: 'x', state: 'verified' as const };
    const times = { expiresAt: 1, submittedAt: 1, message: null, createdAt: 1 };
    await server.platform.database
      .insertInto('bankLink')
      .values({ ...link, ...times })
      .execute();
    await close(blog.owner, { currentPassword: password, username: 'ece' });
    expect((await staff.post(`/creators/${blog.id}/moves`, { move: 'reopen' })).body).toEqual({ state: 'active' });
    expect((await staff.post(`/creators/${blog.id}/moves`, { move: 'reopen' })).status).toBe(409);
    expect((await server.get('/blog/ece', { accept: 'text/html' })).status).toBe(200);
    expect(await mailsTo('ece@mail.example')).toEqual(expect.arrayContaining(['account-closed', 'activated']));
    const late = await startBlog(server, { username: 'ela', number: 4 });
    await creatorStateCommand('close')(server.platform, { rest: ['ela'] });
    expect(await creatorStateCommand('reopen')(server.platform, { rest: ['ela'] })).toBe(
      `ela (${late.id}) is pending.`,
    );
    await expect(creatorStateCommand('reopen')(server.platform, { rest: ['ela'] })).rejects.toThrow('is pending.');
    await expect(creatorStateCommand('reopen')(server.platform, { rest: ['nobody'] })).rejects.toThrow('no creator');
    server.clock.now += month + day;
    await runCleanups(server.platform);
    expect([(await stateOf('ece'))?.state, (await stateOf('ela'))?.state, late.id]).toEqual([
      'active',
      'pending',
      late.id,
    ]);
  });
});

describe('whoever was suspended when the account was closed', () => {
  it('is brought back suspended, and has the blog again when staff reinstate them', async () => {
    const staff = await signInStaff(server, 'suspender');
    const blog = await startBlog(server, { username: 'ayla', number: 74, trips: [{}] });
    const link = { id: randomUUID(), accountId: blog.id, tokenHash: 'y', state: 'verified' as const };
    const times = { expiresAt: 1, submittedAt: 1, message: null, createdAt: 1 };
    await server.platform.database
      .insertInto('bankLink')
      .values({ ...link, ...times })
      .execute();
    const move = async (move: string) => (await staff.post(`/creators/${blog.id}/moves`, { move })).body.state;
    const status = async () => (await server.get('/blog/ayla', { accept: 'text/html' })).status;
    const suspendAndReopen = async () => [await move('suspend'), await move('close'), await move('reopen')];
    for (let round = 0; round < 2; round += 1) {
      expect(await suspendAndReopen()).toEqual(['suspended', 'closed', 'suspended']);
      expect([await status(), await signIn('ayla')]).toMatchObject([404, { status: 403 }]);
      server.clock.now += 60_000;
      await deliverDueMails(server.platform, () => Promise.resolve());
      expect([await move('reinstate'), await status()]).toEqual(['active', 200]);
    }
    expect([await move('close'), await move('reopen')]).toEqual(['closed', 'active']);
    const { database } = server.platform;
    const mails = await database
      .selectFrom('outboxMail')
      .select('template')
      .where('recipient', '=', 'ayla@mail.example')
      .where('template', '<>', 'account-closed')
      .execute();
    const told = ['account-reinstated', 'account-reinstated', 'account-suspended', 'account-suspended', 'activated'];
    expect(mails.map(({ template }) => template).toSorted()).toEqual(told);
    const entries = await database
      .selectFrom('auditEntry')
      .select('action')
      .where('subjectId', '=', blog.id)
      .orderBy('sequence')
      .execute();
    const written = ['account.suspend', 'account.close', 'account.reopen', 'account.reinstate'];
    expect(entries.map(({ action }) => action).slice(0, 4)).toEqual(written);
  });
});

describe('whoever brings an older backup back', () => {
  /** What the log tells of accounts meanwhile. */
  async function toldDuring(work: () => Promise<unknown>): Promise<[unknown, string][]> {
    const info = vi.spyOn(server.platform.log, 'info');
    await work();
    const told = info.mock.calls.map(([facts, message]): [unknown, string] => [facts, message]);
    info.mockRestore();
    return told;
  }

  it('finds in the log who was closed, reopened and erased since, by their ids', async () => {
    const staff = await signInStaff(server, 'restorer');
    const [own, theirs] = [
      await startBlog(server, { username: 'own', number: 71 }),
      await startBlog(server, { username: 'theirs', number: 72 }),
    ];
    const { statusToken } = await applyAs(server, 'withdrawing');
    const applicant = await server.platform.database
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'withdrawing')
      .executeTakeFirstOrThrow();
    const told = await toldDuring(async () => {
      await close(own.owner, { currentPassword: password, username: 'own' });
      await staff.post(`/creators/${theirs.id}/moves`, { move: 'close' });
      await staff.post(`/creators/${theirs.id}/moves`, { move: 'reopen' });
      await server.post('/api/creator/application-status/withdraw', { token: statusToken });
      server.clock.now += month;
      await runCleanups(server.platform);
    });
    const [closed, reopened, deleted] = ['account_closed', 'account_reopened', 'account_deleted'];
    expect(told).toEqual(
      expect.arrayContaining([
        [{ account: own.id }, closed],
        [{ account: theirs.id }, closed],
        [{ account: theirs.id }, reopened],
        [{ account: applicant.id }, closed],
        [{ account: own.id }, deleted],
        [{ account: applicant.id }, deleted],
      ]),
    );
    expect(told.filter(([, message]) => message === closed)).toHaveLength(3);
  });

  it('closes them by such an id, or by name, and is told both', async () => {
    const { id } = await startBlog(server, { username: 'byid', number: 73 });
    const move = (move: 'close' | 'reopen', who: string) => creatorStateCommand(move)(server.platform, { rest: [who] });
    expect(await move('close', id)).toBe(`byid (${id}) is closed.`);
    expect(await move('reopen', 'byid')).toBe(`byid (${id}) is pending.`);
    await expect(move('reopen', id)).rejects.toThrow(`byid (${id}) is pending.`);
    const sponsor = await server.createAccount({ role: 'sponsor', username: 'no.creator' });
    for (const who of [sponsor.id, randomUUID(), '']) await expect(move('close', who)).rejects.toThrow('no creator');
  });
});

describe('a creator who is erased', () => {
  it('is so although another cannot be', async () => {
    const names = ['stuck', 'gone'];
    for (const [index, username] of names.entries()) {
      const { owner } = await startBlog(server, { username, number: 51 + index });
      expect((await close(owner, { currentPassword: password, username })).status).toBe(200);
      server.clock.now += 1;
    }
    server.clock.now += month;
    const { now } = server.platform;
    const failing = vi.fn(now).mockImplementationOnce(() => {
      throw new Error('planted');
    });
    await deleteClosedAccounts({ ...server.platform, now: failing }, server.clock.now);
    expect([(await stateOf('stuck'))?.state, await stateOf('gone')]).toEqual(['closed', undefined]);
    await deleteClosedAccounts(server.platform, server.clock.now);
    expect(await stateOf('stuck')).toBeUndefined();
  });

  itAtNight('is so by one sweep, however many there are', async () => {
    const { database } = server.platform;
    const names = Array.from({ length: 130 }, (_, index) => `leaver${index}`);
    for (const username of names) {
      const { id } = await server.createAccount({ role: 'creator', username, state: 'closed' });
      await scheduleDeletion(database, { accountId: id, dueAt: server.clock.now + day });
    }
    server.clock.now += day;
    await deleteClosedAccounts(server.platform, server.clock.now);
    const left = database.selectFrom('account').select('username').where('username', 'in', names);
    expect(await left.execute()).toEqual([]);
  });

  it('is so behind a hundred who cannot be', async () => {
    const { platform, clock } = server;
    const waiting = Array.from({ length: 101 }, (_, number) => `waiting${String(number).padStart(3, '0')}`);
    for (const username of waiting) {
      const { id } = await server.createAccount({ role: 'creator', username, state: 'closed' });
      await scheduleDeletion(platform.database, { accountId: id, dueAt: clock.now + day });
    }
    server.clock.now += day;
    let begun = 0;
    const now = () => {
      begun += 1;
      if (begun <= 100) throw new Error('planted');
      return clock.now;
    };
    await deleteClosedAccounts({ ...platform, now }, clock.now);
    const states = await Promise.all(waiting.map(stateOf));
    expect(states.filter((found) => found !== undefined)).toHaveLength(100);
    await platform.database.deleteFrom('scheduledDeletion').execute();
  });

  it('is nowhere any more thirty days later, in no table and no file', async () => {
    const { id, owner, cover } = await plantCreator();
    const other = await startBlog(server, { username: 'oya', number: 7, trips: [{}] });
    const image = join(server.platform.config.dataDir, 'media', cover);
    const known = await server.platform.database
      .selectFrom('application')
      .select('id')
      .where('accountId', '=', id)
      .executeTakeFirstOrThrow();
    const stays = await listBookingIds(server.platform.database, id);
    const before = await tablesWith(canary, id, known.id);
    const rules = Object.entries(deletionRules).filter(([, rule]) => !('keep' in rule));
    const ofStaff = ['secondFactor', 'recoveryCode', 'signInTicket', 'scheduledDeletion', 'passwordLink'];
    expect(before).toEqual(
      expect.arrayContaining(rules.map(([name]) => name).filter((name) => !ofStaff.includes(name))),
    );
    expect((await close(owner, { currentPassword: password, username: canary })).status).toBe(200);
    if (server.platform.config.database.kind === 'sqlite') expect(filesWith(canary)).not.toEqual([]);

    server.clock.now += month - 1;
    await runCleanups(server.platform);
    expect([(await stateOf(canary))?.state, existsSync(image)]).toEqual(['closed', true]);
    server.clock.now += 1;
    await runCleanups(server.platform);
    expect(await tablesWith(canary)).toEqual([]);
    if (server.platform.config.database.kind === 'sqlite') await vacuum(server.platform.database);
    expect(filesWith(canary)).toEqual([]);
    expect(await tablesWith(id, known.id, ...stays)).toEqual(['auditEntry']);
    expect(existsSync(image)).toBe(false);
    expect((await server.get(`/media/${cover}/480.webp`)).status).toBe(404);
    expect((await server.get('/blog/oya', { accept: 'text/html' })).status).toBe(200);
    expect(await tablesWith(other.id)).toEqual(expect.arrayContaining(['account', 'creator', 'trip']));
  });

  it('leaves the username to nobody for a year, and the address to whoever has it', async () => {
    const check = async () => (await server.get(`/api/creator/check-username/${canary.toUpperCase()}`)).body.exists;
    expect(await check()).toBe(true);
    const email = `${canary}@mail.example`;
    const apply = async (username: string) =>
      sendApplication(server, makeApplication(username, { applicationId: await verifyEmail(server, email), email }));
    const refused = await apply(canary);
    expect([refused.status, refused.body.code]).toEqual([409, 'usernameTaken']);
    expect((await apply(`${canary.slice(0, 10)}2`)).status).toBe(200);
    server.clock.now += 365 * day;
    await runCleanups(server.platform);
    expect(await check()).toBe(false);
  });

  describe('in the last moment', () => {
    const broughtBack = [200, 'pending'];
    const erased = [404, undefined];
    let lastMoments = 0;

    /** Staff reopen an account whose deletion is due: what they are answered, and what is left. */
    async function inTheLastMoment(
      both: (reopen: () => Promise<Answer>, erase: () => Promise<unknown>) => Promise<Answer>,
    ) {
      lastMoments += 1;
      const username = `brink${lastMoments}`;
      const blog = await startBlog(server, { username, number: 30 + lastMoments });
      const staff = await signInStaff(server, `late${lastMoments}`);
      await creatorStateCommand('close')(server.platform, { rest: [username] });
      const { database } = server.platform;
      await database.updateTable('scheduledDeletion').set({ dueAt: 0 }).where('accountId', '=', blog.id).execute();
      const { status } = await both(
        () => staff.post(`/creators/${blog.id}/moves`, { move: 'reopen' }),
        () => deleteClosedAccounts(server.platform, server.clock.now),
      );
      const plans = await database
        .selectFrom('scheduledDeletion')
        .selectAll()
        .where('accountId', '=', blog.id)
        .execute();
      expect(plans).toEqual([]);
      return [status, (await stateOf(username))?.state];
    }

    it('is brought back by staff who come first', async () => {
      const outcome = await inTheLastMoment(async (reopen, erase) => {
        const answer = await reopen();
        await erase();
        return answer;
      });
      expect(outcome).toEqual(broughtBack);
    });

    it('is erased before staff who come second', async () => {
      const outcome = await inTheLastMoment(async (reopen, erase) => {
        await erase();
        return reopen();
      });
      expect(outcome).toEqual(erased);
    });

    it('is brought back or erased by those who come at once, never both', async () => {
      for (let round = 0; round < 5; round += 1) {
        const outcome = await inTheLastMoment(async (reopen, erase) => (await Promise.all([reopen(), erase()]))[0]);
        expect([broughtBack, erased]).toContainEqual(outcome);
      }
    });
  });

  it('leaves a sponsor of the same address their mails', async () => {
    const blog = await startBlog(server, { username: 'both', number: 8 });
    await server.createAccount({ role: 'sponsor', username: 'both' });
    const sponsor = bearer(
      (await server.post('/api/sponsor/auth/login', { username: 'both', password })).body.accessToken,
    );
    const change = { currentPassword: password, password: 'beyond-the-last-bay' };
    await close(blog.owner, { currentPassword: password, username: 'both' });
    server.clock.now += month;
    const again = bearer(
      (await server.post('/api/sponsor/auth/login', { username: 'both', password })).body.accessToken,
    );
    await server.post('/api/auth/password/change', change, again);
    await runCleanups(server.platform);
    expect((await server.get('/api/auth/session', sponsor)).status).toBe(401);
    const accounts = server.platform.database.selectFrom('account').select('role').where('username', '=', 'both');
    expect(await accounts.execute()).toEqual([{ role: 'sponsor' }]);
    expect(await mailsTo('both@mail.example')).toContain('password-changed');
  });
});
