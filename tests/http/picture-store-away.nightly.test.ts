import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureKey, startWithRelayedStore } from '#tests/kit/relayed-store.ts';

let world: Awaited<ReturnType<typeof startWithRelayedStore>>;
beforeAll(async () => {
  world = await startWithRelayedStore();
});
afterAll(() => world.stop());

it('of forty pictures that are sent to a store that hangs, few reach it and all are refused', async () => {
  const { relay, server } = world;
  relay.silence(true);
  const writes = Array.from({ length: 40 }, (_, index) =>
    server.platform.media.write(`${pictureKey}/${index}.webp`, new Uint8Array([1])),
  );
  const settled = await Promise.allSettled(writes);
  expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(relay.swallowed).toBeLessThanOrEqual(18);
});
