import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unavailable } from '#server/lib/errors.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { coverOf, startBlog } from '#tests/kit/blogs.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { drawingFor } from '#tests/kit/processes.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { readHtml } from '#tests/kit/xml.ts';

const publicUrl = 'https://vaya.example';
let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
let address: { hill: string; sea: string };
beforeAll(async () => {
  server = await startTestServer({}, { PUBLIC_URL: publicUrl, TRUST_PROXY: '1' });
  server.clock.now = Date.UTC(2026, 5, 15, 12);
  blog = await startBlog(server, {
    trips: [
      { title: 'Over </script> the "hill"', description: 'One <b>slow</b> day.\n\nAnd another.' },
      { title: 'By the sea', coverImage: `demo-landscape/${'0'.repeat(29)}7` },
    ],
  });
  await tell({ aboutMe: `I walk old mule paths. ${'And then some more of it. '.repeat(20)}` });
  const { html } = await page('/blog/deniz');
  const addressOf = (title: string) => new RegExp(`/blog/deniz/${title}-[a-z0-9]+`).exec(html)?.[0] ?? title;
  address = { hill: addressOf('over-script-the-hill'), sea: addressOf('by-the-sea') };
});
afterAll(() => server.stop());

const page = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  const html = await response.text();
  const document = readHtml(html);
  const meta = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  const links = (rel: string) =>
    [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));
  const structured = [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent),
  );
  return { status: response.status, html, title: document.title, meta, links, structured };
};
const save = async (config: object) => {
  const { status } = await server.post(`/api/creator/${blog.id}/blog-config`, config, blog.owner);
  expect(status).toBe(200);
};
/** What a profile says is written down with its next version. */
const tell = async (change: { aboutMe?: string; profilePicture?: string }) => {
  const { database } = server.platform;
  await database.updateTable('creator').set(change).where('accountId', '=', blog.id).execute();
  await save({});
};
const pictureOf = async (path: string) => {
  const href = (await page(path)).meta('og:image') ?? '';
  expect(href.startsWith(`${publicUrl}/share/`)).toBe(true);
  return href.slice(publicUrl.length);
};
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { redirect: 'manual', headers });
const coverIn = (number: number) => `cover/${number}`;
/** Each has a cover of its own, of which there are no files. */
async function picturesOfTrips(number: number, count: number): Promise<string[]> {
  const username = `many${number}`;
  const trips = Array.from({ length: count }, (_, index) => ({
    coverImage: `${coverIn(number)}${String(index).padStart(29, '0')}`,
  }));
  await startBlog(server, { username, number, trips });
  const document = readHtml((await page(`/blog/${username}`)).html);
  const links = [...document.querySelectorAll('h3 a')].map((link) => link.getAttribute('href') ?? '');
  return Promise.all(links.map(pictureOf));
}
const bytesAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

describe('what a page says of itself', () => {
  it('is who it is of, where it is, and in which languages', async () => {
    const { title, meta, links, structured } = await page('/blog/deniz');
    expect(title).toBe('Deniz Yıldız · Vaya');
    expect(meta('description')).toMatch(/^I walk old mule paths\. And .*[a-z.]…$/);
    expect(meta('description')?.length).toBeLessThanOrEqual(160);
    expect(meta('robots')).toBeUndefined();
    expect(links('canonical')).toEqual([`${publicUrl}/blog/deniz`]);
    expect(links('alternate').slice(0, 2)).toEqual([`${publicUrl}/blog/deniz`, `${publicUrl}/blog/deniz?lang=tr`]);
    expect(structured).toMatchObject([
      {
        '@type': 'ProfilePage',
        url: `${publicUrl}/blog/deniz`,
        mainEntity: { name: 'Deniz Yıldız', email: 'deniz@mail.example', telephone: expect.stringMatching(/^\+90/) },
      },
    ]);
  });

  it('is another page in another language', async () => {
    const { meta, links } = await page('/blog/deniz?lang=tr');
    expect(links('canonical')).toEqual([`${publicUrl}/blog/deniz?lang=tr`]);
    expect([meta('og:locale'), meta('og:url')]).toEqual(['tr_TR', `${publicUrl}/blog/deniz?lang=tr`]);
  });

  it('is said to whoever shows it, with a picture of which all is known before it is fetched', async () => {
    for (const [path, type, title] of [
      ['/blog/deniz', 'profile', 'Deniz Yıldız · Vaya'],
      [address.sea, 'article', 'By the sea · Deniz Yıldız'],
    ] as const) {
      const { meta, ...said } = await page(path);
      expect(said.title).toBe(title);
      expect([meta('og:type'), meta('og:title'), meta('og:url')]).toEqual([type, title, `${publicUrl}${path}`]);
      expect(meta('og:description')).toBe(meta('description'));
      expect(meta('og:image')).toMatch(new RegExp(`^${publicUrl}/share/[0-9a-f]{24}/en/deniz`));
      expect([meta('og:image:type'), meta('og:image:width'), meta('og:image:height')]).toEqual([
        'image/jpeg',
        '1200',
        '630',
      ]);
      expect(meta('og:image:alt')).toBe(title);
      expect(meta('twitter:card')).toBe('summary_large_image');
    }
  });

  it('of a trip is what it says, and none of it gets out of its place', async () => {
    const { title, meta, structured } = await page(address.hill);
    expect(title).toBe('Over </script> the "hill" · Deniz Yıldız');
    expect(meta('description')).toBe('One <b>slow</b> day. And another.');
    expect(structured).toMatchObject([{ '@type': 'TouristTrip', name: 'Over </script> the "hill"' }]);
  });

  it('is what its owner wants said, where they have said it', async () => {
    await save({ sharing: { title: 'Mule paths', description: 'Slow days on old ways.' } });
    const { title, meta } = await page('/blog/deniz');
    expect([title, meta('og:title'), meta('og:image:alt')]).toEqual(['Mule paths', 'Mule paths', 'Mule paths']);
    expect([meta('description'), meta('og:description')]).toEqual(['Slow days on old ways.', 'Slow days on old ways.']);
    expect((await page(address.sea)).title).toBe('By the sea · Deniz Yıldız');
    await save({});
  });

  it('is nothing that a search engine should keep where nobody is', async () => {
    const { status, meta, links } = await page('/blog/nobody');
    expect([status, meta('robots'), meta('og:title'), links('canonical')]).toEqual([404, 'noindex', undefined, []]);
  });
});

describe('the picture of a page that is shared', () => {
  it('is a picture of the size that was told, and is kept for ever', async () => {
    for (const path of ['/blog/deniz', '/blog/deniz?lang=tr', address.sea, address.hill]) {
      const response = await get(await pictureOf(path));
      const told = ['content-type', 'cache-control'].map((name) => response.headers.get(name));
      expect([response.status, ...told]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable']);
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([path, format, width, height]).toEqual([path, 'jpeg', 1200, 630]);
    }
  });

  it('is drawn once, and not in the server’s own process', async () => {
    await save({ sharing: { title: 'Drawn just now' } });
    const kept = await pictureOf('/blog/deniz');
    await bytesAt(kept);
    // Those that other tests in this process have begun may rest beside ours.
    const pids = drawingFor(process.pid);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    let isDrawn = false;
    const asked = pictureOf(`${address.sea}?lang=tr`).then((path) => Promise.all([bytesAt(path), bytesAt(path)]));
    void asked.then(() => {
      isDrawn = true;
    });
    for (let turn = 0; turn < 20; turn += 1) expect((await get(kept)).status).toBe(200);
    expect(isDrawn).toBe(false);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    const [first, second] = await asked;
    expect([first.length > 10_000, second.equals(first)]).toEqual([true, true]);
    expect(drawingFor(process.pid).filter((pid) => !pids.includes(pid))).toEqual([]);
    await save({});
  });

  it('keeps nobody from anything else while it waits to be drawn', async () => {
    await save({ sharing: { title: 'Waited for' } });
    const [before, path] = [await pictureOf(address.hill), await pictureOf('/blog/deniz')];
    await bytesAt(before);
    const pids = drawingFor(process.pid);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const waiting: Promise<Response>[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      waiting.push(...Array.from({ length: 10 }, () => get(path)));
      await wait(50);
    }
    expect((await get('/blog/deniz')).status).toBe(200);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  itAtNight('is refused to a client that has eleven drawn or waiting already, and to no other', async ({ task }) => {
    const number = 4 + 2 * (task.result?.retryCount ?? 0);
    const paths = await picturesOfTrips(number, 31);
    const ours = await picturesOfTrips(number + 1, 12);
    await bytesAt(paths.pop() ?? '');
    const pids = drawingFor(process.pid);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const answers = { drawn: 0, refused: 0 };
    const theirs = paths.map(async (path) => {
      const { status } = await get(path, { 'x-forwarded-for': '192.0.2.1' });
      expect([200, 503]).toContain(status);
      answers[status === 200 ? 'drawn' : 'refused'] += 1;
    });
    let asked: Promise<number>[] = [];
    try {
      await eventually(() => expect(answers.refused).toBe(paths.length - 11));
      asked = ours.map(async (path) => (await get(path, { 'x-forwarded-for': '198.51.100.1' })).status);
      expect(await Promise.race(asked), 'eleven of them are waiting').toBe(503);
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
      await Promise.all([...theirs, ...asked]);
    }
    expect(answers.drawn).toBe(11);
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(11);
  });

  it('has an address that says what is on it: with another text it is elsewhere, with the same it stays', async () => {
    await save({});
    const before = await pictureOf('/blog/deniz');
    for (const config of [
      { sharing: { title: 'Mule paths' } },
      { sharing: { description: 'Slow days on old ways.' } },
      { pageStyle: { backgroundColor: '#0b5563' } },
      { pageStyle: { fontFamily: 'Georgia' } },
      { pageStyle: { profilePictureStyle: { shape: 'square' } } },
      { tripSettings: { hideAllTrips: true } },
    ]) {
      await save(config);
      const now = await pictureOf('/blog/deniz');
      expect([config, now === before]).toEqual([config, false]);
      const moved = await get(before);
      expect([moved.status, moved.headers.get('location')]).toEqual([302, now]);
    }
    await save({ showEmail: false, pageStyle: { textStyles: { aboutMe: { fontSize: 20 } } } });
    expect(await pictureOf('/blog/deniz')).toBe(before);
    await save({});
  });

  it('of a trip leads on to the new one once the trip has another title', async () => {
    const before = await pictureOf(address.sea);
    const { database } = server.platform;
    const rename = async (from: string, to: string) => {
      await database.updateTable('trip').set({ title: to }).where('title', '=', from).execute();
      await save({});
    };
    await rename('By the sea', 'By the ocean');
    const moved = await get(before);
    const path = moved.headers.get('location') ?? '';
    expect([moved.status, path]).toEqual([302, await pictureOf(address.sea)]);
    expect([path.includes('/by-the-ocean-'), (await get(path)).status]).toEqual([true, 200]);
    await rename('By the ocean', 'By the sea');
    expect(await pictureOf(address.sea)).toBe(before);
  });

  it('may be shown by any other site, and so may what leads to it', async () => {
    const path = await pictureOf('/blog/deniz');
    for (const shown of [path, path.replace(/[0-9a-f]{24}/, '0'.repeat(24))]) {
      const { status, headers } = await get(shown);
      expect([status, headers.get('cross-origin-resource-policy')]).toEqual([
        shown === path ? 200 : 302,
        'cross-origin',
      ]);
    }
    expect((await get('/blog/deniz')).headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('is gone with what it is of', async () => {
    const [ofBlog, ofTrip] = [await pictureOf('/blog/deniz'), await pictureOf(address.sea)];
    const statuses = async () =>
      (await Promise.all([ofBlog, ofTrip].map((path) => get(path)))).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200]);
    await save({ tripSettings: { hideAllTrips: true } });
    expect(await statuses()).toEqual([302, 404]);
    await save({});
    expect(await statuses()).toEqual([200, 200]);
    const other = await startBlog(server, { username: 'gone', number: 3 });
    const ofOther = await pictureOf('/blog/gone');
    expect((await get(ofOther)).status).toBe(200);
    const staff = await signInStaff(server, 'share');
    await staff.post(`/creators/${other.id}/moves`, { move: 'suspend' });
    expect((await get(ofOther)).status).toBe(404);
  });

  it('is none of nobody’s, in no language that there is not, and of no other blog’s trip', async () => {
    await startBlog(server, { username: 'mia', number: 2 });
    const sea = await pictureOf(address.sea);
    const hash = '0'.repeat(24);
    for (const path of [
      `/share/${hash}/en/nobody`,
      `/share/${hash}/de/deniz`,
      `/share/${hash}/en/deniz/no-such-trip`,
      `/share/${hash}/en/${'a'.repeat(190)}`,
      `/share/${hash}/en/%00`,
      sea.replace('/deniz/', '/mia/'),
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get(`/share/x/en/deniz`)).headers.get('location')).toBe(await pictureOf('/blog/deniz'));
  });

  it('is drawn whatever its title is made of, and by the process that was there', async () => {
    await bytesAt(await pictureOf('/blog/deniz'));
    const pids = drawingFor(process.pid);
    for (const title of [
      '\u2800',
      'ᄀ'.repeat(30),
      'ᄀ'.repeat(60),
      'e\u0301'.repeat(20),
      `Z${'\u0353\u035b'.repeat(25)}`,
    ]) {
      await save({ sharing: { title } });
      const response = await get(await pictureOf('/blog/deniz'));
      expect([title, response.status]).toEqual([title, 200]);
      const { width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([title, width, height]).toEqual([title, 1200, 630]);
    }
    expect(drawingFor(process.pid)).toEqual(pids);
    await save({});
  });

  it('that could not be drawn is not tried again with the next request for it', async () => {
    const key = await coverOf(server, blog.id, '3');
    await save({ pageStyle: { coverImageUrl: key } });
    const path = await pictureOf('/blog/deniz');
    const { media } = server.platform;
    let reads = 0;
    server.platform.media = {
      ...media,
      async read() {
        reads += 1;
        throw new Unavailable('planted');
      },
    };
    try {
      expect([(await get(path)).status, (await get(path)).status, reads]).toEqual([503, 503, 1]);
    } finally {
      server.platform.media = media;
    }
    await save({});
  });

  it('[BEYOND-119] has the portrait, the ground of the blog, and the cover around its focus', async () => {
    const { media, database } = server.platform;
    const half = (top: number, background: string) => ({
      input: { create: { width: 800, height: 600, channels: 3 as const, background } },
      ...{ left: 0, top },
    });
    const upright = sharp({ create: { width: 800, height: 1200, channels: 3, background: '#000000' } });
    const bytes = await upright
      .composite([half(0, '#ff0000'), half(600, '#0000ff')])
      .webp()
      .toBuffer();
    const coverImage = await coverOf(server, blog.id, '4');
    await media.write(`${coverImage}/1600.webp`, bytes);
    const profilePicture = await coverOf(server, blog.id, '5');
    const green = sharp({ create: { width: 320, height: 320, channels: 3, background: '#00ff00' } });
    await media.write(`${profilePicture}/320.webp`, await green.webp().toBuffer());
    const drawnWith = async (trip: { coverFocus: string | null }, portrait: string | null) => {
      await database
        .updateTable('trip')
        .set({ coverImage, ...trip })
        .where('title', '=', 'By the sea')
        .execute();
      await database
        .updateTable('creator')
        .set({ profilePicture: portrait })
        .where('accountId', '=', blog.id)
        .execute();
      await save({ pageStyle: { backgroundColor: '#ffffff' } });
      const picture = sharp(await bytesAt(await pictureOf(address.sea)));
      const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
      const colourAt = (x: number, y: number) =>
        [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)].map((part) => (part > 128 ? 1 : 0)).join('');
      return { cover: colourAt(900, 100), face: colourAt(160, 360), ground: colourAt(20, 620) };
    };
    expect([
      await drawnWith({ coverFocus: JSON.stringify({ x: 50, y: 0 }) }, profilePicture),
      await drawnWith({ coverFocus: JSON.stringify({ x: 50, y: 100 }) }, null),
    ]).toEqual([
      { cover: '100', face: '010', ground: '111' },
      { cover: '001', face: '111', ground: '111' },
    ]);
    await database
      .updateTable('trip')
      .set({ coverImage: `demo-landscape/${'0'.repeat(29)}7`, coverFocus: null })
      .where('title', '=', 'By the sea')
      .execute();
    await save({});
  });

  it('is drawn upon the page’s colour where the cover is gone, or is no picture any more', async () => {
    for (const [digit, bytes] of [
      ['1', null],
      ['2', Buffer.from('no picture')],
    ] as const) {
      const key = await coverOf(server, blog.id, digit);
      if (bytes) await server.platform.media.write(`${key}/1600.webp`, bytes);
      await save({ pageStyle: { coverImageUrl: key, backgroundColor: '#c2410c' } });
      const { dominant } = await sharp(await bytesAt(await pictureOf('/blog/deniz'))).stats();
      expect([key, dominant.r > 2 * dominant.b]).toEqual([key, true]);
    }
    await save({});
  });
});
