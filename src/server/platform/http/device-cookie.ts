const [name, secureName] = ['vaya-device', '__Host-vaya-device'];
const [inPlainCookie, inSecureCookie] = [
  /(?:^|;)\s*vaya-device=([\w-]{43})\s*(?:;|$)/,
  /(?:^|;)\s*__Host-vaya-device=([\w-]{43})\s*(?:;|$)/,
];

/**
 * The name of the device that a request comes from. It lets nobody in: it only tells whose wrong guesses were whose.
 * Browsers keep the cookie under its secure name from https alone; the other is of plain http, and of earlier releases.
 */
export const deviceIn = (cookies = ''): string | null =>
  (inSecureCookie.exec(cookies) ?? inPlainCookie.exec(cookies))?.[1] ?? null;

export function cookieOf(device: string, { seconds, publicUrl }: { seconds: number; publicUrl: string }): string {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  // A browser takes the prefix __Host- only with Secure, for the whole site, and from no other host.
  const [cookie, path, ending] = isSecure ? [secureName, '/', '; Secure'] : [name, '/api', ''];
  return `${cookie}=${device}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Strict${ending}`;
}
