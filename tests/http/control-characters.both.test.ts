import { afterAll, expect, it } from 'vitest';
import { signInSponsor } from '#tests/kit/blogs.ts';
import { startTestServer } from '#tests/kit/server.ts';

const server = await startTestServer();
const sponsor = await signInSponsor(server);
afterAll(() => server.stop());

/** PostgreSQL cannot compare a text with a NUL. */
it.each([
  ['/api/sponsor/comparison?creator=%00', 400],
  ['/api/creator?city=Ka%00s&search=%00', 200],
  ['/api/creator/application-status?token=%00', 400],
  ['/api/blog/%00', 404],
  ['/blog/%00', 404],
  ['/blog/%00/%00', 404],
  ['/calendar/%00.ics', 404],
  ['/media/%00/96.webp', 404],
  ['/dev/mailbox/%00', 404],
])('a control character in %s is answered %i', async (path, status) => {
  expect((await server.get(path, sponsor)).status).toBe(status);
});
