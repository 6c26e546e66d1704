import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { answersOf, drawnFrom, plantBlog } from '#tests/kit/canaries.ts';
import { startTestServer } from '#tests/kit/server.ts';

const server = await startTestServer();
const blog = await plantBlog(server, 'canary');
const sponsor = await signInSponsor(server);
const stranger = (await startBlog(server, { username: 'stranger', number: 41 })).owner;
afterAll(() => server.stop());

async function save(config: object): Promise<void> {
  const { status } = await server.post(`/api/creator/${blog.id}/blog-config`, config, blog.owner);
  expect(status).toBe(200);
}

async function responseOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${server.url}${path}`, { headers });
  expect(response.status).not.toBe(500);
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${head}\n${await response.text()}`.toLowerCase();
}

const today = () => new Date(server.clock.now).toISOString().slice(0, 10);

const ofStrangers = [`/api/blog/${blog.username}`, `/api/creator/${blog.id}`, `/api/creator/${blog.id}/blog-config`];
/** What a blog shows sponsors; the directory, which they search, shows the profile and not the blog. */
const ofSponsors = answersOf(blog).filter((path) => /^\/api\/blog|blog-config$|^\/blog\/canary$/.test(path));

/** Everything that visitors, other creators, search engines and shared pictures get. */
async function publicResponses(): Promise<[name: string, text: string][]> {
  const drawn = await drawnFrom(server, blog, today());
  return [
    ...(await responsesTo('visitor', answersOf(blog))),
    ...(await responsesTo('another creator', ofStrangers, stranger)),
    ...Object.entries(drawn).map(([name, content]): [string, string] => [name, JSON.stringify(content).toLowerCase()]),
  ];
}

const responsesTo = (role: string, paths: readonly string[], headers: Record<string, string> = {}) =>
  Promise.all(
    paths.map(async (path): Promise<[string, string]> => [`${role} ${path}`, await responseOf(path, headers)]),
  );

const namesWith = (responses: readonly [name: string, text: string][], word: string): string[] =>
  responses.flatMap(([name, text]) => (text.includes(word) ? [name] : []));

const contact = /^(email|phone)/;
const withContacts = ['sponsor /api/blog/canary', 'sponsor /api/blog/canary?lang=tr'];

describe('a field that an owner can hide', () => {
  afterEach(() => save({}));

  it('is public at first, whichever it is', async () => {
    expect(blog.canaries.length).toBeGreaterThan(45);
    const responses = await publicResponses();
    expect(blog.canaries.filter(({ word }) => namesWith(responses, word).length === 0)).toEqual([]);
  });

  it.each(blog.canaries)('[BLOG-13] is in no response once it is hidden: $field', async ({ field, word, hide }) => {
    await save(hide);
    expect(namesWith(await publicResponses(), word)).toEqual([]);
    const seenBySponsors = namesWith(await responsesTo('sponsor', ofSponsors, sponsor), word);
    expect(seenBySponsors).toEqual(contact.test(field) ? withContacts : []);
    expect(await responseOf('/api/blog/canary', blog.owner)).toContain(word);
  });

  it('is in no response if all is hidden at once', async () => {
    const flags = 'Email PhoneNumber Locations Services ServiceOffers Languages Expertises SocialMedia'.split(' ');
    await save({
      ...Object.fromEntries(flags.map((name) => [`show${name}`, false])),
      tripSettings: { hideAllTrips: true },
    });
    const responses = await publicResponses();
    for (const { field, word } of blog.canaries) expect([field, namesWith(responses, word)]).toEqual([field, []]);
  });
});

describe('notes and days that are for no one else', () => {
  afterEach(() => save({}));

  it.each([
    ['by default', {}],
    ['where their trip is the only visible one', { tripSettings: { visibleTrips: [blog.secret] } }],
  ])('are in no response, %s', async (_, config) => {
    await save(config);
    const responses = await publicResponses();
    for (const word of blog.never) expect([word, namesWith(responses, word)]).toEqual([word, []]);
  });

  it.each(['/api/blog/canary', '/api/creator?include=vayas', '/api/creator?search=deniz'])(
    'are not what sponsors get by %s, but the owner gets them',
    async (path) => {
      expect(await responseOf(path, sponsor)).not.toContain('2032-04-0');
      expect(await responseOf('/api/blog/canary', blog.owner)).toContain('2032-04-05');
    },
  );
});
