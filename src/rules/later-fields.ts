import type { OwnProfile } from '#contract/blog.ts';

/** Fields that drafts and answers of an earlier release lack. */
const laterFields = { instagramFollowers: '', youtubeFollowers: '', tiktokFollowers: '' } satisfies Partial<OwnProfile>;

export const withLaterFields = <Config extends { profile?: OwnProfile | undefined }>(config: Config): Config =>
  config.profile ? { ...config, profile: { ...laterFields, ...config.profile } } : config;
