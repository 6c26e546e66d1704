import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { pictureOf } from '#tests/kit/applicant.ts';
import { askWhileBusy } from '#tests/kit/ask-again.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { plantApplicant, plantSession } from '#tests/kit/fleet.ts';
import { drawingFor } from '#tests/kit/processes.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let server: ServerProcess;
let id: string;
let owner: { authorization: string };
beforeEach(async () => {
  data = dataFolder();
  const platform = await openPlatform(configOf({ DATA_DIR: data.folder, LOG_LEVEL: 'silent' }), silentLog);
  const { account } = await plantApplicant(platform, 'deniz');
  await platform.database.updateTable('account').set({ state: 'active' }).where('id', '=', account.id).execute();
  id = account.id;
  owner = { authorization: `Bearer ${await plantSession(platform, id)}` };
  await platform.database.destroy();
  server = await startServerProcess({ DATA_DIR: data.folder });
});
afterEach(async () => {
  await server.end('SIGKILL');
  data.remove();
});

/** Takes a second or two to be drawn. */
const largest = 5000;

async function send(size = 600) {
  const form = new FormData();
  form.set('coverImage', new Blob([new Uint8Array(await pictureOf('jpeg', size))]), 'sea.jpg');
  const path = `${server.url}/api/creator/${id}/blog-config/cover-image`;
  const response = await askWhileBusy(() => fetch(path, { method: 'POST', body: form, headers: owner }));
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
}

describe('a cover picture', () => {
  it('that was acknowledged is there, and may be taken, after a server that was killed', async () => {
    const { status, body } = await send();
    await server.end('SIGKILL');
    server = await startServerProcess({ DATA_DIR: data.folder });
    const saved = await askWhileBusy(() =>
      fetch(`${server.url}/api/creator/${id}/blog-config`, {
        method: 'POST',
        body: JSON.stringify({ pageStyle: { coverImageUrl: body.coverImageUrl } }),
        headers: { ...owner, 'content-type': 'application/json' },
      }),
    );
    expect([status, saved.status]).toEqual([200, 200]);
    for (const width of [480, 960, 1600]) {
      const file = `${server.url}/media/${body.coverImageUrl}/${width}.webp`;
      expect((await askWhileBusy(() => fetch(file))).status).toBe(200);
    }
  });

  it('in which the drawing process dies is asked for again, and leaves nothing behind', async () => {
    expect((await send()).status).toBe(200);
    const uploads = () => readdirSync(join(data.folder, 'uploads'));
    await eventually(() => expect(uploads()).toEqual([]));
    const [pid = 0] = drawingFor(server.process.pid);
    process.kill(pid, 'SIGSTOP');
    const underWay = send(largest);
    await eventually(() => expect(uploads()).toHaveLength(1));
    let isAnswered = false;
    void underWay.finally(() => {
      isAnswered = true;
    });
    // Whether or not it was asked by now: the one that is asked dies, long before it has drawn.
    await eventually(() => {
      for (const drawing of drawingFor(server.process.pid)) process.kill(drawing, 'SIGKILL');
      expect(isAnswered).toBe(true);
    });
    expect(await underWay).toMatchObject({ status: 503, retryAfter: '5' });
    expect(readdirSync(join(data.folder, 'media/cover'))).toHaveLength(1);
    await eventually(() => expect(uploads()).toEqual([]));
    expect((await send()).status).toBe(200);
  });
});
