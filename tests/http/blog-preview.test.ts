import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogReply } from '#contract/blog.ts';
import { withCoupling } from '#machines/rules/blog-coupling.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { settingsOf } from '#machines/rules/read-setting.ts';
import { blogPage } from '#rules/blog-page.ts';
import type { TripRow } from '#server/trips/stored-trip.ts';
import { anyConfigOf } from '#tests/kit/arbitrary-blogs.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { BlogInApp } from '#web/blog/blog-in-app.tsx';
import { styleSheetOf } from '#web/blog/tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 15, 12);
});
afterAll(() => server.stop());

const pageOf = async (username: string): Promise<string> => (await fetch(`${server.url}/blog/${username}`)).text();
const rootIn = (html: string): string => /<div id="root">(.*?)<\/div><script>/s.exec(html)?.[1] ?? '';

/** The preview has none. */
const hint = /<p id="hint".*?<\/p>/s;

/** Two builds name a class differently; where the page is the same, so are the places of each. */
function withNumberedClasses(html: string): string {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  return html
    .replace(hint, '')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => ` class="${names.split(' ').map(numberOf).join(' ')}"`);
}

/** The files of two builds lie in different places. */
const withoutFaces = (sheet: string): string => sheet.replaceAll(/@font-face\{[^{}]*\}/g, '');

/** The form of the preview sends nothing. */
const withoutInert = (html: string): string => html.replace(' inert=""', '');

/** Who is signed in is asked on the page of the world alone. */
const withoutSession = (html: string): string => html.replaceAll(/<span id="(?:session|ways)".*?<\/span>/gs, '');

const blogs: readonly (readonly Partial<TripRow>[])[] = [
  [],
  [{}, { title: 'Up the hill', daysFor: 'sponsors' }],
  [
    { title: '<b>&"\'', description: '</script><script>alert(1)</script>' },
    { title: 'Home', daysFor: 'owner', tripType: 'CRUISE', priceCents: 0 },
    { title: '', description: '', dates: '[]', itinerary: '[]', cities: '[]', cityIds: '[]' },
    { coverImage: JSON.stringify({ url: 'https://pictures.example/a.jpg', isFromAnotherResource: true }) },
  ],
];

describe('the preview of a config', () => {
  it.each(blogs.map((trips, index) => ({ trips, count: trips.length, username: `preview-${index}` })))(
    '[DASH-16] [CONFIG-35] [BLOG-25] is the page that the world gets once it is saved, for any config, with $count trips',
    async ({ trips, username }) => {
      const { id, owner } = await startBlog(server, { username, number: 20 + trips.length, trips: [...trips] });
      const creatorIn = async (language: string): Promise<BlogReply> =>
        (await server.get(`/api/blog/${username}?lang=${language}`, owner)).body;
      const creators = { en: await creatorIn('en'), tr: await creatorIn('tr') };
      const about = factsOf(creators.en);
      const cover = fc.constantFrom(null, creators.en.profilePicture);
      await fc.assert(
        fc.asyncProperty(anyConfigOf(about), cover, async (any, coverImageUrl) => {
          const config = { ...any, pageStyle: { ...any.pageStyle, coverImageUrl } };
          expect((await server.post(`/api/creator/${id}/blog-config`, config, owner)).status).toBe(200);
          const { map } = (await server.get(`/api/blog/${username}/map`)).body;
          const html = await pageOf(username);
          for (const draft of [config, withCoupling(config, about)]) {
            const creator = creators[settingsOf(draft).language];
            const page = blogPage(creator, draft, { audience: 'visitor', today: '2026-06-15' });
            const preview = renderToStaticMarkup(createElement(BlogInApp, { page, map }));
            expect(withNumberedClasses(withoutSession(rootIn(html)))).toBe(withNumberedClasses(withoutInert(preview)));
            expect(withoutFaces(html)).toContain(`${withoutFaces(styleSheetOf(page))}body{`);
          }
        }),
        { numRuns: rounds(10, 80) },
      );
    },
  );
});
