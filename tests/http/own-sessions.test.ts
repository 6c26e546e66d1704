import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionsReply } from '#contract/session.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [minute, hour] = [60_000, 60 * 60_000];
const password = 'open-sesame-1';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function signIn(username: string, agent: string, path = '/api/auth/login') {
  const { body } = await server.post(path, { username, password }, { 'user-agent': agent });
  return { authorization: `Bearer ${body.accessToken}` };
}

const list = async (headers: Record<string, string>) =>
  sessionsReply.parse((await server.get('/api/auth/sessions', headers)).body).data;
const end = (headers: Record<string, string>, id: string, currentPassword = password) =>
  server.post(`/api/auth/sessions/${id}/end`, { currentPassword }, headers);
const endOthers = (headers: Record<string, string>, currentPassword = password) =>
  server.post('/api/auth/sessions/end-others', { currentPassword }, headers);

describe('the sessions of an account', () => {
  it('are told by their devices, the one that asks first, with no address and nothing that signs in', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    await server.createAccount({ role: 'creator', username: 'mia' });
    await signIn('mia', firefox);
    const begun = server.clock.now;
    const phone = await signIn('deniz', iPhone);
    server.clock.now += hour;
    const desk = await signIn('deniz', firefox);
    server.clock.now += 2 * minute;
    await server.get('/api/auth/session', phone);
    const { body } = await server.get('/api/auth/sessions', desk);
    expect(body).toEqual({
      data: [
        {
          id: expect.any(String),
          browser: 'Firefox',
          system: 'Windows',
          createdAt: begun + hour,
          lastUsedAt: server.clock.now,
          isCurrent: true,
        },
        {
          id: expect.any(String),
          browser: 'Safari',
          system: 'iPhone',
          createdAt: begun,
          lastUsedAt: server.clock.now,
          isCurrent: false,
        },
      ],
    });
    expect((await list(phone)).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [body.data[1].id, true],
      [body.data[0].id, false],
    ]);
    const stored = JSON.stringify(await server.platform.database.selectFrom('session').selectAll().execute());
    for (const { id } of body.data) expect(stored).not.toContain(id);
    expect(stored).not.toMatch(/Mozilla|127\.0\.0\.1/);
  });

  it('are those alone that are good still', async () => {
    server.clock.now += 12 * hour;
    const now = await signIn('deniz', 'curl/8.5.0');
    expect(await list(now)).toMatchObject([{ browser: null, system: null, isCurrent: true }]);
  });

  it('are fifty at most: a further sign-in ends the one that was not used for longest', async () => {
    await server.createAccount({ role: 'creator', username: 'eager' });
    const [first, second] = [await signIn('eager', firefox), await signIn('eager', iPhone)];
    server.clock.now += 5 * minute;
    await server.get('/api/auth/session', first);
    for (let turn = 0; turn < 60; turn += 1) {
      server.clock.now += 1;
      await signIn('eager', firefox);
      if (turn % 20 === 0) server.clock.now += 5 * minute;
      if (turn % 20 === 0) await server.get('/api/auth/session', first);
    }
    expect((await server.get('/api/auth/session', second)).status).toBe(401);
    expect(await list(first)).toHaveLength(50);
    const rows = server.platform.database.selectFrom('account').innerJoin('session', 'accountId', 'account.id');
    expect(await rows.select('tokenHash').where('username', '=', 'eager').execute()).toHaveLength(50);
  });

  it('end everywhere else for whoever says the password once more', async () => {
    const [here, there, half] = [
      await signIn('deniz', firefox),
      await signIn('deniz', iPhone),
      await signIn('mia', ''),
    ];
    const wrong = await endOthers(here, 'not-this-one');
    expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: 'This is not your password' }]);
    expect((await server.get('/api/auth/session', there)).status).toBe(200);
    expect((await endOthers(here)).body).toEqual({ success: true });
    const statuses = [here, there, half].map(
      async (headers) => (await server.get('/api/auth/session', headers)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
    expect(await list(here)).toHaveLength(1);
    expect((await endOthers(here)).status).toBe(200);
  });

  it('[BEYOND-64] end one by one, for the account’s own password and its own sessions alone', async () => {
    await server.createAccount({ role: 'creator', username: 'selin' });
    const [here, there, kept] = [
      await signIn('selin', firefox),
      await signIn('selin', iPhone),
      await signIn('selin', ''),
    ];
    const other = await signIn('mia', iPhone);
    const idOf = async (headers: Record<string, string>) =>
      (await list(headers)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    const statuses = async () =>
      Promise.all([here, there, kept, other].map(async (each) => (await server.get('/api/auth/session', each)).status));
    const wrong = await end(here, await idOf(there), 'not-this-one');
    expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: 'This is not your password' }]);
    expect((await end(here, await idOf(other))).status).toBe(200);
    expect((await end(here, 'unknown')).status).toBe(200);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const id = await idOf(there);
    expect((await server.post(`/api/auth/sessions/${id}/end`, { currentPassword: password })).status).toBe(401);
    expect((await end(here, id)).body).toEqual({ success: true });
    expect(await statuses()).toEqual([200, 401, 200, 200]);
    expect((await list(here)).map((each) => each.id)).not.toContain(id);
    expect((await server.get('/api/auth/session', { authorization: `Bearer ${id}` })).status).toBe(401);
    expect((await end(here, id)).status).toBe(200);
  });

  it('are a sponsor’s own as well', async () => {
    await server.createAccount({ role: 'sponsor', username: 'bluebay' });
    const [here, there] = [
      await signIn('bluebay', firefox, '/api/sponsor/auth/login'),
      await signIn('bluebay', iPhone, '/api/sponsor/auth/login'),
    ];
    expect(await list(here)).toHaveLength(2);
    expect((await endOthers(here)).status).toBe(200);
    expect((await server.get('/api/auth/sessions', there)).status).toBe(401);
  });

  it('are guarded by guesses that count together with those of a change of password', async () => {
    await server.createAccount({ role: 'creator', username: 'eda' });
    const headers = await signIn('eda', firefox);
    const change = { currentPassword: 'not-this-one', password: 'beyond-the-last-bay' };
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      statuses.push((await endOthers(headers, 'not-this-one')).status);
      statuses.push((await server.post('/api/auth/password/change', change, headers)).status);
    }
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect((await endOthers(headers)).status).toBe(429);
  });

  /** As slowly as it takes for each to be looked at, until none is any more. */
  async function guessAll(headers: Record<string, string>, most: number): Promise<number> {
    let lookedAt = 0;
    for (let turn = 0; turn < most; turn += 1) {
      server.clock.now += 16 * minute;
      if ((await endOthers(headers, 'not-this-one')).status === 400) lookedAt += 1;
    }
    return lookedAt;
  }

  it('are ended, and the password changed, by their owner, whatever was guessed in one that was stolen', async () => {
    await server.createAccount({ role: 'creator', username: 'filiz' });
    const stolen = await signIn('filiz', firefox);
    expect(await guessAll(stolen, 12)).toBe(10);
    expect((await endOthers(stolen)).body.code).toBe('tooManyTries');
    const own = await signIn('filiz', iPhone);
    const change = { currentPassword: password, password: 'beyond-the-last-bay' };
    expect((await server.post('/api/auth/password/change', change, own)).status).toBe(200);
    expect((await server.get('/api/auth/session', stolen)).status).toBe(401);
  });

  it('have thirty guesses a day together, however many there are', async () => {
    await server.createAccount({ role: 'creator', username: 'gizem' });
    const lookedAt: number[] = [];
    for (let session = 0; session < 4; session += 1) lookedAt.push(await guessAll(await signIn('gizem', firefox), 11));
    expect(lookedAt).toEqual([10, 10, 10, 0]);
    const last = await signIn('gizem', iPhone);
    expect((await endOthers(last)).status).toBe(429);
    server.clock.now += 12 * hour;
    expect((await endOthers(await signIn('gizem', iPhone))).status).toBe(429);
    server.clock.now += 6 * hour;
    expect((await endOthers(await signIn('gizem', iPhone))).status).toBe(200);
  });
});
