import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import {
  applyAs,
  makeApplication,
  sendApplication,
  signInStaff,
  staffHands,
  tokenIn,
  verifyEmail,
} from '#tests/kit/applicant.ts';
import { whileAccountHeld, whileHeld } from '#tests/kit/held-table.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
let applicationId: string;
let accountId: string;
const deniz = 'deniz@mail.example';
const day = 24 * 60 * 60_000;

beforeEach(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
  ({ applicationId } = await applyAs(server, 'deniz'));
  accountId = (await staff.get(`/applications/${applicationId}`)).body.accountId;
});
afterEach(() => server.stop());

const moveAccount = (move: string) => staff.post(`/creators/${accountId}/moves`, { move });
const moveBank = async (move: 'verify' | 'reissue') => {
  const seen = move === 'verify' ? await staff.bankSeen(applicationId) : {};
  return staff.post(`/creators/${accountId}/bank-details/moves`, { move, ...seen });
};
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();
const accountState = async () => (await staff.get(`/applications/${applicationId}`)).body.accountState;

const sendDetails = (token: string) =>
  server.post(`/api/creator/complete-bank-details?token=${token}`, {
    accountType: 'person',
    name: 'Deniz',
    iban: 'TR330006100519786457841326',
    taxNumber: '10000000146',
    address: 'Liman 3',
    city: 'Antalya',
    district: 'Kaş',
    country: 'Turkey',
  });

async function giveDetails(): Promise<void> {
  expect((await sendDetails(await tokenIn(server, deniz, 'bank-link'))).status).toBe(200);
}

async function activate(): Promise<void> {
  await staff.moveApplication(applicationId, { move: 'approve' });
  await giveDetails();
  expect((await moveBank('verify')).status).toBe(200);
}

describe('two at once', () => {
  it('apply a second time, and one application waits for a decision', async () => {
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content' });
    server.clock.now += 31 * day;
    const ids = [await verifyEmail(server, deniz), await verifyEmail(server, deniz)];
    const answers = await whileHeld(server, { table: 'application', waiting: 2 }, () =>
      Promise.all(ids.map((id) => sendApplication(server, makeApplication('deniz', { applicationId: id })))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const rows = await server.platform.database.selectFrom('application').select('state').execute();
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['ONHOLD', 'REJECTED']);
  });

  it.each([
    ['apply for the first time with one address', 'application', 'emailTaken'],
    ['are invited as sponsors with one address', 'sponsor', 'emailTaken'],
    ['are invited as sponsors with one name', 'sponsor', 'usernameTaken'],
  ])('%s, and the other is told what is taken', async (_, what, code) => {
    const people = ['mia', 'kim'].map((name) => ({
      name,
      username: code === 'usernameTaken' ? 'the.same' : name,
      email: code === 'emailTaken' ? 'both@mail.example' : `${name}@mail.example`,
    }));
    const ids =
      what === 'application'
        ? [await verifyEmail(server, 'both@mail.example'), await verifyEmail(server, 'both@mail.example')]
        : [];
    const ask = ({ username, email, name }: (typeof people)[number], index: number) =>
      what === 'application'
        ? sendApplication(server, makeApplication(username, { applicationId: ids[index], email }))
        : staff.post('/sponsors', { username, email, name });
    const answers = await whileHeld(server, { table: 'account', waiting: 2 }, () => Promise.all(people.map(ask)));
    expect(answers.map(({ status, body }) => (status === 200 ? 200 : body.code)).toSorted()).toEqual([200, code]);
  });

  it('withdraw one application, and both are told the same, though it is done and mailed once', async () => {
    const token = await tokenIn(server, deniz, 'application-received');
    const withdraw = () => server.post('/api/creator/application-status/withdraw', { token });
    const answers = await whileHeld(server, { table: 'account', waiting: 2 }, () =>
      Promise.all([withdraw(), withdraw()]),
    );
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await server.mails()).filter(({ template }) => template === 'withdrawn')).toHaveLength(1);
  });

  it('suspend and close an account, and it is closed for good', async () => {
    await activate();
    const answers = await whileHeld(server, { table: 'account', waiting: 2 }, () =>
      Promise.all([moveAccount('suspend'), moveAccount('close')]),
    );
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statusesOf(answers));
    expect(await accountState()).toBe('closed');
    expect((await moveAccount('reinstate')).status).toBe(409);
  });

  it('reopen an application and verify its bank details, and one of them does', async () => {
    await staff.moveApplication(applicationId, { move: 'approve' });
    await giveDetails();
    const seen = await staff.bankSeen(applicationId);
    const verify = () => staff.post(`/creators/${accountId}/bank-details/moves`, { move: 'verify', ...seen });
    const answers = await whileHeld(server, { table: 'auditEntry', waiting: 2 }, () =>
      Promise.all([staff.moveApplication(applicationId, { move: 'reopen' }), verify()]),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const { state } = (await staff.get(`/applications/${applicationId}`)).body;
    expect([
      ['ONHOLD', 'pending'],
      ['APPROVED', 'active'],
    ]).toContainEqual([state, await accountState()]);
  });
});

it('ten who mail a bank link again at once all do, and one link is good', async () => {
  await staff.moveApplication(applicationId, { move: 'approve' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => moveBank('reissue')));
  expect(statusesOf(answers)).toEqual(Array(10).fill(200));
  const links = await server.platform.database.selectFrom('bankLink').select('state').orderBy('createdAt').execute();
  expect(links.map(({ state }) => state)).toEqual([...Array(10).fill('revoked'), 'issued']);
});

const openLink = (token: string) => server.get(`/api/creator/bank-details-form?token=${token}`);

/** The links in the mails that leave now. */
async function sentLinks(): Promise<string[]> {
  const sent: string[] = [];
  server.clock.now += 60_000;
  await deliverDueMails(server.platform, async ({ to, text }) => {
    const [, token] = /bank-details\?token=([\w-]+)/.exec(text) ?? [];
    if (to === deniz && token) sent.push(token);
  });
  return sent;
}

it.each([
  { how: 'that nobody has opened', days: 0, isOpened: false },
  { how: 'that was opened', days: 0, isOpened: true },
  { how: 'that is over', days: 7, isOpened: false },
])('two of the staff who mail a bank link again at once, one $how, leave one that is good', async (link) => {
  await staff.moveApplication(applicationId, { move: 'approve' });
  const [first = ''] = await sentLinks();
  if (link.isOpened) await openLink(first);
  server.clock.now += link.days * day;
  await server.createAccount({ role: 'staff', username: 'colleague' });
  const two = [await staffHands(server, 'keeper'), await staffHands(server, 'colleague')];
  const path = `/creators/${accountId}/bank-details/moves`;
  const answers = await whileHeld(server, { table: 'bankLink', waiting: 2 }, () =>
    Promise.all(two.map(({ post }) => post(path, { move: 'reissue' }))),
  );
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { state: 'issued' }]));
  const links = await server.platform.database.selectFrom('bankLink').select('state').execute();
  expect(links.filter(({ state }) => state === 'issued' || state === 'opened')).toHaveLength(1);
  const sent = await sentLinks();
  expect(await Promise.all(sent.map(async (token) => (await openLink(token)).status))).toEqual([200]);
  expect((await openLink(first)).status).toBe(410);
  const { body } = await (await staffHands(server, 'keeper')).get('/audit');
  const deeds = body.data.filter(({ action }: { action: string }) => action === 'bank.reissue');
  expect(deeds.map(({ actor }: { actor: string }) => actor).toSorted()).toEqual(['colleague', 'keeper']);
});

it('ten who ask for a new link at once, after a week, get one', async () => {
  await staff.moveApplication(applicationId, { move: 'approve' });
  const token = await tokenIn(server, deniz, 'bank-link');
  server.clock.now += 8 * day;
  const renew = () => server.post('/api/creator/bank-details-link', { token });
  expect(statusesOf(await Promise.all(Array.from({ length: 10 }, renew)))).toEqual(Array(10).fill(200));
  const links = await server.platform.database.selectFrom('bankLink').select('state').orderBy('createdAt').execute();
  expect(links.map(({ state }) => state)).toEqual(['expired', 'issued']);
});

it.runIf(process.env.VAYA_TEST_DATABASE === 'postgres')(
  'a bank link that expires while its submission waits for the account is refused',
  async () => {
    await staff.moveApplication(applicationId, { move: 'approve' });
    const token = await tokenIn(server, deniz, 'bank-link');
    const weekPasses = () => {
      server.clock.now += 7 * day;
    };
    const sent = await whileAccountHeld(server, accountId, { work: () => sendDetails(token), meanwhile: weekPasses });
    expect([sent.status, sent.body.code]).toEqual([410, 'linkExpired']);
  },
);

describe('an undo', () => {
  const leave = async () => {
    const sent: string[] = [];
    await deliverDueMails(server.platform, async ({ to }) => void sent.push(to));
    return sent.filter((to) => to === deniz).length;
  };

  it('in the last moment, while the clock goes on, is refused, or nobody hears of the decision', async () => {
    await leave();
    for (let early = 0; early < 48; early += 6) {
      await staff.moveApplication(applicationId, { move: 'approve' });
      const { decidedAt } = await server.platform.database
        .selectFrom('application')
        .select('decidedAt')
        .executeTakeFirstOrThrow();
      let time = Number(decidedAt) + 10_000 - early;
      Object.defineProperty(server.clock, 'now', {
        configurable: true,
        get: () => {
          time += 4;
          return time;
        },
      });
      const [{ status }, left] = await Promise.all([staff.moveApplication(applicationId, { move: 'undo' }), leave()]);
      Object.defineProperty(server.clock, 'now', { configurable: true, writable: true, value: time + 60_000 });
      const heard = left + (await leave());
      expect([early, status, heard]).toEqual([early, status, status === 200 ? 0 : 2]);
      if (status !== 200) await staff.moveApplication(applicationId, { move: 'reopen' });
      await leave();
    }
  });

  it('is refused once a mail of the decision is on its way, even by a clock that is behind', async () => {
    await leave();
    await staff.moveApplication(applicationId, { move: 'approve' });
    const decidedAt = server.clock.now;
    const [onItsWay, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.clock.now += 13_000;
    const delivering = deliverDueMails(server.platform, () => {
      onItsWay.resolve();
      return arrived.promise;
    });
    await onItsWay.promise;
    server.clock.now = decidedAt + 9_000;
    expect((await staff.moveApplication(applicationId, { move: 'undo' })).body.code).toBe('notNow');
    arrived.resolve();
    await delivering;
    expect((await staff.moveApplication(applicationId, { move: 'undo' })).body.code).toBe('notNow');
  });
});
