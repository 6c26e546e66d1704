import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { openRaw } from '#tests/kit/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const uploads = () => join(server.platform.config.dataDir, 'uploads');
const head = (type: string, length: number) =>
  `POST /api/creator/apply HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const next = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const file = (boundary: string, bytes: number) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="profilePicture"; filename="a"\r\n\r\n${'a'.repeat(bytes)}`;

/** The statuses of all that a connection answers. */
async function answersTo(first: string, body: string): Promise<number[]> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = openRaw(server.url, first);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1');
  });
  socket.on('close', () => resolve(said));
  setImmediate(() => socket.write(body + next));
  return [...(await promise).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
}

describe('a form of parts', () => {
  const long = 'b'.repeat(300);

  it.each([
    ['without a boundary', 'multipart/form-data', 'a'.repeat(900_000)],
    ['with a boundary that is too long', `multipart/form-data; boundary=${long}`, file(long, 900_000)],
    ['that never ends', 'multipart/form-data; boundary=b', file('b', 900_000)],
    ['that ends within its first line', 'multipart/form-data; boundary=b', '--b'],
    ['with parts that are none', 'multipart/form-data; boundary=b', '--b\r\nnonsense\r\n\r\n--b--\r\n'],
  ])('%s is refused, and the next request of the connection is answered', async (_, type, body) => {
    expect(await answersTo(head(type, body.length), body)).toEqual([400, 200]);
    await eventually(() => expect(readdirSync(uploads())).toEqual([]));
  });

  it('lies in our own folder while it is read, and no longer', async () => {
    const socket = openRaw(server.url, head('multipart/form-data; boundary=b', 2_000_000) + file('b', 500_000));
    await eventually(() => expect(readdirSync(uploads())).toHaveLength(1));
    expect(statSync(uploads()).mode & 0o777).toBe(0o700);
    socket.destroy();
    await eventually(() => expect(readdirSync(uploads())).toEqual([]));
  });

  it('that a kill left behind goes at the next start', async () => {
    mkdirSync(uploads(), { recursive: true });
    writeFileSync(join(uploads(), 'left-behind'), 'a picture');
    const app = await buildApp(server.platform);
    expect(readdirSync(uploads())).toEqual([]);
    await app.close();
  });
});
