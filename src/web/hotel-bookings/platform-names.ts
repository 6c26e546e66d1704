export const platformNames = { instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok', blog: 'Blog' } as const;
