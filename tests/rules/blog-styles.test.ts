import { describe, expect, it } from 'vitest';
import { type BlogFont, blogFonts } from '#contract/blog-choices.ts';
import type { BlogPage } from '#contract/blog-page.ts';
import { paletteOf } from '#machines/rules/blog-palette.ts';
import { contrast } from '#machines/rules/contrast.ts';
import { blogPage } from '#rules/blog-page.ts';
import { makeBlogCreator, makePage } from '#tests/kit/make-blog.ts';
import { payloads } from '#tests/kit/payloads.ts';
import { styleSheetOf } from '#web/blog/tokens.ts';

const page = makePage();

/** The page as somebody else might have written it, with one text in every place of its style. */
const dressedIn = (text: string): BlogPage => {
  const wild = text as never;
  const tokens = { color: wild, fontSize: wild, bold: wild, italic: wild, underline: wild };
  const each = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, tokens])) as never;
  return {
    ...page,
    tripsPerRow: wild,
    style: {
      background: wild,
      font: wild,
      coverOpacity: wild,
      coverPosition: wild,
      picture: { shape: wild, size: wild, borderColor: wild, borderWidth: wild },
      texts: each(page.style.texts),
    },
    portrait: wild,
    cover: wild,
    trips: page.trips.map((trip) => ({
      ...trip,
      styles: each(trip.styles),
      cover: { source: wild, isElsewhere: false },
    })),
  };
};
const plain = styleSheetOf(dressedIn(''));

describe('the style sheet of a page', () => {
  it(`[BLOG-15] is the same whichever of ${payloads.length} attempts stands in every place of its style`, () => {
    expect(payloads.length).toBeGreaterThanOrEqual(500);
    expect(payloads.filter((text) => styleSheetOf(dressedIn(text)) !== plain)).toEqual([]);
  });

  it('has the tones of each picture that has some, once, and of nothing that is none', () => {
    const folder = (tones: string) => `cover/${'0'.repeat(30)}${tones}`;
    const [dawn, night] = ['7fc4d6fbe6c83c7480', '0d1b336d5a781d2a45'];
    const [trip = expect.fail('There is no trip.')] = page.trips;
    const covers = [folder(`-${night}`), folder(''), folder('-red;}*{x:y}aaaaaaa'), `https://a.example/-${dawn}?`];
    const sheet = styleSheetOf({
      ...page,
      portrait: folder(`-${dawn}`),
      cover: folder(`-${dawn}`),
      trips: covers.map((source) => ({ ...trip, cover: { source, isElsewhere: false } })),
    });
    expect(sheet.match(/\[data-tones[^}]*\}/g)).toEqual([
      `[data-tones="${dawn}"]{background:linear-gradient(#7fc4d6,#fbe6c8,#3c7480)}`,
      `[data-tones="${night}"]{background:linear-gradient(#0d1b33,#6d5a78,#1d2a45)}`,
    ]);
  });

  it('has nothing but variables and one face', () => {
    const rules = styleSheetOf(page).replaceAll(/@font-face\{[^{}]*\}/g, '');
    expect(rules).toMatch(/^(?:\[data-[a-z]+(?:="\d+")?\]\{(?:--blog-[\w-]+:[^;{}]*;?)+\})+$/);
    for (const font of blogFonts) {
      const faces =
        styleSheetOf({ ...page, style: { ...page.style, font } }).match(/@font-face\{font-family:"[^"]+"/g) ?? [];
      expect(new Set(faces.map((face) => face.replace(' Stand-In', ''))).size).toBe(1);
    }
  });

  it.each<[BlogFont, string]>([
    ['Helvetica', '"Helvetica","Arimo",sans-serif'],
    ['Times New Roman', '"Times New Roman","Tinos",serif'],
    ['Georgia', '"Georgia","Gelasio",serif'],
    ['Courier New', '"Courier New","Cousine",monospace'],
    ['Roboto', '"Roboto","Roboto Stand-In",sans-serif'],
  ])('asks for %s by its name, and has a face of its measures', (font, family) => {
    expect(styleSheetOf({ ...page, style: { ...page.style, font } })).toContain(`--blog-font:${family};`);
  });
});

describe('the style sheet of a preview', () => {
  it('[CONFIG-21] [CONFIG-25] is the editor’s own until something is saved, and the page’s from then on', () => {
    const sheetBy = (config: object | null, surface: 'page' | 'editor') =>
      styleSheetOf(blogPage(makeBlogCreator(), config, { audience: 'owner', today: '2026-06-15', surface }));
    const untouched = sheetBy(null, 'editor');
    for (const rule of ['--blog-background:#ffffff;', '--blog-picture-size:9.375rem;'])
      expect(untouched).toContain(rule);
    expect(sheetBy({}, 'editor')).toBe(sheetBy({}, 'page'));
    expect(sheetBy({}, 'editor')).toContain('--blog-background:#f8fafc;');
  });
});

describe('the colours of a page', () => {
  const backgrounds = [
    '#000000',
    '#ffffff',
    '#f8fafc',
    '#808080',
    '#777777',
    '#e11d48',
    '#12232e',
    '#ffff00',
    '#4f46e5',
    '#00ff00',
  ];

  it.each(backgrounds)('are read on %s', (background) => {
    const { ink, muted, accent, onAccent, surface } = paletteOf(background);
    for (const text of [ink, muted, accent])
      for (const ground of [background, surface])
        expect([text, ground, contrast(text, ground) >= 4.5]).toEqual([text, ground, true]);
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('a text that nobody coloured is read on a dark page; a colour that somebody chose stands', () => {
    const dark = { ...page, style: { ...page.style, background: '#101820' } };
    expect(styleSheetOf(dark)).toContain('--blog-fullName-color:#f7f4ee');
    const texts = { ...page.style.texts, fullName: { ...page.style.texts.fullName, color: '#222222' } };
    expect(styleSheetOf({ ...dark, style: { ...dark.style, texts } })).toContain('--blog-fullName-color:#222222');
  });
});
