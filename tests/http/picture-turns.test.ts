import type { KyselyPlugin, RootOperationNode } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoImage, portraitKey } from '#demo/demo-pictures.ts';
import { WorkerProcess } from '#server/lib/worker-process.ts';
import { stillOf } from '#server/media/decoding-memory.ts';
import { animatedWebp } from '#tests/kit/animated-webp.ts';
import { makeApplication, pictureOf, verifyEmail } from '#tests/kit/applicant.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { drawingFor } from '#tests/kit/processes.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let bomb: Buffer;
beforeAll(async () => {
  server = await startTestServer({}, { TRUST_PROXY: '1' });
  bomb = await animatedWebp(1990, 100);
});
afterAll(() => server.stop());

async function applicationOf(username: string, change: object = {}) {
  const applicationId = await verifyEmail(server, `${username}@mail.example`);
  return makeApplication(username, { applicationId, ...change });
}

async function send(application: object, picture: Uint8Array, address: string) {
  const form = new FormData();
  form.set('application', JSON.stringify(application));
  form.set('profilePicture', new Blob([new Uint8Array(picture)]), 'me.webp');
  const { status, body, headers } = await server.ask('/api/creator/apply', {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': address },
  });
  return { status, message: body.message, retryAfter: headers.get('retry-after') ?? undefined };
}

/** In the order in which they are drawn: answers may overtake each other. */
function drawnFromNowOn(): string[] {
  const keys: string[] = [];
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      const key = /profile\/[0-9a-f]{30}[^"]*/.exec(isOfImages(node) ? JSON.stringify(node) : '');
      if (key) keys.push(key[0]);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  server.platform.database = server.platform.database.withPlugin(noting);
  return keys;
}

const isOfImages = (node: RootOperationNode): boolean =>
  node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'image';

async function pictureOfCreator(username: string): Promise<string> {
  const { profilePicture } = await server.platform.database
    .selectFrom('creator')
    .innerJoin('account', 'account.id', 'creator.accountId')
    .select('profilePicture')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return profilePicture ?? '';
}

const storedPictures = () => server.platform.database.selectFrom('image').select('key').execute();

describe('an applicant', () => {
  it('is answered after few of the forty pictures that cost the most and that two others have sent', async ({
    task,
  }) => {
    const names = ['warm', 'greedy', 'grasping', 'honest'].map((name) => `${name}${task.result?.retryCount ?? 0}`);
    const [warm, one, two, honest] = await Promise.all(names.map((name) => applicationOf(name)));
    const picture = await pictureOf();
    expect(await send({ ...warm }, picture, '192.0.2.3')).toEqual({ status: 200 });
    const pids = drawingFor(process.pid);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const keys = drawnFromNowOn();
    const answers = { drawn: 0, refused: new Set<string>() };
    const theirs = Array.from({ length: 40 }, async (_, index) => {
      const { status, message } = await send(
        { ...(index % 2 ? one : two) },
        bomb,
        index % 2 ? '192.0.2.1' : '192.0.2.2',
      );
      if (status === 200) answers.drawn += 1;
      else answers.refused.add(`${status} ${message}`);
    });
    await eventually(() => expect(answers.refused.size).toBe(1));
    // The third of an address is refused while two of it run or wait.
    const ours = Array.from({ length: 3 }, () => send({ ...honest }, picture, '198.51.100.1'));
    expect((await Promise.race(ours)).status).toBe(503);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    await Promise.any(ours.map(async (answer) => expect((await answer).status).toBe(200)));
    await Promise.all([...ours, ...theirs]);
    const before = keys.indexOf(await pictureOfCreator(honest?.username ?? ''));
    expect(before).toBeGreaterThanOrEqual(0);
    expect(before, 'two of each').toBeLessThanOrEqual(4);
    expect(answers.drawn).toBeGreaterThan(3);
    expect([...answers.refused]).toEqual(['503 We are very busy right now. Please try again in a moment.']);
  });

  it('whose name or address is taken is refused before the picture is looked at', async () => {
    await server.createAccount({ role: 'creator', username: 'taken' });
    const before = await storedPictures();
    const namesake = await send(await applicationOf('fresh', { username: 'taken' }), bomb, '192.0.2.3');
    expect(namesake).toEqual({ status: 409, message: 'This username is taken.' });
    const known = await applicationOf('again');
    await send(known, await pictureOf(), '192.0.2.3');
    const twice = await send({ ...known, applicationId: await verifyEmail(server, known.email) }, bomb, '192.0.2.3');
    expect(twice.status).toBe(409);
    expect(await storedPictures()).toHaveLength(before.length + 1);
  });
});

describe('the process that draws', () => {
  it('costs the sender of a picture in which it dies a second try, and nobody else anything', async () => {
    const applications = await Promise.all(['ada', 'eve', 'kim'].map((name) => applicationOf(name)));
    const [first = {}, second = {}, third = {}] = applications;
    const picture = await pictureOf();
    expect(await send(first, picture, '192.0.2.4')).toEqual({ status: 200 });
    // Those that other tests in this process have begun may rest beside ours.
    const pids = drawingFor(process.pid);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const asked = vi.spyOn(WorkerProcess.prototype, 'run');
    const underWay = send(second, picture, '192.0.2.5');
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    asked.mockRestore();
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    expect(await underWay).toEqual({
      status: 503,
      retryAfter: '5',
      message: 'The connection was interrupted. Please try again in a moment.',
    });
    expect(await send(second, picture, '192.0.2.5')).toEqual({ status: 200 });
    expect(await send(third, picture, '192.0.2.6')).toEqual({ status: 200 });
    expect(drawingFor(process.pid).filter((pid) => pids.includes(pid))).toEqual([]);
  });
});

describe('pictures that wait to be drawn', () => {
  it('delay no other call while the process that draws them stands still', async () => {
    const keys = Array.from({ length: 80 }, (_, index) => portraitKey(index));
    const { id } = await server.createAccount({ role: 'creator', username: 'painted' });
    const images = keys.map((key) => demoImage(key, id, server.clock.now));
    await server.platform.database.insertInto('image').values(images).execute();
    const look = (key: string) => server.get(`/media/${key}/96.webp`);
    expect((await look(portraitKey(0))).status).toBe(200);
    const pids = drawingFor(process.pid);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const asked = vi.spyOn(WorkerProcess.prototype, 'run');
    const waiting = keys.slice(1).map(look);
    await eventually(() => expect(asked).toHaveBeenCalled());
    asked.mockRestore();
    expect((await server.post('/api/creator/check-email', { email: 'mia@mail.example' })).status).toBe(200);
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('an animated picture', () => {
  it('is its first frame', async () => {
    const still = stillOf(await animatedWebp(64, 5), 50_000_000) ?? Buffer.alloc(0);
    const { width, height, pages } = await sharp(still).metadata();
    expect({ width, height, pages }).toEqual({ width: 64, height: 64, pages: undefined });
  });

  it('may have no larger canvas than any other', async () => {
    expect(() => stillOf(bomb, 3_000_000)).toThrow('The canvas is too large.');
  });

  it('is told from one that does not move', async () => {
    expect(stillOf(await pictureOf('webp'), 50_000_000)).toBeNull();
    expect(stillOf(await pictureOf('png'), 50_000_000)).toBeNull();
  });
});
