import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/kit/eventually.ts';
import { startObjectStore } from '#tests/kit/object-store.ts';
import { Relay } from '#tests/kit/relay.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let store: Awaited<ReturnType<typeof startObjectStore>>;
let relay: Relay;
let server: TestServer;

/** A store that is reached through a relay, which can fall silent. */
beforeEach(async () => {
  store = await startObjectStore();
  relay = new Relay(new URL(store.env.S3_ENDPOINT));
  await relay.mend();
  const env = { ...store.env, S3_ENDPOINT: `http://127.0.0.1:${relay.port}`, TRUST_PROXY: '1' };
  server = await startTestServer({}, env);
  await server.platform.media.write(`${key}/96.webp`, new Uint8Array([1]));
});
afterEach(async () => {
  await server.stop();
  await relay.cut();
  await store.stop();
});

const key = `profile/${'a'.repeat(30)}`;
const look = (from = 0) => server.get(`/media/${key}/96.webp`, { 'x-forwarded-for': `192.0.2.${from}` });
const checkEmail = () => server.post('/api/creator/check-email', { email: 'mia@mail.example' });

describe('a picture store that hangs', () => {
  it('keeps nobody from anything else, and whoever asks for a picture waits for three seconds', async () => {
    relay.silence(true);
    const began = performance.now();
    const calls = relay.calls;
    const pictures = Array.from({ length: 80 }, (_, index) => look(index));
    await eventually(() => expect(relay.calls).toBeGreaterThanOrEqual(calls + 15));
    const asked = performance.now();
    expect([(await checkEmail()).status, (await server.get('/')).status]).toEqual([200, 200]);
    expect(performance.now() - asked).toBeLessThan(1_000);
    const answers = await Promise.all(pictures);
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
      new Set(['503 5']),
    );
    expect(performance.now() - began).toBeLessThan(8_000);
  });

  it('is left alone by whoever comes next, until it is found back', async () => {
    relay.silence(true);
    expect((await look()).status).toBe(503);
    const asked = performance.now();
    expect((await look()).status).toBe(503);
    expect(performance.now() - asked).toBeLessThan(1_000);
    relay.silence(false);
    await eventually(async () => expect((await look()).status).toBe(200));
  });
});

it('a picture store that is slow over one picture goes on with the others', async () => {
  store.mood.hangsAt = 'b'.repeat(30);
  const waiting = server.get(`/media/profile/${'b'.repeat(30)}/96.webp`);
  await eventually(() => expect(store.mood.hanging).toBe(1));
  expect((await look()).status).toBe(200);
  expect((await waiting).status).toBe(503);
  expect((await look()).status).toBe(200);
});

it('a picture store that hangs is given up whatever is collected meanwhile', async () => {
  relay.silence(true);
  setFlagsFromString('--expose-gc');
  const collecting = setInterval(runInNewContext('gc'), 100);
  const began = performance.now();
  const paths = Array.from({ length: 6 }, (_, index) => `${key}/${index}.webp`);
  await Promise.allSettled(paths.map((path) => server.platform.media.read(path)));
  clearInterval(collecting);
  expect(performance.now() - began).toBeLessThan(8_000);
});

it('of those who send a picture to a store that hangs a few wait, and the others are told at once', async () => {
  relay.silence(true);
  const began = performance.now();
  const waits = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      await expect(server.platform.media.write(`${key}/${index}.webp`, new Uint8Array([1]))).rejects.toThrow();
      return performance.now() - began;
    }),
  );
  expect(waits.filter((wait) => wait > 2_000).length).toBeLessThanOrEqual(18);
  expect(Math.max(...waits)).toBeLessThan(14_000);
});
