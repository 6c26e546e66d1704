export const platforms = ['instagram', 'youtube', 'tiktok'] as const;
export type SocialPlatform = (typeof platforms)[number];

/** The field with the followers on each platform. */
export const followersFields = {
  instagram: 'instagramFollowers',
  youtube: 'youtubeFollowers',
  tiktok: 'tiktokFollowers',
} as const satisfies Record<SocialPlatform, string>;

const hosts: Record<SocialPlatform, RegExp> = {
  instagram: /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/([^/?#]+)\/?(?:[?#].*)?$/i,
  youtube: /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/(?:c\/|user\/|channel\/)?([^/?#]+)\/?(?:[?#].*)?$/i,
  tiktok: /^(?:https?:\/\/)?(?:www\.|m\.)?tiktok\.com\/([^/?#]+)\/?(?:[?#].*)?$/i,
};

/** The handle that was typed, or that the address of a profile names; null when it is neither. Nothing stays nothing. */
export function handleOf(platform: SocialPlatform, text: string): string | null {
  const typed = text.trim();
  const named = hosts[platform].exec(typed)?.[1] ?? typed;
  const handle = decoded(named).replace(/^@/, '');
  return handle === '' || /^[\p{L}\p{N}._-]{1,60}$/u.test(handle) ? handle : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
