import { fold } from './fold.ts';

/** '/blog/{username}/{trip}': the title to be read, and a mark of the trip's id to be found by. */
export const tripAddress = (username: string, trip: { _id: string; title: string }): string =>
  `${blogAddress(username)}/${tripSegment(trip)}`;

export const blogAddress = (username: string): string => `/blog/${encodeURIComponent(username)}`;

export const tripSegment = ({ _id, title }: { _id: string; title: string }): string =>
  `${wordsOf(title) || 'trip'}-${shortTripId(_id)}`;

/** Empty for a title that is mostly in another script: the few Latin letters in it would be no word of it. */
function wordsOf(title: string): string {
  const folded = fold(title);
  const count = (letters: RegExp) => folded.match(letters)?.length ?? 0;
  if (2 * count(/[a-z]/g) < count(/\p{L}/gu)) return '';
  return folded
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}

/** What is behind the last dash of an address, however its title was written. */
export const shortTripIdIn = (segment: string): string => segment.slice(segment.lastIndexOf('-') + 1).toLowerCase();

/** Ten letters and digits that stand for an id. */
export function shortTripId(id: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of id) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (0x1fffff & low) + (high >>> 0)).toString(36).padStart(10, '0').slice(-10);
}
