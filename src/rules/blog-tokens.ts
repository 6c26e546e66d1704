import { type BlogFont, blogFonts } from '#contract/blog-choices.ts';
import type { TripCover } from '#contract/blog-page.ts';

/** The basic colours of HTML, by the names that people type. */
const named: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
};

/** '#rrggbb', whichever way the colour was written; null for all that is none. */
export function colourOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  return (Object.hasOwn(named, text) ? named[text] : undefined) ?? fromParts(text);
}

function fromParts(text: string): string | null {
  const [, ...parts] = /^rgb\( *(\d{1,3}) *, *(\d{1,3}) *, *(\d{1,3}) *\)$/.exec(text) ?? [];
  if (parts.length === 0 || parts.some((part) => Number(part) > 255)) return null;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

export const fontOf = (value: unknown): BlogFont | null => blogFonts.find((font) => font === value) ?? null;

/** A number between two others; '24px' is one as well. */
export const numberBetween =
  (least: number, most: number) =>
  (value: unknown): number | null => {
    const number = typeof value === 'string' && /^\d{1,3}(px)?$/.test(value) ? Number.parseInt(value, 10) : value;
    return typeof number === 'number' && number >= least && number <= most ? number : null;
  };

export const wholeBetween = (least: number, most: number) => {
  const between = numberBetween(least, most);
  return (value: unknown): number | null => {
    const number = between(value);
    return number !== null && Number.isInteger(number) ? number : null;
  };
};

/** The folder of a picture of ours; no other address may stand for one. */
export const pictureFolderOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z-]{5,20}\/[0-9a-f]{30}(?:-[0-9a-f]{18})?$/.test(value) ? value : null;

/** The path of a picture under the media host: one of our folders, or a file as another server stores it. */
export const picturePathOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 300 && /^(?:[\w-][\w. -]*\/)*[\w-][\w. -]*$/.test(value) ? value : null;

/** The tones of a picture from its top to its bottom, as its folder is named by them: 'aabbcc' three times. */
export const tonesOf = (folder: string): string | null => /-([0-9a-f]{18})$/.exec(folder)?.[1] ?? null;

/** The whole address of a picture on another host. */
export const pictureElsewhere = (value: string): string | null =>
  value.length <= 2000 &&
  /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?][\w\-.~:/?@!$&*+,;=%]*)?$/i.test(value)
    ? value
    : null;

/** A picture of ours by its folder, or one on another host by its address. */
export function coverAt(url: string, isElsewhere: boolean): TripCover | null {
  const source = isElsewhere ? pictureElsewhere(url) : picturePathOf(url);
  return source === null ? null : { source, isElsewhere };
}

/** A link that writes to somebody; what is no address is no link. */
export const mailLink = (email: string): string | null =>
  email.length <= 254 &&
  /^[^\s@<>"'(),:;\\[\]\p{Cc}]+@[^\s@<>"'(),:;\\[\]\p{Cc}]+\.[^\s@<>"'(),:;\\[\]\p{Cc}]+$/u.test(email)
    ? `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
    : null;

export function phoneLink(phone: string): string | null {
  const digits = phone.replace(/[ ().-]/g, '');
  return /^\+?\d{4,15}$/.test(digits) ? `tel:${digits}` : null;
}
