import { isLoopback } from '../is-loopback.ts';

const name = 'vaya-device';

/** The name of the device that a request comes from. It lets nobody in: it only tells whose wrong guesses were whose. */
export const deviceIn = (cookies: string | undefined): string | null =>
  /(?:^|;)\s*vaya-device=([\w-]{43})\s*(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;

export function cookieOf(device: string, { seconds, publicUrl }: { seconds: number; publicUrl: string }): string {
  const isSecure = !isLoopback(new URL(publicUrl).hostname);
  const parts = [`${name}=${device}`, `Max-Age=${seconds}`, 'Path=/api', 'HttpOnly', 'SameSite=Strict'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}
