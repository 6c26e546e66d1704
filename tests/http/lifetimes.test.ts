import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shortTripId } from '#rules/trip-address.ts';
import { mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { applyAs, makeApplication, sendApplication, signInStaff, tokenIn, verifyEmail } from '#tests/kit/applicant.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { startStays, stayAt } from '#tests/kit/bookings.ts';
import { cookieIn, postFrom } from '#tests/kit/from-address.ts';
import { plantQuestion } from '#tests/kit/plant-question.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [second, minute, hour, day] = [1000, 60_000, 60 * 60_000, 24 * 60 * 60_000];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let people = 0;
const newName = () => {
  people += 1;
  return `person${people}`;
};
const emailOf = (name: string) => `${name}@mail.example`;
const opens = async (path: string, headers?: Record<string, string>) =>
  (await server.get(path, headers)).status === 200;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Begins something, and says how to see whether it still holds. */
type Beginning = () => Promise<() => Promise<boolean>>;

const session =
  (role: 'creator' | 'staff'): Beginning =>
  async () => {
    const username = newName();
    await server.createAccount({ role, username });
    const { body } = await server.post('/api/auth/login', { username, password });
    return () => opens('/api/auth/session', bearer(body.accessToken));
  };

/** A session that is used so often that it is never idle. */
const usedSession =
  (role: 'creator' | 'staff', { lifetime, pause }: { lifetime: number; pause: number }): Beginning =>
  async () => {
    const isOpen = await session(role)();
    const begun = server.clock.now;
    for (; server.clock.now < begun + lifetime - 1; server.clock.now += pause) expect(await isOpen()).toBe(true);
    server.clock.now = begun;
    return isOpen;
  };

async function approved() {
  const name = newName();
  const { applicationId, statusToken } = await applyAs(server, name, { phoneNumber: `+90 532 000 00 ${people + 10}` });
  const staff = await signInStaff(server, `${name}-staff`);
  await staff.moveApplication(applicationId, { move: 'approve' });
  return { name, applicationId, statusToken, staff };
}

const bankLink = async () => {
  const { name } = await approved();
  const mails = await server.mails();
  expect(mails).not.toEqual([]);
  const token = await tokenIn(server, emailOf(name), 'bank-link');
  return () => opens(`/api/creator/bank-details-form?token=${token}`);
};

/** What a cleanup deletes is older than that, and not as old. */
const older = 1;

const lifetimes: Record<string, { lasts: number; begin: Beginning }> = {
  'the code of an email address': {
    lasts: 5 * minute,
    begin: async () => {
      const email = emailOf(newName());
      const { body } = await server.post('/api/creator/send-verification-email', { email });
      const mail = (await server.mails()).find(({ to }) => to === email);
      const code = /\d{6}/.exec(mail?.subject ?? '')?.[0];
      return async () =>
        (await server.post('/api/creator/verify-email', { applicationId: body.applicationId, code })).body.isValid;
    },
  },
  'a verified address': {
    lasts: 7 * day,
    begin: async () => {
      const name = newName();
      const applicationId = await verifyEmail(server, emailOf(name));
      const application = makeApplication(name, { applicationId, phoneNumber: `+90 532 000 00 ${people + 10}` });
      return async () => (await sendApplication(server, application)).status === 200;
    },
  },
  'a link to continue an application': {
    lasts: 3 * day,
    begin: async () => {
      const name = newName();
      const applicationId = await verifyEmail(server, emailOf(name));
      await server.post('/api/creator/application-draft', { applicationId, part: 'you', form: { username: name } });
      const token = await tokenIn(server, emailOf(name), 'draft-link');
      return () => opens(`/api/creator/application-draft?token=${token}`);
    },
  },
  'a link to bank details': { lasts: 7 * day, begin: bankLink },
  'a link to a new password': {
    lasts: hour,
    begin: async () => {
      const { account } = await startBlog(server, { username: newName(), number: people });
      await server.post('/api/auth/password/forgot', { email: account.email });
      await mailRequestedPasswordLinks(server.platform);
      const token = await tokenIn(server, account.email, 'password-reset');
      return () => opens(`/api/auth/password/link?token=${token}`);
    },
  },
  'an invitation to set a password': {
    lasts: 72 * hour,
    begin: async () => {
      const { name } = await approved();
      const token = await tokenIn(server, emailOf(name), 'approved');
      return () => opens(`/api/auth/password/link?token=${token}`);
    },
  },
  'an idle session of a creator': { lasts: 12 * hour, begin: session('creator') },
  'an idle session of staff': { lasts: hour, begin: session('staff') },
  'a session of a creator': { lasts: 7 * day, begin: usedSession('creator', { lifetime: 7 * day, pause: 11 * hour }) },
  'a session of staff': { lasts: 12 * hour, begin: usedSession('staff', { lifetime: 12 * hour, pause: 50 * minute }) },
  'the undoing of a decision': {
    lasts: 10 * second,
    begin: async () => {
      const { applicationId, staff } = await approved();
      return async () => (await staff.moveApplication(applicationId, { move: 'undo' })).status === 200;
    },
  },
  'a question that waits for its confirmation': {
    lasts: day + older,
    begin: async () => {
      const name = newName();
      await startBlog(server, { username: name, number: people, trips: [{ id: `${name}-sea` }] });
      const path = `/api/blog/${name}/trips/by-the-sea-${shortTripId(`${name}-sea`)}/question`;
      await server.post(path, { name: 'Mia', email: emailOf(name), message: 'Is the ferry daily?' });
      const token = await tokenIn(server, emailOf(name), 'question-confirmation');
      return async () => {
        await runCleanups(server.platform);
        return opens(`/questions/confirm?token=${token}`);
      };
    },
  },
  'a question': {
    lasts: 365 * day + older,
    begin: async () => {
      const { id } = await startBlog(server, { username: newName(), number: people });
      const question = await plantQuestion(server, id);
      return () => isKept('question', 'id', question);
    },
  },
  'a notification': {
    lasts: 90 * day,
    begin: async () => {
      const stays = await startStays(server);
      await stayAt(server, stays, 'INVITED');
      return () => isKept('notification', 'accountId', stays.blog.id);
    },
  },
  'the answer to a call that may be repeated': {
    lasts: day + older,
    begin: async () => {
      const { owner } = await startBlog(server, { username: newName(), number: people });
      const headers = { ...owner, 'idempotency-key': crypto.randomUUID() };
      await server.post('/api/notifications/mail-choices', { muted: [] }, headers);
      const { key } = await server.platform.database
        .selectFrom('idempotency')
        .select('key')
        .orderBy('createdAt', 'desc')
        .executeTakeFirstOrThrow();
      return () => isKept('idempotency', 'key', key);
    },
  },
  'a known device': {
    lasts: 180 * day,
    begin: async () => {
      const username = newName();
      await server.createAccount({ role: 'creator', username });
      const from = (address: string, guess: string, headers = {}) =>
        postFrom(server, address, '/api/auth/login', { username, password: guess }, headers);
      const device = cookieIn((await from('198.51.100.1', password)).headers);
      return async () => {
        for (let failure = 0; failure < 5; failure += 1) await from(`203.0.113.${failure}`, 'wrong');
        return (await from('198.51.100.6', password, device)).status === 200;
      };
    },
  },
};

async function isKept(table: 'question' | 'notification' | 'idempotency', column: string, value: string) {
  await runCleanups(server.platform);
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(
    server.platform.database,
  );
  return rows.length > 0;
}

it.each(Object.keys(lifetimes))('%s lasts for its time, and no longer', async (name) => {
  const { lasts, begin } = lifetimes[name] ?? expect.fail();
  for (const [rest, isStill] of [
    [1, true],
    [0, false],
  ] as const) {
    const holds = await begin();
    server.clock.now += lasts - rest;
    expect(await holds(), `${rest} ms before the end`).toBe(isStill);
    server.clock.now += 400 * day;
  }
});
