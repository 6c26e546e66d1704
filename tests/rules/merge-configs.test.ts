import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlogChoices } from '#contract/blog.ts';
import { withCoupling } from '#machines/rules/blog-coupling.ts';
import { applyEdit, type BlogEdit } from '#machines/rules/blog-edit.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { changesBetween, isSameConfig } from '#machines/rules/config-changes.ts';
import { mergeConfigs, resolveConflicts } from '#machines/rules/merge-configs.ts';
import { anyBlog, anyConfigOf, anyEditOf } from '#tests/kit/arbitrary-blogs.ts';
import { brokenCouplings } from '#tests/kit/broken-couplings.ts';
import { makeOwnProfile } from '#tests/kit/make-blog.ts';

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
  edits.reduce((each, edit) => applyEdit(each, edit, facts), config);
const hide = (section: 'locations' | 'languages', item: string): BlogEdit => ({
  type: 'item.show',
  section,
  item,
  isShown: false,
});
const showTrip = (trip: string, isShown: boolean): BlogEdit => ({ type: 'trip.show', trip, isShown });

type Sides = Parameters<typeof mergeConfigs>[0];
const merge = (sides: Omit<Sides, 'unconfirmed'> & Partial<Sides>, facts: BlogFacts) =>
  mergeConfigs({ unconfirmed: [], ...sides }, facts);

/** Two who begin with the same, and each does something to it. */
const anyDivergence = anyBlog.chain((blog) => {
  const edits = fc.array(anyEditOf(blog.about), { maxLength: 6 });
  return fc.tuple(edits, edits).map(([local, remote]) => ({
    about: blog.about,
    base: blog.config,
    local: configAfter(local, blog.config, blog.about),
    remote: configAfter(remote, blog.config, blog.about),
  }));
});

describe('a merge', () => {
  it('of both is what each of them did', () => {
    const base = { showLocations: true };
    const local = configAfter([hide('locations', 'kas'), { type: 'page.font', font: 'Georgia' }], base);
    const remote = configAfter([hide('languages', 'el'), { type: 'section.move', section: 'contact', to: 1 }], base);
    const { merged, conflicts } = merge({ base, local, remote }, about);
    expect(conflicts).toEqual([]);
    expect(changesBetween(base, merged, about).map(({ path, after: value }) => [path, value])).toEqual([
      ['pageStyle.fontFamily', 'Georgia'],
      ['displayOrder', ['contact', 'locations', 'languages', 'expertises', 'services', 'serviceOffers']],
      ['locationsVisibility.items.kas', false],
      ['languagesVisibility.items.el', false],
    ]);
  });

  it('says where both have changed the same, and keeps the local value until it is resolved', () => {
    const font = (name: 'Georgia' | 'Roboto'): BlogEdit => ({ type: 'page.font', font: name });
    const colour = (name: string): BlogEdit => ({ type: 'page.background', colour: name });
    const merging = merge(
      {
        base: {},
        local: configAfter([font('Georgia'), colour('#111')]),
        remote: configAfter([font('Roboto'), colour('#222')]),
      },
      about,
    );
    expect(merging.conflicts).toEqual([
      {
        path: 'pageStyle.backgroundColor',
        setting: { kind: 'page', name: 'backgroundColor' },
        local: '#111111',
        remote: '#222222',
      },
      {
        path: 'pageStyle.fontFamily',
        setting: { kind: 'page', name: 'fontFamily' },
        local: 'Georgia',
        remote: 'Roboto',
      },
    ]);
    expect(merging.merged.pageStyle).toEqual({ fontFamily: 'Georgia', backgroundColor: '#111111' });
    expect(resolveConflicts(merging, { 'pageStyle.fontFamily': 'remote' }, about).pageStyle).toEqual({
      fontFamily: 'Roboto',
      backgroundColor: '#111111',
    });
  });

  it('[CONFIG-40] switches a section off where each of two has hidden half of it', () => {
    const { merged } = merge(
      { base: {}, local: configAfter([hide('locations', 'kas')]), remote: configAfter([hide('locations', 'porto')]) },
      about,
    );
    expect(merged.showLocations).toBe(false);
  });

  it('has a section on where one has hidden all that there was, and the other shows something else', () => {
    const base = configAfter([hide('languages', 'el'), hide('languages', 'en')]);
    const local = configAfter([hide('languages', 'tr')], base);
    const remote = configAfter([{ type: 'item.show', section: 'languages', item: 'el', isShown: true }], base);
    for (const sides of [
      { base, local, remote },
      { base, local: remote, remote: local },
    ]) {
      const { merged, conflicts } = merge(sides, about);
      expect([merged.showLanguages ?? true, merged.languagesVisibility?.items, conflicts]).toEqual([
        true,
        { tr: false, en: false, el: true },
        [],
      ]);
    }
  });

  it('hides the services that either of two has hidden, wherever they have moved to', () => {
    interface Services {
      listed: readonly string[];
      hidden: readonly string[];
    }
    const configOf = ({ listed, hidden }: Services): BlogChoices => ({
      profile: makeOwnProfile({ services: [...listed] }),
      servicesVisibility: { items: Object.fromEntries(listed.map((each, index) => [index, !hidden.includes(each)])) },
    });
    const anyServices = fc
      .shuffledSubarray(['photo-shoot', 'reels', 'drone', 'guide'], { minLength: 1 })
      .chain((listed) => fc.subarray(listed).map((hidden): Services => ({ listed, hidden })));
    fc.assert(
      fc.property(anyServices, anyServices, anyServices, fc.boolean(), (base, local, remote, takesRemoteList) => {
        const merging = merge({ base: configOf(base), local: configOf(local), remote: configOf(remote) }, about);
        const choices = takesRemoteList ? { 'profile.services': 'remote' as const } : {};
        const { profile, servicesVisibility } = resolveConflicts(merging, choices, about);
        const isHidden = (service: string) => {
          const [before, here, there] = [base, local, remote].map(({ hidden }) => hidden.includes(service));
          if (!local.listed.includes(service)) return there;
          return here !== before || !remote.listed.includes(service) ? here : there;
        };
        const services = profile?.services ?? [];
        expect(services.filter((_, index) => servicesVisibility?.items?.[index] === false)).toEqual(
          services.filter(isHidden),
        );
      }),
    );
  });

  it('keeps the remote settings of a trip that is not known here', () => {
    const remote: BlogChoices = {
      tripSettings: { visibleTrips: ['sea', 'hill', 'home'] },
      vayaDisplaySettings: { newest: { showPeriod: false } },
    };
    const { merged } = merge({ base: {}, local: configAfter([hide('locations', 'kas')]), remote }, about);
    expect(merged).toMatchObject(remote);
    const both = merge({ base: {}, local: configAfter([showTrip('home', false)]), remote }, about).merged;
    expect(both.tripSettings).toEqual({ visibleTrips: ['sea', 'hill'], hideAllTrips: false });
  });

  it('[TRIPS-07] hides the trips that either of two has hidden, and highlights what either has', () => {
    const highlight = (trip: string): BlogEdit => ({ type: 'trip.highlight', trip, isHighlighted: true });
    const [local, remote] = [
      configAfter([showTrip('sea', false)]),
      configAfter([showTrip('hill', false), highlight('home')]),
    ];
    const { merged, conflicts } = merge({ base: {}, local, remote }, about);
    expect(merged.tripSettings).toEqual({ visibleTrips: ['home'], hideAllTrips: false, highlightedTrips: ['home'] });
    expect(conflicts).toEqual([]);
    const other = merge({ base: {}, local: configAfter([highlight('sea')]), remote }, about);
    expect(other.conflicts).toEqual([
      { path: 'tripSettings.highlightedTrips', setting: { kind: 'highlight' }, local: 'sea', remote: 'home' },
    ]);
  });

  it('with what was sent without an answer is no conflict', () => {
    const font = (name: 'Georgia' | 'Roboto' | 'Inter'): BlogEdit => ({ type: 'page.font', font: name });
    const unconfirmed = configAfter([font('Georgia')]);
    const remote = configAfter([hide('locations', 'kas')], unconfirmed);
    for (const local of [
      configAfter([font('Roboto')], unconfirmed),
      configAfter([font('Inter')], unconfirmed),
      unconfirmed,
    ]) {
      const { merged, conflicts } = merge({ base: {}, local, remote, unconfirmed: [unconfirmed] }, about);
      expect(conflicts).toEqual([]);
      expect(merged.pageStyle).toEqual(local.pageStyle);
      expect(merged.locationsVisibility?.items).toEqual({ kas: false });
    }
    const other = configAfter([font('Inter'), font('Roboto')]);
    const { conflicts } = merge({ base: {}, local: unconfirmed, remote: other, unconfirmed: [unconfirmed] }, about);
    expect(conflicts).toHaveLength(1);
  });
});

describe('any merge', () => {
  it('is local where remote changed nothing, remote where local changed nothing, and either where both did the same', () => {
    fc.assert(
      fc.property(anyDivergence, ({ base, local, remote, about: facts }) => {
        for (const [sides, result] of [
          [{ base, local, remote: base }, local],
          [{ base, local: base, remote }, remote],
          [{ base, local, remote: local }, local],
        ] as const) {
          const { merged, conflicts } = merge(sides, facts);
          expect([changesBetween(result, merged, facts), conflicts]).toEqual([[], []]);
        }
      }),
    );
  });

  it('[CONFIG-39] has switches that agree, whatever two have saved', () => {
    const anything = anyBlog.chain(({ about: facts }) =>
      fc.tuple(anyConfigOf(facts), anyConfigOf(facts), anyConfigOf(facts)).map(([base, local, remote]) => ({
        ...{ base, local, remote },
        facts,
      })),
    );
    fc.assert(
      fc.property(anything, ({ facts, ...sides }) => {
        const merging = merge(sides, facts);
        expect(brokenCouplings(merging.merged, facts)).toEqual([]);
        const choices = Object.fromEntries(merging.conflicts.map(({ path }) => [path, 'remote' as const]));
        expect(brokenCouplings(resolveConflicts(merging, choices, facts), facts)).toEqual([]);
      }),
    );
  });

  it('gives each setting the value of whoever changed it, and asks where both did', () => {
    fc.assert(
      fc.property(anyDivergence, ({ base, local, remote, about: facts }) => {
        const { merged, conflicts } = merge({ base, local, remote }, facts);
        const open = new Set(conflicts.map(({ path }) => path));
        const my = new Map(changesBetween(base, local, facts).map((change) => [change.path, change]));
        const their = new Map(changesBetween(base, remote, facts).map((change) => [change.path, change]));
        const lost = changesBetween(merged, local, facts).filter(
          ({ path, setting }) => my.has(path) && !isBound(setting),
        );
        expect(lost).toEqual([]);
        const others = changesBetween(merged, remote, facts).filter(
          ({ path, setting }) => their.has(path) && !my.has(path) && !isBound(setting),
        );
        expect(others).toEqual([]);
        for (const path of open) expect([my.has(path), their.has(path)]).toEqual([true, true]);
      }),
    );
  });

  it('finds the same conflicts from either side, and resolves them either way', () => {
    fc.assert(
      fc.property(anyDivergence, ({ base, local, remote, about: facts }) => {
        const [one, other] = [
          { base, local, remote },
          { base, local: remote, remote: local },
        ].map((sides) => merge(sides, facts));
        if (!one || !other) throw new Error('There are two of them.');
        expect(one.conflicts.map(({ path }) => path)).toEqual(other.conflicts.map(({ path }) => path));
        const all = Object.fromEntries(one.conflicts.map(({ path }) => [path, 'remote' as const]));
        expect(changesBetween(resolveConflicts(one, all, facts), other.merged, facts)).toEqual([]);
        expect(isSameConfig(resolveConflicts(one, {}, facts), one.merged, facts)).toBe(true);
      }),
    );
  });

  it('leaves nothing to merge when it is repeated on top of remote', () => {
    fc.assert(
      fc.property(anyDivergence, ({ base, local, remote, about: facts }) => {
        const { merged } = merge({ base, local, remote }, facts);
        const again = merge({ base: remote, local: merged, remote }, facts);
        expect([changesBetween(merged, again.merged, facts), again.conflicts]).toEqual([[], []]);
        expect(changesBetween(withCoupling(merged, facts), merged, facts)).toEqual([]);
      }),
    );
  });
});

/** What follows from other settings as well: a switch from its items, a highlight from its trip. */
const isBound = ({ kind }: { kind: string }): boolean => ['section', 'highlight', 'platform'].includes(kind);
