import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveCreatorCommand } from '#server/own-account/creator.commands.ts';
import { deleteClosedAccounts } from '#server/own-account/delete-closed.service.ts';
import { placesOfPeople } from '#server/own-account/places-of-people.ts';
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
    await moveCreatorCommand('close')(server.platform, { rest: ['deniz'] });
    server.clock.now += 30 * 24 * 60 * 60_000;
    await deleteClosedAccounts(server.platform, server.clock.now);
  });
  const deletions = statements.filter((text) => text.startsWith('delete from'));
  const going = Object.entries(placesOfPeople).filter(([, place]) => !('stay' in place || 'letGoBy' in place));
  for (const [name] of going) expect(deletions.filter((text) => text.includes(`"${name}"`))).not.toEqual([]);
  const plans = await Promise.all(deletions.map(async (text) => `${text}: ${await planOf(server, text)}`));
  expect(plans.filter((plan) => /Seq Scan|SCAN/.test(plan))).toEqual([]);
});
