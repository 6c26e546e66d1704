import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passwordChangedMail } from '#server/accounts/account.mails.ts';
import { mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { contentCell } from '#server/db/tables/mail.table.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { startBackgroundWork } from '#server/feature/background-work.ts';
import { deliverDueMails, mailDelivery, maxSending, type Send } from '#server/mail/deliver-mail.ts';
import { smtpSender } from '#server/mail/smtp.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { type MailServer, startMailServer } from '#tests/kit/mail-server.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [minute, day] = [60_000, 24 * 60 * 60_000];

let server: TestServer;
let mailServer: MailServer;
let send: Send;
beforeEach(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({}, { SMTP_URL: mailServer.url });
  send = smtpSender({ ...server.platform.config, smtpUrl: mailServer.url }, 2_000);
});
afterEach(async () => {
  await server.stop();
  await mailServer.stop();
});

const ask = (language = 'en') =>
  server.post('/api/creator/send-verification-email', { email: 'mia@mail.example' }, { 'accept-language': language });
/** A letter, which can wait; a code goes out at once or not at all. */
const write = (to = 'mia@mail.example') =>
  inUnitOfWork(server.platform, async (unit) =>
    unit.queueMail({
      to,
      language: 'en',
      ...passwordChangedMail('https://vaya.example/forgot-password', {
        language: 'en',
        signedOut: 'all',
        hadCalendar: false,
      }),
    }),
  );
const deliver = () => deliverDueMails(server.platform, send);
const mail = () => server.platform.database.selectFrom('outboxMail').selectAll().executeTakeFirstOrThrow();
const states = async () => {
  const rows = await server.platform.database.selectFrom('outboxMail').select('state').execute();
  return rows.map(({ state }) => state);
};
const away: Send = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

describe('a mail', () => {
  it('is delivered once, and its content is gone afterwards', async () => {
    await ask();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(mailServer.taken).toHaveLength(1);
    const { id, state, encryptedContent, sentAt } = await mail();
    expect([state, encryptedContent, sentAt]).toEqual(['sent', null, server.clock.now]);
    expect(mailServer.taken[0]).toContain(`Message-ID: <${id}@vaya>`);
    expect(mailServer.taken[0]).toMatch(/^To: mia@mail\.example/m);
  });

  it('is taken by one of two who look at once', async () => {
    await ask();
    const counts = await Promise.all([deliver(), deliver()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(mailServer.taken).toHaveLength(1);
  });

  it('waits for a mail server that is away, and goes out when it is back', async () => {
    await write();
    send = smtpSender({ ...server.platform.config, smtpUrl: 'smtp://127.0.0.1:1' }, 2_000);
    await deliver();
    const { state, attempts, nextAttemptAt } = await mail();
    expect([state, attempts]).toEqual(['retrying', 1]);
    expect(await deliver()).toBe(0);
    server.clock.now = nextAttemptAt;
    send = smtpSender({ ...server.platform.config, smtpUrl: mailServer.url }, 2_000);
    expect(await deliver()).toBe(1);
    expect((await mail()).state).toBe('sent');
    expect(mailServer.taken).toHaveLength(1);
  });

  it('is given to no mail server without TLS in production, nor is the password, unless that is said', async () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' };
    const smtpUrl = mailServer.url.replace('smtp://', 'smtp://vaya:secret@');
    const address = (env: Record<string, string>) => ({ ...configOf({ ...production, ...env }), smtpUrl });
    await write();
    await deliverDueMails(server.platform, smtpSender(address({}), 2_000));
    expect((await mail()).state).toBe('retrying');
    expect([mailServer.taken, mailServer.passwords]).toEqual([[], []]);
    server.clock.now += minute;
    await deliverDueMails(server.platform, smtpSender(address({ SMTP_ALLOW_PLAINTEXT: 'yes' }), 2_000));
    expect([mailServer.taken.length, mailServer.passwords]).toEqual([1, ['secret']]);
  });

  it('is tried again after a refusal, of which the code alone is kept', async () => {
    mailServer.mood.refuses = 451;
    await ask();
    await deliver();
    expect(await mail()).toMatchObject({ state: 'retrying', lastError: '451' });
    mailServer.mood.refuses = 0;
    server.clock.now = (await mail()).nextAttemptAt;
    await deliver();
    expect((await mail()).state).toBe('sent');
  });

  it('is given up at once where the mail server refuses the recipient for good, and names its reason', async () => {
    mailServer.mood.refuses = 550;
    await ask();
    await deliver();
    expect(await mail()).toMatchObject({ state: 'failed', lastError: '550' });
    server.clock.now += day;
    expect(await deliver()).toBe(0);
  });

  it('is tried again where nothing listens, or no TLS is offered, and names that reason', async () => {
    await write();
    send = smtpSender({ ...server.platform.config, smtpUrl: 'smtp://127.0.0.1:1' }, 2_000);
    await deliver();
    expect(await mail()).toMatchObject({ state: 'retrying', lastError: 'ECONNREFUSED' });
    server.clock.now = (await mail()).nextAttemptAt;
    send = smtpSender({ ...server.platform.config, smtpUrl: mailServer.url, smtpNeedsTls: true }, 2_000);
    await deliver();
    expect(await mail()).toMatchObject({ state: 'retrying', lastError: 'ETLS' });
  });

  it('is given up after a day, and not a moment before', async () => {
    await write();
    const { createdAt } = await mail();
    send = away;
    server.clock.now = createdAt + day - minute;
    await deliver();
    expect((await mail()).state).toBe('retrying');
    server.clock.now = createdAt + day;
    await deliver();
    expect((await mail()).state).toBe('failed');
    server.clock.now += day;
    expect(await deliver()).toBe(0);
  });

  it('speaks Turkish to who asked in Turkish', async () => {
    await ask('tr-TR,tr;q=0.9');
    const { id, encryptedContent } = await mail();
    const content = server.platform.secrets.decrypt(encryptedContent ?? '', contentCell(id));
    expect(content).toContain('Vaya doğrulama kodunuz');
    await deliver();
    expect(mailServer.taken[0]).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('is read in no mailbox page where a mail server is set', async () => {
    expect((await server.get('/dev/mailbox.json')).status).toBe(404);
  });

  it('is tried again ever less often, at most fifteen minutes later', async () => {
    await write();
    send = away;
    for (const seconds of [10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      await deliver();
      const { nextAttemptAt } = await mail();
      const waited = (nextAttemptAt - server.clock.now) / 1000;
      expect(waited).toBeGreaterThanOrEqual(seconds);
      expect(waited).toBeLessThanOrEqual(seconds * 1.2);
      server.clock.now = nextAttemptAt;
    }
  });

  it('that the mail server takes too long over has failed before another process may take it', async () => {
    await write();
    expect(await deliverDueMails(server.platform, () => new Promise(() => {}), { sendTimeoutMs: 500 })).toBe(1);
    expect(await mail()).toMatchObject({ state: 'retrying', lastError: 'ETIMEDOUT', leasedUntil: 0 });
  });

  it('whose process died is taken by another when the lease is over', async () => {
    await write();
    // It gives up after a minute, when its database may be gone.
    deliverDueMails(server.platform, () => new Promise(() => {})).catch(() => {});
    await eventually(async () => expect((await mail()).leasedUntil).toBeGreaterThan(server.clock.now));
    expect(await deliver()).toBe(0);
    server.clock.now = (await mail()).leasedUntil;
    expect(await deliver()).toBe(1);
  });

  it('that was given up keeps its content for a month and its row for three', async () => {
    await write();
    const { createdAt } = await mail();
    send = away;
    server.clock.now = createdAt + day;
    await deliver();
    const cleanUpAfter = async (days: number) => {
      server.clock.now = createdAt + days * day;
      await runCleanups(server.platform);
    };
    await cleanUpAfter(30);
    expect((await mail()).encryptedContent).not.toBeNull();
    await cleanUpAfter(31);
    expect(await mail()).toMatchObject({ state: 'failed', encryptedContent: null });
    await cleanUpAfter(91);
    expect(await server.platform.database.selectFrom('outboxMail').selectAll().execute()).toEqual([]);
  });

  it('that waits is never swept out', async () => {
    await write();
    server.clock.now += 400 * day;
    await runCleanups(server.platform);
    expect(await mail()).toMatchObject({ state: 'queued', encryptedContent: expect.any(String) });
  });
});

describe('a code', () => {
  it('goes out before everything that can wait, however long that has waited', async () => {
    await write('noor@mail.example');
    server.clock.now += 60_000;
    await ask();
    const order: string[] = [];
    await deliverDueMails(server.platform, async ({ to }) => void order.push(to));
    expect(order).toEqual(['mia@mail.example', 'noor@mail.example']);
  });

  it('leaves at once while the mail server takes long over everything else', async () => {
    for (let number = 0; number < 2 * maxSending; number += 1) await write(`reader${number}@mail.example`);
    const [slow, sent] = [Promise.withResolvers<void>(), [] as string[]];
    const sendSlowly: Send = async ({ to }) => {
      sent.push(to);
      if (to.startsWith('reader')) await slow.promise;
    };
    const delivered = deliverDueMails(server.platform, sendSlowly);
    await eventually(() => expect(sent.length).toBeGreaterThan(1));
    await ask();
    await eventually(() => expect(sent).toContain('mia@mail.example'));
    slow.resolve();
    expect(await delivered).toBe(2 * maxSending + 1);
  });

  it('that expired is not sent, and its content is erased', async () => {
    await ask();
    send = away;
    await deliver();
    send = smtpSender({ ...server.platform.config, smtpUrl: mailServer.url }, 2_000);
    server.clock.now += 5 * minute;
    expect(await deliver()).toBe(0);
    expect(mailServer.taken).toEqual([]);
    expect(await mail()).toMatchObject({ state: 'failed', lastError: 'expired', encryptedContent: null });
  });
});

describe('a link to a new password', () => {
  const askForLink = async () => {
    await server.createAccount({ role: 'creator', username: 'mia' });
    await server.post('/api/auth/password/forgot', { email: 'mia@mail.example' });
    await mailRequestedPasswordLinks(server.platform);
  };

  it('goes out before everything that can wait, as a code does', async () => {
    await write('noor@mail.example');
    server.clock.now += minute;
    await askForLink();
    const order: string[] = [];
    await deliverDueMails(server.platform, async ({ to }) => void order.push(to));
    expect(order).toEqual(['mia@mail.example', 'noor@mail.example']);
  });

  it('is not sent once it opens nothing any more', async () => {
    await askForLink();
    await deliverDueMails(server.platform, away);
    server.clock.now += 60 * minute;
    expect(await deliver()).toBe(0);
    expect(await mail()).toMatchObject({ state: 'failed', lastError: 'expired', encryptedContent: null });
  });
});

describe('a mail server that hangs up after it has taken a mail', () => {
  it('is given the mail again no sooner than after its delay', async () => {
    mailServer.mood.hangsUpOn = 'mia@mail.example';
    await write();
    for (let second = 0; second < 20; second += 1) {
      await write('noor@mail.example');
      await deliver();
      server.clock.now += 1_000;
    }
    const copies = mailServer.taken.filter((taken) => /^To: mia@/m.test(taken));
    expect([copies.length, mailServer.taken.length]).toEqual([2, 22]);
  });
});

describe('the background work', () => {
  it('delivers what comes in, and goes on after a failure', async () => {
    const warnings: string[] = [];
    const log = { ...server.platform.log, warn: (_: object, words: string) => void warnings.push(words) };
    let isBroken = true;
    const secrets = {
      ...server.platform.secrets,
      get decrypt() {
        return isBroken ? expect.fail('the key cannot be read') : server.platform.secrets.decrypt;
      },
    };
    const work = startBackgroundWork({ log }, [mailDelivery({ ...server.platform, log, secrets }, send)]);
    await write();
    await eventually(async () => expect((await mail()).state).toBe('retrying'));
    expect(warnings).toEqual(['mail_delivery_failed']);
    isBroken = false;
    server.clock.now += day / 2;
    await eventually(() => expect(mailServer.taken).toHaveLength(1));
    await work.stop();
  });

  it('sends no more mails at once than it may, however often a claim fails', async () => {
    let [claims, underWay, most, isBroken] = [0, 0, 0, true];
    const slow = Promise.withResolvers<void>();
    const now = () => {
      claims += 1;
      return isBroken && claims % 2 === 0 ? expect.fail('said by the test') : server.clock.now;
    };
    const sendSlowly: Send = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await slow.promise;
      underWay -= 1;
    };
    for (let number = 0; number < 3 * maxSending; number += 1) await write(`reader${number}@mail.example`);
    const job = { ...mailDelivery({ ...server.platform, now }, sendSlowly), pause: 5 };
    const work = startBackgroundWork(server.platform, [job]);
    await eventually(() => expect(claims).toBeGreaterThanOrEqual(2));
    isBroken = false;
    slow.resolve();
    await eventually(async () => expect((await states()).every((state) => state === 'sent')).toBe(true));
    await work.stop();
    expect(most).toBeLessThanOrEqual(maxSending);
  });

  it('waits for the mail under way when it is stopped, and begins no other', async () => {
    const [first, sent] = [Promise.withResolvers<void>(), [] as string[]];
    const send: Send = async ({ to }) => {
      sent.push(to);
      await first.promise;
    };
    const work = startBackgroundWork(server.platform, [mailDelivery(server.platform, send)]);
    await write();
    await eventually(() => expect(sent).toHaveLength(1));
    const stopped = work.stop();
    await write('noor@mail.example');
    first.resolve();
    await stopped;
    expect((await states()).toSorted()).toEqual(['queued', 'sent']);
  });
});

describe('below every mail', () => {
  const ask = (at: TestServer, language: string) =>
    at.post(
      '/api/creator/send-verification-email',
      { email: `${language}@mail.example` },
      { 'accept-language': language },
    );

  it('it is said who answers questions and what may be read, in its language, and answers go there', async () => {
    const helped = await startTestServer(
      {},
      { SUPPORT_EMAIL: 'help@vaya.example', PUBLIC_URL: 'https://vaya.example' },
    );
    await ask(helped, 'en');
    await ask(helped, 'tr');
    const mails = await helped.mails();
    const feet = mails.map(({ text }) => text.split('Vaya\n').at(-1)).toSorted();
    expect(feet).toEqual([
      '\nQuestions? help@vaya.example\nTerms: https://vaya.example/terms\nPrivacy: https://vaya.example/privacy\n',
      '\nSorunuz mu var? help@vaya.example\nKoşullar: https://vaya.example/terms\nGizlilik: https://vaya.example/privacy\n',
    ]);
    for (const { html } of mails) {
      expect(html).toContain('href="mailto:help@vaya.example"');
      expect(html).toMatch(/<\/a><\/p>\n<\/td><\/tr><\/table><\/body><\/html>$/);
    }
    await deliverDueMails(helped.platform, smtpSender({ ...helped.platform.config, smtpUrl: mailServer.url }));
    expect(mailServer.taken).toHaveLength(2);
    expect(mailServer.taken.every((mail) => /^Reply-To: help@vaya\.example\r?$/m.test(mail))).toBe(true);
    await helped.stop();
  });

  it('nobody is named where nobody is set', async () => {
    const alone = await startTestServer();
    await ask(alone, 'en');
    const [mail] = await alone.mails();
    expect(mail?.text).toMatch(/Vaya\n\nTerms: \S+\/terms\nPrivacy: \S+\/privacy\n$/);
    expect(mail?.html).not.toContain('mailto:');
    await deliverDueMails(alone.platform, smtpSender({ ...alone.platform.config, smtpUrl: mailServer.url }));
    expect(mailServer.taken).toHaveLength(1);
    expect(mailServer.taken[0]).not.toMatch(/^Reply-To:/m);
    await alone.stop();
  });
});
