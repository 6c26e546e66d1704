import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { coverImageReply } from '#contract/blog.ts';
import { Unavailable } from '#server/lib/errors.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { pictureOf } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const hour = 60 * 60_000;
const mostBytes = 5 * 1024 * 1024;

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer();
  blog = await startBlog(server);
});
afterAll(() => server.stop());

function send(bytes: Uint8Array, { field = 'coverImage', id = blog.id, headers = blog.owner } = {}) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'sea.jpg');
  return server.ask(`/api/creator/${id}/blog-config/cover-image`, { method: 'POST', body: form, headers });
}

const wide = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5563' } })
    .jpeg()
    .toBuffer();

const canvas = async (background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 300, height: 300, channels: typeof background === 'string' ? 3 : 4, background } });
const bandOf = (background: string) =>
  sharp({ create: { width: 300, height: 100, channels: 3, background } })
    .png()
    .toBuffer();

async function uploaded(bytes?: Uint8Array): Promise<string> {
  const { status, body } = await send(bytes ?? (await wide(1700, 600)));
  expect([status, body]).toEqual([200, { success: true, coverImageUrl: expect.any(String) }]);
  return coverImageReply.parse(body).coverImageUrl;
}

const save = (coverImageUrl: string | null, owner = blog) =>
  server.post(`/api/creator/${owner.id}/blog-config`, { pageStyle: { coverImageUrl } }, owner.owner);
const coverOnPage = async () => (await server.get(`/api/creator/${blog.id}/blog-config`)).body.pageStyle?.coverImageUrl;
const sizeOf = async (folder: string, width: number) => {
  const bytes = Buffer.from(await (await fetch(`${server.url}/media/${folder}/${width}.webp`)).arrayBuffer());
  const { format, width: wide, height, exif } = await sharp(bytes).metadata();
  return { format, size: [wide, height], exif };
};
const isServed = async (folder: string) => (await server.get(`/media/${folder}/480.webp`)).status === 200;

describe('the picture of a cover', () => {
  it('[API-21] [EDIT-15] is answered with what the config may name, and is on the page once that is saved', async () => {
    const folder = await uploaded();
    expect(await coverOnPage()).toBeUndefined();
    expect((await save(folder)).status).toBe(200);
    expect(await coverOnPage()).toBe(folder);
    const page = await server.get('/blog/deniz', { accept: 'text/html' });
    expect(page.body).toContain(`/media/${folder}/960.webp`);
  });

  it.each([
    ['wide', 1700, 600, [1600, 565]],
    ['small', 500, 300, [500, 300]],
    ['as high as a telephone', 900, 1600, [900, 1600]],
    ['a tower', 900, 9000, [240, 2400]],
  ])('is drawn anew with all that is on it where it is %s', async (_, width, height, largest) => {
    const folder = await uploaded(await wide(width, height));
    expect(await sizeOf(folder, 1600)).toEqual({ format: 'webp', size: largest, exif: undefined });
    for (const narrower of [480, 960]) {
      const { size } = await sizeOf(folder, narrower);
      expect(size[0]).toBeLessThanOrEqual(narrower);
      expect((size[0] ?? 0) / (size[1] ?? 1)).toBeCloseTo(width / height, 1);
    }
  });

  it('is named by its tones from the top to the bottom, which stand on the page until it is there', async () => {
    const band = async (background: string, top: number) => ({ input: await bandOf(background), left: 0, top });
    const bands = [await band('#7fc4d6', 0), await band('#fbe6c8', 100), await band('#3c7480', 200)];
    const folder = await uploaded(await (await canvas('#000000')).composite(bands).png().toBuffer());
    const [, tones = ''] = /^cover\/[0-9a-f]{30}-([0-9a-f]{18})$/.exec(folder) ?? [];
    const far = (one: string, other: string) => Math.abs(Number.parseInt(one, 16) - Number.parseInt(other, 16));
    const channels = '7fc4d6fbe6c83c7480'.match(/../g) ?? [];
    const distances = channels.map((channel, index) => far(channel, tones.slice(2 * index, 2 * index + 2)));
    expect(Math.max(...distances)).toBeLessThan(24);
    await save(folder);
    const page = await server.get('/blog/deniz');
    const gradient = (tones.match(/.{6}/g) ?? []).map((tone) => `#${tone}`).join(',');
    expect(page.body).toContain(`[data-tones="${tones}"]{background:linear-gradient(${gradient})}`);
    expect(page.body).toContain(`data-tones="${tones}"`);
    const seenThrough = await uploaded(await (await canvas({ r: 0, g: 0, b: 0, alpha: 0.5 })).png().toBuffer());
    expect(seenThrough).toMatch(/^cover\/[0-9a-f]{30}$/);
    expect(await isServed(seenThrough)).toBe(true);
  });

  it('loses what a camera wrote into it, and stands upright', async () => {
    const turned = await sharp(await wide(600, 300))
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sizeOf(await uploaded(turned), 480)).toMatchObject({ size: [300, 600], exif: undefined });
  });

  it('[EDIT-10] [EDIT-11] is refused in the words of the contract, and is nowhere then', async () => {
    const before = await server.platform.database.selectFrom('image').select('key').execute();
    const refused = [
      [
        'We cannot read this kind of image. Please choose a JPEG, PNG or WebP file.',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      ],
      ['Please select a valid image file', Buffer.from('a text')],
      ['Please select a valid image file', Buffer.alloc(0)],
      ['Image size should be less than 5MB', Buffer.alloc(mostBytes + 1, 0xff)],
    ] as const;
    for (const [message, bytes] of refused) {
      const { status, body } = await send(bytes);
      expect([status, body.code, body.fields]).toEqual([400, 'validation', { coverImage: message }]);
    }
    const elsewhere = await send(await pictureOf(), { field: 'picture' });
    expect(elsewhere.body.fields).toEqual({ coverImage: 'Please select a valid image file' });
    expect(await server.platform.database.selectFrom('image').select('key').execute()).toEqual(before);
  });

  it('[EDIT-11] may have 5 MB, to the byte', async () => {
    const picture = await wide(600, 300);
    const padded = Buffer.concat([picture, Buffer.alloc(mostBytes - picture.length)]);
    expect(await sizeOf(await uploaded(padded), 480)).toMatchObject({ size: [480, 240] });
  });

  it('is sent by the owner of the blog alone', async () => {
    const other = await startBlog(server, { username: 'mia', number: 2 });
    const picture = await pictureOf();
    expect((await send(picture, { headers: other.owner })).status).toBe(403);
    expect((await send(picture, { headers: await signInSponsor(server) })).status).toBe(403);
    expect((await send(picture, { headers: {} as never })).status).toBe(401);
    const asJson = await server.post(`/api/creator/${blog.id}/blog-config/cover-image`, {}, blog.owner);
    expect(asJson.status).toBe(415);
  });

  it('is no other creator’s, nor a picture of somebody’s face', async () => {
    const [folder, other] = [await uploaded(), await startBlog(server, { username: 'eda', number: 3 })];
    const refused = await save(folder, other);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['pageStyle.coverImageUrl']]);
    const face = `profile/${'a'.repeat(30)}`;
    const row = { key: face, purpose: 'profile' as const, accountId: blog.id, createdAt: 0, attachedAt: 1 };
    await server.platform.database.insertInto('image').values(row).execute();
    expect((await save(face)).status).toBe(400);
    expect((await save(folder)).status).toBe(200);
  });

  it('waits a day for a config that names it, and stays for as long as one does', async () => {
    const [kept, forgotten] = [await uploaded(), await uploaded()];
    server.clock.now += 23 * hour;
    await runCleanups(server.platform);
    blog = { ...blog, owner: await signInAgain() };
    expect((await save(kept)).status).toBe(200);
    server.clock.now += 2 * hour;
    await runCleanups(server.platform);
    expect([await isServed(kept), await isServed(forgotten)]).toEqual([true, false]);
    const gone = await save(forgotten);
    expect([gone.status, await coverOnPage()]).toEqual([400, kept]);
    server.clock.now += 100 * 24 * hour;
    await runCleanups(server.platform);
    expect(await isServed(kept)).toBe(true);
  });

  it('that another one took the place of may be taken back for a day', async () => {
    blog = { ...blog, owner: await signInAgain() };
    const [first, second] = [await uploaded(), await uploaded()];
    for (const folder of [first, second, first, null]) expect((await save(folder)).status).toBe(200);
    server.clock.now += 11 * hour;
    await runCleanups(server.platform);
    expect((await save(second)).status).toBe(200);
    server.clock.now += 14 * hour;
    await runCleanups(server.platform);
    expect([await isServed(first), await isServed(second)]).toEqual([false, true]);
    const folders = readdirSync(join(server.platform.config.dataDir, 'media/cover'));
    expect(folders.map((name) => `cover/${name}`)).toEqual([second]);
  });

  it('may be sent fifty times a day, counting files that are no picture and pictures that could not be stored', async () => {
    blog = { ...blog, owner: await signInAgain() };
    const picture = await pictureOf();
    const store = vi.spyOn(server.platform.media, 'write').mockRejectedValue(new Unavailable());
    for (let turn = 0; turn < 5; turn += 1) expect((await send(picture)).status).toBe(503);
    store.mockRestore();
    expect((await send(Buffer.from('no picture'))).status).toBe(400);
    let sent = 0;
    for (; sent < 60 && (await send(picture)).status === 200; sent += 1);
    expect(sent).toBe(44);
    const { status, body, headers } = await send(picture);
    expect([status, body.code, Number(headers.get('retry-after')) > 3600]).toEqual([429, 'tooManyRequests', true]);
  });
});

async function signInAgain() {
  const { body } = await server.post('/api/auth/login', { email: blog.account.email, password: 'open-sesame-1' });
  return { authorization: `Bearer ${body.accessToken}` };
}
