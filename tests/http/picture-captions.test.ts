import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverOf, startBlog } from '#tests/kit/blogs.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { readHtml } from '#tests/kit/xml.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 1, 12);
  blog = await startBlog(server, { trips: [] });
});
afterAll(() => server.stop());

const save = (trip: object, id = '') =>
  server.post(`/api/account/trips${id === '' ? '' : `/${id}`}`, { ...makeTripRequest(), ...trip }, blog.owner);

describe('a picture of a trip', () => {
  it('[BEYOND-108] has a caption on the page, and is placed by a rule of the style sheet', async () => {
    const [cover, bay, hill] = [
      await coverOf(server, blog.id, '1'),
      await coverOf(server, blog.id, '2'),
      await coverOf(server, blog.id, '3'),
    ];
    const pictures = [
      { key: bay, alt: 'A bay', caption: ' <b>At dusk</b> ', focus: { x: 0, y: 100 }, dayNumber: null },
      { key: hill, alt: '', dayNumber: 2 },
    ];
    const { body } = await save({ coverImage: cover, coverFocus: { x: 30, y: 60 }, pictures });
    const own = (await server.get(`/api/account/trips/${body._id}`, blog.owner)).body;
    expect([own.coverFocus, own.pictures[0], own.pictures[1]]).toEqual([
      { x: 30, y: 60 },
      { ...pictures[0], caption: '<b>At dusk</b>' },
      pictures[1],
    ]);
    const moved = await server.post(`/api/account/trips/${body._id}/moves`, { move: 'publish' }, blog.owner);
    const html = String((await server.get(moved.body.address, { accept: 'text/html' })).body);
    const page = readHtml(html);
    const caption = [...page.getElementsByTagName('p')].map(({ textContent }) => textContent);
    expect(caption).toContain('<b>At dusk</b>');
    expect(html).toContain('img[data-focus="30-60"]{object-position:30% 60%}');
    expect(html).toContain('img[data-focus="0-100"]{object-position:0% 100%}');
    expect(html).not.toMatch(/<[^>]+ style=/);
    const focuses = [...page.getElementsByTagName('img')].map((image) => image.getAttribute('data-focus'));
    expect(focuses.filter(Boolean)).toEqual(['30-60', '0-100']);
  });

  it('loses the focus with its cover, and has none where a client knows of none', async () => {
    const cover = await coverOf(server, blog.id, '4');
    const { body } = await save({ coverImage: cover, coverFocus: { x: 1, y: 2 } });
    const { coverFocus: _, ...known } = makeTripRequest();
    const saved = await server.post(`/api/account/trips/${body._id}`, { ...known, coverImage: cover }, blog.owner);
    expect(saved.status).toBe(200);
    expect((await server.get(`/api/account/trips/${body._id}`, blog.owner)).body.coverFocus).toBeNull();
  });

  it.each([{ x: -1, y: 0 }, { x: 101, y: 0 }, { x: 0.5, y: 0 }, { x: 1 }, { x: '1', y: 1 }, 'middle'])(
    'has no focus outside of it: %j',
    async (coverFocus) => {
      expect((await save({ coverFocus })).status).toBe(400);
    },
  );

  it('has a caption of 200 characters at most', async () => {
    const key = await coverOf(server, blog.id, '5');
    const of = (caption: string) => save({ pictures: [{ key, alt: '', caption, dayNumber: null }] });
    expect((await of('x'.repeat(201))).status).toBe(400);
    expect((await of('x'.repeat(200))).status).toBe(200);
  });
});
