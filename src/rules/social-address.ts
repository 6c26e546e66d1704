import { handleOf, type SocialPlatform } from './social-account.ts';

const addresses: Record<SocialPlatform, (handle: string) => string> = {
  instagram: (handle) => `https://www.instagram.com/${handle}/`,
  youtube: (handle) => `https://www.youtube.com/${/^UC[\w-]{22}$/.test(handle) ? 'channel/' : '@'}${handle}`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
};

/** Where a profile is seen; null for what is no handle, so that no stored text leads anywhere else. */
export function socialAddress(platform: SocialPlatform, stored: string): { handle: string; href: string } | null {
  const handle = handleOf(platform, stored);
  if (handle === null || handle === '' || /^\.+$/.test(handle)) return null;
  return { handle, href: addresses[platform](encodeURIComponent(handle)) };
}
