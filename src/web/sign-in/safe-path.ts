/** The path that the user wanted on this site; another site would be an open redirect. */
export function safePath(wanted: unknown, otherwise: string): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return otherwise;
  return wanted;
}
