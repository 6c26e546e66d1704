const [name, secureName] = ['vaya-device', '__Host-vaya-device'];
const [plainCookie, secureCookie] = [
  /(?:^|;)\s*vaya-device=([\w.-]{1,3000})\s*(?:;|$)/,
  /(?:^|;)\s*__Host-vaya-device=([\w.-]{1,3000})\s*(?:;|$)/,
];

/** The signed device cookie. It only selects rate limits (accounts/known-device.ts); it authorises nothing. */
export const deviceIn = (cookies = ''): string | null =>
  (secureCookie.exec(cookies) ?? plainCookie.exec(cookies))?.[1] ?? null;

export function cookieOf(device: string, { seconds, publicUrl }: { seconds: number; publicUrl: string }): string {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  // Browsers accept the prefix __Host- only with Secure and Path=/.
  const [cookie, path, ending] = isSecure ? [secureName, '/', '; Secure'] : [name, '/api', ''];
  return `${cookie}=${device}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Strict${ending}`;
}
