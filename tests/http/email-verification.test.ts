import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyAs, signInStaff } from '#tests/kit/applicant.ts';
import { postFrom } from '#tests/kit/from-address.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const send = (email: string, headers = {}) => server.post('/api/creator/send-verification-email', { email }, headers);
const resend = (applicationId: string) => server.post('/api/creator/resend-verification-email', { applicationId });
const verify = (applicationId: string, code: string) =>
  server.post('/api/creator/verify-email', { applicationId, code });
const codeFor = async (email: string) =>
  (await server.mails()).find(({ to }) => to === email)?.text.match(/^\d{6}$/m)?.[0] ?? 'no code';
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');
const invalid = { isValid: false, message: 'Invalid or expired verification code' };

describe('a code', () => {
  it('[API-09, API-10, VERIFY-01] arrives by mail and verifies its address', async () => {
    const { status, body } = await send('mia@mail.example');
    expect([status, body]).toEqual([200, { applicationId: expect.any(String), lifetime: 300_000 }]);
    const code = await codeFor('mia@mail.example');
    expect((await verify(body.applicationId, code)).body).toEqual({ isValid: true });
    expect((await verify(body.applicationId, code)).body).toEqual({ isValid: true });
  });

  it('[VERIFY-09] that is wrong, expired, or of an unknown application gives one and the same answer', async () => {
    const { applicationId } = (await send('noor@mail.example')).body;
    const code = await codeFor('noor@mail.example');
    expect((await verify(applicationId, otherThan(code))).body).toEqual(invalid);
    expect((await verify('no-such-application', code)).body).toEqual(invalid);
    server.clock.now += 300_000;
    expect((await verify(applicationId, code)).body).toEqual(invalid);
  });

  it('takes exactly five guesses, even two hundred at once, and then only a new code helps', async () => {
    const { applicationId } = (await send('ada@mail.example')).body;
    const code = await codeFor('ada@mail.example');
    await Promise.all(Array.from({ length: 200 }, () => verify(applicationId, otherThan(code))));
    const row = await server.platform.database
      .selectFrom('emailVerification')
      .select('tries')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(5);
    expect((await verify(applicationId, code)).body).toEqual(invalid);
    server.clock.now += 1000;
    await resend(applicationId);
    expect((await verify(applicationId, await codeFor('ada@mail.example'))).body).toEqual({ isValid: true });
  });

  it('[API-11] is replaced by a resend with a life of its own', async () => {
    const { applicationId } = (await send('lin@mail.example')).body;
    server.clock.now += 200_000;
    expect((await resend(applicationId)).body).toEqual({ applicationId, lifetime: 300_000 });
    expect((await resend('no-such-application')).status).toBe(404);
    await verify(applicationId, await codeFor('lin@mail.example'));
    expect((await resend(applicationId)).body.code).toBe('alreadyVerified');
  });

  it('is sent five times an hour to an address, and no more', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send('tuna@mail.example')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    server.clock.now += 61 * 60_000;
    expect((await send('tuna@mail.example')).status).toBe(200);
  });

  it('is sent once for one attempt, however often it is asked for', async () => {
    const key = { 'idempotency-key': 'seed-of-a-tab.1' };
    const first = await send('ravi@mail.example', key);
    server.clock.now += 10_000;
    const again = await send('ravi@mail.example', key);
    expect(again.body).toEqual({ applicationId: first.body.applicationId, lifetime: 290_000 });
    expect((await server.mails()).filter(({ to }) => to === 'ravi@mail.example')).toHaveLength(1);
    expect((await send('pia@mail.example', key)).status).toBe(409);
  });

  it('is kept from nobody by a stranger who asks for codes as well', async () => {
    const email = 'deniz@mail.example';
    const ask = async (address: string) =>
      (await postFrom(server, address, '/api/creator/send-verification-email', { email })).status;
    for (let count = 0; count < 5; count += 1) await ask('203.0.113.7');
    expect([await ask('203.0.113.7'), await ask('198.51.100.1')]).toEqual([429, 200]);
  });

  const ask = async (email: string, address: string) =>
    (await postFrom(server, address, '/api/creator/send-verification-email', { email })).status;

  it('is sent eight times a day to one client, and thirty times a day to an address', async () => {
    const email = 'kerem@mail.example';
    const sentTo = { first: 0, second: 0, others: 0 };
    for (let count = 0; count < 23; count += 1) {
      if ((await ask(email, '2001:db8:1:2::1')) === 200) sentTo.first += 1;
      if ((await ask(email, '2001:db8:1:3::1')) === 200) sentTo.second += 1;
      if ((await ask(email, `203.0.113.${count}`)) === 200) sentTo.others += 1;
      server.clock.now += 60 * 60_000;
    }
    expect(sentTo).toEqual({ first: 8, second: 8, others: 14 });
    server.clock.now += 60 * 60_000;
    expect(await ask(email, '2001:db8:1:2::1')).toBe(200);
  });

  it('is mailed three hundred times a day from one network, to whomever', async () => {
    server.clock.now += 25 * 60 * 60_000;
    const sent: number[] = [];
    for (let count = 0; count < 300; count += 1)
      sent.push(await ask(`stranger-${count}@mail.example`, `2001:db8:99:${count}::1`));
    expect(new Set(sent)).toEqual(new Set([200]));
    const { status, body } = await postFrom(server, '2001:db8:99:300::1', '/api/creator/send-verification-email', {
      email: 'stranger-300@mail.example',
    });
    expect([status, body.message]).toEqual([429, expect.stringContaining('from your network today')]);
    expect(await ask('stranger-300@mail.example', '2001:db8:98:300::1')).toBe(200);
  });

  it('under a key of the wrong shape is refused with words', async () => {
    const { status, body } = await send('kaan@mail.example', { 'idempotency-key': 'a key' });
    expect([status, body]).toEqual([
      400,
      {
        message: 'An Idempotency-Key has 8 to 128 letters, digits, dots, colons, dashes or underscores.',
        code: 'malformed',
      },
    ]);
    expect(await codeFor('kaan@mail.example')).toBe('no code');
  });

  it('comes in Turkish to who asks in Turkish', async () => {
    await send('elif@mail.example', { 'accept-language': 'tr' });
    const mail = (await server.mails()).find(({ to }) => to === 'elif@mail.example');
    expect(mail?.subject).toMatch(/^\d{6} · Vaya doğrulama kodunuz$/);
  });
});

describe('an email address', () => {
  const check = async (email: string) => (await server.post('/api/creator/check-email', { email })).body;

  it('[API-12] is checked for an account', async () => {
    await server.createAccount({ role: 'creator', username: 'taken' });
    expect(await check('Taken@mail.example')).toMatchObject({ exists: true, available: false });
    expect(await check('free@mail.example')).toMatchObject({ exists: false, available: true });
  });

  it('[API-12] of somebody who was rejected, and may apply again, answers as one that is free', async () => {
    const { applicationId } = await applyAs(server, 'refused');
    const staff = await signInStaff(server);
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content' });
    expect(await check('refused@mail.example')).toMatchObject({ exists: true, available: false });
    server.clock.now += 31 * 24 * 60 * 60_000;
    expect(await check('refused@mail.example')).toEqual(await check('free@mail.example'));
  });

  it('gets the same answer to a code whether or not it has an account', async () => {
    await server.createAccount({ role: 'creator', username: 'known' });
    const [known, unknown] = [await send('known@mail.example'), await send('unknown@mail.example')];
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect(known.status).toBe(unknown.status);
  });
});
