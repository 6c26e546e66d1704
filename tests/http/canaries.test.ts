import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { answersOf, type Canary, drawnFrom, type PlantedBlog, plantBlog } from '#tests/kit/canaries.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: PlantedBlog;
let sponsor: Record<string, string>;
let stranger: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  blog = await plantBlog(server, 'canary');
  sponsor = await signInSponsor(server);
  stranger = (await startBlog(server, { username: 'stranger', number: 41 })).owner;
});
afterAll(() => server.stop());

async function save(config: object): Promise<void> {
  const { status } = await server.post(`/api/creator/${blog.id}/blog-config`, config, blog.owner);
  expect(status).toBe(200);
}

async function toldIn(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${server.url}${path}`, { headers });
  expect(response.status).not.toBe(500);
  const said = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${said}\n${await response.text()}`.toLowerCase();
}

/** What of an audience's answers holds a word. */
async function whoTell(word: string): Promise<string[]> {
  const visitors = await Promise.all(
    answersOf(blog).map(async (path) => ((await toldIn(path)).includes(word) ? [`visitor ${path}`] : [])),
  );
  const others = await Promise.all(
    [`/api/blog/${blog.username}`, `/api/creator/${blog.id}`, `/api/creator/${blog.id}/blog-config`].map(
      async (path) => ((await toldIn(path, stranger)).includes(word) ? [`another creator ${path}`] : []),
    ),
  );
  const drawn = Object.entries(await drawnFrom(server, blog, today())).flatMap(([name, content]) =>
    JSON.stringify(content).toLowerCase().includes(word) ? [name] : [],
  );
  return [...visitors.flat(), ...others.flat(), ...drawn];
}

const today = () => new Date(server.clock.now).toISOString().slice(0, 10);

/** What of a blog tells a sponsor a word; the directory, which they search, is of the profile and not of its page. */
async function whatSponsorsTell(word: string): Promise<string[]> {
  const ofBlog = answersOf(blog).filter((path) => /^\/api\/blog|blog-config$|^\/blog\/canary$/.test(path));
  const told = await Promise.all(
    ofBlog.map(async (path) => ((await toldIn(path, sponsor)).includes(word) ? [path] : [])),
  );
  return told.flat();
}

const waysToWrite = /^(email|phone)/;
const toldToWrite = ['/api/blog/canary', '/api/blog/canary?lang=tr'];

const sponsors = ['/api/blog/canary', '/api/creator?include=vayas', '/api/creator?search=deniz'];

describe('a word that an owner hides', () => {
  it('[BLOG-13] is shown until then, and is in no answer afterwards, whichever field it stands in', async () => {
    expect(blog.canaries.length).toBeGreaterThan(45);
    for (const { field, word, hide } of blog.canaries) {
      await save({});
      const before = await whoTell(word);
      expect([field, before.length > 0]).toEqual([field, true]);
      await save(hide);
      expect([field, await whoTell(word)]).toEqual([field, []]);
      expect([field, await whatSponsorsTell(word)]).toEqual([field, waysToWrite.test(field) ? toldToWrite : []]);
      await expectOwnerKnows({ field, word, hide });
    }
    await save({});
  });

  it('is nowhere even if all is hidden at once', async () => {
    const flags = 'Email PhoneNumber Locations Services ServiceOffers Languages Expertises SocialMedia'.split(' ');
    await save({
      ...Object.fromEntries(flags.map((name) => [`show${name}`, false])),
      tripSettings: { hideAllTrips: true },
    });
    for (const { field, word } of blog.canaries) expect([field, await whoTell(word)]).toEqual([field, []]);
    await save({});
  });

  it('is in none of the answers that tell visitors nothing at all: notes, and days that nobody may know', async () => {
    for (const config of [{}, { tripSettings: { visibleTrips: [blog.secret] } }]) {
      await save(config);
      for (const word of blog.never) expect([word, await whoTell(word)]).toEqual([word, []]);
    }
    await save({});
    for (const path of sponsors) {
      const text = await toldIn(path, sponsor);
      expect(text).not.toContain('2032-04-0');
    }
    expect((await toldIn('/api/blog/canary', blog.owner)).includes('2032-04-05')).toBe(true);
  });
});

async function expectOwnerKnows({ field, word }: Canary): Promise<void> {
  expect([field, (await toldIn('/api/blog/canary', blog.owner)).includes(word)]).toEqual([field, true]);
}
