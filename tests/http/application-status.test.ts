import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteClosedAccounts } from '#server/own-account/delete-closed.service.ts';
import { applyAs, mailTo, signInStaff, tokenIn } from '#tests/kit/applicant.ts';
import { handsOf, makeRequest } from '#tests/kit/bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [minute, day] = [60_000, 24 * 60 * 60_000];

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const path = '/api/creator/application-status';
const statusOf = (token: string) => server.get(`${path}?token=${token}`);
const withdraw = (token: string) => server.post(`${path}/withdraw`, { token });
const sendLink = (token: string, link: string) => server.post(`${path}/link`, { token, link });
const mailsTo = async (email: string) =>
  (await server.mails()).filter(({ to }) => to === email).map(({ template }) => template);

async function approved(username: string) {
  const applied = await applyAs(server, username);
  server.clock.now += minute;
  const staff = await signInStaff(server, `approver-of-${username}`);
  await staff.moveApplication(applied.applicationId, { move: 'approve' });
  server.clock.now += 15_000;
  return { ...applied, staff };
}

describe('withdrawing an application', () => {
  it('closes its account, tells by mail when all is erased, and is written down without a name', async () => {
    const { statusToken, applicationId } = await applyAs(server, 'deniz');
    const staff = await signInStaff(server);
    const erasedOn = new Date(server.clock.now + 30 * day).toISOString().slice(0, 10);
    expect(await withdraw(statusToken)).toMatchObject({ status: 200, body: { erasedOn } });
    expect(await mailsTo('deniz@mail.example')).toContain('withdrawn');
    expect((await mailTo(server, 'deniz@mail.example', 'withdrawn'))?.text).toContain('We will not review it.');
    expect((await statusOf(statusToken)).status).toBe(404);
    const { body } = await staff.get(`/applications/${applicationId}`);
    expect([body.state, body.accountState]).toEqual(['WITHDRAWN', 'closed']);
    expect(body.history).toMatchObject([{ actor: 'the creator', action: 'application.withdraw', details: {} }]);
    server.clock.now += 30 * day + 1;
    await deleteClosedAccounts(server.platform, server.clock.now);
    expect(await server.platform.database.selectFrom('application').selectAll().execute()).toEqual([]);
    expect((await withdraw(statusToken)).status).toBe(404);
  });

  it('is answered as the first time when it is said again, and mails once', async () => {
    const { statusToken } = await applyAs(server, 'deniz');
    const answers = [await withdraw(statusToken), await withdraw(statusToken)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await mailsTo('deniz@mail.example')).filter((template) => template === 'withdrawn')).toHaveLength(1);
  });

  it('is refused once somebody has decided, also where the decision is not told yet', async () => {
    const { statusToken, applicationId } = await applyAs(server, 'deniz');
    const staff = await signInStaff(server);
    await staff.moveApplication(applicationId, { move: 'approve' });
    expect((await statusOf(statusToken)).body.status).toBe('ONHOLD');
    expect((await withdraw(statusToken)).status).toBe(409);
    expect(await mailsTo('deniz@mail.example')).not.toContain('withdrawn');
  });

  it('leaves staff nothing to decide, but the way back that every closed account has', async () => {
    const { statusToken, applicationId } = await applyAs(server, 'deniz');
    const staff = await signInStaff(server);
    await withdraw(statusToken);
    expect((await staff.moveApplication(applicationId, { move: 'approve' })).status).toBe(409);
    const waiting = (await staff.get('/applications?state=ONHOLD')).body;
    expect([waiting.data, waiting.total, waiting.counts.ONHOLD]).toEqual([[], 0, 0]);
    const { body } = await staff.get('/applications');
    expect(body).toMatchObject({ total: 1, data: [{ id: applicationId, state: 'WITHDRAWN' }] });
    expect((await staff.post(`/creators/${body.data[0].accountId}/moves`, { move: 'reopen' })).status).toBe(200);
    expect((await statusOf(statusToken)).body.status).toBe('ONHOLD');
    expect((await staff.moveApplication(applicationId, { move: 'approve' })).status).toBe(200);
  });

  it('is not what staff do who close the account: the application is closed, and resumes with it', async () => {
    const { statusToken, applicationId } = await applyAs(server, 'deniz');
    const staff = await signInStaff(server);
    const [{ accountId }] = (await staff.get('/applications')).body.data;
    const move = async (name: string) => (await staff.post(`/creators/${accountId}/moves`, { move: name })).status;
    expect(await move('close')).toBe(200);
    const { data, counts } = (await staff.get('/applications')).body;
    expect([data[0].state, counts.ONHOLD]).toEqual(['CLOSED', 0]);
    expect((await staff.moveApplication(applicationId, { move: 'approve' })).status).toBe(409);
    expect(await move('reopen')).toBe(200);
    expect((await statusOf(statusToken)).body.status).toBe('ONHOLD');
    expect((await staff.moveApplication(applicationId, { move: 'approve' })).status).toBe(200);
  });

  it('ends the stays of whoever was approved once, and staff are told', async () => {
    const { statusToken, applicationId, staff } = await approved('deniz');
    const [token, password] = [await tokenIn(server, 'deniz@mail.example', 'approved'), 'beyond-the-last-bay'];
    await server.post('/api/auth/password/set', { token, password });
    const { accessToken } = (await server.post('/api/auth/login', { username: 'deniz', password })).body;
    const creator = handsOf(server, 'creator', { authorization: `Bearer ${accessToken}` });
    const ids = [await creator.begin(makeRequest(server)), await creator.begin(makeRequest(server))].map(
      ({ body }) => body._id,
    );
    const { database } = server.platform;
    await database
      .updateTable('booking')
      .set({ state: 'CONFIRMED' })
      .where('id', '=', ids[1] ?? '')
      .execute();
    await staff.moveApplication(applicationId, { move: 'reopen' });
    expect((await withdraw(statusToken)).status).toBe(200);
    for (const id of ids) {
      const { state, events, reason } = (await handsOf(server, 'staff', staff.headers).read(id)).body;
      expect([state, events.at(-1).by, reason]).toEqual(['CANCELLED', 'creator', 'The account was closed.']);
    }
    const told = await mailsTo('approver-of-deniz@mail.example');
    expect(told.filter((template) => template === 'booking-cancelled')).toHaveLength(2);
  });

  it('takes a link that is whole', async () => {
    const { statusToken } = await applyAs(server, 'deniz');
    expect((await withdraw(`${statusToken.slice(0, -2)}xx`)).status).toBe(404);
  });
});

describe('a status link', () => {
  it('of a rejected applicant expires 90 days after the decision', async () => {
    const { statusToken, applicationId } = await applyAs(server, 'deniz');
    server.clock.now += 100 * day;
    expect((await statusOf(statusToken)).body.status).toBe('ONHOLD');
    const staff = await signInStaff(server);
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content' });
    server.clock.now += 90 * day - 1;
    expect((await statusOf(statusToken)).body.status).toBe('REJECTED');
    server.clock.now += 1;
    expect((await statusOf(statusToken)).status).toBe(404);
  });

  it('of an approved applicant is good until the account is active, and then for what is left of 90 days', async () => {
    const { statusToken } = await approved('deniz');
    server.clock.now += 100 * day;
    expect((await statusOf(statusToken)).body.status).toBe('APPROVED');
    expect((await sendLink(statusToken, 'password')).status).toBe(200);
    const { database } = server.platform;
    await database.updateTable('account').set({ state: 'active' }).where('username', '=', 'deniz').execute();
    expect((await statusOf(statusToken)).status).toBe(404);
    await database
      .updateTable('application')
      .set({ decidedAt: server.clock.now - 89 * day })
      .execute();
    expect((await statusOf(statusToken)).body.isActive).toBe(true);
  });
});

describe('a link that is sent again', () => {
  it('goes to whoever was approved, each kind anew', async () => {
    const { statusToken } = await approved('deniz');
    const first = await tokenIn(server, 'deniz@mail.example', 'bank-link');
    server.clock.now += 3 * minute;
    expect((await sendLink(statusToken, 'bankDetails')).status).toBe(200);
    server.clock.now += 1;
    const second = await tokenIn(server, 'deniz@mail.example', 'bank-link');
    expect(second).not.toBe(first);
    expect((await server.get(`/api/creator/bank-details-form?token=${second}`)).status).toBe(200);
    expect((await sendLink(statusToken, 'password')).status).toBe(200);
    expect(await mailsTo('deniz@mail.example')).toContain('password-invitation');
  });

  it('asks again for what the one before asked to have changed', async () => {
    const { statusToken, staff, applicationId } = await approved('deniz');
    const { database } = server.platform;
    await database.updateTable('bankLink').set({ message: 'Another IBAN, please.' }).execute();
    server.clock.now += 1;
    await sendLink(statusToken, 'bankDetails');
    const links = await database.selectFrom('bankLink').selectAll().orderBy('createdAt').execute();
    expect(links.map(({ state, message }) => [state, message])).toEqual([
      ['revoked', 'Another IBAN, please.'],
      ['issued', 'Another IBAN, please.'],
    ]);
    expect((await staff.get(`/applications/${applicationId}`)).body.bankLink.state).toBe('issued');
  });

  it('is sent only to approved applicants, five times an hour, both kinds counted together', async () => {
    const { statusToken } = await applyAs(server, 'mia');
    expect((await sendLink(statusToken, 'password')).status).toBe(409);
    const { statusToken: token } = await approved('deniz');
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      server.clock.now += 1;
      statuses.push((await sendLink(token, count % 2 === 0 ? 'bankDetails' : 'password')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('[APPLY-24] the status is ONHOLD, APPROVED or REJECTED, and no other', async () => {
  const staff = await signInStaff(server);
  const statuses = [];
  for (const [username, move] of [
    ['ada', null],
    ['deniz', { move: 'approve' }],
    ['mia', { move: 'reject', reason: 'content' }],
  ] as const) {
    const { applicationId, statusToken } = await applyAs(server, username);
    if (move) expect((await staff.moveApplication(applicationId, move)).status).toBe(200);
    server.clock.now += 10_000;
    statuses.push((await statusOf(statusToken)).body.status);
  }
  expect(statuses).toEqual(['ONHOLD', 'APPROVED', 'REJECTED']);
  const { body } = await server.get('/api/docs/openapi.json');
  for (const answer of ['Applied', 'ApplicationStatus'])
    expect(body.components.schemas[answer].properties.status.enum).toEqual(['ONHOLD', 'APPROVED', 'REJECTED']);
});

it('the status says when each step was made, where mails go, and under which name the blog will stand', async () => {
  const { statusToken } = await approved('deniz');
  const { body } = await statusOf(statusToken);
  expect(body).toMatchObject({
    status: 'APPROVED',
    bankDetails: 'missing',
    bankDetailsAt: null,
    activeSince: null,
    username: 'deniz',
    mailedTo: 'd•••@mail.example',
  });
  expect(body.decidedAt).toBeGreaterThan(body.appliedAt);
});
