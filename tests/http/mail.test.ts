import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverDueMails, delivery, type Send } from '#server/mail/deliver-mail.ts';
import { lookingForServer } from '#server/mail/look-for-server.ts';
import { contentCell } from '#server/mail/outbox-mail.table.ts';
import { smtpProbe, smtpSender } from '#server/mail/smtp.ts';
import { passwordChangedMail } from '#server/password/password.mails.ts';
import { takeUpPasswordRequests } from '#server/password/password-requests.ts';
import { startBackgroundWork } from '#server/platform/background-work.ts';
import { inUnitOfWork } from '#server/records/unit-of-work.ts';
import { sweepOut } from '#server/sweep-out.ts';
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
const mailTo = (recipient: string) =>
  server.platform.database
    .selectFrom('outboxMail')
    .selectAll()
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow();
const ofNobody = { id: '1', to: 'mia@mail.example', subject: '', text: '', html: '' };
const away: Send = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

describe('a mail', () => {
  it('is delivered once, and its content is gone afterwards', async () => {
    await ask();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(mailServer.taken).toHaveLength(1);
    const { id, state, sealedContent, sentAt } = await mail();
    expect([state, sealedContent, sentAt]).toEqual(['sent', null, server.clock.now]);
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
    expect(await mail()).toMatchObject({ state: 'retrying', attempts: 1, nextAttemptAt: server.clock.now + 10_000 });
    expect(await deliver()).toBe(0);
    server.clock.now += 10_000;
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
    expect(await smtpProbe(address({}), 2_000)()).toBe(false);
    expect([mailServer.taken, mailServer.passwords]).toEqual([[], []]);
    server.clock.now += minute;
    await deliverDueMails(server.platform, smtpSender(address({ SMTP_ALLOW_PLAINTEXT: 'yes' }), 2_000));
    expect([mailServer.taken.length, mailServer.passwords]).toEqual([1, ['secret']]);
  });

  it('is told apart by why it could not be handed over, where no greeting came', async () => {
    const silent = createServer(() => {});
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    await write();
    send = smtpSender({ ...server.platform.config, smtpUrl: `smtp://127.0.0.1:${port}` }, 300);
    await deliver();
    expect(await mail()).toMatchObject({ state: 'retrying', lastError: 'ECONNECT' });
    silent.close();
  });

  it('is tried again after a refusal, of which the code alone is kept', async () => {
    mailServer.mood.refuses = true;
    await ask();
    await deliver();
    expect(await mail()).toMatchObject({ state: 'retrying', lastError: '550' });
    mailServer.mood.refuses = false;
    server.clock.now += 10_000;
    await deliver();
    expect((await mail()).state).toBe('sent');
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
    const { id, sealedContent } = await mail();
    const content = server.platform.secrets.decrypt(sealedContent ?? '', contentCell(id));
    expect(content).toContain('Vaya doğrulama kodunuz');
    await deliver();
    expect(mailServer.taken[0]).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('is read in no mailbox page where a mail server is set', async () => {
    expect((await server.get('/dev/mailbox.json')).status).toBe(404);
  });

  it('is tried again ever less often', async () => {
    await write();
    send = away;
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await deliver();
      const { nextAttemptAt } = await mail();
      waits.push((nextAttemptAt - server.clock.now) / 1000);
      server.clock.now = nextAttemptAt;
    }
    expect(waits).toEqual([10, 30, 120, 600, 1800, 3600, 3600]);
  });

  it('that a server dawdles over has failed before another process may take it', async () => {
    await write();
    const dawdling: Send = () => new Promise(() => {});
    const delivered = deliverDueMails(server.platform, dawdling, { longestSend: 500, hands: 1 });
    await eventually(async () => expect((await mail()).leasedUntil).toBe(server.clock.now + 1_000));
    expect(await delivered).toBe(1);
    expect(await mail()).toMatchObject({ state: 'retrying', lastError: 'ETIMEDOUT', leasedUntil: 0 });
  });

  it('whose process died is taken by another when the lease is over', async () => {
    await write();
    // It gives up after a minute, when its database may be gone.
    deliverDueMails(server.platform, () => new Promise(() => {}), { hands: 1 }).catch(() => {});
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
    const sweepAfter = async (days: number) => {
      server.clock.now = createdAt + days * day;
      await sweepOut(server.platform);
    };
    await sweepAfter(30);
    expect((await mail()).sealedContent).not.toBeNull();
    await sweepAfter(31);
    expect(await mail()).toMatchObject({ state: 'failed', sealedContent: null });
    await sweepAfter(91);
    expect(await server.platform.database.selectFrom('outboxMail').selectAll().execute()).toEqual([]);
  });

  it('that waits is never swept out', async () => {
    await write();
    server.clock.now += 400 * day;
    await sweepOut(server.platform);
    expect(await mail()).toMatchObject({ state: 'queued', sealedContent: expect.any(String) });
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

  it('leaves while a mail server dawdles over all the rest', async () => {
    await write('noor@mail.example');
    const dawdling = Promise.withResolvers<void>();
    const rest = deliverDueMails(server.platform, () => dawdling.promise, { lanes: ['patient'] });
    await ask();
    expect(await deliverDueMails(server.platform, send, { lanes: ['urgent'] })).toBe(1);
    expect(mailServer.taken).toHaveLength(1);
    dawdling.resolve();
    expect(await rest).toBe(1);
  });

  it('that came too late to be any use is not sent, and nothing is kept of it', async () => {
    await ask();
    send = away;
    await deliver();
    send = smtpSender({ ...server.platform.config, smtpUrl: mailServer.url }, 2_000);
    server.clock.now += 5 * minute;
    expect(await deliver()).toBe(0);
    expect(mailServer.taken).toEqual([]);
    expect(await mail()).toMatchObject({ state: 'failed', lastError: 'expired', sealedContent: null });
  });
});

describe('a link to a new password', () => {
  const askForLink = async () => {
    await server.createAccount({ role: 'creator', username: 'mia' });
    await server.post('/api/auth/password/forgot', { email: 'mia@mail.example' });
    await takeUpPasswordRequests(server.platform);
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
    expect(await mail()).toMatchObject({ state: 'failed', lastError: 'expired', sealedContent: null });
  });
});

describe('a mail server that is back', () => {
  it('is given at once whatever could not be handed over', async () => {
    await write();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await deliverDueMails(server.platform, away);
      server.clock.now = (await mail()).nextAttemptAt;
    }
    await deliverDueMails(server.platform, away);
    await write('noor@mail.example');
    expect(await deliver()).toBe(2);
    expect(mailServer.taken).toHaveLength(2);
  });

  it('is given a lone mail as well, within a minute and not when the mail would be due', async () => {
    await write();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await deliverDueMails(server.platform, away);
      server.clock.now = (await mail()).nextAttemptAt;
    }
    await deliverDueMails(server.platform, away);
    const looks: boolean[] = [];
    let reach = smtpProbe({ ...server.platform.config, smtpUrl: 'smtp://127.0.0.1:1' }, 2_000);
    const look = async () => {
      looks.push(await reach());
      return looks.at(-1) ?? false;
    };
    const jobs = [lookingForServer(server.platform, look, 5), delivery(server.platform, send, 'patient', 5)];
    const work = startBackgroundWork(server.platform, jobs);
    await eventually(() => expect(looks.length).toBeGreaterThan(1));
    expect([looks.includes(true), mailServer.taken.length]).toEqual([false, 0]);
    reach = smtpProbe({ ...server.platform.config, smtpUrl: mailServer.url }, 2_000);
    await eventually(() => expect(mailServer.taken).toHaveLength(1));
    await eventually(async () => expect((await mail()).state).toBe('sent'));
    const { length } = looks;
    await wait(50);
    expect(looks).toHaveLength(length);
    await work.stop();
  });

  it('is not looked for because it has refused a mail', async () => {
    mailServer.mood.refuses = true;
    await write();
    await deliver();
    let looks = 0;
    const look = async () => {
      looks += 1;
      return true;
    };
    await lookingForServer(server.platform, look).run(new AbortController().signal);
    expect([looks, (await mail()).nextAttemptAt]).toEqual([0, server.clock.now + 10_000]);
  });

  it('is given nothing again and again on whose recipient it hangs up after it has taken the mail', async () => {
    mailServer.mood.hangsUpOn = 'mia@mail.example';
    await write();
    for (let second = 0; second < 25; second += 1) {
      await write('noor@mail.example');
      await deliver();
      server.clock.now += 1_000;
    }
    const copies = mailServer.taken.filter((taken) => /^To: mia@/m.test(taken));
    expect([copies.length, mailServer.taken.length]).toEqual([2, 27]);
  });

  it('is given at once what a connection could not be made for, once: what fails again waits for its time', async () => {
    const nowhere = smtpSender({ ...server.platform.config, smtpUrl: 'smtp://127.0.0.1:1' }, 2_000);
    await write();
    await deliverDueMails(server.platform, nowhere);
    expect(await mailTo('mia@mail.example')).toMatchObject({ state: 'retrying', lastError: 'ECONNREFUSED' });
    const hasten = async () => {
      await write('noor@mail.example');
      await deliverDueMails(server.platform, async ({ to }) => (to.startsWith('noor') ? undefined : nowhere(ofNobody)));
    };
    await hasten();
    expect(await mailTo('mia@mail.example')).toMatchObject({ attempts: 2, nextAttemptAt: server.clock.now + 30_000 });
    await hasten();
    expect(await mailTo('mia@mail.example')).toMatchObject({ attempts: 2, nextAttemptAt: server.clock.now + 30_000 });
    server.clock.now += 30_000;
    await deliverDueMails(server.platform, nowhere);
    expect(await mailTo('mia@mail.example')).toMatchObject({ attempts: 3, nextAttemptAt: server.clock.now + 120_000 });
    await hasten();
    expect(await mailTo('mia@mail.example')).toMatchObject({ attempts: 4, nextAttemptAt: server.clock.now + 600_000 });
  });

  it('is given nothing twice because it takes long', async () => {
    await write();
    const slow = Promise.withResolvers<void>();
    const platform = { ...server.platform, now: Date.now };
    const sending = deliverDueMails(platform, () => slow.promise, { leaseMs: 1_200 });
    await eventually(async () => expect((await mail()).leasedUntil).toBeGreaterThan(server.clock.now));
    const { leasedUntil: first } = await mail();
    await eventually(async () => expect((await mail()).leasedUntil).toBeGreaterThan(first + 1_200));
    expect(await deliverDueMails(platform, send)).toBe(0);
    slow.resolve();
    expect(await sending).toBe(1);
    expect(mailServer.taken).toEqual([]);
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
    const work = startBackgroundWork({ log }, [delivery({ ...server.platform, log, secrets }, send, 'patient', 5)]);
    await write();
    await eventually(async () => expect((await mail()).state).toBe('retrying'));
    expect(warnings).toEqual(['a mail was not delivered']);
    isBroken = false;
    server.clock.now += day / 2;
    await eventually(() => expect(mailServer.taken).toHaveLength(1));
    await work.stop();
  });

  it('never has more hands than it was given, however often one of them fails', async () => {
    let [looks, underWay, most] = [0, 0, 0];
    const hold = Promise.withResolvers<void>();
    const now = () => {
      looks += 1;
      return looks % 2 === 0 ? expect.fail('said by the test') : server.clock.now;
    };
    const hang: Send = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await hold.promise;
      underWay -= 1;
    };
    const work = startBackgroundWork(server.platform, [delivery({ ...server.platform, now }, hang, 'patient', 5)]);
    for (let mails = 0; mails < 6; mails += 1) {
      await write(`reader${mails}@mail.example`);
      await wait(60);
    }
    hold.resolve();
    await work.stop();
    expect([most > 0, most <= 2]).toEqual([true, true]);
  });

  it('waits for the mail under way when it is stopped, and begins no other', async () => {
    const [first, sent] = [Promise.withResolvers<void>(), [] as string[]];
    const send: Send = async ({ to }) => {
      sent.push(to);
      await first.promise;
    };
    // One hand: a second one, which looks at the same moment, may find what is written meanwhile.
    const run = (signal: AbortSignal) => deliverDueMails(server.platform, send, { signal, hands: 1 });
    const work = startBackgroundWork(server.platform, [{ pause: 5, run }]);
    await write();
    await eventually(() => expect(sent).toHaveLength(1));
    await write('noor@mail.example');
    const stopped = work.stop();
    first.resolve();
    await stopped;
    const states = await server.platform.database.selectFrom('outboxMail').select('state').execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual(['queued', 'sent']);
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
