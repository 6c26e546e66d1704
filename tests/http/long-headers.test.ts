import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlog } from '#tests/kit/blogs.ts';
import { ownTimeOf } from '#tests/kit/own-time.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await startBlog(server, { trips: [{}] });
  for (const path of paths) await server.get(path);
});
afterAll(() => server.stop());

const paths = [
  '/',
  '/blog/deniz',
  '/blog/deniz/feed.atom',
  '/sitemap.xml',
  '/sitemaps/1.xml',
  '/robots.txt',
  '/api/blog/deniz',
  `/media/demo-landscape/${'0'.repeat(30)}/96.webp`,
];

/** As many blanks as the headers of a call have room for, between two letters: those at an end are left out on the way. */
const blanks = `a${' '.repeat(15_000)}a`;

describe('a header of fifteen thousand blanks', () => {
  it.each([
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'idempotency-key',
    'if-match',
    'if-modified-since',
    'if-none-match',
    'range',
    'referer',
    'sec-purpose',
    'user-agent',
    'x-forwarded-for',
  ])('holds nobody up: %s', async (header) => {
    const taken = await ownTimeOf(async () => {
      for (let time = 0; time < 5; time += 1) for (const path of paths) await server.get(path, { [header]: blanks });
    });
    expect(taken).toBeLessThan(1_000);
  });
});

describe('what is there already', () => {
  it.each(paths.slice(1, 7))('is confirmed, and not sent again: %s', async (path) => {
    const etag = (await server.get(path)).headers.get('etag') ?? '';
    const statusFor = async (known: string) => (await server.get(path, { 'if-none-match': known })).status;
    for (const known of [etag, `"other" , ${etag}`, `"other",${etag},"third"`, '*'])
      expect([known, await statusFor(known)]).toEqual([known, 304]);
    for (const other of ['"other"', '', `${etag.slice(0, -1)}x"`, `${etag}${blanks}`])
      expect([other, await statusFor(other)]).toEqual([other, 200]);
  });
});
