import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlogChoices } from '#contract/blog.ts';
import { noFacts } from '#machines/rules/blog-facts.ts';
import { type BlogSetting, listSettings, pathOf } from '#machines/rules/blog-setting.ts';
import { changesBetween, isSameConfig } from '#machines/rules/config-changes.ts';
import { editorConfig } from '#machines/rules/editor-config.ts';
import { readSettings, settingValue } from '#machines/rules/read-setting.ts';
import { withSetting } from '#machines/rules/write-setting.ts';
import { blogPage } from '#rules/blog-page.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { anyBlog, anyConfigOf } from '#tests/kit/arbitrary-blogs.ts';

/** A switch moves those that share a list with it: all platforms, a section and its items, the trips and the highlighted one. */
function togetherWith(setting: BlogSetting): string {
  if (setting.kind === 'platform') return 'platforms';
  if (setting.kind === 'section' || setting.kind === 'item') return setting.section;
  if (setting.kind === 'trip' || setting.kind === 'highlight') return 'trips';
  return pathOf(setting);
}

const two = anyBlog.chain(({ creator, about, config }) =>
  anyConfigOf(about).map((other) => ({ creator, about, config, other })),
);

describe('a change of a config', () => {
  const facts = { ...noFacts, trips: [{ id: 'a.b', items: ['walk'] }] };

  it('is what somebody sees, in the order in which one would tell it', () => {
    const after: BlogChoices = {
      vayaDisplaySettings: { 'a.b': { showPeriod: false, itineraryItemsVisibility: { walk: false } } },
      showEmail: false,
      displayOrder: { contact: 0 },
      pageStyle: { fontFamily: 'Inter', backgroundColor: '#000000' },
      language: 'tr',
    };
    expect(changesBetween({}, after, facts).map(({ path, before, after: value }) => [path, before, value])).toEqual([
      ['language', 'en', 'tr'],
      ['pageStyle.backgroundColor', '#f8fafc', '#000000'],
      [
        'displayOrder',
        ['locations', 'languages', 'expertises', 'services', 'serviceOffers', 'contact'],
        ['contact', 'locations', 'languages', 'expertises', 'services', 'serviceOffers'],
      ],
      ['showEmail', true, false],
      ['vayaDisplaySettings.a~1b.showPeriod', true, false],
      ['vayaDisplaySettings.a~1b.itineraryItemsVisibility.walk', true, false],
    ]);
  });

  it('[CONFIG-03] [CONFIG-07] is none where a default is said', () => {
    const said: BlogChoices = {
      showServices: true,
      socialMediaVisibility: { items: { instagram: true } },
      displayOrder: { locations: 1, languages: 2 },
      pageStyle: { backgroundColor: '#F8FAFC', coverImageUrl: null, profilePictureStyle: { size: 120 } },
      tripSettings: { tripsPerRow: 2, visibleTrips: ['a.b'], hideAllTrips: false },
      vayaDisplaySettings: { 'a.b': { showItinerary: true, textStyles: { title: { fontSize: 18 } } } },
      sharing: { title: ' ' },
    };
    expect(changesBetween({}, said, facts)).toEqual([]);
    expect(isSameConfig({}, said, facts)).toBe(true);
    expect(isSameConfig({}, { showServices: false }, facts)).toBe(false);
  });

  it('has a path of its own for each setting', () => {
    fc.assert(
      fc.property(anyBlog, ({ about }) => {
        const paths = listSettings(about).map(pathOf);
        expect(new Set(paths).size).toBe(paths.length);
      }),
    );
  });
});

describe('any two configs', () => {
  it('are the same exactly where no change is between them, and then draw the same page', () => {
    fc.assert(
      fc.property(two, ({ creator, about, config, other }) => {
        const wish = { audience: 'owner', today: '2026-06-15' } as const;
        expect(isSameConfig(config, structuredClone(config), about)).toBe(true);
        const copied = changesBetween(config, other, about).reduce(
          (each, { setting, after }) => withSetting(each, [setting, after], about),
          config,
        );
        expect(changesBetween(copied, other, about).filter(({ setting }) => setting.kind !== 'platform')).toEqual([]);
        if (isSameConfig(copied, other, about))
          expect(blogPage(creator, copied, wish)).toEqual(blogPage(creator, other, wish));
      }),
    );
  });

  it('differ by what is written, and by nothing else', () => {
    fc.assert(
      fc.property(two, ({ about, config, other }) => {
        const read = readSettings(other, about);
        for (const setting of listSettings(about)) {
          const value = settingValue(setting, read);
          const changes = changesBetween(config, withSetting(config, [setting, value], about), about);
          const others = changes.filter((change) => togetherWith(change.setting) !== togetherWith(setting));
          expect(others).toEqual([]);
        }
      }),
    );
  });
});

describe('a config that was never saved', () => {
  it('[CONFIG-21] [CONFIG-25] begins in the editor with its own defaults, as a save would publish them', () => {
    fc.assert(
      fc.property(anyBlog, ({ about }) => {
        const config = editorConfig(about);
        const [editor, published] = [blogSettings(null, 'editor'), blogSettings(config, 'page')];
        expect(published.style).toEqual(editor.style);
        for (const { id } of about.trips) expect(published.tripOf(id)).toEqual(editor.tripOf(id));
        expect(blogSettings(config, 'editor').style).toEqual(editor.style);
      }),
    );
    expect(editorConfig(noFacts)).toEqual({
      pageStyle: { backgroundColor: '#ffffff', profilePictureStyle: { size: 150 } },
    });
  });
});
