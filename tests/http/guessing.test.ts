import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { tokenIn } from '#tests/kit/applicant.ts';
import { cookieIn, postFrom } from '#tests/kit/from-address.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clock.now += 2 * hour;
});

const [password, minute, hour] = ['open-sesame-1', 60_000, 60 * 60_000];
const logIn = (credentials: object, address: string, headers = {}) =>
  postFrom(server, address, '/api/auth/login', credentials, headers);
const attempt = async (username: string, wish: string, address: string, headers = {}) =>
  (await logIn({ username, password: wish }, address, headers)).status;
const times = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;
const nobodys = (index: number) => `203.0.${index >> 8}.${index & 255}`;

/** Somebody who has signed in once, with what their device keeps. */
async function settle(username: string, role: 'creator' | 'staff' | 'sponsor' = 'creator') {
  await server.createAccount({ role, username });
  const path = role === 'sponsor' ? '/api/sponsor/auth/login' : '/api/auth/login';
  const { status, headers } = await postFrom(server, '198.51.100.1', path, { username, password });
  expect(status).toBe(200);
  return cookieIn(headers);
}

describe('many at once', () => {
  it('guess a password five times, and no more', async () => {
    await server.createAccount({ role: 'creator', username: 'hunted' });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => attempt('hunted', 'wrong', nobodys(index))),
    );
    expect([times(statuses, 401), times(statuses, 429)]).toEqual([5, 35]);
  });

  it('get five codes for an address, and the others a time to come back', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        server.post('/api/creator/send-verification-email', { email: 'crowd@mail.example' }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect([times(statuses, 200), times(statuses, 429)]).toEqual([5, 35]);
    const refused = answers.find(({ status }) => status === 429);
    expect([refused?.body.code, refused?.headers.get('retry-after')]).toEqual(['tooManyCodes', '3600']);
    expect(refused?.body.message).toContain('in an hour');
    expect((await server.mails()).filter(({ to }) => to === 'crowd@mail.example')).toHaveLength(5);
  });
});

describe('strangers', () => {
  /** For a day, each time from elsewhere. */
  async function guessForADay(names: object[]): Promise<number[]> {
    const evaluated = names.map(() => 0);
    for (let turn = 0; turn < 70; turn += 1) {
      server.clock.now += 20 * minute;
      for (const [index, name] of names.entries()) {
        const { status } = await logIn({ ...name, password: 'wrong' }, nobodys(turn));
        if (status !== 429) evaluated[index] = (evaluated[index] ?? 0) + 1;
      }
    }
    return evaluated;
  }

  it('have fifty guesses a day at an account, which keep no owner out of a known device', async () => {
    const device = await settle('wanted');
    const names = [{ username: 'wanted' }, { email: 'wanted@mail.example' }, { username: 'nobody-wanted' }];
    expect(await guessForADay(names)).toEqual([25, 25, 25]);
    expect(await attempt('wanted', password, '198.51.100.9')).toBe(429);
    expect(await attempt('wanted', password, '198.51.100.9', device)).toBe(200);
    server.clock.now += hour;
    expect(await guessForADay([{ username: 'wanted' }])).toEqual([25]);
  });

  it('have no more of them for all the sign-ins of its owner', async () => {
    const device = await settle('busy');
    let evaluated = 0;
    for (let turn = 0; turn < 40; turn += 1) {
      server.clock.now += 10 * minute;
      if ((await attempt('busy', 'wrong', nobodys(turn))) === 401) evaluated += 1;
      expect(await attempt('busy', password, '198.51.100.1', device)).toBe(200);
    }
    expect(evaluated).toBe(25);
  });

  it('guess five passwords from one address, however often they sign in to accounts of their own', async () => {
    await server.createAccount({ role: 'creator', username: 'sprayer' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      await server.createAccount({ role: 'creator', username: `sprayed-${turn}` });
      statuses.push(await attempt(`sprayed-${turn}`, 'wrong', '203.0.113.7'));
      if (turn % 4 === 3) await attempt('sprayer', password, '203.0.113.7');
    }
    expect([times(statuses, 401), times(statuses, 429)]).toEqual([5, 7]);
  });

  it('guess one name five times from many addresses, however often its owner signs in on a new device', async () => {
    await server.createAccount({ role: 'creator', username: 'traveller' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push(await attempt('traveller', 'wrong', nobodys(turn)));
      if (turn % 4 === 3) await attempt('traveller', password, '198.51.100.12');
    }
    expect([times(statuses, 401), times(statuses, 429)]).toEqual([5, 7]);
  });

  it('do not learn that a name and an address are one account’s', async () => {
    await server.createAccount({ role: 'creator', username: 'hidden' });
    for (let failure = 0; failure < 7; failure += 1) await attempt('hidden', 'wrong', nobodys(failure));
    const [same, other] = await Promise.all(
      ['hidden', 'absent'].map((name) => logIn({ email: `${name}@mail.example`, password: 'wrong' }, '203.0.113.99')),
    );
    expect([same?.status, same?.body]).toEqual([401, other?.body]);
    expect(other?.status).toBe(401);
  });

  it('are one in all of a /48, where every customer of IPv6 has networks to choose from', async () => {
    server.clock.now += 24 * hour;
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1)
      statuses.push(await attempt(`none-${index}`, 'wrong', `2001:db8:9:${index}::1`));
    expect([times(statuses, 401), times(statuses, 429)]).toEqual([5, 7]);
    expect(await attempt('none-12', 'wrong', '2001:db8:10::1')).toBe(401);
  });

  it('are one, wherever in their network they stand', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1)
      statuses.push(await attempt(`nobody-${index}`, 'wrong', `2001:db8:1:2::${index}`));
    expect([times(statuses, 401), times(statuses, 429)]).toEqual([5, 7]);
  });
});

describe('a known device', () => {
  it('that somebody has copied is good for a hundred guesses a day, however often its owner signs in on it', async () => {
    const [device, other] = [
      await settle('copied'),
      cookieIn((await logIn({ username: 'copied', password }, '::1')).headers),
    ];
    const guesses: number[] = [];
    const signIns: number[] = [];
    for (let turn = 0; turn < 110; turn += 1) {
      server.clock.now += 12 * minute;
      guesses.push(await attempt('copied', 'wrong', nobodys(turn), device));
      if (turn % 4 !== 3) continue;
      server.clock.now += minute;
      signIns.push(await attempt('copied', password, '198.51.100.1', device));
    }
    expect([times(guesses, 401), times(signIns, 200)]).toEqual([100, 24]);
    expect(await attempt('copied', password, '198.51.100.1', other)).toBe(200);
  });

  it('stays the same device for someone who copied its cookie and signs in to an account of their own', async () => {
    const device = await settle('shared');
    await server.createAccount({ role: 'creator', username: 'intruder' });
    const { headers } = await logIn({ username: 'intruder', password }, '203.0.113.66', device);
    const copy = cookieIn(headers);
    expect(copy).not.toEqual(device);
    for (let failure = 0; failure < 5; failure += 1) await attempt('shared', 'wrong', '203.0.113.66', device);
    expect(await attempt('shared', 'wrong', '203.0.113.66', copy)).toBe(429);
    expect(await attempt('intruder', password, '203.0.113.66', copy)).toBe(200);
  });

  it('signs in while strangers are slowed, wherever it is', async () => {
    const device = await settle('settled');
    for (let failure = 0; failure < 5; failure += 1) await attempt('settled', 'wrong', nobodys(failure));
    expect(await attempt('settled', password, '198.51.100.1')).toBe(429);
    expect(await attempt('settled', password, '2001:db8:77::5', device)).toBe(200);
  });

  it('is not slowed by who stands at the same address, nor anybody there let in for it', async () => {
    const device = await settle('colleague');
    for (let failure = 0; failure < 9; failure += 1) await attempt('colleague', 'wrong', '198.51.100.1');
    expect(await attempt('colleague', password, '198.51.100.1')).toBe(429);
    expect(await attempt('colleague', password, '198.51.100.1', device)).toBe(200);
  });

  it('is slowed by its own failures', async () => {
    const device = await settle('forgetful');
    for (let failure = 0; failure < 5; failure += 1) await attempt('forgetful', 'wrong', '198.51.100.2', device);
    expect(await attempt('forgetful', password, '198.51.100.2', device)).toBe(429);
    expect(await attempt('forgetful', password, '198.51.100.3')).toBe(200);
  });

  it.each(['staff', 'sponsor'] as const)('of %s is known as well', async (role) => {
    const device = await settle(`known-${role}`, role);
    const path = role === 'sponsor' ? '/api/sponsor/auth/login' : '/api/auth/login';
    const ask = (wish: string, address: string, headers = {}) =>
      postFrom(server, address, path, { username: `known-${role}`, password: wish }, headers);
    for (let failure = 0; failure < 5; failure += 1) await ask('wrong', nobodys(failure));
    expect([
      (await ask(password, '198.51.100.4')).status,
      (await ask(password, '198.51.100.4', device)).status,
    ]).toEqual([429, 200]);
  });

  it('is known to every account that was signed in to on it', async () => {
    const first = await settle('household-1');
    await server.createAccount({ role: 'creator', username: 'household-2' });
    const { headers } = await logIn({ username: 'household-2', password }, '198.51.100.5', first);
    const both = cookieIn(headers);
    for (const username of ['household-1', 'household-2']) {
      for (let failure = 0; failure < 5; failure += 1) await attempt(username, 'wrong', nobodys(failure));
      expect(await attempt(username, password, '198.51.100.5', both)).toBe(200);
    }
  });

  it('is known by a cookie that the server signed, which signs nobody in', async () => {
    const device = await settle('planted');
    const { cookie = '' } = device;
    const { headers } = await logIn({ username: 'planted', password }, '198.51.100.6', {
      cookie: 'vaya-device=planted',
    });
    expect(headers.get('set-cookie')).toMatch(
      /^vaya-device=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    for (let failure = 0; failure < 5; failure += 1) await attempt('planted', 'wrong', nobodys(failure));
    const [body = '', signature = ''] = cookie.slice('vaya-device='.length).split('.');
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString());
    const renamed = Buffer.from(JSON.stringify({ ...payload, id: 'another' })).toString('base64url');
    for (const forged of [`${renamed}.${signature}`, body, `${body}.`, `${body}.${'a'.repeat(43)}`, 'a'.repeat(43)])
      expect(await attempt('planted', password, '198.51.100.6', { cookie: `vaya-device=${forged}` })).toBe(429);
    expect((await server.get('/api/auth/session', device)).status).toBe(401);
    expect(await attempt('planted', password, '198.51.100.6', device)).toBe(200);
  });

  it('is unknown to an account that was not signed in to on it', async () => {
    const device = await settle('own-device');
    await server.createAccount({ role: 'creator', username: 'other-account' });
    for (let failure = 0; failure < 5; failure += 1) await attempt('other-account', 'wrong', nobodys(failure));
    expect(await attempt('other-account', password, '198.51.100.6', device)).toBe(429);
  });

  it('is forgotten 180 days after the last sign-in', async () => {
    const device = await settle('seldom');
    server.clock.now += 180 * 24 * hour;
    for (let failure = 0; failure < 5; failure += 1) await attempt('seldom', 'wrong', nobodys(failure));
    expect(await attempt('seldom', password, '198.51.100.6', device)).toBe(429);
  });

  it('keeps its cookie for https alone, where the server has an https address', async () => {
    const house = await startTestServer({}, { PUBLIC_URL: 'https://vaya.example' });
    await house.createAccount({ role: 'creator', username: 'deniz' });
    const { headers } = await house.post('/api/auth/login', { username: 'deniz', password });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-vaya-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    await house.stop();
  });

  it('is a stranger again once the password was changed elsewhere', async () => {
    const [first, second] = [
      await settle('moved'),
      cookieIn((await logIn({ username: 'moved', password }, '::1')).headers),
    ];
    const { body } = await logIn({ username: 'moved', password }, '198.51.100.7', first);
    const headers = { ...first, authorization: `Bearer ${body.accessToken}` };
    const wish = 'beyond-the-last-bay';
    const change = { currentPassword: password, password: wish };
    const changed = await server.post('/api/auth/password/change', change, headers);
    expect(changed.status).toBe(200);
    for (let failure = 0; failure < 5; failure += 1) await attempt('moved', 'wrong', nobodys(failure));
    expect(await attempt('moved', wish, '198.51.100.8', second)).toBe(429);
    expect(await attempt('moved', wish, '198.51.100.8', first)).toBe(429);
    expect(await attempt('moved', wish, '198.51.100.8', cookieIn(changed.headers))).toBe(200);
  });
});

describe('a session that was stolen', () => {
  it('guesses its password ten times a day, from however many addresses', async () => {
    await server.createAccount({ role: 'creator', username: 'robbed' });
    const { body } = await logIn({ username: 'robbed', password }, '198.51.100.1');
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const change = (currentPassword: string, address: string) =>
      postFrom(
        server,
        address,
        '/api/auth/password/change',
        { currentPassword, password: 'seven green kettles' },
        headers,
      );
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      server.clock.now += 20 * minute;
      statuses.push((await change('wrong', nobodys(turn))).status);
    }
    expect([times(statuses, 400), times(statuses, 429)]).toEqual([10, 30]);
    server.clock.now += 10 * hour;
    expect((await change('wrong', '198.51.100.1')).status).toBe(429);
  });
});

describe('a crowd that the hashing cannot keep up with', () => {
  /** Until it is let go, more is hashed than can be at once. */
  function beCrowded(): () => Promise<unknown> {
    let isCrowded = true;
    const crowd = Array.from({ length: 4 + 64 }, async () => {
      while (isCrowded) await hashPassword('of somebody else').catch(() => new Promise(setImmediate));
    });
    return () => {
      isCrowded = false;
      return Promise.all(crowd);
    };
  }

  it('is told that we are busy, and nobody’s attempt counts', async () => {
    await server.createAccount({ role: 'creator', username: 'patient' });
    const letGo = beCrowded();
    for (let turn = 0; turn < 8; turn += 1) {
      const { status, body } = await logIn({ username: 'patient', password }, '198.51.100.77');
      expect([status, body]).toEqual([
        503,
        { message: 'We are very busy right now. Please try again in a moment.', code: 'unavailable' },
      ]);
    }
    await letGo();
    expect(await attempt('patient', password, '198.51.100.77')).toBe(200);
  });

  it('may say a password again that was set by a link and not heard of, however often it was told so', async () => {
    await server.createAccount({ role: 'creator', username: 'unheard' });
    await server.post('/api/auth/password/forgot', { email: 'unheard@mail.example' });
    await mailRequestedPasswordLinks(server.platform);
    const token = await tokenIn(server, 'unheard@mail.example', 'password-reset');
    const set = async () =>
      (await server.post('/api/auth/password/set', { token, password: 'beyond-the-last-bay' })).status;
    expect(await set()).toBe(200);
    const letGo = beCrowded();
    for (let turn = 0; turn < 6; turn += 1) expect(await set()).toBe(503);
    await letGo();
    expect(await set()).toBe(200);
  });
});
