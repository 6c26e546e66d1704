import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInStaff } from '#tests/kit/applicant.ts';
import { coverOf, startBlog } from '#tests/kit/blogs.ts';
import { askRaw } from '#tests/kit/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
let trip: string;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 15, 12);
  blog = await startBlog(server, { trips: [{}] });
  await startBlog(server, { username: 'mia', number: 2, trips: [{ title: 'Her own' }] });
  [trip = ''] = /by-the-sea-[a-z0-9]+/.exec((await answer('/blog/deniz')).text) ?? [];
});
afterAll(() => server.stop());

async function answer(path: string) {
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
}

const outcomes = { 200: 'page', 301: 'redirect', 404: 'nobody' } as const;

/** What came of an address: a whole page, the way to the one address, or a whole page that says that nobody is there. */
async function outcome(path: string): Promise<string> {
  const { status, to, text } = await answer(path);
  const kind = Object.entries(outcomes).find(([code]) => Number(code) === status)?.[1] ?? `${status}`;
  if (kind === 'redirect') return `${kind} ${to}`;
  const isWhole = /^<!doctype html>.*<\/html>$/is.test(text.trim());
  return isWhole ? kind : `half a ${kind}`;
}
const writeConfig = async (config: string) => {
  const { database } = server.platform;
  const row = await server.post(`/api/creator/${blog.id}/blog-config`, {}, blog.owner);
  expect(row.status).toBe(200);
  await database.updateTable('blogConfig').set({ config }).where('accountId', '=', blog.id).execute();
};

describe('the address of a blog', () => {
  it.each([
    ['unknown', 'nobody'],
    ['reserved', 'admin'],
    ['reserved, of ours', 'login'],
    ['of staff', 'clerk'],
    ['of a sponsor', 'bluebay'],
    ['of somebody who is not active yet', 'pending'],
    ['too short', 'x'],
    ['as long as an address may be', 'a'.repeat(200)],
    ['longer than an address may be', 'a'.repeat(201)],
    ['very long', 'a'.repeat(3_000)],
    ['a percent sign', '%25'],
    ['half a percent sign', '%'],
    ['half a letter', '%E0%A4%A'],
    ['nothing that is seen', '%00'],
    ['the name and nothing that is seen', 'deniz%00'],
    ['a way out', '..%2f..%2fetc%2fpasswd'],
    ['a wave', '%F0%9F%8C%8A'],
    ['words of JavaScript', '__proto__'],
    ['a quotation mark', "'--"],
  ])('[BLOG-22] that is %s is nobody’s, and a whole page says so', async (_, name) => {
    await server.platform.database
      .deleteFrom('account')
      .where('username', 'in', ['clerk', 'bluebay', 'pending'])
      .execute();
    await server.createAccount({ role: 'staff', username: 'clerk' });
    await server.createAccount({ role: 'sponsor', username: 'bluebay' });
    await server.createAccount({ role: 'creator', username: 'pending', state: 'pending' });
    for (const path of [`/blog/${name}`, `/blog/${name}/${trip}`])
      expect([path, await outcome(path)]).toEqual([path, 'nobody']);
  });

  it.each([
    ['in another case', 'DENIZ', ''],
    ['in the capitals of Turkish', 'DENİZ', '?lang=tr'],
    ['in percent signs', '%64%65niz', '?a=b%20c'],
    ['with a slash at its end', 'deniz/', ''],
  ])('that is written %s leads to the one that it has', async (_, name, query) => {
    expect(await outcome(`/blog/${name}${query}`)).toBe(`redirect /blog/deniz${query}`);
  });

  it('of somebody who is suspended is nobody’s, and so are its trips, until they are back', async () => {
    const staff = await signInStaff(server, 'strange');
    const paths = ['/blog/deniz', '/blog/DENIZ', `/blog/deniz/${trip}`];
    const all = () => Promise.all(paths.map(outcome));
    await staff.post(`/creators/${blog.id}/moves`, { move: 'suspend' });
    expect(await all()).toEqual(['nobody', 'nobody', 'nobody']);
    await staff.post(`/creators/${blog.id}/moves`, { move: 'reinstate' });
    expect(await all()).toEqual(['page', 'redirect /blog/deniz', 'page']);
    const { body } = await server.post('/api/auth/login', { email: 'deniz@mail.example', password: 'open-sesame-1' });
    blog.owner.authorization = `Bearer ${body.accessToken}`;
  });
});

describe('the address of a trip', () => {
  it.each([
    ['of somebody else', () => `/blog/mia/${trip}`],
    ['that is nobody’s', () => '/blog/deniz/no-such-trip'],
    ['without its mark', () => '/blog/deniz/by-the-sea'],
    ['that is very long', () => `/blog/deniz/${'a'.repeat(3_000)}`],
    ['that is a wave', () => '/blog/deniz/%F0%9F%8C%8A'],
    ['with a way out', () => '/blog/deniz/..%2f..%2f'],
    ['in half a percent sign', () => '/blog/deniz/%E0%A4%A'],
  ])('%s is nobody’s', async (_, path) => {
    expect(await outcome(path())).toBe('nobody');
  });

  it.each([
    ['under another title', () => `/blog/deniz/${trip.replace('by-the-sea', 'an-older-title')}`],
    ['under no title', () => `/blog/deniz/${trip.replace('by-the-sea-', '')}`],
    ['in another case', () => `/blog/Deniz/${trip.toUpperCase()}`],
    ['in percent signs', () => `/blog/deniz/%62${trip.slice(1)}`],
    ['with a slash at its end', () => `/blog/deniz/${trip}/`],
  ])('%s leads to the one that it has', async (_, path) => {
    expect(await outcome(path())).toBe(`redirect /blog/deniz/${trip}`);
  });
});

describe('a page', () => {
  it('is whole whatever an older release, or a hand, has written of how it looks', async () => {
    for (const config of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '7',
      '{"pageStyle":null,"tripSettings":[],"vayaDisplaySettings":"all","displayOrder":7}',
      '{"pageStyle":{"backgroundColor":"url(x)","fontFamily":"Comic Sans","coverImageUrl":"../x"},"showEmail":"maybe"}',
      '{"tripSettings":{"tripsPerRow":-1,"visibleTrips":{"0":"deniz-0"},"highlightedTrips":["gone"]},"language":"xx"}',
      '{"vayaDisplaySettings":{"deniz-0":{"textStyles":{"title":{"color":7,"fontSize":"large"}}},"__proto__":null}}',
      `{"showLocations":false,"removedLongAgo":{"deep":${'['.repeat(500)}${']'.repeat(500)}}}`,
    ]) {
      await writeConfig(config);
      for (const path of ['/blog/deniz', `/blog/deniz/${trip}`])
        expect([config, path, await outcome(path)]).toEqual([config, path, 'page']);
    }
    await writeConfig('{}');
  });

  it('is whole without any of its pictures, and says that those are not there', async () => {
    const { database } = server.platform;
    const none = await coverOf(server, blog.id, 'f');
    for (const profilePicture of [null, none]) {
      await database.updateTable('creator').set({ profilePicture }).where('accountId', '=', blog.id).execute();
      for (const coverImage of [null, none, '', 'https://', 'http://plain.example/a.jpg', 'javascript:alert(1)']) {
        await database.updateTable('trip').set({ coverImage }).where('accountId', '=', blog.id).execute();
        await writeConfig(JSON.stringify({ pageStyle: { coverImageUrl: none } }));
        const { status, text } = await answer('/blog/deniz');
        expect([profilePicture, coverImage, status, text.includes('javascript:')]).toEqual([
          profilePicture,
          coverImage,
          200,
          false,
        ]);
        expect(await outcome(`/blog/deniz/${trip}`)).toBe('page');
      }
    }
    for (const name of ['96', '1600', '7']) expect((await answer(`/media/${none}/${name}.webp`)).status).toBe(404);
    expect((await answer(`/media/${'f'.repeat(30)}/..%2f/96.webp`)).status).toBe(404);
  });

  it('is not asked for by an address that cannot be read', async () => {
    const { host } = new URL(server.url);
    for (const target of [
      '/blog/\x7f',
      '/blog/de\\niz',
      '/blog/deniz#part',
      '/blog//deniz',
      '//blog/deniz',
      '/BLOG/deniz',
    ]) {
      const { status } = await askRaw(
        server.url,
        `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect([target, [200, 301, 400, 404].includes(status)]).toEqual([target, true]);
    }
  });
});
