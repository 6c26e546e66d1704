import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyAs, signInStaff, tokenIn } from '#tests/kit/applicant.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const hour = 60 * 60_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it('a sponsor who is suspended while the first password is hashed stays suspended, and is not let in', async () => {
  const staff = await signInStaff(server);
  const password = 'beyond-the-last-bay';
  for (let round = 0; round < rounds(2, 5); round += 1) {
    const username = `bay${round}`;
    const email = `${username}@mail.example`;
    const { id } = (await staff.post('/sponsors', { name: 'Blue Bay', username, email })).body;
    const token = await tokenIn(server, email, 'password-invitation');
    const [, suspended] = await Promise.all([
      server.post('/api/auth/password/set', { token, password }),
      staff.post(`/sponsors/${id}/moves`, { move: 'suspend' }),
    ]);
    expect(suspended.body).toEqual({ state: 'suspended' });
    const account = await server.platform.database
      .selectFrom('account')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(account?.state).toBe('suspended');
    expect((await server.post('/api/sponsor/auth/login', { username, password })).status).not.toBe(200);
  }
});

describe('a password that is changed', () => {
  const passwordIn = (round: number) => `beyond-the-last-bay-${round}`;
  const signIn = (password: string) => server.post('/api/auth/login', { username: 'deniz', password });

  /** One after the other, each begun before the change was answered. */
  async function signInWhile(changing: Promise<unknown>, password: string): Promise<string[]> {
    const tokens: string[] = [];
    let isOver = false;
    void changing.then(() => {
      isOver = true;
    });
    while (!isOver) {
      const { accessToken } = (await signIn(password)).body;
      if (accessToken) tokens.push(accessToken);
    }
    return tokens;
  }

  it('ends every session that the old one opens, one that is opened meanwhile too', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz', password: passwordIn(0) });
    let opened = 0;
    for (let round = 0; round < rounds(5, 20); round += 1) {
      // A day has room for so many sign-ins that fail, and each round ends with some: how many, is the machine's affair.
      server.clock.now += 24 * hour + 1;
      const [currentPassword, password] = [passwordIn(round), passwordIn(round + 1)];
      const { accessToken } = (await signIn(currentPassword)).body;
      const changing = server.post('/api/auth/password/change', { currentPassword, password }, bearer(accessToken));
      const tokens = await Promise.all([0, 1].map(() => signInWhile(changing, currentPassword)));
      expect((await changing).status).toBe(200);
      opened += tokens.flat().length;
      for (const token of tokens.flat())
        expect((await server.get('/api/auth/session', bearer(token))).status).toBe(401);
    }
    expect(opened).toBeGreaterThan(0);
  });

  it('lets one of two changes stand, and keeps the session in which both were made', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz', password: passwordIn(0) });
    const { accessToken } = (await signIn(passwordIn(0))).body;
    const change = (round: number) =>
      server.post(
        '/api/auth/password/change',
        { currentPassword: passwordIn(0), password: passwordIn(round) },
        bearer(accessToken),
      );
    const answers = await Promise.all([change(1), change(2)]);
    // A change that is read once the other one stands names a password that is wrong now: 400.
    const [stands, fails] = answers.map(({ status }) => status).toSorted();
    expect([stands, fails === 400 || fails === 401]).toEqual([200, true]);
    const standing = answers.findIndex(({ status }) => status === 200) + 1;
    server.clock.now += hour + 1;
    expect((await signIn(passwordIn(standing))).status).toBe(200);
    expect((await signIn(passwordIn(3 - standing))).status).toBe(401);
    expect((await server.get('/api/auth/session', bearer(accessToken))).status).toBe(200);
  });
});

it('a link that sets a password and a decision that is taken back do not pass each other', async () => {
  const staff = await signInStaff(server);
  const { applicationId } = await applyAs(server, 'mia');
  await staff.moveApplication(applicationId, { move: 'approve' });
  const token = await tokenIn(server, 'mia@mail.example', 'approved');
  const [set, undone] = await Promise.all([
    server.post('/api/auth/password/set', { token, password: 'beyond-the-last-bay' }),
    staff.moveApplication(applicationId, { move: 'undo' }),
  ]);
  expect([undone.status, [200, 410, 404].includes(set.status)]).toEqual([200, true]);
  const links = await server.platform.database.selectFrom('passwordLink').select('usedAt').execute();
  expect(links.filter(({ usedAt }) => usedAt === null)).toEqual([]);
});
