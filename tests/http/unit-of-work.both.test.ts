import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedCreators } from '#demo/seed-accounts.ts';
import { creatorAccounts } from '#server/creator-accounts/creator-account.lifecycle.ts';
import { advance } from '#server/db/advance.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let ids: string[];
beforeEach(async () => {
  server = await startTestServer();
  const { database, now } = server.platform;
  await database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 5, first: 1, count: 2, now: now() }));
  ids = (await database.selectFrom('account').select('id').execute()).map(({ id }) => id);
});
afterEach(() => server.stop());

const suspend = (id: string | undefined, meanwhile: () => Promise<unknown> = async () => {}) =>
  inUnitOfWork(
    server.platform,
    async (unit) => {
      await advance(unit, creatorAccounts, id ?? '', { type: 'account.suspend' });
      await meanwhile();
    },
    'keeper',
  );

describe('a unit of work', () => {
  it('does what was left for its end first, then writes mails, then deeds', async () => {
    const seen: object[] = [];
    await inUnitOfWork(
      server.platform,
      async (unit) => {
        const look = async (when: string) => {
          const mails = await unit.database.selectFrom('outboxMail').select('id').execute();
          const deeds = await unit.database.selectFrom('auditEntry').select('sequence').execute();
          seen.push({ when, mails: mails.length, deeds: deeds.length });
        };
        unit.beforeCommit(async () => {
          unit.queueMail({ to: 'a@mail.example', language: 'en', template: 'code', subject: '', text: '', html: '' });
          await look('first at the end');
        });
        unit.beforeCommit(() => look('second at the end'));
        unit.record({ action: 'account.suspend', subjectId: 'nobody' });
        await look('before');
      },
      'keeper',
    );
    expect(seen).toEqual(
      ['before', 'first at the end', 'second at the end'].map((when) => ({ when, mails: 0, deeds: 0 })),
    );
    const { database } = server.platform;
    expect(await database.selectFrom('outboxMail').select('recipient').execute()).toEqual([
      { recipient: 'a@mail.example' },
    ]);
    expect(await database.selectFrom('auditEntry').select('subjectId').execute()).toEqual([{ subjectId: 'nobody' }]);
  });

  it.runIf(process.env.VAYA_TEST_DATABASE === 'postgres')(
    'lets another unit change the directory and end while it is still at work',
    async () => {
      await suspend(ids[0], () => suspend(ids[1]));
      const entries = server.platform.database.selectFrom('directoryEntry').select('isListed');
      expect(await entries.execute()).toEqual([{ isListed: 0 }, { isListed: 0 }]);
    },
  );
});
