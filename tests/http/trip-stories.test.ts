import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RichText, RichTextBlock } from '#contract/rich-text.ts';
import { plainText } from '#contract/rich-text-words.ts';
import { insertImage } from '#server/media/images.ts';
import { makeTrip, startBlog } from '#tests/kit/blogs.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { readHtml, readXml } from '#tests/kit/xml.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer({}, { PUBLIC_URL: 'https://vaya.example' });
  server.clock.now = Date.UTC(2026, 5, 1, 12);
  blog = await startBlog(server, { trips: [] });
});
afterAll(() => server.stop());

const path = '/api/account/trips';
const said = (text: string): Extract<RichTextBlock, { type: 'paragraph' }> => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const linked = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', marks: [{ type: 'link', attrs: { href } }], text: 'here' }],
});
const feedTexts = async () =>
  [...readXml((await server.get('/blog/deniz/feed.atom')).body).getElementsByTagName('content')].map(
    ({ textContent }) => textContent ?? '',
  );
const itemsOf = (...content: object[]) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] });
const documentOf = (...content: object[]) => ({ type: 'doc', content });

const whole: RichText = {
  type: 'doc',
  content: [
    said('Eight days by small boat.'),
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'What to bring' }] },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [said('A jumper')] },
        { type: 'listItem', content: [said('Two towels')] },
      ],
    },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'In this order' }] },
    { type: 'orderedList', content: [{ type: 'listItem', content: [said('Sail')] }] },
    { type: 'blockquote', content: [said('The wrong bay has an engine.')] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', marks: [{ type: 'bold' }], text: 'Never' },
        { type: 'text', text: ' more than ' },
        { type: 'text', marks: [{ type: 'italic' }], text: 'nine' },
        { type: 'hardBreak' },
        { type: 'text', text: 'kilometres of ' },
        { type: 'text', marks: [{ type: 'link', attrs: { href: 'https://example.com/way' } }], text: '<b>the way</b>' },
      ],
    },
  ],
};

let uploads = 0;
async function upload(): Promise<string> {
  uploads += 1;
  const key = `cover/${String(uploads).padStart(30, '0')}-${'ab'.repeat(9)}`;
  const { database } = server.platform;
  await insertImage(database, { key, purpose: 'cover', accountId: blog.id, createdAt: server.clock.now });
  return key;
}
const pictured = (key: string) => ({ type: 'picture', attrs: { key } });

const words = [
  'Eight days by small boat.',
  'What to bring',
  '• A jumper\n• Two towels',
  'In this order',
  '1. Sail',
  'The wrong bay has an engine.',
  'Never more than nine\nkilometres of <b>the way</b>',
].join('\n\n');

const create = (description: unknown) => server.post(path, { ...makeTripRequest(), description }, blog.owner);
const read = async (id: string) => (await server.get(`${path}/${id}`, blog.owner)).body;
async function publish(description: unknown) {
  const { body } = await create(description);
  const moved = await server.post(`${path}/${body._id}/moves`, { move: 'publish' }, blog.owner);
  expect(moved.status).toBe(200);
  const { body: html } = await server.get(moved.body.address, { accept: 'text/html' });
  return { id: body._id, page: readHtml(String(html)) };
}

describe('the story of a trip', () => {
  it.each([
    ['a link to a script', documentOf(linked('javascript:alert(1)'))],
    ['a link to a script with a break in it', documentOf(linked('java\nscript:alert(1)'))],
    ['a link to data', documentOf(linked('data:text/html,<script>alert(1)</script>'))],
    ['a link to a file', documentOf(linked('file:///etc/passwd'))],
    ['a link without a scheme', documentOf(linked('//evil.example'))],
    ['an unknown node', documentOf({ type: 'image', attrs: { src: 'https://evil.example/x.png' } })],
    ['an unknown mark', documentOf({ ...said(''), content: [{ type: 'text', marks: [{ type: 'code' }], text: 'x' }] })],
    ['an unknown attribute', documentOf({ ...said('x'), attrs: { style: 'color: red' } })],
    ['a heading of another level', documentOf({ type: 'heading', attrs: { level: 3 } })],
    ['a list in a list', documentOf(itemsOf(said('x'), itemsOf(said('y'))))],
    ['a list without items', documentOf({ type: 'bulletList', content: [] })],
    ['a control character', documentOf(said('bell\u0007'))],
    ['a picture in a quote', documentOf({ type: 'blockquote', content: [pictured('cover/1')] })],
    ['a picture at an address', documentOf(pictured('https://evil.example/x.png'))],
    ['a picture that the trip does not have', documentOf(pictured('cover/1'))],
    ['too many blocks', documentOf(...Array.from({ length: 10_002 }, () => ({ type: 'paragraph' })))],
    ['too many characters in one part', documentOf(said('a'.repeat(20_001)))],
    ['too many characters in all', documentOf(said('a'.repeat(10_000)), said('b'.repeat(9_999)))],
    ['a number', 5],
  ])('is refused with %s', async (_, description) => {
    const { status, body } = await create(description);
    expect([status, body.code]).toEqual([400, 'validation']);
  });

  it('keeps a plain text of many short lines and paragraphs as it was sent', async () => {
    for (const separator of ['\n', '\n\n']) {
      const text = Array.from({ length: 3_000 }, () => 'sea').join(separator);
      const { body } = await create(text);
      const { description } = await read(body._id);
      expect(plainText(description)).toBe(text);
    }
  });

  it('holds 3,000 words, and the page of the trip shows them all', async () => {
    const words = (word: string) => Array.from({ length: 1_500 }, () => word).join(' ');
    const { page } = await publish(documentOf(said(words('deniz')), said(words('bahar'))));
    const shown = page.querySelector('main')?.textContent;
    for (const word of ['deniz', 'bahar']) expect(shown).toContain(words(word));
  });

  it('has as many characters as its words have, whatever their formatting', async () => {
    const letters = Array.from({ length: 1000 }, () => ({ type: 'text', marks: [{ type: 'bold' }], text: 'a' }));
    const { status, body } = await create(documentOf({ type: 'paragraph', content: letters }, said('b'.repeat(998))));
    expect(status).toBe(200);
    expect((await read(body._id)).description.content).toHaveLength(2);
  });

  it('is read as it was written', async () => {
    const { body } = await create(whole);
    expect((await read(body._id)).description).toEqual(whole);
  });

  it('[BEYOND-89] stands on the page of its trip without scripts', async () => {
    const { page } = await publish(whole);
    const story = page.querySelector('article');
    const textsOf = (selector: string) =>
      [...(story?.querySelectorAll(selector) ?? [])].map((each) => each.textContent);
    expect(textsOf('h2')).toEqual(['What to bring']);
    expect(textsOf('h3')).toEqual(['In this order']);
    expect(textsOf('ul > li')).toEqual(['A jumper', 'Two towels']);
    expect(textsOf('ol > li')).toEqual(['Sail']);
    expect(textsOf('blockquote')).toEqual(['The wrong bay has an engine.']);
    expect([textsOf('strong'), textsOf('em'), textsOf('br').length]).toEqual([['Never'], ['nine'], 1]);
    const link = story?.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
      '<b>the way</b>',
      'https://example.com/way',
      'nofollow ugc noopener',
    ]);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
      /^Eight days by small boat\. What to bring • A jumper/,
    );
  });

  it('is its words alone in feeds, in the directory and where the specification has a text', async () => {
    const { id } = await publish(whole);
    const [trip] = (await server.get('/api/blog/deniz')).body.publishedVayas.filter(
      ({ _id }: { _id: string }) => _id === id,
    );
    expect([trip.description, trip.story]).toEqual([words, whole]);
    expect((await feedTexts()).some((text) => text.startsWith(`${words}\n\n`))).toBe(true);
    const { publishedVayas } = (await server.get(`/api/creator/${blog.id}`, blog.owner)).body;
    const seen = publishedVayas.find(({ _id }: { _id: string }) => _id === id);
    expect([seen.description, seen.story]).toEqual([words, undefined]);
  });

  it('is hidden with the description, its formatting too', async () => {
    const { id } = await publish(documentOf(said('Not for everyone')));
    const config = { vayaDisplaySettings: { [id]: { showDescription: false } } };
    await server.post(`/api/creator/${blog.id}/blog-config`, config, blog.owner);
    const { body } = await server.get('/api/blog/deniz');
    expect(body.publishedVayas.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ description: '' });
    expect(JSON.stringify(body)).not.toContain('Not for everyone');
  });

  it('that an earlier release stored or a client sends as plain text is read as paragraphs', async () => {
    const plain = 'One\ntwo\n\n{"type":"doc"}';
    const paragraphs = documentOf(
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'One' }, { type: 'hardBreak' }, { type: 'text', text: 'two' }],
      },
      said('{"type":"doc"}'),
    );
    const row = makeTrip({ id: 'plain', accountId: blog.id, description: plain });
    await server.platform.database.insertInto('trip').values(row).execute();
    const { body } = await create(plain);
    expect([(await read('plain')).description, (await read(body._id)).description]).toEqual([paragraphs, paragraphs]);
  });

  it('that only looks like a stored document is read as text', async () => {
    const looksLike = '{"type":"doc","content":[{"type":"image"}]}';
    const row = makeTrip({ id: 'looks-like', accountId: blog.id, description: looksLike });
    await server.platform.database.insertInto('trip').values(row).execute();
    expect((await read('looks-like')).description).toEqual(documentOf(said(looksLike)));
  });
});

describe('[BEYOND-120] the pictures of a text', () => {
  const send = (request: object) => server.post(path, { ...makeTripRequest(), ...request }, blog.owner);
  const picture = (key: string, dayNumber: number | null = null) => ({ key, alt: `Alt ${key}`, dayNumber });
  const dayText = (dayNumber: number, ...content: object[]) => ({
    ...{ id: `text-${dayNumber}`, dayNumber },
    text: documentOf(...content),
  });

  it('are pictures of the trip, in a day those of the day, each once', async () => {
    const [own, ofDay] = [await upload(), await upload()];
    const pictures = [picture(own), picture(ofDay, 2)];
    for (const wrong of [
      { description: documentOf(pictured(ofDay)) },
      { description: documentOf(pictured(own), said('Again'), pictured(own)) },
      { dayTexts: [dayText(2, pictured(own))] },
      { dayTexts: [dayText(1, pictured(ofDay))] },
    ]) {
      const { status, body } = await send({ pictures, ...wrong });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(wrong)]);
    }
    const right = { pictures, description: documentOf(pictured(own)), dayTexts: [dayText(2, pictured(ofDay))] };
    const { status, body } = await send(right);
    expect(status).toBe(200);
    expect(await read(body._id)).toMatchObject(right);
  });

  it('stand between the words on the page of the trip, once, and in feeds by their whole address', async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()];
    const { body } = await send({
      pictures: [{ ...picture(first), caption: 'At dusk' }, picture(second), picture(third, 3)],
      description: documentOf(said('Before'), pictured(first), said('After')),
      dayTexts: [dayText(3, pictured(third))],
    });
    const moved = await server.post(`${path}/${body._id}/moves`, { move: 'publish' }, blog.owner);
    const { body: html } = await server.get(moved.body.address, { accept: 'text/html' });
    const page = readHtml(String(html));
    const story = [...(page.querySelector('article > div')?.children ?? [])];
    expect(story.map(({ tagName }) => tagName)).toEqual(['P', 'FIGURE', 'P']);
    const [figure] = page.querySelectorAll('figure');
    expect(figure?.querySelector('img')?.alt).toBe(`Alt ${first}`);
    expect(figure?.querySelector('figcaption')?.textContent).toBe('At dusk');
    const opens = [...page.querySelectorAll('main button[popovertarget]')].filter(({ ariaLabel }) => ariaLabel);
    expect(opens.map((button) => button.querySelector('img')?.alt)).toEqual(
      [first, second, third].map((key) => `Alt ${key}`),
    );
    expect(opens.map((button) => button.closest('figure') !== null)).toEqual([true, false, true]);
    const feed = readXml((await server.get('/blog/deniz/feed.atom')).body);
    const links = [...feed.getElementsByTagName('link')].filter((link) => link.getAttribute('rel') === 'enclosure');
    const addresses = links.map((link) => link.getAttribute('href'));
    for (const key of [first, third]) expect(addresses).toContain(`https://vaya.example/media/${key}/960.webp`);
    expect(addresses.join()).not.toContain(second);
    expect(await feedTexts()).toContainEqual(expect.stringMatching(/^Before\n\nAfter\n\n/));
  });
});

describe('the words of a day', () => {
  const wordsOf = (dayNumber: number, text: unknown, id = `text-${dayNumber}`) => ({ id, dayNumber, text });
  const write = (...dayTexts: object[]) => server.post(path, { ...makeTripRequest(), dayTexts }, blog.owner);
  async function show(...dayTexts: object[]) {
    const { body } = await write(...dayTexts);
    const moved = await server.post(`${path}/${body._id}/moves`, { move: 'publish' }, blog.owner);
    const html = async () => readHtml(String((await server.get(moved.body.address, { accept: 'text/html' })).body));
    return { id: String(body._id), html };
  }
  const rain = documentOf(
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Rain' }] },
    linked('https://example.com/ridge'),
  );

  it.each([
    ['more than 5,000 characters', [wordsOf(1, documentOf(said('a'.repeat(2_500)), said('b'.repeat(2_499))))]],
    ['a link to a script', [wordsOf(1, documentOf(linked('javascript:alert(1)')))]],
    ['no day', [wordsOf(0, rain)]],
    ['a day after the last one that a trip may have', [wordsOf(367, rain)]],
    ['two texts for one day', [wordsOf(1, rain), wordsOf(1, rain, 'other')]],
    ['one id for two texts', [wordsOf(1, rain, 'same'), wordsOf(2, rain, 'same')]],
    ['no id', [{ dayNumber: 1, text: rain }]],
  ])('are refused with %s', async (_, dayTexts) => {
    const { status, body } = await write(...dayTexts);
    expect([status, body.code]).toEqual([400, 'validation']);
  });

  it('are read as they were written, by day, and a day that has words is a day of the plan', async () => {
    const { body } = await write(wordsOf(9, rain), wordsOf(2, 'a'.repeat(5_000)));
    const { dayTexts, dayCount } = await read(body._id);
    expect(dayTexts).toEqual([wordsOf(2, documentOf(said('a'.repeat(5_000)))), wordsOf(9, rain)]);
    expect(dayCount).toBe(9);
  });

  it('[BEYOND-91] stand in their day on the page of the trip without scripts, and as words alone in feeds', async () => {
    const { id, html } = await show(wordsOf(3, rain), wordsOf(7, documentOf()));
    const days = [...(await html()).querySelectorAll('ol > li')].filter((day) => day.querySelector('h3'));
    expect(days.map((day) => day.querySelector('h3')?.textContent)).toEqual(['Day 1', 'Day 3']);
    const [, third] = days;
    expect(third?.querySelector('h4')?.textContent).toBe('Rain');
    expect(third?.querySelector('a')?.getAttribute('href')).toBe('https://example.com/ridge');
    expect((await feedTexts()).some((text) => text.includes('\n\nDay 3\nRain\n\nhere'))).toBe(true);
    const tripIn = (trips: { _id: string }[]) => trips.find(({ _id }) => _id === id);
    expect(tripIn((await server.get('/api/blog/deniz')).body.publishedVayas)).toMatchObject({
      dayTexts: [
        { dayNumber: 3, text: rain },
        { dayNumber: 7, text: documentOf() },
      ],
    });
    const { publishedVayas } = (await server.get(`/api/creator/${blog.id}`, blog.owner)).body;
    expect(tripIn(publishedVayas)).not.toHaveProperty('dayTexts');
  });

  it('are hidden with the itinerary, and until they are published', async () => {
    const { id } = await show(wordsOf(1, documentOf(said('Hidden with the plan'))));
    const config = { vayaDisplaySettings: { [id]: { showItinerary: false } } };
    await server.post(`/api/creator/${blog.id}/blog-config`, config, blog.owner);
    const request = { ...makeTripRequest(), dayTexts: [wordsOf(1, 'Not yet')] };
    const other = await show(wordsOf(1, documentOf(said('By now'))));
    await server.post(`${path}/${other.id}`, request, blog.owner);
    const seen = JSON.stringify((await server.get('/api/blog/deniz')).body);
    expect(['Hidden with the plan', 'Not yet', 'By now'].map((words) => seen.includes(words))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
