import { blogFonts, type StyledTripText, styledPageTexts, styledTripTexts } from '#contract/blog-choices.ts';
import type { BlogPage, TextTokens } from '#contract/blog-page.ts';
import { type Palette, paletteOf } from '#machines/rules/blog-palette.ts';
import { isUnreadableDefault } from '#machines/rules/contrast.ts';
import { tonesOf } from '#rules/blog-tokens.ts';
import { memoizeLast } from '#rules/memoize-last.ts';
import { facesOf, familyOf } from './fonts.ts';
import { focusName } from './media.ts';

type Looks = Readonly<Record<StyledTripText, TextTokens>>;
type Dressed = Pick<BlogPage, 'style' | 'tripsPerRow' | 'trips' | 'portrait' | 'cover'>;

/** Trips with the same text styles share one CSS rule. */
export const looksOf = ({ trips }: Pick<BlogPage, 'trips'>): readonly string[] => looksAmong(trips);

const looksAmong = memoizeLast((trips: BlogPage['trips']): readonly string[] => [
  ...new Set(trips.map(({ styles }) => lookNamed(styles))),
]);

export const lookNamed = memoizeLast((styles: Looks): string => JSON.stringify(styles));

/** Values are parsed again here: only colours, whole numbers and font names from a list reach the style sheet. */
export function styleSheetOf(page: Dressed): string {
  const { style, tripsPerRow } = page;
  const palette = paletteOf(colour(style.background, paper));
  const font = blogFonts.find((each) => each === style.font) ?? 'Inter';
  const variables = {
    ...palette,
    font: familyOf(font),
    coverOpacity: number(style.coverOpacity, 0, 1),
    coverPosition: `${number(style.coverPosition, 0, 100)}%`,
    'picture-size': rem(number(style.picture.size, 40, 400)),
    'picture-radius': style.picture.shape === 'square' ? '14px' : '50%',
    'picture-border': `${number(style.picture.borderWidth, 0, 40)}px`,
    'picture-borderColor': colour(style.picture.borderColor, '#ffffff'),
    ...columnsOf(number(tripsPerRow, 1, 4)),
    ...merged(styledPageTexts.map((name) => textOf(name, style.texts[name], palette, palette.background))),
  };
  const looks = looksOf(page).map((look, index) => rule(`[data-look="${index}"]`, lookOf(JSON.parse(look), palette)));
  return `${facesOf(font)}${rule('[data-blog]', variables)}${looks.join('')}${tonesIn(page)}${focusesIn(page.trips)}`;
}

function tonesIn({ portrait, cover, trips }: Dressed): string {
  const folders = [portrait, cover, ...coversOf(trips)];
  const tones = new Set(folders.flatMap((folder) => (folder === null ? [] : (tonesOf(folder) ?? []))));
  return [...tones].map((each) => `[data-tones="${each}"]{background:linear-gradient(${gradientOf(each)})}`).join('');
}

const focusesIn = memoizeLast((trips: BlogPage['trips']): string => {
  const given = trips.flatMap(({ cover, pictures }) => [cover, ...pictures].flatMap((each) => each?.focus ?? []));
  const places = new Map(given.map(({ x, y }) => [focusName({ x, y }), `${number(x, 0, 100)}% ${number(y, 0, 100)}%`]));
  return [...places].map(([name, place]) => `img[data-focus="${name}"]{object-position:${place}}`).join('');
});

const coversOf = memoizeLast((trips: BlogPage['trips']) => [
  ...new Set(trips.map(({ cover }) => cover?.source ?? null)),
]);

const gradientOf = (tones: string): string => (tones.match(/.{6}/g) ?? []).map((tone) => `#${tone}`).join(',');

const paper = '#f8fafc';

/** `optional`, because a late font would shift the 404 page. */
export const plainSheet = `${facesOf('Inter', 'optional')}${rule('[data-blog]', { ...paletteOf(paper), font: familyOf('Inter') })}body{background:${paper}}`;

const lookOf = (styles: Looks, palette: Palette) =>
  merged(styledTripTexts.map((name) => textOf(name, styles[name], palette, palette.surface)));

function columnsOf(perRow: number): Record<string, number> {
  const whole = Math.round(perRow);
  return { 'columns-two': Math.min(2, whole), 'columns-three': Math.min(3, whole), 'columns-four': whole };
}

function textOf(name: string, text: TextTokens, palette: Palette, ground: string) {
  const wanted = colour(text.color, palette.ink);
  return {
    [`${name}-color`]: isUnreadableDefault(wanted, ground) ? palette.ink : wanted,
    [`${name}-size`]: rem(number(text.fontSize, 8, 96)),
    [`${name}-weight`]: text.bold === true ? 700 : headings.has(name) ? 500 : 400,
    [`${name}-slant`]: text.italic === true ? 'italic' : 'normal',
    [`${name}-line`]: text.underline === true ? 'underline' : 'none',
  };
}

const headings: ReadonlySet<string> = new Set(['fullName', 'expertises', 'services', 'serviceOffers', 'title']);

const merged = (parts: readonly Record<string, string | number>[]): Record<string, string | number> =>
  Object.assign({}, ...parts);

function rule(selector: string, variables: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `--blog-${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

const colour = (value: string, otherwise: string): string => (/^#[\da-f]{6}$/i.test(value) ? value : otherwise);

const number = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

/** rem follows the reader's font size. */
const rem = (pixels: number): string => `${pixels / 16}rem`;
