import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a test that is tried again finds the names of its people free, and nothing of theirs', async () => {
  await startBlog(server, { trips: [{}, {}] });
  await signInSponsor(server);
  const { id } = await startBlog(server, { trips: [{}] });
  await signInSponsor(server);
  const blog = await server.get('/api/blog/deniz');
  expect(blog.body).toMatchObject({ _id: id });
  const trips = await server.platform.database.selectFrom('trip').selectAll().execute();
  expect(trips.map(({ accountId }) => accountId)).toEqual([id]);
});
