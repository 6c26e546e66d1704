import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { changesBetween } from '#machines/rules/config-changes.ts';
import { anyBlog, anyConfigOf } from '#tests/kit/arbitrary-blogs.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { formatValue, settingName } from '#web/dashboard/format-setting.ts';

const creator = makeBlogCreator();
const told = (language: 'en' | 'tr', config: object): string[] =>
  changesBetween({}, config, factsOf(creator)).map(
    ({ setting, before, after }) =>
      `${settingName(setting, creator, language)}: ${formatValue(setting, before, creator, language)} → ${formatValue(setting, after, creator, language)}`,
  );

describe('what a save will change', () => {
  const config = {
    language: 'tr',
    sharing: { title: 'Slow roads' },
    pageStyle: {
      fontFamily: 'Georgia',
      coverImageUrl: creator.profilePicture,
      coverImageStyle: { opacity: 0.7 },
      profilePictureStyle: { shape: 'square', size: 200 },
      textStyles: { aboutMe: { bold: true } },
    },
    displayOrder: { contact: 0 },
    locationsVisibility: { items: { kas: false } },
    showEmail: false,
    tripSettings: { tripsPerRow: 3, highlightedTrips: ['sea'] },
    vayaDisplaySettings: { sea: { showPeriod: false, textStyles: { title: { color: '#E11D48' } } } },
  };

  it('is told by names, in English', () => {
    expect(told('en', config)).toEqual([
      'Page language: English → Turkish',
      'Title when shared: None → Slow roads',
      'Font: Inter → Georgia',
      'Cover image: None → Another picture',
      'Cover opacity: 100% → 70%',
      'Picture shape: Circle → Square',
      'Picture size: 120 px → 200 px',
      'Trips per row: 2 → 3',
      'About me · bold: No → Yes',
      'Section order: Locations, Languages, Expertises, Services, Service Offers, Contact → Contact, Locations, Languages, Expertises, Services, Service Offers',
      'Locations: Shown → Hidden',
      'Locations · Kaş, Turkey: Shown → Hidden',
      'Email: Shown → Hidden',
      'Highlighted trip: None → By the sea',
      'By the sea · Duration: Shown → Hidden',
      'By the sea · Title · colour: #1f2937 → #e11d48',
    ]);
  });

  it('is told in Turkish', () => {
    expect(told('tr', { language: 'tr', pageStyle: { coverImageStyle: { opacity: 0.7 } }, showEmail: false })).toEqual([
      'Sayfa dili: İngilizce → Türkçe',
      'Kapağın opaklığı: %100 → %70',
      'E-posta: Görünüyor → Gizli',
    ]);
  });

  it('has words for any change, of what is there and of what is gone', () => {
    const two = anyBlog.chain((blog) => anyConfigOf(blog.about).map((other) => ({ ...blog, other })));
    fc.assert(
      fc.property(two, fc.boolean(), ({ creator: one, about, config: before, other }, isGone) => {
        const reader = isGone ? creator : one;
        for (const { setting, before: was, after } of changesBetween(before, other, about))
          for (const language of languages) {
            const [name, ...values] = [
              settingName(setting, reader, language),
              ...[was, after].map((value) => formatValue(setting, value, reader, language)),
            ];
            for (const text of [name, ...values]) expect(text).toMatch(/\S/);
            expect([name, ...values].join()).not.toMatch(/undefined|\[object|function/);
          }
      }),
    );
  });
});
