import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockDataFolder } from '#server/db/data-folder.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a data folder is held by one server, and free again once that lets go', () => {
  const { config } = server.platform;
  const first = lockDataFolder(config);
  expect(first).not.toBeNull();
  expect(lockDataFolder(config)).toBeNull();
  first?.release();
  const next = lockDataFolder(config);
  expect(next).not.toBeNull();
  next?.release();
});
