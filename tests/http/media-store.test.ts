import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { parseConfig } from '#server/lib/config.ts';
import { Unavailable } from '#server/lib/errors.ts';
import { openMediaStore } from '#server/lib/media-store.ts';
import { attachImage } from '#server/media/images.ts';
import { everyPicture } from '#server/ops/backed-up.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { applyAs } from '#tests/kit/applicant.ts';
import { configOf as testConfig } from '#tests/kit/config-of.ts';
import { startObjectStore } from '#tests/kit/object-store.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let store: Awaited<ReturnType<typeof startObjectStore>>;

beforeAll(async () => {
  store = await startObjectStore();
});
afterAll(() => store.stop());

async function pictureOfApplicant(server: TestServer) {
  await applyAs(server, 'deniz');
  return server.platform.database.selectFrom('creator').select('profilePicture').executeTakeFirstOrThrow();
}

const configOf = (change: Record<string, string>) => parseConfig({ ...store.env, ...change });

describe('an S3-compatible store', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, store.env);
  });
  afterAll(() => server.stop());

  it('keeps the pictures of applications, and serves them through us', async () => {
    const { profilePicture } = await pictureOfApplicant(server);
    const response = await fetch(`${server.url}/media/${profilePicture}/320.webp`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await server.get(`/media/profile/${'0'.repeat(30)}/320.webp`)).status).toBe(404);
  });

  it('loses what no record took', async () => {
    const key = `profile/${'a'.repeat(30)}`;
    await server.platform.media.write(`${key}/96.webp`, new Uint8Array([1]));
    const image = { key, purpose: 'profile' as const, createdAt: 0, attachedAt: null };
    await server.platform.database.insertInto('image').values(image).execute();
    expect(store.paths()).toContain(`/vaya/${key}/96.webp`);
    await runCleanups(server.platform);
    expect(store.paths()).not.toContain(`/vaya/${key}/96.webp`);
    expect(await server.platform.media.read(`${key}/96.webp`)).toBeNull();
  });
});

describe('a folder of ours', () => {
  it('loses what no record took, with the folder that it lay in', async () => {
    const server = await startTestServer();
    const { profilePicture } = await pictureOfApplicant(server);
    const key = `profile/${'a'.repeat(30)}`;
    await server.platform.media.write(`${key}/96.webp`, new Uint8Array([1]));
    const image = { key, purpose: 'profile' as const, createdAt: 0, attachedAt: null };
    await server.platform.database.insertInto('image').values(image).execute();
    await runCleanups(server.platform);
    const kept = readdirSync(join(server.platform.config.dataDir, 'media/profile'));
    expect(kept.map((name) => `profile/${name}`)).toEqual([profilePicture]);
    await server.stop();
  });
});

it('a folder for the processes of one machine has the pictures of all of them, and a backup of any one holds them', async () => {
  const home = mkdtempSync(join(tmpdir(), 'vaya-machine-'));
  const configs = ['3000', '3001'].map((port) =>
    testConfig({ DATA_DIR: join(home, port), MEDIA_DIR: join(home, 'media') }),
  );
  const [first, second] = configs.map((config) => ({ config, media: openMediaStore(config) }));
  if (!first || !second) throw new Error('There are two processes.');
  const picture = Buffer.from('a picture');
  await first.media.write('profile/x/96.webp', picture);
  expect(await second.media.read('profile/x/96.webp')).toEqual(picture);
  const row = { path: 'profile/x/96.webp', bytes: picture.toString('base64') };
  const backedUp = [];
  for await (const line of everyPicture(second)) backedUp.push(line);
  expect(backedUp).toEqual([['picture file', row]]);
  await second.media.remove('profile/x', ['96.webp']);
  expect(await first.media.read('profile/x/96.webp')).toBeNull();
  rmSync(home, { recursive: true });
});

it('a picture whose files could not be removed is removed by a later sweep', async () => {
  const server = await startTestServer();
  const { media, database } = server.platform;
  const key = `profile/${'a'.repeat(30)}`;
  await media.write(`${key}/96.webp`, new Uint8Array([1]));
  const image = { key, purpose: 'profile' as const, createdAt: 0, attachedAt: null };
  await database.insertInto('image').values(image).execute();
  server.platform.media = { ...media, remove: () => Promise.reject(new Error('The picture store is away.')) };
  await runCleanups(server.platform);
  expect(await database.selectFrom('image').selectAll().execute()).toMatchObject([image]);
  server.platform.media = media;
  await runCleanups(server.platform);
  expect(await database.selectFrom('image').selectAll().execute()).toEqual([]);
  expect(await media.read(`${key}/96.webp`)).toBeNull();
  await server.stop();
});

it('a picture is known until its files are gone, and no record takes it meanwhile', async () => {
  const server = await startTestServer();
  const { media, database } = server.platform;
  const key = `profile/${'b'.repeat(30)}`;
  await database.insertInto('image').values({ key, purpose: 'profile', createdAt: 0, attachedAt: null }).execute();
  const seen: object[] = [];
  const remove = async () => {
    await inUnitOfWork(server.platform, (unit) => attachImage(unit, { key, accountId: 'a' }));
    seen.push(...(await database.selectFrom('image').select(['key', 'attachedAt']).execute()));
  };
  server.platform.media = { ...media, remove };
  await runCleanups(server.platform);
  expect(seen).toEqual([{ key, attachedAt: null }]);
  expect(await database.selectFrom('image').selectAll().execute()).toEqual([]);
  await server.stop();
});

it('a picture that cannot be removed keeps no other from it', async () => {
  const server = await startTestServer();
  const { media, database } = server.platform;
  const keys = ['profile', 'cover'].flatMap((kind) => ['a', 'b'].map((letter) => `${kind}/${letter.repeat(30)}`));
  const images = keys.map((key) => ({
    key,
    purpose: key.startsWith('cover') ? ('cover' as const) : ('profile' as const),
    createdAt: 0,
    attachedAt: null,
  }));
  await database.insertInto('image').values(images).execute();
  const [stuck] = keys;
  server.platform.media = {
    ...media,
    remove: async (key) => {
      if (key === stuck) throw new Error('It is not ours.');
    },
  };
  await runCleanups(server.platform);
  expect(await database.selectFrom('image').select('key').execute()).toEqual([{ key: stuck }]);
  await server.stop();
});

it('one sweep takes out all that no record took, however many there are and whichever cannot be removed', async () => {
  const server = await startTestServer();
  const { media, database } = server.platform;
  const images = Array.from({ length: 250 }, (_, index) => ({
    key: `profile/${String(index).padStart(30, '0')}`,
    purpose: 'profile' as const,
    createdAt: 0,
    attachedAt: null,
  }));
  await database.insertInto('image').values(images).execute();
  const stuck = images.slice(0, 120).map(({ key }) => key);
  server.platform.media = {
    ...media,
    remove: async (key) => {
      if (stuck.includes(key)) throw new Error('It is not ours.');
    },
  };
  const left = async () =>
    (await database.selectFrom('image').select('key').orderBy('key').execute()).map(({ key }) => key);
  await runCleanups(server.platform);
  expect(await left()).toEqual(stuck);
  server.platform.media = { ...media, remove: async () => {} };
  await runCleanups(server.platform);
  expect(await left()).toEqual([]);
  await server.stop();
});

it('a store that is away is asked a few times in a sweep and no more', async () => {
  const server = await startTestServer();
  const { media, database } = server.platform;
  const images = Array.from({ length: 250 }, (_, index) => ({
    key: `cover/${String(index).padStart(30, '0')}`,
    purpose: 'cover' as const,
    createdAt: 0,
    attachedAt: null,
  }));
  await database.insertInto('image').values(images).execute();
  const remove = vi.fn(() => Promise.reject(new Unavailable()));
  server.platform.media = { ...media, remove };
  await runCleanups(server.platform);
  expect(remove).toHaveBeenCalledTimes(3);
  await server.stop();
});

it('an answer that breaks off says that the store is away', async () => {
  const broken = createServer((_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.destroy());
  });
  await once(broken.listen(0, '127.0.0.1'), 'listening');
  const { port } = broken.address() as AddressInfo;
  const config = configOf({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
  if ('problems' in config) throw new Error(config.problems.join());
  await expect(openMediaStore(config).read('profile/x/96.webp')).rejects.toThrow(Unavailable);
  broken.close();
});

describe('a store that is not right', () => {
  it.each([
    ['a key that it does not know', { S3_ACCESS_KEY_ID: 'wrong' }],
    ['a secret that is not that of the key', { S3_SECRET_ACCESS_KEY: 'wrong' }],
    ['no such bucket', { S3_BUCKET: 'elsewhere' }],
    ['nobody there', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ])('throws on %s, and stores nothing', async (_, change) => {
    const config = configOf(change);
    if ('problems' in config) throw new Error(config.problems.join());
    const before = store.paths();
    await expect(openMediaStore(config).write('profile/x/96.webp', new Uint8Array([1]))).rejects.toThrow();
    expect(store.paths()).toEqual(before);
  });

  it('is refused at start when only half of it is given', () => {
    const config = configOf({ S3_BUCKET: '' });
    expect(config).toEqual({
      problems: ['S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together or not at all.'],
    });
  });
});
