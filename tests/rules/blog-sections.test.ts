import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { listSections } from '#machines/rules/blog-setting.ts';
import { blogPage } from '#rules/blog-page.ts';
import { countItems, sectionItems } from '#rules/blog-sections.ts';
import { anyCreator } from '#tests/kit/arbitrary-blogs.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';

describe('the items of a section', () => {
  const creator = makeBlogCreator({
    services: ['PHOTO_SHOOT', { _id: 'REELS', name: 'Reels and stories' }, { name: 'Reels and stories' }],
    serviceOffers: [{ _id: 'press', name: 'Press trip' }, 'Tasting'],
  });

  it.each([
    ['[SECT-10]', 'locations', [{ id: 'kas', text: 'Kaş, Turkey' }]],
    ['[SECT-11]', 'languages', [{ id: 'tr', text: 'Turkish', level: 'NATIVE' }]],
    ['[SECT-12]', 'expertises', [{ id: 'diving', text: 'Diving', level: 'EXPERT' }]],
    [
      '[SECT-14]',
      'serviceOffers',
      [
        { id: 'press', text: 'Press trip' },
        { id: 'Tasting', text: 'Tasting' },
      ],
    ],
  ] as const)('%s of %s are named as somebody reads them', (_, section, items) => {
    expect(sectionItems(creator, section, 'en')).toEqual(items.map((item) => expect.objectContaining(item)));
  });

  it('name a city in the language of the page', () => {
    const rome = { _id: 'rome', cityName: 'Rome', stateName: 'Lazio', countryName: 'İtalya' };
    const typed = { _id: 'typed', cityName: 'constructor', stateName: '', countryName: '' };
    const textsIn = (language: 'en' | 'tr') =>
      sectionItems({ ...creator, locations: [rome, typed] }, 'locations', language).map(({ text }) => text);
    expect([textsIn('en'), textsIn('tr')]).toEqual([
      ['Rome, İtalya', 'constructor'],
      ['Roma, İtalya', 'constructor'],
    ]);
  });

  it('[SECT-13] [CONFIG-06] of services are plain text, known by their place', () => {
    expect(sectionItems(creator, 'services', 'en')).toEqual([
      { id: '0', text: 'Photo Shoot' },
      { id: '1', text: 'Reels and stories' },
      { id: '2', text: 'Reels and stories' },
    ]);
  });

  it('[DASH-13] are counted, all of them, but for the ways of contact', () => {
    expect(countItems(creator)).toBe(1 + 1 + 1 + 3 + 2);
    expect(countItems({ ...creator, services: [], locations: [] })).toBe(1 + 1 + 2);
  });
});

describe('what there is of a creator', () => {
  it('[DASH-14] is their published trips and the platforms that have a handle', () => {
    const { platforms, trips } = factsOf(makeBlogCreator());
    expect(platforms).toEqual(['instagram', 'tiktok']);
    expect(trips).toEqual([{ id: 'sea', items: ['item-0', 'item-1', 'item-2'] }]);
  });

  it('is known by the ids that hide it from the page', () => {
    fc.assert(
      fc.property(anyCreator, (creator) => {
        const { items } = factsOf(creator);
        for (const section of listSections)
          items[section].forEach((id, index) => {
            const config = { [`${section}Visibility`]: { items: { [id]: false } } };
            const { sections } = blogPage(creator, config, { audience: 'visitor', today: '2026-06-15' });
            const left = sections.find(({ key }) => key === section)?.items ?? [];
            const others = sectionItems(creator, section, 'en').filter((_, at) => at !== index);
            expect(left.map(({ text }) => text)).toEqual(others.map(({ text }) => text));
          });
      }),
    );
  });
});
