import type { TripCover } from '#contract/blog-page.ts';

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

/** A mailto link, or none for an invalid address. */
export const mailLink = (email: string): string | null =>
  email.length <= 254 &&
  /^[^\s@<>"'(),:;\\[\]\p{Cc}]+@[^\s@<>"'(),:;\\[\]\p{Cc}]+\.[^\s@<>"'(),:;\\[\]\p{Cc}]+$/u.test(email)
    ? `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
    : null;

export function phoneLink(phone: string): string | null {
  const digits = phone.replace(/[ ().-]/g, '');
  return /^\+?\d{4,15}$/.test(digits) ? `tel:${digits}` : null;
}
