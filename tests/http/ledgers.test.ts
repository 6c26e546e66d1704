import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyAs, signInStaff, tokenIn } from '#tests/kit/applicant.ts';
import { plantBookings } from '#tests/kit/due-bookings.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
beforeEach(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});
afterEach(() => server.stop());

describe('sponsors', () => {
  const bay = { name: 'Blue Bay', username: 'BlueBay', email: 'bay@mail.example' };
  const invite = (change: object = {}) => staff.post('/sponsors', { ...bay, ...change });
  const listed = async () => (await staff.get('/sponsors')).body.data;

  it('are invited, set a password by the mail, and are active then', async () => {
    expect((await invite()).status).toBe(200);
    expect(await listed()).toEqual([expect.objectContaining({ username: 'bluebay', state: 'invited' })]);
    const token = await tokenIn(server, bay.email, 'password-invitation');
    await server.post('/api/auth/password/set', { token, password: 'beyond-the-last-bay' });
    expect((await listed())[0].state).toBe('active');
    const { status } = await server.post('/api/sponsor/auth/login', {
      username: 'bluebay',
      password: 'beyond-the-last-bay',
    });
    expect(status).toBe(200);
  });

  it('are suspended and reinstated as their chart says', async () => {
    const { body } = await invite();
    const move = (wish: string) => staff.post(`/sponsors/${body.id}/moves`, { move: wish });
    expect((await move('reinstate')).status).toBe(409);
    expect((await move('suspend')).body).toEqual({ state: 'suspended' });
    expect((await move('reinstate')).body).toEqual({ state: 'active' });
    expect((await staff.post('/sponsors/nobody/state', { move: 'suspend' })).status).toBe(404);
  });

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ username: '' }, { username: 'Username is required' }],
    [{ email: 'bay@' }, { email: 'Email is not valid' }],
  ])('are not invited with %j', async (change, fields) => {
    expect((await invite(change)).body.fields).toEqual(fields);
  });

  it('have a name of their own', async () => {
    await invite();
    expect((await invite({ email: 'other@mail.example' })).status).toBe(409);
    expect(await listed()).toHaveLength(1);
  });
});

describe('the mail outbox', () => {
  it('tells what became of each mail, and never what it says', async () => {
    await applyAs(server, 'deniz');
    const { data, total } = (await staff.get('/mails?limit=1')).body;
    expect([total, data.length]).toEqual([3, 1]);
    expect(JSON.stringify((await staff.get('/mails')).body)).not.toMatch(/token=|\d{6} ·|sealed/);
  });

  it('tries a mail again that was given up, and only such a one', async () => {
    await applyAs(server, 'deniz');
    const { database } = server.platform;
    const [{ id }] = (await staff.get('/mails')).body.data;
    expect((await staff.post(`/mails/${id}/moves`, { move: 'requeue' })).status).toBe(409);
    await database.updateTable('outboxMail').set({ state: 'failed' }).where('id', '=', id).execute();
    expect((await staff.post(`/mails/${id}/moves`, { move: 'requeue' })).body).toEqual({ state: 'queued' });
    await database.updateTable('outboxMail').set({ state: 'failed', sealedContent: null }).execute();
    expect((await staff.post(`/mails/${id}/moves`, { move: 'requeue' })).status).toBe(409);
    expect((await staff.post('/mails/nobody/requeue', {})).status).toBe(404);
  });
});

it('the audit trail is read newest first, with whom it was about and what was said of it', async () => {
  const { applicationId } = await applyAs(server, 'deniz', { fullName: 'Deniz Yıldız' });
  const [{ id, to }] = (await staff.get('/mails')).body.data;
  await server.platform.database.updateTable('outboxMail').set({ state: 'failed' }).where('id', '=', id).execute();
  await staff.post(`/mails/${id}/moves`, { move: 'requeue' });
  await staff.moveApplication(applicationId, { move: 'reject', reason: 'content', text: 'Sorry' });
  await staff.moveApplication(applicationId, { move: 'undo' });
  const { total, data } = (await staff.get('/audit')).body;
  expect(total).toBe(4);
  expect(data.map(({ at: _, subjectId: __, ...entry }: Record<string, unknown>) => entry)).toEqual([
    { sequence: 4, actor: 'keeper', action: 'application.undo', subject: 'Deniz Yıldız', details: {} },
    {
      sequence: 3,
      actor: 'keeper',
      action: 'application.reject',
      subject: 'Deniz Yıldız',
      details: { reason: 'content', text: 'Sorry' },
    },
    { sequence: 2, actor: 'keeper', action: 'mail.requeue', subject: to, details: {} },
    { sequence: 1, actor: 'keeper', action: 'staff.signIn', subject: 'The keeper', details: {} },
  ]);
});

it('the audit trail names the guest and the city of a stay', async () => {
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
