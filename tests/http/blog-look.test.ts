import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverOf, startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { readHtml } from '#tests/kit/xml.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = Date.UTC(2026, 5, 15, 12);
  blog = await startBlog(server, { trips: [{}, { title: 'Up the hill' }, { title: 'Home' }] });
  const { database } = server.platform;
  await database
    .updateTable('creator')
    .set({ instagram: 'deniz', youtube: 'denizfilms', tiktok: 'deniz.t' })
    .where('accountId', '=', blog.id)
    .execute();
  await database.deleteFrom('creatorTrait').where('accountId', '=', blog.id).execute();
  for (const [kind, values] of Object.entries(traits))
    for (const [position, value] of values.entries())
      await database
        .insertInto('creatorTrait')
        .values({
          ...{ accountId: blog.id, kind: kind as keyof typeof traits, value, position },
          level: kind === 'language' ? 'NATIVE' : 'EXPERT',
        })
        .execute();
});
afterAll(() => server.stop());

const traits = {
  language: ['tr'],
  expertise: ['diving', 'sailing'],
  service: ['one-service', 'other-service'],
  serviceOffer: ['press-trip'],
};
const save = async (config: object) => {
  const { status, body } = await server.post(`/api/creator/${blog.id}/blog-config`, config, blog.owner);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};

/** The page that a visitor gets once a config was saved; without one, of a blog of which none ever was. */
/** The versions of configs start again, which the version of the entry makes up for. */
async function deleteConfig(): Promise<void> {
  const { database } = server.platform;
  await database.deleteFrom('blogConfig').execute();
  await database
    .updateTable('directoryEntry')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
}

async function pageBy(config: object | null) {
  if (config === null) await deleteConfig();
  else await save(config);
  const document = readHtml((await server.get('/blog/deniz')).body);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const sheets = texts('style').join('');
  return {
    text: document.querySelector('main')?.textContent ?? '',
    card: document.querySelector('article')?.textContent ?? '',
    sections: texts('h2'),
    trips: texts('h3 a'),
    links: [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')),
    variable: (name: string) => new RegExp(`\\[data-blog\\]\\{[^}]*--blog-${name}:([^;}]*)`).exec(sheets)?.[1],
  };
}
const inOrder = ['Locations', 'Languages', 'Expertises', 'Services', 'Service Offers', 'Contact'];
const withoutMap = (sections: readonly (string | null)[]) => sections.filter((name) => inOrder.includes(name ?? ''));

describe('a config', () => {
  it('[CONFIG-02] [CONFIG-04] [CONFIG-05] [CONFIG-09] [CONFIG-10] [CONFIG-11] [CONFIG-12] [CONFIG-13] [CONFIG-14] [CONFIG-15] [CONFIG-19] is kept whole, and read as it was saved', async () => {
    const text = { color: '#123456', fontSize: 20, bold: true, italic: true, underline: true };
    const hidden = (id: string) => ({ items: { [id]: false } });
    const config = {
      ...Object.fromEntries(
        'Email PhoneNumber Locations Services ServiceOffers Languages Expertises SocialMedia'
          .split(' ')
          .map((name) => [`show${name}`, false]),
      ),
      socialMediaVisibility: hidden('tiktok'),
      locationsVisibility: hidden('308948'),
      servicesVisibility: hidden('0'),
      serviceOffersVisibility: hidden('press-trip'),
      languagesVisibility: hidden('tr'),
      expertisesVisibility: hidden('diving'),
      contactsVisibility: hidden('email'),
      displayOrder: { locations: 6, languages: 5, expertises: 4, services: 3, serviceOffers: 2, contact: 1 },
      pageStyle: {
        backgroundColor: '#fef3c7',
        fontFamily: 'Georgia',
        coverImageUrl: await coverOf(server, blog.id, '1'),
        coverImageStyle: { opacity: 0.5, positionY: 20 },
        profilePictureStyle: { shape: 'square', size: 200, borderColor: '#0b5563', borderWidth: 2 },
        textStyles: { fullName: text, aboutMe: text, expertises: text, services: text, serviceOffers: text },
      },
      tripSettings: { tripsPerRow: 3, visibleTrips: ['deniz-1', 'deniz-0'], highlightedTrips: ['deniz-1'] },
      vayaDisplaySettings: {
        'deniz-0': {
          showDescription: false,
          showLocations: false,
          showTripType: false,
          showPeriod: false,
          showItinerary: false,
          itineraryItemsVisibility: { walk: false },
          textStyles: { title: text, description: text, locations: text, period: text },
        },
      },
    };
    expect(await save(config)).toMatchObject(config);
    const { body } = await server.get(`/api/creator/${blog.id}/blog-config`, blog.owner);
    expect(body).toMatchObject(config);
  });

  it('[CONFIG-37] [CONFIG-38] holds a trip once, however often it was added', async () => {
    const page = await pageBy({
      tripSettings: { visibleTrips: ['deniz-0', 'deniz-1', 'deniz-0'], highlightedTrips: ['deniz-1', 'deniz-1'] },
    });
    expect(page.trips.toSorted()).toEqual(['By the sea', 'Up the hill']);
    const { body } = await server.get(`/api/creator/${blog.id}/blog-config`);
    expect(body.tripSettings.highlightedTrips).toEqual(['deniz-1']);
  });
});

describe('a page', () => {
  it.each([
    ['nothing was ever saved', null],
    ['nothing was chosen', {}],
  ])('[CONFIG-03] [CONFIG-07] [CONFIG-29] shows everything where %s', async (_, config) => {
    const { sections, text, trips, links } = await pageBy(config);
    expect(withoutMap(sections)).toEqual(inOrder);
    for (const item of ['Diving', 'Sailing', 'ONE_SERVICE', 'OTHER_SERVICE']) expect(text).toContain(item);
    for (const href of ['https://www.instagram.com/deniz/', 'mailto:deniz@mail.example']) expect(links).toContain(href);
    expect(trips).toHaveLength(3);
  });

  it('[CONFIG-06] leaves out a platform by its name, and a service by its index', async () => {
    const { text, links } = await pageBy({
      socialMediaVisibility: { items: { instagram: false, tiktok: true } },
      servicesVisibility: { items: { 1: false } },
    });
    expect(links).not.toContain('https://www.instagram.com/deniz/');
    expect(links).toContain('https://www.tiktok.com/@deniz.t');
    expect([text.includes('ONE_SERVICE'), text.includes('OTHER_SERVICE')]).toEqual([true, false]);
  });

  it('[BLOG-01] [BLOG-14] [CONFIG-08] [CONFIG-28] has its sections in their order, numbered from 1', async () => {
    expect(withoutMap((await pageBy({})).sections)).toEqual(inOrder);
    const { sections } = await pageBy({
      displayOrder: { contact: 1, serviceOffers: 2, services: 3, expertises: 4, languages: 5, locations: 6 },
    });
    expect(withoutMap(sections)).toEqual(inOrder.toReversed());
  });

  it('[CONFIG-20] [CONFIG-22] [CONFIG-23] [CONFIG-24] [CONFIG-26] [CONFIG-27] [CONFIG-30] [CONFIG-31] [CONFIG-32] is dressed by default where nothing was chosen', async () => {
    const { variable } = await pageBy(null);
    expect(variable('font')).toMatch(/^"Inter"/);
    const names = Object.keys(byDefault);
    expect(Object.fromEntries(names.map((name) => [name, variable(name)]))).toEqual(byDefault);
  });

  it('[BLOG-16] [CONFIG-36] shows the trips of the list; an empty list means all, unless all are hidden', async () => {
    const shown = async (tripSettings: object) => (await pageBy({ tripSettings })).trips.toSorted();
    expect(await shown({ visibleTrips: ['deniz-1'] })).toEqual(['Up the hill']);
    expect(await shown({ visibleTrips: [] })).toEqual(['By the sea', 'Home', 'Up the hill']);
    expect(await shown({ visibleTrips: [], hideAllTrips: true })).toEqual([]);
  });

  it('[CONFIG-16] [CONFIG-17] [CONFIG-18] leaves out of a trip what is turned off, and nothing that is not', async () => {
    const only = { tripSettings: { visibleTrips: ['deniz-0'] } };
    const textOf = async (display: object) =>
      (await pageBy({ ...only, vayaDisplaySettings: { 'deniz-0': display } })).card;
    const parts = { showDescription: 'Three slow days.', showLocations: 'Antalya', showTripType: 'Guided Tour' };
    const all = { ...parts, showPeriod: '20 – 22 Jun 2026', showItinerary: 'Walk' };
    const whole = await textOf({});
    for (const [flag, part] of Object.entries(all)) {
      expect([flag, whole.includes(part)]).toEqual([flag, true]);
      const without = await textOf({ [flag]: false });
      const left = Object.entries(all).flatMap(([name, each]) => (without.includes(each) ? [name] : []));
      expect(left).toEqual(Object.keys(all).filter((name) => name !== flag));
    }
    const items = await textOf({ itineraryItemsVisibility: { walk: false } });
    expect([items.includes('Walk'), items.includes('Swim')]).toEqual([false, true]);
  });
});

/** As the style sheet says it; 16 pixels are 1rem. */
const byDefault = {
  background: '#f8fafc',
  'picture-radius': '50%',
  'picture-size': '7.5rem',
  'picture-borderColor': '#ffffff',
  'picture-border': '4px',
  coverOpacity: '1',
  coverPosition: '50%',
  'columns-four': '2',
  'fullName-color': '#1f2937',
  'fullName-size': '1.5rem',
  'aboutMe-color': '#4b5563',
  'aboutMe-size': '1rem',
};
