import { startObjectStore } from './object-store.ts';
import { Relay } from './relay.ts';
import { startTestServer } from './server.ts';

export const pictureKey = `profile/${'a'.repeat(30)}`;

/** A server whose picture store is reached through a relay that can fall silent. One picture is stored. */
export async function startWithRelayedStore() {
  const store = await startObjectStore();
  const relay = new Relay(new URL(store.env.S3_ENDPOINT));
  await relay.mend();
  const env = { ...store.env, S3_ENDPOINT: `http://127.0.0.1:${relay.port}`, TRUST_PROXY: '1' };
  const server = await startTestServer({}, env);
  await server.platform.media.write(`${pictureKey}/96.webp`, new Uint8Array([1]));
  return {
    store,
    relay,
    server,
    async stop() {
      await server.stop();
      await relay.cut();
      await store.stop();
    },
  };
}
