import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlogChoices } from '#contract/blog.ts';
import { coupled } from '#machines/rules/blog-coupling.ts';
import { type BlogEdit, edited } from '#machines/rules/blog-edit.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { changesBetween, isSameConfig } from '#machines/rules/config-changes.ts';
import { mergedConfigs, settled } from '#machines/rules/merge-configs.ts';
import { anyBlog, anyConfigOf, anyEditOf } from '#tests/kit/arbitrary-blogs.ts';
import { brokenCouplings } from '#tests/kit/broken-couplings.ts';

const about: BlogFacts = {
  items: {
    locations: ['kas', 'porto'],
    languages: ['tr', 'en', 'el'],
    expertises: [],
    services: [],
    serviceOffers: [],
  },
  platforms: ['instagram', 'youtube'],
  trips: ['sea', 'hill', 'home'].map((id) => ({ id, items: ['walk'] })),
};
const configAfter = (edits: readonly BlogEdit[], config: BlogChoices = {}, facts = about): BlogChoices =>
  edits.reduce((each, edit) => edited(each, edit, facts), config);
const hide = (section: 'locations' | 'languages', item: string): BlogEdit => ({
  type: 'item.show',
  section,
  item,
  isShown: false,
});
const showTrip = (trip: string, isShown: boolean): BlogEdit => ({ type: 'trip.show', trip, isShown });

/** Two who begin with the same, and each does something to it. */
const anyDivergence = anyBlog.chain((blog) => {
  const edits = fc.array(anyEditOf(blog.about), { maxLength: 6 });
  return fc.tuple(edits, edits).map(([mine, theirs]) => ({
    about: blog.about,
    base: blog.config,
    mine: configAfter(mine, blog.config, blog.about),
    theirs: configAfter(theirs, blog.config, blog.about),
  }));
});

describe('a merge', () => {
  it('of both is what each of them did', () => {
    const base = { showLocations: true };
    const mine = configAfter([hide('locations', 'kas'), { type: 'page.font', font: 'Georgia' }], base);
    const theirs = configAfter([hide('languages', 'el'), { type: 'section.move', section: 'contact', to: 1 }], base);
    const { merged, conflicts } = mergedConfigs({ base, mine, theirs }, about);
    expect(conflicts).toEqual([]);
    expect(changesBetween(base, merged, about).map(({ path, after: value }) => [path, value])).toEqual([
      ['pageStyle.fontFamily', 'Georgia'],
      ['displayOrder', ['contact', 'locations', 'languages', 'expertises', 'services', 'serviceOffers']],
      ['locationsVisibility.items.kas', false],
      ['languagesVisibility.items.el', false],
    ]);
  });

  it('says where both have changed the same, and keeps mine until it is settled', () => {
    const font = (name: 'Georgia' | 'Roboto'): BlogEdit => ({ type: 'page.font', font: name });
    const colour = (name: string): BlogEdit => ({ type: 'page.background', colour: name });
    const merge = mergedConfigs(
      {
        base: {},
        mine: configAfter([font('Georgia'), colour('#111')]),
        theirs: configAfter([font('Roboto'), colour('#222')]),
      },
      about,
    );
    expect(merge.conflicts).toEqual([
      {
        path: 'pageStyle.backgroundColor',
        setting: { kind: 'page', name: 'backgroundColor' },
        mine: '#111111',
        theirs: '#222222',
      },
      {
        path: 'pageStyle.fontFamily',
        setting: { kind: 'page', name: 'fontFamily' },
        mine: 'Georgia',
        theirs: 'Roboto',
      },
    ]);
    expect(merge.merged.pageStyle).toEqual({ fontFamily: 'Georgia', backgroundColor: '#111111' });
    expect(settled(merge, { 'pageStyle.fontFamily': 'theirs' }, about).pageStyle).toEqual({
      fontFamily: 'Roboto',
      backgroundColor: '#111111',
    });
  });

  it('[CONFIG-40] switches a section off where each of two has hidden half of it', () => {
    const { merged } = mergedConfigs(
      { base: {}, mine: configAfter([hide('locations', 'kas')]), theirs: configAfter([hide('locations', 'porto')]) },
      about,
    );
    expect(merged.showLocations).toBe(false);
  });

  it('has a section on where one has hidden all that there was, and the other shows something else', () => {
    const base = configAfter([hide('languages', 'el'), hide('languages', 'en')]);
    const mine = configAfter([hide('languages', 'tr')], base);
    const theirs = configAfter([{ type: 'item.show', section: 'languages', item: 'el', isShown: true }], base);
    for (const sides of [
      { base, mine, theirs },
      { base, mine: theirs, theirs: mine },
    ]) {
      const { merged, conflicts } = mergedConfigs(sides, about);
      expect([merged.showLanguages ?? true, merged.languagesVisibility?.items, conflicts]).toEqual([
        true,
        { tr: false, en: false, el: true },
        [],
      ]);
    }
  });

  it('keeps what theirs says of a trip that is not known here', () => {
    const theirs: BlogChoices = {
      tripSettings: { visibleTrips: ['sea', 'hill', 'home'] },
      vayaDisplaySettings: { newest: { showPeriod: false } },
    };
    const { merged } = mergedConfigs({ base: {}, mine: configAfter([hide('locations', 'kas')]), theirs }, about);
    expect(merged).toMatchObject(theirs);
    const both = mergedConfigs({ base: {}, mine: configAfter([showTrip('home', false)]), theirs }, about).merged;
    expect(both.tripSettings).toEqual({ visibleTrips: ['sea', 'hill'], hideAllTrips: false });
  });

  it('[TRIPS-07] hides the trips that either of two has hidden, and highlights what either has', () => {
    const highlight = (trip: string): BlogEdit => ({ type: 'trip.highlight', trip, isHighlighted: true });
    const [mine, theirs] = [
      configAfter([showTrip('sea', false)]),
      configAfter([showTrip('hill', false), highlight('home')]),
    ];
    const { merged, conflicts } = mergedConfigs({ base: {}, mine, theirs }, about);
    expect(merged.tripSettings).toEqual({ visibleTrips: ['home'], hideAllTrips: false, highlightedTrips: ['home'] });
    expect(conflicts).toEqual([]);
    const other = mergedConfigs({ base: {}, mine: configAfter([highlight('sea')]), theirs }, about);
    expect(other.conflicts).toEqual([
      { path: 'tripSettings.highlightedTrips', setting: { kind: 'highlight' }, mine: 'sea', theirs: 'home' },
    ]);
  });

  it('with what was sent from here and never answered is no conflict with oneself', () => {
    const font = (name: 'Georgia' | 'Roboto' | 'Inter'): BlogEdit => ({ type: 'page.font', font: name });
    const sent = configAfter([font('Georgia')]);
    const theirs = configAfter([hide('locations', 'kas')], sent);
    for (const mine of [configAfter([font('Roboto')], sent), configAfter([font('Inter')], sent), sent]) {
      const { merged, conflicts } = mergedConfigs({ base: {}, mine, theirs, sent: [sent] }, about);
      expect(conflicts).toEqual([]);
      expect(merged.pageStyle).toEqual(mine.pageStyle);
      expect(merged.locationsVisibility?.items).toEqual({ kas: false });
    }
    const other = configAfter([font('Inter'), font('Roboto')]);
    const { conflicts } = mergedConfigs({ base: {}, mine: sent, theirs: other, sent: [sent] }, about);
    expect(conflicts).toHaveLength(1);
  });
});

describe('any merge', () => {
  it('is mine where they did nothing, theirs where I did nothing, and ours where we did the same', () => {
    fc.assert(
      fc.property(anyDivergence, ({ base, mine, theirs, about: facts }) => {
        for (const [sides, result] of [
          [{ base, mine, theirs: base }, mine],
          [{ base, mine: base, theirs }, theirs],
          [{ base, mine, theirs: mine }, mine],
        ] as const) {
          const { merged, conflicts } = mergedConfigs(sides, facts);
          expect([changesBetween(result, merged, facts), conflicts]).toEqual([[], []]);
        }
      }),
    );
  });

  it('[CONFIG-39] has switches that agree, whatever two have saved', () => {
    const anything = anyBlog.chain(({ about: facts }) =>
      fc.tuple(anyConfigOf(facts), anyConfigOf(facts), anyConfigOf(facts)).map(([base, mine, theirs]) => ({
        ...{ base, mine, theirs },
        facts,
      })),
    );
    fc.assert(
      fc.property(anything, ({ facts, ...sides }) => {
        const merge = mergedConfigs(sides, facts);
        expect(brokenCouplings(merge.merged, facts)).toEqual([]);
        const choices = Object.fromEntries(merge.conflicts.map(({ path }) => [path, 'theirs' as const]));
        expect(brokenCouplings(settled(merge, choices, facts), facts)).toEqual([]);
      }),
    );
  });

  it('gives each setting the value of whoever changed it, and asks where both did', () => {
    fc.assert(
      fc.property(anyDivergence, ({ base, mine, theirs, about: facts }) => {
        const { merged, conflicts } = mergedConfigs({ base, mine, theirs }, facts);
        const open = new Set(conflicts.map(({ path }) => path));
        const my = new Map(changesBetween(base, mine, facts).map((change) => [change.path, change]));
        const their = new Map(changesBetween(base, theirs, facts).map((change) => [change.path, change]));
        const lost = changesBetween(merged, mine, facts).filter(
          ({ path, setting }) => my.has(path) && !isBound(setting),
        );
        expect(lost).toEqual([]);
        const others = changesBetween(merged, theirs, facts).filter(
          ({ path, setting }) => their.has(path) && !my.has(path) && !isBound(setting),
        );
        expect(others).toEqual([]);
        for (const path of open) expect([my.has(path), their.has(path)]).toEqual([true, true]);
      }),
    );
  });

  it('asks the same of either of the two, and is settled either way', () => {
    fc.assert(
      fc.property(anyDivergence, ({ base, mine, theirs, about: facts }) => {
        const [one, other] = [
          { base, mine, theirs },
          { base, mine: theirs, theirs: mine },
        ].map((sides) => mergedConfigs(sides, facts));
        if (!one || !other) throw new Error('There are two of them.');
        expect(one.conflicts.map(({ path }) => path)).toEqual(other.conflicts.map(({ path }) => path));
        const all = Object.fromEntries(one.conflicts.map(({ path }) => [path, 'theirs' as const]));
        expect(changesBetween(settled(one, all, facts), other.merged, facts)).toEqual([]);
        expect(isSameConfig(settled(one, {}, facts), one.merged, facts)).toBe(true);
      }),
    );
  });

  it('leaves nothing to merge when it is done upon theirs', () => {
    fc.assert(
      fc.property(anyDivergence, ({ base, mine, theirs, about: facts }) => {
        const { merged } = mergedConfigs({ base, mine, theirs }, facts);
        const again = mergedConfigs({ base: theirs, mine: merged, theirs }, facts);
        expect([changesBetween(merged, again.merged, facts), again.conflicts]).toEqual([[], []]);
        expect(changesBetween(coupled(merged, facts), merged, facts)).toEqual([]);
      }),
    );
  });
});

/** What follows from other settings as well: a switch from its items, a highlight from its trip. */
const isBound = ({ kind }: { kind: string }): boolean => ['section', 'highlight', 'platform'].includes(kind);
