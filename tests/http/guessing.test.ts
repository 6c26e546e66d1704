import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { TRUST_PROXY: 'on' });
});
afterAll(() => server.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const attempt = async (username: string, password: string, address: string) =>
  (await server.post('/api/auth/login', { username, password }, from(address))).status;
const times = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

describe('many at once', () => {
  it('guess a password five times, and no more', async () => {
    await server.createAccount({ role: 'creator', username: 'hunted' });
    const guesses = Array.from({ length: 40 }, (_, index) => attempt('hunted', 'wrong', `192.0.2.${index}`));
    const statuses = await Promise.all(guesses);
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
    expect((await server.mails()).filter(({ to }) => to === 'crowd@mail.example')).toHaveLength(5);
  });
});

describe('a known origin', () => {
  it('signs in while strangers are slowed', async () => {
    const password = 'open-sesame-1';
    await server.createAccount({ role: 'creator', username: 'settled' });
    expect(await attempt('settled', password, '198.51.100.1')).toBe(200);
    for (let failure = 0; failure < 5; failure += 1) await attempt('settled', 'wrong', `203.0.113.${failure}`);
    expect(await attempt('settled', password, '203.0.113.77')).toBe(429);
    expect(await attempt('settled', password, '198.51.100.1')).toBe(200);
  });

  it('is slowed by its own failures', async () => {
    const password = 'open-sesame-1';
    await server.createAccount({ role: 'creator', username: 'forgetful' });
    expect(await attempt('forgetful', password, '198.51.100.2')).toBe(200);
    for (let failure = 0; failure < 5; failure += 1) await attempt('forgetful', 'wrong', '198.51.100.2');
    expect(await attempt('forgetful', password, '198.51.100.2')).toBe(429);
  });
});
