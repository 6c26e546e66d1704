import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepOut } from '#server/background-work.ts';
import { openMediaStore } from '#server/media/media-store.ts';
import { parseConfig } from '#server/platform/config.ts';
import { applyAs, sendApplication } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let s3: S3rver;
let folder: string;
let env: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vaya-s3-'));
  s3 = new S3rver({ port: 0, silent: true, directory: folder, configureBuckets: [{ name: 'vaya', configs: [] }] });
  const { port } = await s3.run();
  env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'vaya',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const configOf = (change: Record<string, string>) => parseConfig({ ...env, ...change });

describe('an S3-compatible store', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, env);
  });
  afterAll(() => server.stop());

  it('keeps the pictures of applications, and serves them through us', async () => {
    await applyAs(server, 'deniz');
    const { profilePicture } = await server.platform.database
      .selectFrom('creator')
      .select('profilePicture')
      .executeTakeFirstOrThrow();
    const response = await fetch(`${server.url}/media/${profilePicture}/320.webp`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await server.get(`/media/profile/${'0'.repeat(30)}/320.webp`)).status).toBe(404);
  });

  it('loses what no record took', async () => {
    const { application } = await applyAs(server, 'mia');
    await sendApplication(server, { ...application, applicationId: 'no-such-one' });
    const key = `profile/${'a'.repeat(30)}`;
    await server.platform.media.write(`${key}/96.webp`, new Uint8Array([1]));
    const image = { key, purpose: 'profile' as const, createdAt: 0, attachedAt: null };
    await server.platform.database.insertInto('image').values(image).execute();
    await sweepOut(server.platform);
    expect(await server.platform.media.read(`${key}/96.webp`)).toBeNull();
  });
});

describe('a store that is not right', () => {
  it.each([
    ['a key that it does not know', { S3_ACCESS_KEY_ID: 'wrong' }],
    ['no such bucket', { S3_BUCKET: 'elsewhere' }],
    ['nobody there', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ])('throws on %s, and stores nothing', async (_, change) => {
    const config = configOf(change);
    if ('problems' in config) throw new Error(config.problems.join());
    await expect(openMediaStore(config).write('profile/x/96.webp', new Uint8Array([1]))).rejects.toThrow();
  });

  it('is refused at start when only half of it is given', () => {
    const config = configOf({ S3_BUCKET: '' });
    expect(config).toEqual({
      problems: ['S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together or not at all.'],
    });
  });
});
