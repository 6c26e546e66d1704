import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBlog } from '#tests/kit/blogs.ts';
import { postFrom } from '#tests/kit/from-address.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
beforeAll(async () => {
  server = await startTestServer({ logStream }, { LOG_LEVEL: 'info' });
  server.platform.log = server.app.log;
});
beforeEach(() => {
  lines = [];
  server.clock.now += 25 * 60 * 60_000;
});
afterAll(() => server.stop());

const told = (msg: string) => lines.map((line) => JSON.parse(line)).filter((each) => each.msg === msg);
const logIn = (address: string, username = 'deniz') =>
  postFrom(server, address, '/api/auth/login', { username, password: 'not-this-one' });

describe('the line of a request', () => {
  it('marks those of one client alike and those of others otherwise, and tells no address', async () => {
    await logIn('203.0.113.7');
    await logIn('203.0.113.7');
    await logIn('203.0.113.8');
    await logIn('2001:db8:1:2::1');
    await logIn('2001:db8:1:2::2');
    const [first, again, other, network, neighbour] = told('request_completed').map(({ client }) => client);
    expect([again, neighbour]).toEqual([first, network]);
    expect(new Set([first, other, network]).size).toBe(3);
    expect(lines.join('')).not.toMatch(/203\.0\.113|2001:db8|deniz/);
  });

  it('marks a client otherwise in another installation', async () => {
    await logIn('203.0.113.7');
    const [here] = told('request_completed');
    const elsewhere = await startTestServer({ logStream }, { LOG_LEVEL: 'info' });
    lines = [];
    await postFrom(elsewhere, '203.0.113.7', '/api/auth/login', { username: 'deniz', password: 'not-this-one' });
    await elsewhere.stop();
    expect(told('request_completed')[0].client).not.toBe(here.client);
  });

  it('names the account by its id where somebody is signed in, and nothing else of them', async () => {
    const { id, owner } = await startBlog(server, { username: 'asya' });
    lines = [];
    const { body } = await server.get('/api/auth/session', owner);
    expect(Object.keys(body).toSorted()).toEqual(['email', 'lifetime', 'name', 'role', 'username']);
    await server.get('/api/health');
    await server.get('/api/nowhere');
    // A good answer to a probe has no line.
    expect(told('request_completed').map(({ account }) => account)).toEqual([id, undefined]);
    expect(lines.join('')).not.toMatch(/asya|Deniz/);
  });
});

describe('a rate limit that is reached', () => {
  it('has a line of its own, once, with the client and the account, where there is one', async () => {
    const { id } = await server.createAccount({ role: 'creator', username: 'hunted' });
    for (const [name, address, account] of [
      ['hunted', '198.51.100.7', id],
      ['nobody', '198.51.100.8', null],
    ] as const) {
      lines = [];
      for (let turn = 0; turn < 7; turn += 1) await logIn(address, name);
      const [{ client }] = told('request_completed');
      const began = told('rate_limit_reached');
      expect(began.map(({ limit }) => limit)).toEqual(['sign_in_by_name', 'sign_in_by_address']);
      for (const each of began) expect(each).toMatchObject({ level: 40, client, account });
    }
    expect(lines.join('')).not.toMatch(/198\.51|hunted|nobody/);
  });

  it('tells so of codes that are mailed', async () => {
    const ask = () =>
      postFrom(server, '198.51.100.9', '/api/creator/send-verification-email', { email: 'mia@mail.example' });
    for (let turn = 0; turn < 7; turn += 1) await ask();
    const [{ client }] = told('request_completed');
    expect(told('rate_limit_reached')).toMatchObject([{ limit: 'codes_per_hour', client }]);
    expect(told('request_completed').map(({ res }) => res.statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(lines.join('')).not.toMatch(/198\.51|mia/);
  });

  it('tells so of a password that is said once more, by the account', async () => {
    const { id, owner } = await startBlog(server, { username: 'bora', number: 2 });
    const change = { currentPassword: 'not-this-one', password: 'beyond-the-last-bay' };
    for (let turn = 0; turn < 7; turn += 1) await server.post('/api/auth/password/change', change, owner);
    expect(told('rate_limit_reached')).toMatchObject([{ limit: 'password_by_session', account: id }]);
  });
});
