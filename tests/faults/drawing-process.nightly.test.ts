import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeApplication, pictureOf } from '#tests/kit/applicant.ts';
import { askAgain } from '#tests/kit/ask-again.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { drawingFor, isThere } from '#tests/kit/processes.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let server: ServerProcess;
beforeEach(async () => {
  data = dataFolder();
  server = await startServerProcess({ DATA_DIR: data.folder });
});
afterEach(async () => {
  await server.end('SIGKILL');
  data.remove();
});

/** The one that draws; there is one by now. */
function theOne(): number {
  const [pid, ...others] = drawingFor(server.process.pid);
  if (pid === undefined || others.length > 0) throw new Error('There is not one process that draws.');
  return pid;
}

const post = (path: string, body: object) =>
  askAgain(() =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  );

/** Has an address verified by the code that is mailed to it. */
async function verified(name: string): Promise<string> {
  const email = `${name}@mail.example`;
  const { applicationId } = await (await post('/creator/send-verification-email', { email })).json();
  const mails: { to: string; subject: string }[] = await (
    await askAgain(() => fetch(`${server.url}/dev/mailbox.json`))
  ).json();
  const [code] = /\d{6}/.exec(mails.find(({ to }) => to === email)?.subject ?? '') ?? [];
  await post('/creator/verify-email', { applicationId, code });
  return applicationId;
}

async function applyAs(name: string, applicationId: string) {
  const form = new FormData();
  form.set('application', JSON.stringify(makeApplication(name, { applicationId })));
  form.set('profilePicture', new Blob([new Uint8Array(await pictureOf())]), 'me.jpg');
  const answer = await askAgain(() => fetch(`${server.url}/api/creator/apply`, { method: 'POST', body: form }));
  return { status: answer.status, body: await answer.json() };
}

const taken = { status: 200, body: expect.objectContaining({ status: 'ONHOLD' }) };

describe('the process that draws', () => {
  it('is there once a picture has come, draws the next as well, and is another after it died', async () => {
    const [first, second, third] = [await verified('ada'), await verified('eve'), await verified('kim')];
    expect(drawingFor(server.process.pid)).toEqual([]);
    expect(await applyAs('ada', first)).toEqual(taken);
    const pid = theOne();
    expect(await applyAs('eve', second)).toEqual(taken);
    expect(theOne()).toBe(pid);
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(drawingFor(server.process.pid)).toEqual([]));
    expect(await applyAs('kim', third)).toEqual(taken);
  });

  it('is not ended by a signal that the whole group gets: what is under way is answered', async () => {
    const [first, second] = [await verified('ada'), await verified('eve')];
    expect(await applyAs('ada', first)).toEqual(taken);
    const pid = theOne();
    process.kill(pid, 'SIGSTOP');
    const underWay = applyAs('eve', second);
    await eventually(() => expect(readdirSync(join(data.folder, 'uploads'))).toHaveLength(1));
    const ended = server.end('SIGTERM');
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGCONT'] as const) process.kill(pid, signal);
    expect(await underWay).toEqual(taken);
    expect(await ended).toBe(0);
    await eventually(() => expect(isThere(pid)).toBe(false));
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('is gone with a server that ends by %s', async (signal) => {
    expect(await applyAs('ada', await verified('ada'))).toEqual(taken);
    const pid = theOne();
    await server.end(signal);
    await eventually(() => expect(isThere(pid)).toBe(false));
  });
});
