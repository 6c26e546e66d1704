import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverDueMails, maxSending } from '#server/mail/deliver-mail.ts';
import { queueMails } from '#server/mail/outbox.ts';
import { lockElsewhere } from '#tests/kit/lock-elsewhere.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const queue = (count: number) =>
  queueMails(
    { ...server.platform.config, ...server.platform, now: server.clock.now },
    Array.from({ length: count }, (_, index) => ({
      to: `reader${index}@mail.example`,
      language: 'en' as const,
      template: 'code' as const,
      subject: 'Code',
      text: 'Code',
      html: '<p>Code</p>',
    })),
  );
const rows = () => server.platform.database.selectFrom('outboxMail').selectAll().execute();

describe('two who deliver at once', () => {
  it('share three hundred mails, and send none twice', async () => {
    await queue(300);
    const sent: string[] = [];
    const worker = () =>
      deliverDueMails(server.platform, async ({ id }) => {
        await setTimeout(5);
        sent.push(id);
      });
    const counts = await Promise.all([worker(), worker()]);
    expect([sent.length, new Set(sent).size]).toEqual([300, 300]);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(90);
    expect((await rows()).every(({ state, leasedUntil }) => state === 'sent' && leasedUntil === 0)).toBe(true);
  });
});

describe('one who lost the lease', () => {
  const refused = Object.assign(new Error('no'), { responseCode: 451 });

  /** A delivery that is under way until it is told how it ends. */
  async function beginSlowly(end: (arrival: PromiseWithResolvers<void>) => void) {
    const [begun, arrival] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const send = () => {
      begun.resolve();
      return arrival.promise;
    };
    const slow = deliverDueMails(server.platform, send);
    await begun.promise;
    return {
      async finish() {
        end(arrival);
        await slow;
      },
    };
  }

  /** Begun so long ago that others may take the mail over. */
  async function beginTooSlowly(end: (arrival: PromiseWithResolvers<void>) => void) {
    const delivery = await beginSlowly(end);
    const [{ leasedUntil } = { leasedUntil: 0 }] = await rows();
    server.clock.now = leasedUntil;
    return delivery;
  }

  it('and failed late does not send again what another has sent', async () => {
    await queue(1);
    const late = await beginTooSlowly(({ reject }) => reject(refused));
    expect(await deliverDueMails(server.platform, async () => {})).toBe(1);
    const before = await rows();
    await late.finish();
    expect(await rows()).toEqual(before);
    expect(before).toMatchObject([{ state: 'sent', encryptedContent: null, attempts: 0, lastError: null }]);
  });

  it('and failed late leaves the mail to whoever is sending it', async () => {
    await queue(1);
    const late = await beginTooSlowly(({ reject }) => reject(refused));
    const next = await beginSlowly(({ resolve }) => resolve());
    const before = await rows();
    await late.finish();
    expect(await rows()).toEqual(before);
    await next.finish();
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });

  it('and delivered late takes nothing from the try after it', async () => {
    await queue(1);
    const late = await beginTooSlowly(({ resolve }) => resolve());
    await deliverDueMails(server.platform, () => Promise.reject(refused));
    const before = await rows();
    await late.finish();
    expect(await rows()).toEqual(before);
    expect(before).toMatchObject([{ state: 'retrying', attempts: 1, lastError: '451' }]);
  });

  it('of a mail that was taken back meanwhile goes on with the others', async () => {
    await queue(1);
    const late = await beginTooSlowly(({ resolve }) => resolve());
    await server.platform.database.deleteFrom('outboxMail').execute();
    await late.finish();
    expect(await rows()).toEqual([]);
  });
});

describe('mails that were sent, but whose outcome cannot be saved', () => {
  const isPostgres = process.env.VAYA_TEST_DATABASE === 'postgres';

  it.runIf(!isPostgres)('are sent again once their lease is over, and no other mail waits for them', async () => {
    await queue(2);
    await sql`create trigger refuse before update on "outboxMail" when new.state = 'sent' and old.recipient like 'reader0@%'
      begin select raise(abort, 'said by the test'); end`.execute(server.platform.database);
    const sent: string[] = [];
    const send = async ({ to }: { to: string }) => void sent.push(to);
    expect(await deliverDueMails(server.platform, send)).toBe(2);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['queued', 'sent']);
    expect(await deliverDueMails(server.platform, send)).toBe(0);
    await sql`drop trigger refuse`.execute(server.platform.database);
    server.clock.now = Math.max(...(await rows()).map(({ leasedUntil }) => leasedUntil));
    expect(await deliverDueMails(server.platform, send)).toBe(1);
    expect(sent.toSorted()).toEqual(['reader0@mail.example', 'reader0@mail.example', 'reader1@mail.example']);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it.runIf(isPostgres)('leave connections to those who wait for a response', async () => {
    await queue(maxSending - 2);
    const lock = Promise.withResolvers<Awaited<ReturnType<typeof lockElsewhere>>>();
    let sent = 0;
    const delivering = deliverDueMails(server.platform, async () => {
      sent += 1;
      if (sent === maxSending - 2) lockElsewhere(server, 'outboxMail').then(lock.resolve, lock.reject);
      await lock.promise;
    });
    const held = await lock.promise;
    expect((await server.post('/api/creator/check-email', { email: 'mia@mail.example' })).status).toBe(200);
    await held.release();
    expect(await delivering).toBe(maxSending - 2);
  });
});
