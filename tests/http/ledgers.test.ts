import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyAs, mailTo, signInStaff, tokenIn } from '#tests/kit/applicant.ts';
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
  const setPassword = async () => {
    const token = await tokenIn(server, bay.email, 'password-invitation');
    return server.post('/api/auth/password/set', { token, password: 'beyond-the-last-bay' });
  };
  const listed = async () => (await staff.get('/sponsors')).body.data;

  it('are invited, set a password by the mail, and are active then', async () => {
    expect((await invite()).status).toBe(200);
    expect(await listed()).toEqual([expect.objectContaining({ username: 'bluebay', state: 'invited' })]);
    await setPassword();
    expect((await listed())[0].state).toBe('active');
    const { status } = await server.post('/api/sponsor/auth/login', {
      username: 'bluebay',
      password: 'beyond-the-last-bay',
    });
    expect(status).toBe(200);
  });

  it.each([
    ['en', 'You are invited to Vaya', 'The keeper invites & Söhne <b> to Vaya', 'Your username is bluebay.'],
    ['tr', 'Vaya’ya davetlisiniz', 'The keeper sizi & Söhne <b> adına', 'Kullanıcı adınız bluebay.'],
  ])('are told in %s who invites them, for whom, and as whom and where they sign in', async (language, ...told) => {
    const headers = { ...staff.headers, 'accept-language': language };
    await server.post('/api/admin/sponsors', { ...bay, name: '& Söhne <b>' }, headers);
    const mail = await mailTo(server, bay.email, 'password-invitation');
    const [subject, ...sentences] = [...told, `${server.platform.config.publicUrl}/discovery`];
    expect(mail?.subject).toBe(subject);
    for (const sentence of sentences) {
      expect(mail?.text).toContain(sentence);
      expect(mail?.html).toContain(sentence.replace('&', '&amp;').replace('<b>', '&lt;b&gt;'));
    }
    expect(mail?.html).not.toContain('<b>');
  });

  it('are suspended and reinstated as their chart says', async () => {
    const { body } = await invite();
    const move = (wish: string) => staff.post(`/sponsors/${body.id}/moves`, { move: wish });
    expect((await move('reinstate')).status).toBe(409);
    expect((await move('suspend')).body).toEqual({ state: 'suspended' });
    expect((await staff.post('/sponsors/nobody/state', { move: 'suspend' })).status).toBe(404);
    server.clock.now += 3 * 60_000;
    expect((await move('reinstate')).body).toEqual({ state: 'invited' });
    expect((await listed())[0].state).toBe('invited');
    await setPassword();
    expect((await move('suspend')).body).toEqual({ state: 'suspended' });
    expect((await move('reinstate')).body).toEqual({ state: 'active' });
  });

  it('are invited again, by a mail, when they are reinstated before they chose a password', async () => {
    const { body } = await invite();
    await staff.post(`/sponsors/${body.id}/moves`, { move: 'suspend' });
    server.clock.now += 3 * 60_000;
    await staff.post(`/sponsors/${body.id}/moves`, { move: 'reinstate' });
    const mails = (await server.mails()).filter(({ template }) => template === 'password-invitation');
    expect(mails.map(({ to }) => to)).toEqual([bay.email, bay.email]);
    expect((await setPassword()).status).toBe(200);
    expect((await listed())[0].state).toBe('active');
  });

  it.each([
    [{ name: ' ' }, { name: 'Company or name is required' }],
    [{ username: '' }, { username: 'Username is required' }],
    [{ email: 'bay@' }, { email: 'Enter an email address, for example name@example.com' }],
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
    expect(JSON.stringify((await staff.get('/mails')).body)).not.toMatch(/token=|\d{6} ·|encrypted/);
  });

  it('tries a mail again that was given up, and only such a one', async () => {
    await applyAs(server, 'deniz');
    const { database } = server.platform;
    const [{ id }] = (await staff.get('/mails')).body.data;
    expect((await staff.post(`/mails/${id}/moves`, { move: 'requeue' })).status).toBe(409);
    await database.updateTable('outboxMail').set({ state: 'failed' }).where('id', '=', id).execute();
    expect((await staff.post(`/mails/${id}/moves`, { move: 'requeue' })).body).toEqual({ state: 'queued' });
    await database.updateTable('outboxMail').set({ state: 'failed', encryptedContent: null }).execute();
    expect((await staff.post(`/mails/${id}/moves`, { move: 'requeue' })).status).toBe(409);
    expect((await staff.post('/mails/nobody/requeue', {})).status).toBe(404);
  });
});
