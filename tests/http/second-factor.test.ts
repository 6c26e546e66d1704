import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStaff, replaceSecondFactor, showStaff } from '#server/accounts/account.commands.ts';
import { mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { listEntriesAbout } from '#server/audit/audit-trail.ts';
import { backUp, restore } from '#server/ops/backup.service.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { mailTo, tokenIn } from '#tests/kit/applicant.ts';
import { cookieIn, postFrom } from '#tests/kit/from-address.ts';
import { codeOfApp, recoveryCodesSaid, secretSaid } from '#tests/kit/second-factor.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { VAYA_DEMO: 'off' });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clock.now += 2 * hour;
});

const [password, minute, hour] = ['open-sesame-1', 60_000, 60 * 60_000];
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const emailOf = (username: string) => `${username}@mail.example`;

const logIn = (username: string, headers = {}) => server.post('/api/auth/login', { username, password }, headers);
const ticketOf = async (username: string, headers = {}): Promise<string> =>
  (await logIn(username, headers)).body.ticket;
const confirm = (ticket: string, code: string, headers = {}) =>
  server.post('/api/auth/login/confirm', { ticket, code }, headers);
const statusOf = async (answer: Promise<Answer>) => (await answer).status;
const seen = ({ status, body }: Answer) => [status, body.code];
const isIn = async (token: string) => (await server.get('/api/auth/session', bearer(token))).status === 200;
const shown = (secret: string, steps = 0) => codeOfApp(secret, server.clock.now, steps);
const wrongFor = (secret: string) => (shown(secret) === '111111' ? '222222' : '111111');

/** Somebody of the staff whose second factor the command line has made. */
async function settle(username: string): Promise<{ id: string; secret: string; recoveryCodes: string[] }> {
  const { id } = await server.createAccount({ role: 'staff', username });
  const said = await replaceSecondFactor(server.platform, { rest: [emailOf(username)] });
  return { id, secret: secretSaid(said), recoveryCodes: recoveryCodesSaid(said) };
}

const deedsAbout = async (id: string) =>
  (await listEntriesAbout(server.platform.database, [id])).map(({ actor, action }) => `${actor}: ${action}`);

describe('staff with a second factor', () => {
  it('are signed in by password and code, and by neither alone', async () => {
    const { id, secret } = await settle('ada');
    const { status, headers, body } = await logIn('ada');
    expect([status, body]).toEqual([200, { next: 'code', ticket: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect(await isIn(body.ticket)).toBe(false);
    const confirmed = await confirm(body.ticket, shown(secret));
    expect(confirmed.body).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      name: 'The ada',
      username: 'ada',
      email: emailOf('ada'),
      role: 'staff',
    });
    expect(cookieIn(confirmed.headers)).toHaveProperty('cookie');
    expect((await server.get('/api/admin/applications', bearer(confirmed.body.accessToken))).status).toBe(200);
    expect(await deedsAbout(id)).toEqual(['command line: staff.resetSecondFactor', 'ada: staff.signIn']);
    expect(seen(await confirm(body.ticket, shown(secret, 1)))).toEqual([410, 'signInOver']);
  });

  it('say a code that is a step early or late, and each once', async () => {
    const { secret } = await settle('bea');
    const say = async (steps: number) => statusOf(confirm(await ticketOf('bea'), shown(secret, steps)));
    expect([
      await say(-2),
      await say(-1),
      await say(-1),
      await say(0),
      await say(-1),
      await say(1),
      await say(2),
    ]).toEqual([401, 200, 401, 200, 401, 200, 401]);
  });

  it('are told that a code is wrong, five times, and then start with the password again', async () => {
    const { id, secret } = await settle('cem');
    const ticket = await ticketOf('cem');
    const answers: Answer[] = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await confirm(ticket, wrongFor(secret)));
    expect(answers.map(seen)).toEqual([...Array(4).fill([401, 'codeWrong']), ...Array(2).fill([410, 'signInOver'])]);
    expect(answers[0]?.body.message).toBe('This code is not correct. Please enter the code your app shows now.');
    const turkish = await confirm(ticket, wrongFor(secret), { 'accept-language': 'tr' });
    expect(turkish.body.message).toBe('Bu giriş sona erdi. Lütfen şifrenizle yeniden başlayın.');
    const deeds = await deedsAbout(id);
    expect(deeds.filter((deed) => deed === 'cem: staff.wrongCode')).toHaveLength(5);
    expect(deeds).toContain('system: staff.block');
  });

  it('have five minutes to look at the app', async () => {
    const { secret } = await settle('dia');
    const [quick, slow] = [await ticketOf('dia'), await ticketOf('dia')];
    server.clock.now += 5 * minute - 1;
    expect(await statusOf(confirm(quick, shown(secret)))).toBe(200);
    server.clock.now += 1;
    expect(seen(await confirm(slow, shown(secret, 1)))).toEqual([410, 'signInOver']);
    await runCleanups(server.platform);
    expect(await server.platform.database.selectFrom('signInTicket').selectAll().execute()).toEqual([]);
  });

  it.each(['', '12345', '1234567', 'abcde-fghij', '१२३४५६', '𝟏𝟐𝟑𝟒𝟓𝟔', "' or 1=1 --"])(
    'are not let in by "%s"',
    async (code) => {
      const username = `eve${Buffer.from(code).toString('hex').slice(0, 12)}`;
      await settle(username);
      expect(await statusOf(confirm(await ticketOf(username), code))).toBe(code === '' ? 400 : 401);
    },
  );

  it('sign in by the login of no blog', async () => {
    await settle('fay');
    const credentials = { email: emailOf('fay'), password };
    expect(await statusOf(server.post('/api/blog/fay/auth/login', credentials))).toBe(401);
  });

  it('are half signed in no more once the password is another, or they are suspended', async () => {
    const { id, secret } = await settle('gus');
    const ticket = await ticketOf('gus');
    await server.post('/api/auth/password/forgot', { email: emailOf('gus') });
    await mailRequestedPasswordLinks(server.platform);
    const link = await tokenIn(server, emailOf('gus'), 'password-reset');
    expect(
      await statusOf(server.post('/api/auth/password/set', { token: link, password: 'beyond-the-last-bay' })),
    ).toBe(200);
    expect(seen(await confirm(ticket, shown(secret)))).toEqual([410, 'signInOver']);
    const next = await server.post('/api/auth/login', { username: 'gus', password: 'beyond-the-last-bay' });
    await server.platform.database.updateTable('account').set({ state: 'suspended' }).where('id', '=', id).execute();
    expect(await statusOf(confirm(next.body.ticket, shown(secret)))).toBe(403);
  });

  it('lose a half-finished sign-in when a session changes the password or ends all others', async () => {
    const { secret } = await settle('ori');
    const session = bearer((await confirm(await ticketOf('ori'), shown(secret))).body.accessToken);
    const deeds = [
      ['/api/auth/sessions/end-others', { currentPassword: password }],
      ['/api/auth/password/change', { currentPassword: password, password: 'beyond-the-last-bay' }],
    ] as const;
    for (const [path, body] of deeds) {
      const ticket = await ticketOf('ori');
      expect(await statusOf(server.post(path, body, session))).toBe(200);
      expect(seen(await confirm(ticket, shown(secret, 1)))).toEqual([410, 'signInOver']);
    }
  });
});

describe('a recovery code', () => {
  it('signs in once, and is told', async () => {
    const { id, recoveryCodes } = await settle('hal');
    const [code = '', other = ''] = recoveryCodes;
    expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10]);
    const carelessly = ` ${code.toUpperCase().replace('-', ' ').replaceAll('0', 'O')} `;
    expect(await statusOf(confirm(await ticketOf('hal'), carelessly, { 'accept-language': 'tr' }))).toBe(200);
    expect(await statusOf(confirm(await ticketOf('hal'), code))).toBe(401);
    expect(await statusOf(confirm(await ticketOf('hal'), other))).toBe(200);
    expect(await deedsAbout(id)).toEqual([
      'command line: staff.resetSecondFactor',
      'hal: staff.useRecoveryCode',
      'hal: staff.signIn',
      'hal: staff.wrongCode',
      'hal: staff.useRecoveryCode',
      'hal: staff.signIn',
    ]);
    const mails = (await server.mails()).filter(
      ({ to, template }) => to === emailOf('hal') && template === 'recovery-code-used',
    );
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'A recovery code of your Vaya account was used',
      'Vaya hesabınızın bir kurtarma kodu kullanıldı',
    ]);
    expect(mails.map(({ text }) => /(9|8) /.exec(text)?.[1]).sort()).toEqual(['8', '9']);
    expect(await showStaff(server.platform)).toContain('8 recovery codes left');
  });

  it('is good for nobody else', async () => {
    const [one] = [await settle('ida'), await settle('jon')];
    expect(await statusOf(confirm(await ticketOf('jon'), one.recoveryCodes[0] ?? ''))).toBe(401);
    expect(await statusOf(confirm(await ticketOf('ida'), one.recoveryCodes[0] ?? ''))).toBe(200);
  });
});

describe('many at once', () => {
  const settled = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length;
  const sessionsOf = async (id: string) =>
    (await server.platform.database.selectFrom('session').select('tokenHash').where('accountId', '=', id).execute())
      .length;

  it('with the same code of the app get one session', async () => {
    const { id, secret } = await settle('kim');
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf('kim')));
    const answers = await Promise.all([...tickets, ...tickets].map((ticket) => confirm(ticket, shown(secret))));
    expect([settled(answers), await sessionsOf(id)]).toEqual([1, 1]);
  });

  it('with the same recovery code get one session', async () => {
    const { id, recoveryCodes } = await settle('leo');
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf('leo')));
    const answers = await Promise.all(tickets.map((ticket) => confirm(ticket, recoveryCodes[0] ?? '')));
    expect([settled(answers), await sessionsOf(id)]).toEqual([1, 1]);
  });

  it('guess five times, and no more', async () => {
    const { secret } = await settle('mia');
    const tickets: string[] = [];
    for (let turn = 0; turn < 20; turn += 1) tickets.push(await ticketOf('mia'));
    const answers = await Promise.all(tickets.map((ticket) => confirm(ticket, wrongFor(secret))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status, headers }) => status === 429 && headers.get('retry-after'))).toHaveLength(15);
  });

  it('who set a second factor up get one', async () => {
    const { id } = await server.createAccount({ role: 'staff', username: 'ned' });
    const offers = await Promise.all(Array.from({ length: 4 }, async () => (await logIn('ned')).body));
    const answers = await Promise.all(offers.map(({ ticket, offer }) => confirm(ticket, shown(offer.secret))));
    expect([settled(answers), await sessionsOf(id)]).toEqual([1, 1]);
  });
});

describe('guessing codes', () => {
  /** With the right password, as fast as is let. */
  async function guessForADay(username: string, secret: string, headers = {}): Promise<number> {
    let evaluated = 0;
    for (let turn = 0; turn < 47; turn += 1) {
      server.clock.now += 30 * minute;
      const answer = await confirm(await ticketOf(username, headers), wrongFor(secret), headers);
      if (answer.status === 401) evaluated += 1;
    }
    return evaluated;
  }

  it('is done fifteen times a day, and keeps no owner out of a device that is known', async () => {
    const { secret } = await settle('oda');
    const device = cookieIn((await confirm(await ticketOf('oda'), shown(secret))).headers);
    expect(await guessForADay('oda', secret)).toBe(15);
    expect(seen(await confirm(await ticketOf('oda'), shown(secret)))).toEqual([429, 'tooManyTries']);
    expect(await statusOf(confirm(await ticketOf('oda', device), shown(secret), device))).toBe(200);
    expect(await guessForADay('oda', secret, device)).toBe(15);
  });

  it('is no easier on a copy of a known device, signed in to another account', async () => {
    const { secret } = await settle('xia');
    const device = cookieIn((await confirm(await ticketOf('xia'), shown(secret))).headers);
    await server.createAccount({ role: 'creator', username: 'intruder' });
    let evaluated = 0;
    for (let turn = 0; turn < 20; turn += 1) {
      server.clock.now += 30 * minute;
      const copy = cookieIn((await logIn('intruder', device)).headers);
      expect(copy).not.toEqual(device);
      if ((await statusOf(confirm(await ticketOf('xia', copy), wrongFor(secret), copy))) === 401) evaluated += 1;
    }
    expect(evaluated).toBe(15);
  });

  it('is done forty-five times a day by whoever has the mailbox: a link makes a device known, and gives it no more', async () => {
    const { id, secret } = await settle('zoe');
    let evaluated = 0;
    for (let reset = 0; reset < 5; reset += 1) {
      await server.post('/api/auth/password/forgot', { email: emailOf('zoe') });
      await mailRequestedPasswordLinks(server.platform);
      const token = await tokenIn(server, emailOf('zoe'), 'password-reset');
      const device = cookieIn((await server.post('/api/auth/password/set', { token, password })).headers);
      for (let turn = 0; turn < 12; turn += 1) {
        server.clock.now += 16 * minute;
        const answer = await confirm(await ticketOf('zoe', device), wrongFor(secret), device);
        if (answer.status === 401) evaluated += 1;
      }
    }
    expect(evaluated).toBe(45);
    const blocks = (await deedsAbout(id)).filter((deed) => deed === 'system: staff.block');
    expect(blocks, 'one for each of four devices, and one for all together').toHaveLength(5);
  });

  it('is no easier for all the sign-ins of the owner', async () => {
    const { secret } = await settle('pam');
    let evaluated = 0;
    for (let turn = 0; turn < 30; turn += 1) {
      server.clock.now += 15 * minute;
      if ((await statusOf(confirm(await ticketOf('pam'), wrongFor(secret)))) === 401) evaluated += 1;
      await confirm(await ticketOf('pam'), shown(secret));
    }
    expect(evaluated).toBe(15);
  });

  it('leaves the guesses at passwords as they are: a code that is wrong does not slow them', async () => {
    const { secret } = await settle('quin');
    const from = (address: string, wish: string) =>
      postFrom(server, address, '/api/auth/login', { username: 'quin', password: wish });
    for (let turn = 0; turn < 5; turn += 1) await confirm(await ticketOf('quin'), wrongFor(secret));
    expect((await from('198.51.100.7', 'wrong')).status).toBe(401);
    expect((await from('198.51.100.7', password)).body.next).toBe('code');
  });
});

describe('staff without a second factor', () => {
  it('set one up before anything else, and are signed in with its first code', async () => {
    const { id } = await server.createAccount({ role: 'staff', username: 'rae' });
    const { body } = await logIn('rae');
    const { secret, address, picture, recoveryCodes } = body.offer;
    expect([body.next, secret, recoveryCodes.length]).toEqual(['setUp', expect.stringMatching(/^[A-Z2-7]{32}$/), 10]);
    expect(address).toBe(
      `otpauth://totp/Vaya:rae%40mail.example?issuer=Vaya&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(picture).toEqual({ size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h1v1h-1z)+$/) });
    expect(seen(await confirm(body.ticket, recoveryCodes[0]))).toEqual([401, 'codeWrong']);
    expect(seen(await confirm(body.ticket, wrongFor(secret)))).toEqual([401, 'codeWrong']);
    const first = await confirm(body.ticket, shown(secret));
    expect(await isIn(first.body.accessToken)).toBe(true);
    expect(seen(await confirm(body.ticket, shown(secret, 1)))).toEqual([410, 'signInOver']);
    expect(await deedsAbout(id)).toEqual(['rae: staff.setUpSecondFactor', 'rae: staff.signIn']);
    expect((await mailTo(server, emailOf('rae'), 'second-factor-set'))?.subject).toBe(
      'A new second factor for your Vaya account',
    );
    expect(await statusOf(confirm(await ticketOf('rae'), shown(secret)))).toBe(401);
    expect(await statusOf(confirm(await ticketOf('rae'), recoveryCodes[9]))).toBe(200);
  });

  it('may take their time, and mistype the first code often', async () => {
    await server.createAccount({ role: 'staff', username: 'sol' });
    const { body } = await logIn('sol');
    for (let turn = 0; turn < 20; turn += 1) await confirm(body.ticket, wrongFor(body.offer.secret));
    server.clock.now += 15 * minute - 1;
    expect(await statusOf(confirm(body.ticket, shown(body.offer.secret)))).toBe(200);
  });

  it('are signed in nowhere on a server that is no demo, and everywhere in the demo world', async () => {
    const demo = await startTestServer();
    await demo.createAccount({ role: 'staff', username: 'tea' });
    const { body } = await demo.post('/api/auth/login', { username: 'tea', password });
    const session = () => demo.get('/api/admin/applications', bearer(body.accessToken));
    expect((await session()).status).toBe(200);
    demo.platform.config.demo = false;
    expect((await session()).status).toBe(401);
    const { next, ticket, offer } = (await demo.post('/api/auth/login', { username: 'tea', password })).body;
    const code = codeOfApp(offer.secret, demo.clock.now);
    const setUp = await demo.post('/api/auth/login/confirm', { ticket, code });
    expect([next, setUp.status]).toEqual(['setUp', 200]);
    expect((await session()).status, 'older than the second factor').toBe(401);
    await demo.stop();
  });

  it('alone are asked for one: creators and sponsors sign in as before', async () => {
    await server.createAccount({ role: 'creator', username: 'uma' });
    expect(await logIn('uma')).toMatchObject({ status: 200, body: { username: 'uma' } });
  });
});

describe('the command line', () => {
  const given = (username: string) => ({ username, email: emailOf(username), name: 'A Name', rest: [] });

  it('adds staff with a second factor, and shows it once', async () => {
    const said = await addStaff(server.platform, given('val'));
    const secret = secretSaid(said);
    const [, token] = /\/set-password\?token=(\S+)/.exec(said) ?? [];
    expect(said).toContain(
      `otpauth://totp/Vaya:val%40mail.example?issuer=Vaya&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(said).toMatch(/[█▀▄]{10}/);
    expect(recoveryCodesSaid(said)).toHaveLength(10);
    expect(await statusOf(server.post('/api/auth/password/set', { token, password }))).toBe(200);
    const { body } = await logIn('val');
    expect(await statusOf(confirm(body.ticket, shown(secret)))).toBe(200);
  });

  it('gives another second factor, which ends the old one, its codes and every session', async () => {
    const { secret, recoveryCodes } = await settle('wes');
    const { body } = await confirm(await ticketOf('wes'), shown(secret));
    const half = await ticketOf('wes');
    const said = await replaceSecondFactor(server.platform, { rest: ['WES@mail.example'] });
    expect(await isIn(body.accessToken)).toBe(false);
    expect(seen(await confirm(half, shown(secretSaid(said))))).toEqual([410, 'signInOver']);
    for (const old of [shown(secret, 1), recoveryCodes[0] ?? ''])
      expect(await statusOf(confirm(await ticketOf('wes'), old))).toBe(401);
    expect(await statusOf(confirm(await ticketOf('wes'), shown(secretSaid(said))))).toBe(200);
    expect(await mailTo(server, emailOf('wes'), 'second-factor-set')).toBeDefined();
    await expect(replaceSecondFactor(server.platform, { rest: ['nobody@mail.example'] })).rejects.toThrow(
      'There is no staff account with the email address',
    );
  });

  it('tells who of the staff has none', async () => {
    await settle('xan');
    await server.createAccount({ role: 'staff', username: 'yve' });
    const lines = (await showStaff(server.platform)).split('\n');
    const today = new Date(server.clock.now).toISOString().slice(0, 10);
    expect(lines).toContain(`xan\tactive\txan@mail.example\tsecond factor since ${today}, 10 recovery codes left`);
    expect(lines).toContain('yve\tactive\tyve@mail.example\tno second factor');
  });
});

describe('what the database holds', () => {
  it('opens nothing: neither secret nor code nor ticket stands in it', async () => {
    const { secret, recoveryCodes } = await settle('zoe');
    await server.createAccount({ role: 'staff', username: 'zed' });
    const offered = (await logIn('zed')).body;
    const ticket = await ticketOf('zoe');
    const { database } = server.platform;
    const rows = await Promise.all(
      (['secondFactor', 'recoveryCode', 'signInTicket', 'outboxMail', 'auditEntry'] as const).map((table) =>
        database.selectFrom(table).selectAll().execute(),
      ),
    );
    const held = JSON.stringify(rows);
    for (const told of [
      secret,
      ...recoveryCodes,
      ticket,
      offered.ticket,
      offered.offer.secret,
      ...offered.offer.recoveryCodes,
    ])
      expect(held).not.toContain(told);
    const { ticketHash } = await database.selectFrom('signInTicket').select('ticketHash').executeTakeFirstOrThrow();
    expect(seen(await confirm(ticketHash, shown(secret)))).toEqual([410, 'signInOver']);
  });

  it('brings back, once restored, no code that may have been used', async () => {
    const { secret, recoveryCodes } = await settle('zac');
    const folder = mkdtempSync(join(tmpdir(), 'vaya-factor-'));
    const ticket = await ticketOf('zac');
    await backUp(server.platform, join(folder, 'monday.backup'));
    expect(await statusOf(confirm(await ticketOf('zac'), shown(secret, 1)))).toBe(200);
    expect(await statusOf(confirm(await ticketOf('zac'), recoveryCodes[0] ?? ''))).toBe(200);
    await restore(server.platform, join(folder, 'monday.backup'), true);
    rmSync(folder, { recursive: true });
    expect(seen(await confirm(ticket, shown(secret)))).toEqual([410, 'signInOver']);
    for (const code of [shown(secret), shown(secret, 1), ...recoveryCodes.slice(0, 2)])
      expect(await statusOf(confirm(await ticketOf('zac'), code))).toBe(401);
    server.clock.now += hour;
    expect(await statusOf(confirm(await ticketOf('zac'), shown(secret)))).toBe(200);
  });
});
