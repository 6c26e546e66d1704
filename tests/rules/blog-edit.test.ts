import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlogChoices } from '#contract/blog.ts';
import { backgroundProblem } from '#machines/rules/background-problem.ts';
import { withCoupling } from '#machines/rules/blog-coupling.ts';
import { applyEdit, type BlogEdit } from '#machines/rules/blog-edit.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { isSameConfig } from '#machines/rules/config-changes.ts';
import { parseBlogConfig } from '#rules/blog-config.ts';
import { blogPage } from '#rules/blog-page.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { visibleTrips } from '#rules/blog-visibility.ts';
import { platforms, type SocialPlatform } from '#rules/social-account.ts';
import { anyBlog, anyConfigOf, anyEditOf } from '#tests/kit/arbitrary-blogs.ts';
import { brokenCouplings } from '#tests/kit/broken-couplings.ts';

const about: BlogFacts = {
  items: { locations: ['kas', 'porto'], languages: ['tr'], expertises: [], services: ['0', '1'], serviceOffers: ['x'] },
  platforms: ['instagram', 'youtube', 'tiktok'],
  trips: [
    { id: 'sea', items: ['walk', 'swim'] },
    { id: 'hill', items: [] },
  ],
};

const configAfter = (edits: readonly BlogEdit[], config: BlogChoices = {}, facts = about): BlogChoices =>
  edits.reduce((each, edit) => applyEdit(each, edit, facts), config);
const settingsAfter = (edits: readonly BlogEdit[], config?: BlogChoices, facts?: BlogFacts) =>
  blogSettings(configAfter(edits, config, facts), 'page');

describe('a section', () => {
  it('[CONFIG-39] [CONFIG-40] is off when the last of its items is hidden', () => {
    const one: BlogEdit = { type: 'item.show', section: 'locations', item: 'kas', isShown: false };
    expect(settingsAfter([one]).shown.showLocations).toBe(true);
    const { shown, hidden } = settingsAfter([one, { ...one, item: 'porto' }]);
    expect(shown.showLocations).toBe(false);
    expect([...hidden.locationsVisibility]).toEqual(['kas', 'porto']);
  });

  it('comes back with all of its items where all were hidden, and else as it was left', () => {
    const hidden: BlogEdit[] = ['kas', 'porto'].map((item) => ({
      type: 'item.show',
      section: 'locations',
      item,
      isShown: false,
    }));
    const isOn = (isShown: boolean): BlogEdit => ({ type: 'section.show', section: 'locations', isShown });
    expect(settingsAfter([...hidden, isOn(true)]).hidden.locationsVisibility.size).toBe(0);
    const left = settingsAfter([...hidden.slice(0, 1), isOn(false), isOn(true)]);
    expect([left.shown.showLocations, [...left.hidden.locationsVisibility]]).toEqual([true, ['kas']]);
  });

  it('is on with the item that somebody shows', () => {
    const { shown } = settingsAfter([
      { type: 'section.show', section: 'services', isShown: false },
      { type: 'item.show', section: 'services', item: '1', isShown: true },
    ]);
    expect(shown.showServices).toBe(true);
  });

  it('[SECT-04] is moved to a place, and all are numbered from 1', () => {
    const { displayOrder } = configAfter([{ type: 'section.move', section: 'contact', to: 2 }]);
    expect(displayOrder).toEqual({
      locations: 1,
      contact: 2,
      languages: 3,
      expertises: 4,
      services: 5,
      serviceOffers: 6,
    });
    const { sections } = settingsAfter([{ type: 'section.move', section: 'locations', to: 99 }], { displayOrder });
    expect(sections.at(-1)).toBe('locations');
    const config = {};
    expect(configAfter([{ type: 'section.move', section: 'locations', to: 1 }], config)).toBe(config);
  });
});

describe('contact', () => {
  const ways = (edits: BlogEdit[], config?: BlogChoices) => {
    const { showEmail, showPhoneNumber } = settingsAfter(edits, config).shown;
    return [showEmail, showPhoneNumber];
  };
  const show = (way: 'email' | 'phone', isShown: boolean): BlogEdit => ({ type: 'contact.show', way, isShown });
  const whole = (isShown: boolean): BlogEdit => ({ type: 'section.show', section: 'contact', isShown });

  it('[CONFIG-41] [CONFIG-42] [CONFIG-43] is what its two ways are', () => {
    expect(ways([show('email', false)])).toEqual([false, true]);
    expect(ways([show('email', false), show('phone', false)])).toEqual([false, false]);
    expect(ways([show('phone', false), show('email', false)])).toEqual([false, false]);
    expect(ways([whole(false), show('phone', true)])).toEqual([false, true]);
    expect(ways([whole(false), show('email', true)])).toEqual([true, false]);
  });

  it('[CONFIG-44] turns both on or both off as a whole', () => {
    expect(ways([whole(false)])).toEqual([false, false]);
    expect(ways([show('email', false), whole(true)])).toEqual([true, true]);
    expect(ways([show('email', false), whole(false)])).toEqual([false, false]);
  });

  it('is shown however it was hidden', () => {
    const config = { contactsVisibility: { items: { email: false } } };
    const settings = settingsAfter([show('email', true)], config);
    expect([settings.shown.showEmail, settings.hidden.contactsVisibility.size]).toEqual([true, 0]);
  });
});

describe('social media', () => {
  const social = (edits: BlogEdit[], facts = about) => {
    const { shown, hidden } = settingsAfter(edits, {}, facts);
    return [shown.showSocialMedia, platforms.filter((each) => !hidden.socialMediaVisibility.has(each))];
  };
  const master = (isShown: boolean): BlogEdit => ({ type: 'social.show', isShown });
  const show = (platform: SocialPlatform, isShown: boolean): BlogEdit => ({ type: 'platform.show', platform, isShown });

  it('[CONFIG-45] [CONFIG-46] [CONFIG-49] goes off with every platform, and comes on with instagram', () => {
    expect(social([master(false)])).toEqual([false, []]);
    expect(social([master(false), master(true)])).toEqual([true, ['instagram']]);
  });

  it('[CONFIG-47] [CONFIG-48] goes off with the last platform that is seen', () => {
    const [youtube, tiktok] = [show('youtube', false), show('tiktok', false)];
    expect(social([youtube, tiktok])).toEqual([true, ['instagram']]);
    expect(social([youtube, tiktok, show('instagram', false)])).toEqual([false, []]);
    expect(social([show('instagram', false)])).toEqual([true, ['youtube', 'tiktok']]);
    expect(social([master(false), show('tiktok', true)])).toEqual([true, ['tiktok']]);
  });

  it('counts those that have a handle: a switch that is on shows something', () => {
    const facts = { ...about, platforms: ['tiktok' as const] };
    expect(social([show('tiktok', false)], facts)).toEqual([false, []]);
    expect(social([master(false), master(true)], facts)).toEqual([true, ['instagram', 'tiktok']]);
  });
});

describe('trips', () => {
  const seen = (edits: BlogEdit[], config?: BlogChoices) => {
    const settings = settingsAfter(edits, config);
    return visibleTrips(
      about.trips.map(({ id }) => ({ _id: id })),
      settings,
    ).map(({ _id }) => _id);
  };
  const show = (trip: string, isShown: boolean): BlogEdit => ({ type: 'trip.show', trip, isShown });
  const highlight = (trip: string, isHighlighted: boolean): BlogEdit => ({
    type: 'trip.highlight',
    trip,
    isHighlighted,
  });

  it('[TRIPS-07] [CONFIG-36] are seen, all of them, until one is hidden', () => {
    expect(seen([])).toEqual(['sea', 'hill']);
    expect(configAfter([show('sea', false)]).tripSettings).toMatchObject({
      visibleTrips: ['hill'],
      hideAllTrips: false,
    });
    expect(seen([show('sea', false), show('sea', true)])).toEqual(['sea', 'hill']);
    expect(configAfter([show('sea', false), show('sea', true)]).tripSettings?.visibleTrips).toEqual([]);
  });

  it('[TRIPS-07] are all hidden by a word of its own, as an empty list means all', () => {
    const none = [show('sea', false), show('hill', false)];
    expect(configAfter(none).tripSettings).toMatchObject({ visibleTrips: [], hideAllTrips: true });
    expect(seen(none)).toEqual([]);
    expect(seen([...none, show('hill', true)])).toEqual(['hill']);
    expect(configAfter([...none, show('hill', true)]).tripSettings).toMatchObject({
      visibleTrips: ['hill'],
      hideAllTrips: false,
    });
  });

  it('[CONFIG-37] [CONFIG-38] change by nothing that is so already', () => {
    const config = { tripSettings: { visibleTrips: ['hill'], highlightedTrips: ['hill'] } };
    for (const edit of [show('hill', true), show('sea', false), highlight('hill', true), highlight('sea', false)])
      expect(configAfter([edit], config)).toBe(config);
  });

  it('[TRIPCARD-12] [CONFIG-38] have one highlight, which moves, and goes with its trip', () => {
    const { highlightedTrips } = configAfter([highlight('sea', true), highlight('hill', true)]).tripSettings ?? {};
    expect(highlightedTrips).toEqual(['hill']);
    expect(configAfter([highlight('sea', true), show('sea', false)]).tripSettings?.highlightedTrips).toEqual([]);
    expect(configAfter([highlight('sea', true), highlight('sea', false)]).tripSettings?.highlightedTrips).toEqual([]);
    expect(seen([show('sea', false), highlight('sea', true)])).toEqual(['sea', 'hill']);
  });

  it('[TRIPS-10] [TRIPS-18] [TRIPS-22] have elements, items and texts of their own', () => {
    const { showPeriod, hiddenItems, styles } = settingsAfter([
      { type: 'trip.element', trip: 'sea', element: 'showPeriod', isShown: false },
      { type: 'trip.item', trip: 'sea', item: 'swim', isShown: false },
      { type: 'trip.text', trip: 'sea', text: 'title', change: { color: 'Teal', fontSize: 32, italic: true } },
    ]).tripOf('sea');
    expect([showPeriod, [...hiddenItems]]).toEqual([false, ['swim']]);
    expect(styles.title).toMatchObject({ color: '#008080', fontSize: 32, italic: true, bold: false });
  });

  it('[BEYOND-109] take the text styles of one, and keep what each shows', () => {
    const { tripOf } = settingsAfter([
      { type: 'trip.element', trip: 'sea', element: 'showItinerary', isShown: false },
      { type: 'trip.element', trip: 'hill', element: 'showPeriod', isShown: false },
      { type: 'trip.text', trip: 'hill', text: 'description', change: { color: '#112233', bold: true } },
      { type: 'trip.text', trip: 'sea', text: 'title', change: { color: 'Teal', fontSize: 32, italic: true } },
      { type: 'trip.styleOthers', trip: 'sea' },
    ]);
    expect(tripOf('hill').styles).toEqual(tripOf('sea').styles);
    expect(tripOf('hill').styles.title).toMatchObject({ color: '#008080', fontSize: 32, italic: true });
    expect(tripOf('hill').styles.description.bold).toBe(false);
    expect([tripOf('hill').showItinerary, tripOf('hill').showPeriod]).toEqual([true, false]);
  });
});

describe('colours', () => {
  it('of texts are applied once what is typed is a colour', () => {
    const typing = ['#', '#1', '#12', '#123', '#1234', '#12345', '#123456'];
    const colours = typing.map((color) => {
      const config = configAfter([{ type: 'page.text', text: 'aboutMe', change: { color } }]);
      return blogSettings(config, 'page').style.texts.aboutMe.color;
    });
    expect(colours.slice(2, 5)).toEqual(['#4b5563', '#112233', '#112233']);
    expect(colours.at(-1)).toBe('#123456');
  });

  it('[EDIT-16] of a background are written with # and 3 or 6 digits', () => {
    for (const text of ['#abc', '#A1B2C3', ' #fff '])
      expect([backgroundProblem(text), configAfter([{ type: 'page.background', colour: text }])]).toEqual([
        null,
        { pageStyle: { backgroundColor: expect.stringMatching(/^#[\da-f]{6}$/) } },
      ]);
    const config = {};
    for (const text of ['red', 'rgb(1, 2, 3)', '#ffff', 'abc', '']) {
      expect(backgroundProblem(text)?.text.en).toBe('Please enter a valid hex color (e.g., #ffffff)');
      expect(configAfter([{ type: 'page.background', colour: text }], config)).toBe(config);
    }
  });
});

it('a blank at the end stays while somebody types on', () => {
  const { sharing } = configAfter([
    { type: 'page.sharing', title: 'Slow' },
    { type: 'page.sharing', title: 'Slow ' },
  ]);
  expect(sharing?.title).toBe('Slow ');
});

const anyEdits = anyBlog.chain((blog) =>
  fc.record({ blog: fc.constant(blog), edits: fc.array(anyEditOf(blog.about), { maxLength: 12 }) }),
);

describe('any config', () => {
  it('is drawn as it was when its switches are brought to agree, once and for all', () => {
    fc.assert(
      fc.property(
        anyBlog.chain(({ creator, about: facts }) => anyConfigOf(facts).map((config) => ({ creator, facts, config }))),
        ({ creator, facts, config }) => {
          const next = withCoupling(config, facts);
          expect(brokenCouplings(next, facts)).toEqual([]);
          expect(withCoupling(next, facts)).toBe(next);
          for (const audience of ['visitor', 'sponsor', 'owner'] as const) {
            const wish = { audience, today: '2026-06-15' };
            expect(blogPage(creator, next, wish)).toEqual(blogPage(creator, config, wish));
          }
        },
      ),
    );
  });

  it('[CONFIG-39] [CONFIG-40] [CONFIG-41] [CONFIG-48] keeps its switches in agreement, whatever is done to it', () => {
    fc.assert(
      fc.property(anyEdits, ({ blog, edits }) => {
        let config = blog.config;
        for (const edit of edits) {
          const next = applyEdit(config, edit, blog.about);
          expect([edit, brokenCouplings(next, blog.about)]).toEqual([edit, []]);
          expect(parseBlogConfig(next).problems).toEqual({});
          if (isSameConfig(config, next, blog.about) && edit.type !== 'page.sharing') expect(next).toBe(config);
          expect(applyEdit(next, edit, blog.about)).toBe(next);
          config = next;
        }
      }),
    );
  });
});
