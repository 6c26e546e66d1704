import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.createAccount({ role: 'creator', username: 'deniz' });
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  await server.createAccount({ role: 'sponsor', username: 'oldbay', state: 'suspended' });
});
afterAll(() => server.stop());

const [password, hour] = ['open-sesame-1', 60 * 60_000];
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const login = async () => (await server.post('/api/auth/login', { username: 'deniz', password })).body.accessToken;

describe('signing in', () => {
  it('[API-13] answers accessToken, name, username and email, to a username as to an email', async () => {
    for (const credentials of [
      { username: 'DENİZ', password },
      { email: 'deniz@mail.example', password },
    ]) {
      const { status, body } = await server.post('/api/auth/login', credentials);
      expect(status).toBe(200);
      expect(body).toEqual({
        accessToken: expect.stringMatching(/^[\w-]{43}$/),
        name: 'The deniz',
        username: 'deniz',
        email: 'deniz@mail.example',
      });
    }
  });

  it('[API-14, AUTH-01] lets the owner of a blog in by its own login, and nobody else', async () => {
    const credentials = { email: 'deniz@mail.example', password };
    const { status, body } = await server.post('/api/blog/deniz/auth/login', credentials);
    expect([status, body]).toEqual([
      200,
      {
        accessToken: expect.stringMatching(/^[\w-]{43}$/),
        name: 'The deniz',
        username: 'deniz',
        email: 'deniz@mail.example',
      },
    ]);
    expect((await server.post('/api/blog/noor/auth/login', credentials)).status).toBe(401);
  });

  it('[SPONSOR-01, SPONSOR-17, SPONSOR-20] lets a sponsor in by a login of its own, on the server alone', async () => {
    const { status, body } = await server.post('/api/sponsor/auth/login', { username: ' bluebay ', password });
    expect([status, body.username]).toEqual([200, 'bluebay']);
    expect((await server.post('/api/auth/login', { username: 'bluebay', password })).status).toBe(401);
  });

  it('[SPONSOR-18] answers a wrong pair and an unknown one alike', async () => {
    const wrong = await server.post('/api/sponsor/auth/login', { username: 'bluebay', password: 'not-this-one' });
    const unknown = await server.post('/api/sponsor/auth/login', { username: 'nobody', password: 'not-this-one' });
    expect(wrong.body).toEqual({ message: 'Invalid username or password', code: 'unauthenticated' });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('[SPONSOR-19] tells a suspended sponsor, and only behind the right password', async () => {
    const right = await server.post('/api/sponsor/auth/login', { username: 'oldbay', password });
    expect([right.status, right.body.message]).toEqual([403, 'Authentication failed']);
    const wrong = await server.post('/api/sponsor/auth/login', { username: 'oldbay', password: 'wrong-one' });
    expect(wrong.status).toBe(401);
  });

  it('says what is missing, in the language that was asked for', async () => {
    const { status, body } = await server.post(
      '/api/sponsor/auth/login',
      { username: ' ' },
      { 'accept-language': 'tr-TR' },
    );
    expect(status).toBe(400);
    expect(body.fields).toEqual({ username: 'Kullanıcı adı zorunludur', password: 'Şifre zorunludur' });
  });
});

describe('a session', () => {
  beforeAll(() => {
    server.clock.now += 2 * hour;
  });

  it('[AUTH-12] is read by its token and ended by logging out', async () => {
    const token = await login();
    const { body } = await server.get('/api/auth/session', bearer(token));
    expect(body).toMatchObject({ role: 'creator', username: 'deniz', lifetime: 12 * hour });
    expect((await server.post('/api/auth/logout', {}, bearer(token))).body).toEqual({ success: true });
    expect((await server.get('/api/auth/session', bearer(token))).status).toBe(401);
    expect((await server.post('/api/auth/logout', {}, bearer(token))).status).toBe(200);
  });

  it('ends after twelve idle hours', async () => {
    const token = await login();
    server.clock.now += 11 * hour;
    expect((await server.get('/api/auth/session', bearer(token))).status).toBe(200);
    server.clock.now += 11 * hour;
    expect((await server.get('/api/auth/session', bearer(token))).status).toBe(200);
    server.clock.now += 12 * hour;
    expect((await server.get('/api/auth/session', bearer(token))).status).toBe(401);
  });

  it('ends after seven days, however busy', async () => {
    const token = await login();
    const statuses: number[] = [];
    for (let day = 0; day < 17; day += 1) {
      server.clock.now += 10 * hour;
      statuses.push((await server.get('/api/auth/session', bearer(token))).status);
    }
    expect(statuses.slice(0, 16).every((status) => status === 200)).toBe(true);
    expect(statuses[16]).toBe(401);
  });

  it('of staff begins with a word that they are staff, which nobody else is told', async () => {
    await server.createAccount({ role: 'staff', username: 'porter' });
    const { body } = await server.post('/api/auth/login', { username: 'porter', password });
    expect(body).toMatchObject({ username: 'porter', role: 'staff' });
  });

  it('of staff ends after one idle hour, and after twelve hours, however busy', async () => {
    await server.createAccount({ role: 'staff', username: 'keeper' });
    const signIn = async () =>
      bearer((await server.post('/api/auth/login', { username: 'keeper', password })).body.accessToken);
    const idle = await signIn();
    expect((await server.get('/api/auth/session', idle)).body.lifetime).toBe(hour);
    server.clock.now += hour;
    expect((await server.get('/api/auth/session', idle)).status).toBe(401);
    const busy = await signIn();
    const statuses: number[] = [];
    for (let turn = 0; turn < 16; turn += 1) {
      server.clock.now += 0.75 * hour;
      statuses.push((await server.get('/api/auth/session', busy)).status);
    }
    expect(statuses).toEqual([...Array(15).fill(200), 401]);
  });

  it('is not opened by what the database holds', async () => {
    await login();
    const rows = await server.platform.database.selectFrom('session').select('tokenHash').execute();
    for (const { tokenHash } of rows) {
      expect((await server.get('/api/auth/session', bearer(tokenHash))).status).toBe(401);
    }
  });
});

describe('guessing passwords', () => {
  it('is slowed after five failures, says for how long, and ends with a right password', async () => {
    await server.createAccount({ role: 'creator', username: 'guarded' });
    const guess = (attempt: string) => server.post('/api/auth/login', { username: 'guarded', password: attempt });
    for (let failure = 0; failure < 5; failure += 1) expect((await guess('wrong')).status).toBe(401);
    const slowed = await guess(password);
    expect([slowed.status, slowed.body.code, slowed.headers.get('retry-after')]).toEqual([429, 'tooManyTries', '1']);
    server.clock.now += 61_000;
    expect((await guess(password)).status).toBe(200);
  });

  it('slows a name that nobody has just the same', async () => {
    const guess = () => server.post('/api/auth/login', { username: 'nobody-at-all', password: 'wrong' });
    server.clock.now += 2 * hour;
    const statuses: number[] = [];
    for (let failure = 0; failure < 6; failure += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
