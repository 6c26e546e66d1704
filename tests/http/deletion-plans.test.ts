import { afterAll, beforeAll, expect, it } from 'vitest';
import { creatorStateCommand } from '#server/back-office/creator.commands.ts';
import { deleteClosedAccounts } from '#server/own-account/delete-closed.service.ts';
import { deletionRules } from '#server/own-account/deletion-rules.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { planOf, statementsDuring } from '#tests/kit/plans.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a deletion finds the rows of a creator by an index in each table', async () => {
  const statements = await statementsDuring(server, async () => {
    await startBlog(server, { username: 'deniz' });
    await creatorStateCommand('close')(server.platform, { rest: ['deniz'] });
    server.clock.now += 30 * 24 * 60 * 60_000;
    await deleteClosedAccounts(server.platform, server.clock.now);
  });
  const deletions = statements.filter((text) => text.startsWith('delete from'));
  const deleted = Object.entries(deletionRules).filter(([, rule]) => !('keep' in rule || 'releaseBy' in rule));
  for (const [name] of deleted) expect(deletions.filter((text) => text.includes(`"${name}"`))).not.toEqual([]);
  const plans = await Promise.all(deletions.map(async (text) => `${text}: ${await planOf(server, text)}`));
  expect(plans.filter((plan) => /Seq Scan|SCAN/.test(plan))).toEqual([]);
});
