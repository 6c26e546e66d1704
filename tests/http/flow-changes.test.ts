import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { flowPage } from '#tests/kit/flow-page.ts';
import { flows, journeys } from '#tests/kit/flows.ts';
import { openTestPlatform } from '#tests/kit/server.ts';
import { detailsOf } from '#tests/qa/catalogue.ts';
import { changesRoutes } from '#tests/qa/changes.routes.ts';
import { versionsIn } from '#tests/qa/earlier-flows.ts';
import { guardWorkbench } from '#tests/qa/guard-workbench.ts';

const name = 'toast';
const [flow, own] = [flows[name], journeys[name]];
if (!flow || !own) throw new Error(`There is no flow "${name}".`);
const page = flowPage(flow, own);

let [checkout, built] = ['', ''];
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Tester', '-c', 'user.email=tester@mail.example', ...args], { cwd: checkout });
function commit(text: string): void {
  writeFileSync(join(checkout, 'docs/machines/toast.md'), text);
  git('add', '.');
  git('commit', '--quiet', '--message', 'change');
}

/** A server with the routes of changes, as VAYA_QA=on adds them. */
async function startWith(folder: string) {
  const { platform, close } = await openTestPlatform();
  const app = await buildApp(platform, { requestsPerMinute: Number.POSITIVE_INFINITY, shedsLoad: false });
  await app.register(async (qa) => {
    guardWorkbench(qa, platform);
    changesRoutes(qa, { checkout: folder, flows: built });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    async ask(path: string, init?: RequestInit) {
      const response = await fetch(`${url}/api/qa/${path}`, init);
      return { status: response.status, body: await response.json() };
    },
    async stop() {
      await app.close();
      await close();
    },
  };
}
const compare = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

let server: Awaited<ReturnType<typeof startWith>>;
beforeAll(async () => {
  [checkout, built] = [mkdtempSync(join(tmpdir(), 'vaya-checkout-')), mkdtempSync(join(tmpdir(), 'vaya-flows-'))];
  mkdirSync(join(checkout, 'docs/machines'), { recursive: true });
  git('init', '--quiet');
  commit('A version without diagrams.\n');
  git('branch', 'empty');
  commit(page.replace('shown__held --> shown__passing: toast.release', 'shown__held --> hidden: toast.release'));
  git('tag', 'v1');
  commit(page);
  writeFileSync(join(built, `${name}.json`), JSON.stringify(await detailsOf(name, flow, own)));
  server = await startWith(checkout);
});
afterAll(async () => {
  await server.stop();
  for (const folder of [checkout, built]) rmSync(folder, { recursive: true });
});

const released = {
  kind: 'changed',
  added: [],
  removed: [],
  altered: [
    { before: 'shown__held --> hidden: toast.release', after: 'shown__held --> shown__passing: toast.release' },
  ],
  paths: [{ number: 4, arrows: ['shown__held --> shown__passing: toast.release'] }],
  untaken: [],
};

it('[BEYOND-83] the version of a result says so where a file was changed since its commit', async () => {
  const { currentCommit } = versionsIn(checkout);
  const head = git('rev-parse', 'HEAD').toString().trim();
  expect(await currentCommit()).toBe(head);
  writeFileSync(join(checkout, 'docs/machines/toast.md'), 'Changed.\n');
  expect(await currentCommit()).toBe(`${head}-dirty`);
  git('checkout', '--quiet', '.');
  expect(await currentCommit()).toBe(head);
  expect(await versionsIn(built).currentCommit()).toBeNull();
});

describe('[BEYOND-78] what changed', () => {
  it('since a tag, and which paths take it', async () => {
    const { status, body } = await server.ask('changes?since=v1');
    expect([status, body.since]).toEqual([200, 'v1']);
    expect(body.flows).toMatchObject([{ name: 'toast', title: 'Toast', ...released }]);
  });

  it('since the newest tag, if no version is named', async () => {
    const { body } = await server.ask('changes');
    expect(body).toMatchObject({ since: 'v1', flows: [{ name: 'toast', ...released }] });
  });

  it('since a commit whose charts are the same: nothing', async () => {
    expect(await server.ask('changes?since=HEAD')).toEqual({ status: 200, body: { since: 'HEAD', flows: [] } });
  });

  it('since a catalogue file', async () => {
    const { body: catalogue } = await server.ask('catalogue');
    expect(catalogue).toMatchObject([{ name: 'toast', title: 'Toast' }]);
    expect((await server.ask('changes', compare(catalogue))).body).toEqual({ since: null, flows: [] });
    const [{ arrows }] = catalogue;
    const old = arrows.filter((arrow: string) => !arrow.endsWith('toast.release'));
    const { body } = await server.ask('changes', compare([{ ...catalogue[0], arrows: old }]));
    expect(body.flows).toMatchObject([{ kind: 'changed', added: released.paths[0]?.arrows, paths: released.paths }]);
  });

  it.each(['nowhere', '--output=x', '', 'v1 v1', 'x'.repeat(300)])('refuses the version “%s”', async (since) => {
    const { status, body } = await server.ask(`changes?since=${encodeURIComponent(since)}`);
    expect([status, body.code]).toEqual([400, 'validation']);
  });

  it('refuses a version without pages, and a file that is no catalogue', async () => {
    expect(await server.ask('changes?since=empty')).toMatchObject({
      status: 400,
      body: { message: '“empty” has no pages in docs/machines to compare with.' },
    });
    expect((await server.ask('changes', compare({ name: 'toast' }))).status).toBe(400);
  });

  it('says so where the folder is no git checkout', async () => {
    const elsewhere = await startWith(built);
    expect(await elsewhere.ask('changes?since=v1')).toMatchObject({
      status: 404,
      body: { message: 'This folder is no git checkout. Compare with a catalogue file instead.' },
    });
    await elsewhere.stop();
  });
});
