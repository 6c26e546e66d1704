import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyTrail } from '#server/audit/audit-trail.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { applyAs, mailTo, sendApplication, signInStaff, staffHands, tokenIn } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
beforeEach(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});
afterEach(() => server.stop());

const deniz = 'deniz@mail.example';
const statusOf = async (token: string) => (await server.get(`/api/creator/application-status?token=${token}`)).body;
const detail = async (id: string) => (await staff.get(`/applications/${id}`)).body;
const leaving = async () => {
  const sent: string[] = [];
  await deliverDueMails(server.platform, async ({ to, subject }) => void sent.push(`${to}: ${subject}`));
  return sent.filter((line) => line.startsWith(deniz));
};

describe('the queue', () => {
  it('lists applications, oldest first, by state and by a part of a name', async () => {
    const names = ['deniz', 'mia', 'noor'];
    for (const name of names) {
      await applyAs(server, name, {
        phoneNumber: `+90 532 000 00 0${name.length}`,
        socialMediaAccounts: { instagram: name, youtube: '', tiktok: '' },
      });
      server.clock.now += 1000;
    }
    const all = (await staff.get('/applications')).body;
    expect(all.data.map(({ username }: { username: string }) => username)).toEqual(names);
    expect([all.total, all.counts]).toEqual([3, { ONHOLD: 3, TO_VERIFY: 0, APPROVED: 0, REJECTED: 0 }]);
    await staff.moveApplication(all.data[1].id, { move: 'approve' });
    const held = (await staff.get('/applications?state=ONHOLD&limit=1&offset=1')).body;
    expect([held.total, held.data[0].username]).toEqual([2, 'noor']);
    for (const search of ['NOO', 'the nöor', 'noor@mail'])
      expect((await staff.get(`/applications?search=${encodeURIComponent(search)}`)).body.total).toBe(1);
    expect((await staff.get('/applications?search=%25')).body.total).toBe(0);
  });

  it('flags an IBAN with wrong check digits, and what stands in another application', async () => {
    await applyAs(server, 'deniz', { iban: 'TR330006100519786457841327' });
    await applyAs(server, 'mia');
    const { data } = (await staff.get('/applications')).body;
    const flags = data.map(({ isIbanDoubtful, isRepeated }: Record<string, boolean>) => [isIbanDoubtful, isRepeated]);
    expect(flags).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('shows one whole, with its IBAN masked', async () => {
    const { applicationId } = await applyAs(server, 'deniz', {
      iban: 'TR330006100519786457841326',
      accountHolderName: 'Deniz',
    });
    const body = await detail(applicationId);
    expect(body).toMatchObject({
      fullName: 'The deniz',
      profile: {
        languages: [{ name: 'Turkish', level: 'NATIVE' }],
        expertises: [{ name: 'Sailing', level: 'EXPERT' }],
        services: [{ name: 'Photo Shoot', level: null }],
        locations: [{ name: 'Kaş, Turkey' }, { name: 'İstanbul, Turkey' }],
      },
      accountState: 'pending',
      bank: { maskedIban: 'TR•• •••• •••• •••• •••• ••13 26', isDoubtful: false },
      bankLink: null,
      history: [],
    });
    expect(JSON.stringify(body)).not.toContain('0006100519');
  });

  it.each([
    'limit=0',
    'limit=101',
    'offset=-1',
    'offset=x',
    'state=MAYBE',
    'sort=name',
    'search=%00',
    'search=de%0Aniz',
  ])('refuses %s', async (query) => {
    expect((await staff.get(`/applications?${query}`)).status).toBe(400);
  });
});

describe('a decision', () => {
  it('approves: password and bank links leave once it can be taken back no more, not before', async () => {
    const { applicationId, statusToken } = await applyAs(server, 'deniz');
    await leaving();
    const { body } = await staff.moveApplication(applicationId, { move: 'approve' });
    expect(body).toEqual({ state: 'APPROVED', undoableFor: 10_000 });
    expect([await leaving(), (await statusOf(statusToken)).status]).toEqual([[], 'ONHOLD']);
    server.clock.now += 10_000;
    expect([await leaving(), (await statusOf(statusToken)).status]).toEqual([[], 'APPROVED']);
    server.clock.now += 3_000;
    expect(await leaving()).toEqual([`${deniz}: Welcome to Vaya`, `${deniz}: Complete your bank details`]);
    expect(await statusOf(statusToken)).toMatchObject({
      status: 'APPROVED',
      hasPassword: false,
      bankDetails: 'missing',
    });
  });

  it('can be taken back for ten seconds, and nobody hears of it', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await leaving();
    await staff.moveApplication(applicationId, { move: 'approve' });
    const [password, bank] = [await tokenIn(server, deniz, 'approved'), await tokenIn(server, deniz, 'bank-link')];
    server.clock.now += 9_999;
    expect((await staff.moveApplication(applicationId, { move: 'undo' })).body).toEqual({
      state: 'ONHOLD',
      undoableFor: 0,
    });
    server.clock.now += 60_000;
    expect(await leaving()).toEqual([]);
    expect((await server.get(`/api/auth/password/link?token=${password}`)).status).toBe(404);
    expect((await server.get(`/api/creator/bank-details-form?token=${bank}`)).status).toBe(410);
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content' });
    server.clock.now += 10_000;
    expect((await staff.moveApplication(applicationId, { move: 'undo' })).body.code).toBe('notNow');
  });

  it('can be taken back no more once a link that was mailed again is out', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await leaving();
    await staff.moveApplication(applicationId, { move: 'approve' });
    const { accountId } = await detail(applicationId);
    const reissue = () => staff.post(`/creators/${accountId}/bank-details/moves`, { move: 'reissue' });
    server.clock.now += 1_000;
    expect((await reissue()).status).toBe(200);
    expect(await leaving()).toEqual([`${deniz}: Complete your bank details`]);
    expect((await reissue()).status).toBe(200);
    expect((await staff.moveApplication(applicationId, { move: 'undo' })).body.code).toBe('notNow');
    expect((await staff.moveApplication(applicationId, { move: 'reopen' })).body.state).toBe('ONHOLD');
  });

  it('takes a link that was mailed again back with it, while that has not left', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await leaving();
    await staff.moveApplication(applicationId, { move: 'approve' });
    const { accountId } = await detail(applicationId);
    await staff.post(`/creators/${accountId}/bank-details/moves`, { move: 'reissue' });
    expect((await staff.moveApplication(applicationId, { move: 'undo' })).body.state).toBe('ONHOLD');
    server.clock.now += 60_000;
    expect(await leaving()).toEqual([]);
  });

  it('rejects with a reason, and tells when to apply again', async () => {
    const { applicationId, statusToken } = await applyAs(server, 'deniz');
    const text = 'Please <b>add</b> trips\nof this year.';
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'incomplete', text });
    const decidedAt = server.clock.now;
    server.clock.now += 10_000;
    expect(await statusOf(statusToken)).toMatchObject({
      status: 'REJECTED',
      reason: 'incomplete',
      reasonText: text,
      mayApplyAgainAt: Date.parse(new Date(decidedAt + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10)),
    });
    const mail = await mailTo(server, deniz, 'rejected');
    expect(mail?.text).toContain('> Your profile is not complete enough yet.');
    expect(mail?.html).toContain('&lt;b&gt;add&lt;/b&gt; trips');
  });

  it('rejects for another reason only in words of its own, and nobody hears of less', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await leaving();
    const other = (text: string) => ({ move: 'reject', reason: 'other', text });
    for (const text of ['', ' \n ']) {
      const { status, body } = await staff.moveApplication(applicationId, other(text));
      expect([status, body.code, body.fields]).toEqual([
        400,
        'validation',
        { text: 'Please tell the applicant the reason.' },
      ]);
    }
    expect((await staff.moveApplication(applicationId, { move: 'reject' })).status).toBe(400);
    expect((await detail(applicationId)).state).toBe('ONHOLD');
    expect((await staff.moveApplication(applicationId, other('We look for sailors.'))).body.state).toBe('REJECTED');
  });

  it('that is reopened signs the applicant out, and rejected afterwards keeps them out, until it is approved again', async () => {
    const password = 'beyond-the-last-bay';
    const { applicationId } = await applyAs(server, 'deniz');
    await staff.moveApplication(applicationId, { move: 'approve' });
    server.clock.now += 20_000;
    await server.post('/api/auth/password/set', { token: await tokenIn(server, deniz, 'approved'), password });
    const signIn = () => server.post('/api/auth/login', { username: 'deniz', password });
    const { body } = await signIn();
    const session = async () =>
      (await server.get('/api/auth/session', { authorization: `Bearer ${body.accessToken}` })).status;
    expect(await session()).toBe(200);
    await staff.moveApplication(applicationId, { move: 'reopen' });
    expect([await session(), (await signIn()).status]).toEqual([401, 403]);
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content', text: '' });
    server.clock.now += 20_000;
    expect([await session(), (await signIn()).status]).toEqual([401, 403]);
    await staff.moveApplication(applicationId, { move: 'reopen' });
    await staff.moveApplication(applicationId, { move: 'approve' });
    server.clock.now += 20_000;
    expect([await session(), (await signIn()).status]).toEqual([401, 200]);
  });

  it('that no longer stands makes a session useless, whoever forgot to end it', async () => {
    const password = 'beyond-the-last-bay';
    const { applicationId } = await applyAs(server, 'deniz');
    await staff.moveApplication(applicationId, { move: 'approve' });
    server.clock.now += 20_000;
    await server.post('/api/auth/password/set', { token: await tokenIn(server, deniz, 'approved'), password });
    const { body } = await server.post('/api/auth/login', { username: 'deniz', password });
    await server.platform.database.updateTable('application').set({ state: 'REJECTED' }).execute();
    expect((await server.get('/api/auth/session', { authorization: `Bearer ${body.accessToken}` })).status).toBe(401);
  });

  it('can be reopened, which the applicant hears', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content' });
    server.clock.now += 20_000;
    await leaving();
    expect((await staff.moveApplication(applicationId, { move: 'reopen' })).body.state).toBe('ONHOLD');
    expect(await leaving()).toEqual([`${deniz}: We are reviewing your application again`]);
  });

  it('is reopened without a mail while the mail of the decision has not left', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await leaving();
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content' });
    server.clock.now += 20_000;
    expect((await staff.moveApplication(applicationId, { move: 'reopen' })).body.state).toBe('ONHOLD');
    expect(await leaving()).toEqual([]);
  });

  it('is made on the last application alone: an older one is history', async () => {
    const first = await applyAs(server, 'deniz');
    await staff.moveApplication(first.applicationId, { move: 'reject', reason: 'content' });
    server.clock.now += 31 * 24 * 60 * 60_000;
    staff = await staffHands(server, 'keeper');
    const second = await applyAs(server, 'deniz');
    for (const move of ['reopen', 'undo'])
      expect((await staff.moveApplication(first.applicationId, { move })).body.code).toBe('notNow');
    expect((await detail(first.applicationId)).isLatest).toBe(false);
    expect((await staff.moveApplication(second.applicationId, { move: 'approve' })).status).toBe(200);
  });

  it('on a second application lets the applicant sign in, although the first was rejected', async () => {
    const first = await applyAs(server, 'deniz');
    await staff.moveApplication(first.applicationId, { move: 'reject', reason: 'content' });
    server.clock.now += 31 * 24 * 60 * 60_000;
    staff = await staffHands(server, 'keeper');
    const second = await applyAs(server, 'deniz');
    await staff.moveApplication(second.applicationId, { move: 'approve' });
    server.clock.now += 20_000;
    const password = 'beyond-the-last-bay';
    await server.post('/api/auth/password/set', { token: await tokenIn(server, deniz, 'approved'), password });
    const { body } = await server.post('/api/auth/login', { username: 'deniz', password });
    expect((await server.get('/api/auth/session', { authorization: `Bearer ${body.accessToken}` })).status).toBe(200);
  });

  it('that is reopened takes the link back that sets a password', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await staff.moveApplication(applicationId, { move: 'approve' });
    server.clock.now += 20_000;
    const token = await tokenIn(server, deniz, 'approved');
    await staff.moveApplication(applicationId, { move: 'reopen' });
    const { status, body } = await server.post('/api/auth/password/set', { token, password: 'beyond-the-last-bay' });
    expect([status, body.code]).toEqual([404, 'linkUnknown']);
  });

  it('is made on nobody whose account was closed, and their status page is gone', async () => {
    const { applicationId, statusToken } = await applyAs(server, 'deniz');
    const { accountId } = await detail(applicationId);
    expect((await staff.post(`/creators/${accountId}/moves`, { move: 'close' })).body).toEqual({ state: 'closed' });
    for (const request of [{ move: 'approve' }, { move: 'reject', reason: 'content' }])
      expect((await staff.moveApplication(applicationId, request)).body.code).toBe('notNow');
    expect((await server.get(`/api/creator/application-status?token=${statusToken}`)).status).toBe(404);
  });

  it('is heard of by nobody while it can be taken back', async () => {
    const { applicationId, application, statusToken } = await applyAs(server, 'deniz');
    await staff.moveApplication(applicationId, { move: 'approve' });
    await server.post('/api/auth/password/forgot', { email: deniz });
    expect([
      (await statusOf(statusToken)).status,
      (await server.get(`/api/creator/check-username/deniz?applicationId=${applicationId}`)).body.status,
      (await sendApplication(server, application)).body.status,
      await mailTo(server, deniz, 'password-invitation'),
    ]).toEqual(['ONHOLD', 'ONHOLD', 'ONHOLD', undefined]);
  });

  it('is refused by the server where the chart refuses it', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    expect((await staff.moveApplication(applicationId, { move: 'reopen' })).status).toBe(409);
    await staff.moveApplication(applicationId, { move: 'approve' });
    for (const request of [{ move: 'approve' }, { move: 'reject', reason: 'content' }])
      expect((await staff.moveApplication(applicationId, request)).body).toEqual({
        message: 'This has changed, so the action is no longer possible. Reload the page to see the current state.',
        code: 'notNow',
      });
    expect((await staff.moveApplication('no-such-one', { move: 'approve' })).status).toBe(404);
    expect((await staff.moveApplication(applicationId, { move: 'reject' })).status).toBe(400);
    expect((await staff.moveApplication(applicationId, { move: 'promote' })).status).toBe(400);
  });

  it('is made once, however many make it at once', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    const requests = [...Array(5).fill({ move: 'approve' }), ...Array(5).fill({ move: 'reject', reason: 'content' })];
    const answers = await Promise.all(requests.map((request) => staff.moveApplication(applicationId, request)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await detail(applicationId)).history).toHaveLength(1);
  });
});

describe('everything of the staff', () => {
  it('[LIMIT-04] is closed to all others', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await server.createAccount({ role: 'sponsor', username: 'bluebay' });
    await server.createAccount({ role: 'creator', username: 'mia' });
    const tokens = [
      (await server.post('/api/sponsor/auth/login', { username: 'bluebay', password: 'open-sesame-1' })).body
        .accessToken,
      (await server.post('/api/auth/login', { username: 'mia', password: 'open-sesame-1' })).body.accessToken,
    ];
    const calls: [string, string, object?][] = [
      ['GET', '/applications'],
      ['GET', `/applications/${applicationId}`],
      ['POST', `/applications/${applicationId}/moves`, { move: 'approve' }],
      ['POST', '/creators/x/bank-details/moves', { move: 'verify', updatedAt: null }],
      ['POST', '/creators/x/bank-details/reveal', {}],
      ['POST', '/creators/x/moves', { move: 'suspend' }],
    ];
    for (const [method, path, body] of calls) {
      const init = { method, ...(body && { body: JSON.stringify(body) }) };
      const ask = (headers: Record<string, string>) =>
        server.ask(`/api/admin${path}`, {
          ...init,
          headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        });
      expect((await ask({})).status).toBe(401);
      for (const token of tokens) expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(403);
    }
    expect((await detail(applicationId)).state).toBe('ONHOLD');
  });

  it('is written down, each entry hashed with the one before', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await staff.moveApplication(applicationId, { move: 'approve' });
    await staff.moveApplication(applicationId, { move: 'undo' });
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content', text: 'Sorry' });
    const { history } = await detail(applicationId);
    expect(history.map(({ actor, action }: Record<string, string>) => `${actor} ${action}`)).toEqual([
      'keeper application.approve',
      'keeper application.undo',
      'keeper application.reject',
    ]);
    expect(history.at(-1).details).toEqual({ reason: 'content', text: 'Sorry' });
    const [entry] = (await staff.get('/audit?action=application.reject')).body.data;
    expect(entry.details, 'from which nothing is ever erased').toEqual({ reason: 'content' });
    expect(await verifyTrail(server.platform)).toMatchObject({ isIntact: true });
    const { database } = server.platform;
    await database.updateTable('auditEntry').set({ actor: 'somebody' }).where('sequence', '=', 2).execute();
    expect(await verifyTrail(server.platform)).toMatchObject({ brokenAt: 2 });
    await database.updateTable('auditEntry').set({ actor: 'keeper' }).where('sequence', '=', 2).execute();
    await database.deleteFrom('auditEntry').where('sequence', '=', 3).execute();
    expect(await verifyTrail(server.platform)).toMatchObject({ brokenAt: 3 });
  });
});

describe('the blog of an approved creator', () => {
  it('hides the email address and the phone number until the creator shows them', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await staff.moveApplication(applicationId, { move: 'approve' });
    await server.platform.database
      .updateTable('account')
      .set({ state: 'active' })
      .where('username', '=', 'deniz')
      .execute();
    const { id: accountId } = await server.platform.database
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'deniz')
      .executeTakeFirstOrThrow();
    await inUnitOfWork(server.platform, (unit) => unit.emit('creator.changed', { accountId }));
    const { headers } = await staffHands(server, 'keeper');
    const creator = (await server.get('/api/admin/creators?search=deniz', headers)).body.data[0];
    const { body } = await server.get('/api/blog/deniz');
    expect([creator.email, body.fullName, body.email, body.phoneNumber]).toEqual([
      deniz,
      'The deniz',
      undefined,
      undefined,
    ]);
    expect((await server.get(`/api/creator/${body._id}/blog-config`)).body).toMatchObject({
      showEmail: false,
      showPhoneNumber: false,
    });
  });

  it('keeps the settings of a creator whose application is approved a second time', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await staff.moveApplication(applicationId, { move: 'approve' });
    const config = () => server.platform.database.selectFrom('blogConfig').selectAll().execute();
    await server.platform.database.updateTable('blogConfig').set({ config: '{"showEmail":true}' }).execute();
    const before = await config();
    await staff.moveApplication(applicationId, { move: 'undo' });
    server.clock.now += 1_000;
    await staff.moveApplication(applicationId, { move: 'approve' });
    expect(await config()).toEqual(before);
  });
});
