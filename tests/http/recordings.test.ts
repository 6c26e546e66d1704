import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openTestPlatform } from '#tests/kit/server.ts';
import { guardWorkbench } from '#tests/qa/guard-workbench.ts';
import { recordingRoutes } from '#tests/qa/recordings.routes.ts';
import { resultRoutes } from '#tests/qa/results.routes.ts';
import { openWorld } from '#tests/qa/world.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'vaya-recordings-')), 'recordings');
const recording = {
  title: 'Signs in: with “quotes” & ../../dots',
  flow: null,
  address: '/login',
  steps: [{ do: 'fill', label: 'Password', text: '{password}' }],
};
let origin: string;
let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const { platform, close } = await openTestPlatform();
  const app = await buildApp(platform, { requestsPerMinute: Number.POSITIVE_INFINITY, shedsLoad: false });
  await app.register(async (qa) => {
    guardWorkbench(qa, platform);
    recordingRoutes(qa, folder);
    resultRoutes(qa, join(folder, '../results'));
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  url = `${origin}/api/qa/recordings`;
  stop = async () => {
    await app.close();
    await close();
  };
});
afterAll(async () => {
  await stop();
  rmSync(join(folder, '..'), { recursive: true });
});

async function save(change: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...recording, ...change }),
  });
  return { status: response.status, body: await response.json() };
}

it('[BEYOND-75] saves a recording once under the letters of its title, and lists it', async () => {
  expect(await (await fetch(url)).json()).toEqual([]);
  const file = 'signs-in-with-quotes-dots.json';
  expect(await save({})).toEqual({ status: 201, body: { file } });
  expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toEqual(recording);
  expect(await (await fetch(url)).json()).toEqual([{ file, recording }]);
  expect(await save({ address: '/elsewhere' })).toEqual({
    status: 409,
    body: { code: 'conflict', message: 'There is a recording with this title. Choose another one.' },
  });
  expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toEqual(recording);
});

it.for([
  [{ title: '…' }, 422, 'The title needs a letter or a digit.'],
  [{ steps: [{ do: 'fill', label: 'Password', text: 'rooms-with-a-view' }] }, 422, '“Password” was not recorded'],
  [{ steps: [{ do: 'fill', label: 'IBAN', text: 'TR330006100519786457841326' }] }, 422, '“IBAN” was not recorded'],
  [{ address: '/set-password?token=abc' }, 422, 'The address has'],
  [{ steps: [] }, 400, ''],
  [{ steps: [{ do: 'run', script: 'x' }] }, 400, ''],
  [{ title: 'x'.repeat(300_000) }, 413, ''],
] as const)('[BEYOND-75] refuses %o', async ([change, status, message]) => {
  const before = readdirSync(folder);
  const answer = await save({ title: 'Refused', ...change });
  expect(answer.status).toBe(status);
  expect(answer.body.message).toContain(message);
  expect(readdirSync(folder)).toEqual(before);
});

it('[BEYOND-75] takes nothing from pages of other origins', async () => {
  expect((await save({ title: 'Elsewhere' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
});

it('[BEYOND-75] saves what is recorded in a world too', async () => {
  const world = await openWorld({ id: 'world', logLevel: 'silent', idleMs: 60_000, slowMs: 0, onIdle: () => {} });
  const { port } = new URL(world.details().address);
  const response = await fetch(`http://127.0.0.1:${port}/api/qa/recordings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...recording, title: '…' }),
  });
  await world.close();
  expect(await response.json()).toEqual({ code: 'validation', message: 'The title needs a letter or a digit.' });
});

it('[BEYOND-83] saves results as a file with what they say, and lists them', async () => {
  const results = [
    {
      ...{ flow: 'login', target: 'path 2', verdict: 'failed', note: 'Missing: “Sign in”', at: 1, step: 3 },
      ...{ commit: 'abc', language: 'en', width: 1280, by: 'Mia Noor', picture: '<p>Sign in</p>' },
    },
  ];
  const address = `${origin}/api/qa/results`;
  const send = (body: object) =>
    fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(await (await fetch(address)).json()).toEqual([]);
  const saved = await send({ by: 'Mia Noor', results });
  expect(saved.status).toBe(201);
  const { file } = await saved.json();
  expect(file).toMatch(/^\d{4}(-\d\d){5}-mia-noor\.json$/);
  expect(JSON.parse(readFileSync(join(folder, '../results', file), 'utf8'))).toEqual({ by: 'Mia Noor', results });
  writeFileSync(join(folder, '../results/0-notes.json'), 'No results.');
  expect(await (await fetch(address)).json()).toEqual([
    { file: '0-notes.json', results: null },
    { file, results },
  ]);
  expect((await send({ by: 'Mia', results: [{ flow: 'login' }] })).status).toBe(400);
  expect((await (await fetch(`${origin}/api/qa/version`)).json()).commit).toMatch(/^[0-9a-f]{40}(-dirty)?$/);
});
