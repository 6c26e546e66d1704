import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackgroundWork, sweepOut } from '#server/background-work.ts';
import { deliverDueMails, type Send } from '#server/mail/deliver-mail.ts';
import { smtpSender } from '#server/mail/smtp.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [minute, day] = [60_000, 24 * 60 * 60_000];
const patient = { timeout: 10_000, interval: 5 };

/** A mail server that keeps what it takes, and refuses for as long as it is told to. */
async function startMailServer() {
  const taken: string[] = [];
  const mood = { refuses: false };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(mood.refuses ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined),
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        taken.push(text);
        done();
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { taken, mood, url, stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())) };
}

let server: TestServer;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
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
const deliver = () => deliverDueMails(server.platform, send);
const mail = () => server.platform.database.selectFrom('outboxMail').selectAll().executeTakeFirstOrThrow();
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
    await ask();
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
    await ask();
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
    const content = server.platform.secrets.open((await mail()).sealedContent ?? '');
    expect(content).toContain('Vaya doğrulama kodunuz');
    await deliver();
    expect(mailServer.taken[0]).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('is read in no mailbox page where a mail server is set', async () => {
    expect((await server.get('/dev/mailbox.json')).status).toBe(404);
  });

  it('is tried again ever less often', async () => {
    await ask();
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
    await ask();
    const dawdling: Send = () => new Promise(() => {});
    const delivered = deliverDueMails(server.platform, dawdling, { longestSend: 500 });
    await vi.waitFor(async () => expect((await mail()).leasedUntil).toBe(server.clock.now + 1_000), patient);
    expect(await delivered).toBe(1);
    expect(await mail()).toMatchObject({ state: 'retrying', lastError: 'ETIMEDOUT', leasedUntil: 0 });
  });

  it('whose process died is taken by another when the lease is over', async () => {
    await ask();
    void deliverDueMails(server.platform, () => new Promise(() => {}));
    await vi.waitFor(async () => expect((await mail()).leasedUntil).toBeGreaterThan(server.clock.now), patient);
    expect(await deliver()).toBe(0);
    server.clock.now = (await mail()).leasedUntil;
    expect(await deliver()).toBe(1);
  });

  it('that was given up keeps its content for a month and its row for three', async () => {
    await ask();
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
    await ask();
    server.clock.now += 400 * day;
    await sweepOut(server.platform);
    expect(await mail()).toMatchObject({ state: 'queued', sealedContent: expect.any(String) });
  });
});

describe('the background work', () => {
  it('delivers what comes in, and goes on after a failure', async () => {
    const warnings: string[] = [];
    const log = { ...server.platform.log, warn: (_: object, words: string) => void warnings.push(words) };
    let isBroken = true;
    const secrets = {
      ...server.platform.secrets,
      get open() {
        return isBroken ? expect.fail('the key cannot be read') : server.platform.secrets.open;
      },
    };
    const work = startBackgroundWork({ ...server.platform, log, secrets }, send, 5);
    await ask();
    await vi.waitFor(() => expect(warnings).toContain('a mail was not delivered'), patient);
    isBroken = false;
    server.clock.now += day / 2;
    await vi.waitFor(() => expect(mailServer.taken).toHaveLength(1), patient);
    await work.stop();
  });

  it('waits for the mail under way when it is stopped, and begins no other', async () => {
    const [first, sent] = [Promise.withResolvers<void>(), [] as string[]];
    const work = startBackgroundWork(
      server.platform,
      async ({ to }) => {
        sent.push(to);
        await first.promise;
      },
      5,
    );
    await ask();
    await server.post('/api/creator/send-verification-email', { email: 'noor@mail.example' });
    await vi.waitFor(() => expect(sent).toHaveLength(1), patient);
    const stopped = work.stop();
    first.resolve();
    await stopped;
    const states = await server.platform.database.selectFrom('outboxMail').select('state').execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual(['queued', 'sent']);
  });
});
