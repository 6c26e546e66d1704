/** The place on this site that somebody wanted to go to; never another site. */
export function safePath(wanted: unknown, otherwise: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return otherwise;
  return wanted;
}
