import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { queueMails } from '#server/mail/outbox.ts';
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
    expect((await rows()).every(({ state, lease }) => state === 'sent' && lease === null)).toBe(true);
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
    const slow = deliverDueMails(server.platform, send, { hands: 1 });
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
    expect(before).toMatchObject([{ state: 'sent', sealedContent: null, attempts: 0, lastError: null }]);
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
