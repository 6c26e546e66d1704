import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/kit/eventually.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { pictureKey, startWithRelayedStore } from '#tests/kit/relayed-store.ts';

let world: Awaited<ReturnType<typeof startWithRelayedStore>>;
beforeEach(async () => {
  world = await startWithRelayedStore();
});
afterEach(() => world.stop());

const read = (from = 0, key = pictureKey) =>
  world.server.get(`/media/${key}/96.webp`, { 'x-forwarded-for': `192.0.2.${from}` });
const checkEmail = () => world.server.post('/api/creator/check-email', { email: 'mia@mail.example' });

describe('a picture store that hangs', () => {
  itAtNight('delays no other calls, and is given up for pictures, even while garbage is collected', async () => {
    const { relay, server } = world;
    setFlagsFromString('--expose-gc');
    const collecting = setInterval(runInNewContext('gc'), 100);
    relay.silence(true);
    let answered = 0;
    const pictures = Array.from({ length: 80 }, async (_, index) => {
      const answer = await read(index, `profile/${String(index).padStart(30, '0')}`);
      answered += 1;
      return answer;
    });
    await eventually(() => expect(relay.swallowed).toBeGreaterThanOrEqual(15));
    expect([(await checkEmail()).status, (await server.get('/')).status]).toEqual([200, 200]);
    expect(answered).toBeLessThan(80);
    const answers = await Promise.all(pictures);
    clearInterval(collecting);
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
      new Set(['503 5']),
    );
    // 16 at a time; a connection that was given up may close a little after the next one opens.
    expect(relay.maxOpen).toBeLessThanOrEqual(32);
  });

  it('serves pictures again as soon as it has recovered', async () => {
    const { relay } = world;
    relay.silence(true);
    expect((await read()).status).toBe(503);
    relay.silence(false);
    expect((await read()).status).toBe(200);
  });
});

it('a picture store that is slow with one picture is still asked for others', async () => {
  const { server, store } = world;
  store.mood.hangsAt = 'b'.repeat(30);
  const waiting = server.get(`/media/profile/${'b'.repeat(30)}/96.webp`);
  await eventually(() => expect(store.mood.hanging).toBe(1));
  expect((await read()).status).toBe(200);
  expect((await waiting).status).toBe(503);
  expect((await read()).status).toBe(200);
});

it('many who read one picture of a slow store all get it, and the store is asked once', async () => {
  const { store } = world;
  const release = store.holdReads();
  const before = store.reads();
  const readers = Array.from({ length: 60 }, (_, index) => read(index));
  await eventually(() => expect(store.reads()).toBe(before + 1));
  release();
  expect(new Set((await Promise.all(readers)).map(({ status }) => status))).toEqual(new Set([200]));
  expect([(await read()).status, store.reads()]).toEqual([200, before + 1]);
});

it('a picture that is removed from the store is not served from memory', async () => {
  const { server } = world;
  expect((await read()).status).toBe(200);
  await server.platform.media.remove(pictureKey, ['96.webp']);
  expect((await read()).status).toBe(404);
});
