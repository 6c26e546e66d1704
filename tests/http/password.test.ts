import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '#server/accounts/account.commands.ts';
import { forgotPassword, mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { applyAs, mailTo, signInStaff, staffHands, tokenIn } from '#tests/kit/applicant.ts';
import { cookieIn } from '#tests/kit/from-address.ts';
import { onceLooked } from '#tests/kit/once-looked.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const deniz = 'deniz@mail.example';
const password = 'beyond-the-last-bay';
const hour = 60 * 60_000;
const set = (token: string, wish = password) => server.post('/api/auth/password/set', { token, password: wish });
const read = (token: string) => server.get(`/api/auth/password/link?token=${token}`);
const ask = (email: string) => server.post('/api/auth/password/forgot', { email });
/** Asks, and waits until it was taken up. */
async function forget(email: string) {
  const answer = await ask(email);
  await mailRequestedPasswordLinks(server.platform);
  return answer;
}
const linksTo = async (email: string) =>
  (await server.mails()).filter(({ to, template }) => to === email && template === 'password-reset').length;
const signIn = (wish = password) => server.post('/api/auth/login', { username: 'deniz', password: wish });

async function approve(): Promise<string> {
  const staff = await signInStaff(server);
  const { applicationId } = await applyAs(server, 'deniz');
  await staff.moveApplication(applicationId, { move: 'approve' });
  return tokenIn(server, deniz, 'approved');
}

const onlyApplication = async () =>
  (await server.platform.database.selectFrom('application').select('id').executeTakeFirstOrThrow()).id;

describe('an invitation', () => {
  it('sets a password, once, and then one may sign in', async () => {
    const token = await approve();
    expect((await read(token)).body).toEqual({ name: 'The deniz', kind: 'invitation', realm: 'people' });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, turn) => set(token, `${password}-${turn}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(410)]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ realm: 'people', username: 'deniz' });
    const turn = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(`${password}-${turn}`)).status).toBe(200);
    expect((await read(token)).body.code).toBe('linkUsed');
  });

  it('answers once more to whoever never heard that the password was set, and to nobody who guesses it', async () => {
    const token = await approve();
    expect((await set(token)).status).toBe(200);
    expect((await set(token)).body).toEqual({ realm: 'people', username: 'deniz' });
    for (let turn = 0; turn < 5; turn += 1)
      expect((await set(token, `seven green kettles ${turn}`)).body).toEqual({
        message: 'This link was already used. Please sign in with your password, or ask for a new link.',
        code: 'linkUsed',
      });
    expect((await set(token)).body.code).toBe('tooManyTries');
    expect((await signIn()).status).toBe(200);
  });

  it('answers ten minutes later that it was used', async () => {
    const token = await approve();
    await set(token);
    server.clock.now += 10 * 60_000;
    expect((await set(token)).body.code).toBe('linkUsed');
  });

  it('knows no device again once another password was set, or the account was suspended', async () => {
    const token = await approve();
    await set(token);
    const account = server.platform.database.updateTable('account').where('username', '=', 'deniz');
    const passwordHash = await hashPassword('seven green kettles');
    let repeated = await onceLooked(
      () => account.set({ passwordHash }).execute(),
      () => set(token),
    );
    expect([repeated.body.code, cookieIn(repeated.headers)]).toEqual(['linkUsed', {}]);
    await account.set({ state: 'suspended' }).execute();
    repeated = await set(token, 'seven green kettles');
    expect([repeated.body.code, cookieIn(repeated.headers)]).toEqual(['linkUsed', {}]);
  });

  it('sets no password of an account that was suspended since', async () => {
    await server.createAccount({ role: 'creator', username: 'held' });
    await server.post('/api/auth/password/forgot', { email: 'held@mail.example' });
    await mailRequestedPasswordLinks(server.platform);
    const token = await tokenIn(server, 'held@mail.example', 'password-reset');
    const accounts = server.platform.database.updateTable('account').where('username', '=', 'held');
    await accounts.set({ state: 'suspended' }).execute();
    const { status, body } = await server.post('/api/auth/password/set', { token, password: 'beyond-the-last-bay' });
    expect([status, body.code]).toEqual([410, 'linkUsed']);
  });

  it('is good for 72 hours, and then sends another to the address on file', async () => {
    const token = await approve();
    server.clock.now += 72 * hour;
    expect([(await read(token)).status, (await set(token)).status]).toEqual([410, 410]);
    expect((await server.post('/api/auth/password/link', { token })).body).toEqual({ success: true });
    expect((await set(await tokenIn(server, deniz, 'password-invitation'))).status).toBe(200);
    expect((await server.post('/api/auth/password/link', { token: 'unknown' })).status).toBe(404);
  });

  it('of an approval that was said again replaces a password as a reset does, and its owner is told', async () => {
    const token = await approve();
    const [applicationId, staff] = [await onlyApplication(), await staffHands(server, 'keeper')];
    expect((await set(token)).status).toBe(200);
    await staff.moveApplication(applicationId, { move: 'reopen' });
    server.clock.now += 60_000;
    await staff.moveApplication(applicationId, { move: 'approve' });
    const changed = async () =>
      (await server.mails()).filter(({ to, template }) => to === deniz && template === 'password-changed').length;
    expect(await changed()).toBe(0);
    expect((await set(await tokenIn(server, deniz, 'approved'), 'seven green kettles')).status).toBe(200);
    expect([(await signIn()).status, (await signIn('seven green kettles')).status]).toEqual([401, 200]);
    expect(await changed()).toBe(1);
  });

  it.each([
    ['', 'Password is required'],
    ['too-short', 'Password must be at least 10 characters'],
    ['password1234', 'This password is easy to guess. Please choose another.'],
    ['Galatasaray1905', 'This password is easy to guess. Please choose another.'],
    ['Istanbul34!', 'This password is easy to guess. Please choose another.'],
    ['Deniz-2026!', 'This password is easy to guess. Please choose another.'],
    ['denizdeniz', 'This password is easy to guess. Please choose another.'],
    ['ababababab', 'This password is easy to guess. Please choose another.'],
    ['a'.repeat(201), 'Password must be at most 200 characters'],
  ])('refuses %j, and stays good', async (wish, message) => {
    const token = await approve();
    expect((await set(token, wish)).body.fields).toEqual({ password: message });
    expect((await set(token)).status).toBe(200);
  });

  it('takes any ten characters that are not common', async () => {
    expect((await set(await approve(), 'şu  dağın ardı')).status).toBe(200);
    expect((await signIn('şu  dağın ardı')).status).toBe(200);
  });

  it.each(['NFC', 'NFD', 'NFKC', 'NFKD'])('is the same password in %s, however a keyboard spells it', async (form) => {
    const typed = 'Göçmen kuşlar ﬁyordu geçer';
    expect((await set(await approve(), typed.normalize(form))).status).toBe(200);
    for (const other of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect((await signIn(typed.normalize(other))).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is answered alike, whether or not there is such an account, and mails one link', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const [known, unknown] = [await forget(deniz), await forget('nobody@mail.example')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await forget(deniz);
    expect((await server.mails()).map(({ to, template }) => [to, template])).toEqual([[deniz, 'password-reset']]);
  });

  it('is set anew within an hour, signs everybody out and tells the owner', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const { body } = await signIn('open-sesame-1');
    await forget(deniz);
    const token = await tokenIn(server, deniz, 'password-reset');
    expect((await set(token)).status).toBe(200);
    expect((await server.get('/api/auth/session', { authorization: `Bearer ${body.accessToken}` })).status).toBe(401);
    expect([(await signIn('open-sesame-1')).status, (await signIn()).status]).toEqual([401, 200]);
    const told = await mailTo(server, deniz, 'password-changed');
    expect(told?.subject).toBe('Your Vaya password was changed');
    expect(told?.text).toContain('and all devices were signed out');
    server.clock.now += hour;
    await forget(deniz);
    const later = await tokenIn(server, deniz, 'password-reset');
    server.clock.now += hour;
    expect((await set(later)).status).toBe(410);
  });

  it('brings an invitation again to whoever has none yet, and nothing before the approval', async () => {
    await applyAs(server, 'mia');
    await forget('mia@mail.example');
    expect(await mailTo(server, 'mia@mail.example', 'password-invitation')).toBeUndefined();
    await approve();
    server.clock.now += hour;
    await forget(deniz);
    expect(await mailTo(server, deniz, 'password-invitation')).toBeDefined();
  });

  it('brings staff a link by mail right after the account was made, whose own link was only printed', async () => {
    const mia = { username: 'mia', email: 'mia@mail.example', name: 'Mia Kaya', rest: [] };
    await addStaff(server.platform, mia);
    server.clock.now += 1_000;
    await forget(mia.email);
    await forget(mia.email);
    expect((await server.mails()).map(({ to, template }) => [to, template])).toEqual([
      [mia.email, 'password-invitation'],
    ]);
    expect((await set(await tokenIn(server, mia.email, 'password-invitation'))).body.username).toBe('mia');
  });

  it('of a sponsor is set as well, and an invited one is active then', async () => {
    await server.createAccount({ role: 'sponsor', username: 'bluebay', state: 'invited' });
    await server.platform.database.updateTable('account').set({ passwordHash: null }).execute();
    await forget('bluebay@mail.example');
    const token = await tokenIn(server, 'bluebay@mail.example', 'password-invitation');
    expect((await set(token)).body).toEqual({ realm: 'sponsors', username: 'bluebay' });
    expect((await server.post('/api/sponsor/auth/login', { username: 'bluebay', password })).status).toBe(200);
  });
});

describe('whoever asks for a link', () => {
  /** What is asked of the database, in order. */
  async function statementsFor(email: string): Promise<string[]> {
    const statements: string[] = [];
    const recorder: KyselyPlugin = {
      transformQuery({ node }) {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const database = server.platform.database.withPlugin(recorder);
    await forgotPassword({ ...server.platform, database }, email);
    return statements;
  }

  it('learns nothing by time: the same is done for every address', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const statements = await Promise.all([deniz, 'nobody@mail.example'].map(statementsFor));
    expect(statements).toEqual([['InsertQueryNode'], ['InsertQueryNode']]);
  });

  it('is known to the database by no address in clear, and to nobody once the link is mailed', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    await ask(deniz);
    const { database } = server.platform;
    const waiting = await database.selectFrom('passwordRequest').selectAll().execute();
    expect(waiting).toHaveLength(1);
    expect(JSON.stringify(waiting)).not.toContain('deniz');
    await mailRequestedPasswordLinks(server.platform);
    expect(await database.selectFrom('passwordRequest').selectAll().execute()).toEqual([]);
  });

  it('does no harm to the links that were mailed before: any of them sets the password, and then all are over', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const tokens: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      await forget(deniz);
      tokens.push(await tokenIn(server, deniz, 'password-reset'));
      server.clock.now += 2 * 60_000;
    }
    const [first = '', second = '', third = '', ...none] = [...new Set(tokens)];
    expect([await linksTo(deniz), none]).toEqual([3, []]);
    expect([(await read(first)).status, (await read(second)).status, (await read(third)).status]).toEqual([
      200, 200, 200,
    ]);
    expect((await set(first)).status).toBe(200);
    expect([(await set(second)).status, (await set(third)).status]).toEqual([404, 404]);
  });

  it('is mailed one that lasts another half an hour, however often strangers asked before', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    for (let turn = 0; turn < 16; turn += 1) {
      await forget(deniz);
      server.clock.now += 2 * 60_000;
    }
    expect(await linksTo(deniz)).toBe(4);
    server.clock.now += 29 * 60_000;
    expect((await read(await tokenIn(server, deniz, 'password-reset'))).status).toBe(200);
  });

  it('is mailed another invitation while those that strangers asked for are good', async () => {
    await approve();
    for (let turn = 0; turn < 3; turn += 1) {
      server.clock.now += 2 * 60_000;
      await forget(deniz);
    }
    const invitations = async () =>
      (await server.mails()).filter(({ to, template }) => to === deniz && template === 'password-invitation').length;
    const before = await invitations();
    server.clock.now += 36 * 60 * 60_000;
    await forget(deniz);
    expect(await invitations()).toBe(before + 1);
  });

  it('by an old link gets no more of them either', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    await forget(deniz);
    const token = await tokenIn(server, deniz, 'password-reset');
    server.clock.now += hour;
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await server.post('/api/auth/password/link', { token })).status).toBe(200);
      server.clock.now += 60_000;
    }
    expect(await linksTo(deniz)).toBe(1 + 3);
  });

  it('is forgotten after an hour, if nobody ever took it up', async () => {
    await ask(deniz);
    server.clock.now += hour + 1;
    await runCleanups(server.platform);
    expect(await server.platform.database.selectFrom('passwordRequest').selectAll().execute()).toEqual([]);
  });
});

describe('a change of password', () => {
  const change = async (request: object) => {
    const { body } = await signIn('open-sesame-1');
    return server.post('/api/auth/password/change', request, { authorization: `Bearer ${body.accessToken}` });
  };

  it('asks for the old one, and signs every other device out', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const wrong = await change({ currentPassword: 'not-this-one', password });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: 'This is not your password' }]);
    const { body } = await signIn('open-sesame-1');
    const common = await change({ currentPassword: 'open-sesame-1', password: 'Password123!' });
    expect([common.status, common.body.fields]).toEqual([
      400,
      { password: 'This password is easy to guess. Please choose another.' },
    ]);
    expect((await change({ currentPassword: 'open-sesame-1', password })).status).toBe(200);
    expect((await server.get('/api/auth/session', { authorization: `Bearer ${body.accessToken}` })).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    expect((await server.post('/api/auth/password/change', { currentPassword: 'a', password })).status).toBe(401);
    const mail = (await server.mails()).find(({ template }) => template === 'password-changed');
    expect(mail?.text).toContain('all other devices were signed out');
  });

  it('keeps the session that it is made in, and is done when it is said again', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const { body } = await signIn('open-sesame-1');
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const request = { currentPassword: 'open-sesame-1', password };
    const again = async () => (await server.post('/api/auth/password/change', request, headers)).status;
    expect([await again(), await again()]).toEqual([200, 200]);
    expect((await server.get('/api/auth/session', headers)).status).toBe(200);
    expect((await server.mails()).filter(({ template }) => template === 'password-changed')).toHaveLength(1);
  });

  it('is a guess once for each password that is said, ten a day', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const { body } = await signIn('open-sesame-1');
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const guess = (currentPassword: string, wish: string) =>
      server.post('/api/auth/password/change', { currentPassword, password: wish }, headers);
    expect((await guess('not-this-one', 'open-sesame-1')).body.fields).toEqual({
      currentPassword: 'This is not your password',
    });
    expect((await guess('open-sesame-1', password)).status).toBe(200);
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await guess('not-this-one', 'nor-this-one')).status);
    expect(statuses).toEqual([400, 400, 429, 429]);
    server.clock.now += 10 * 60_000;
    expect((await guess('open-sesame-1', password)).status).toBe(400);
  });

  it('turns guesses away after five', async () => {
    await server.createAccount({ role: 'creator', username: 'deniz' });
    const { body } = await signIn('open-sesame-1');
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const guess = () =>
      server.post('/api/auth/password/change', { currentPassword: 'not-this-one', password }, headers);
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await guess()).status);
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(statuses.at(-1)).toBe(429);
  });
});
