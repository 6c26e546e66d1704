/** As they call themselves, in every language. */
export const platformNames = { instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok', blog: 'Blog' } as const;
