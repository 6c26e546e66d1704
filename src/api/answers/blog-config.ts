import type { BlogChoices, BlogConfigReply } from '#contract/blog.ts';
import { withLaterFields } from '#rules/later-fields.ts';
import * as z from '#rules/zod.ts';
import { isRecord, moment, number, object, or, text } from './reading.ts';

const stored = z.object({
  creatorId: text,
  version: or(number, null),
  createdAt: or(moment, null),
  updatedAt: or(moment, null),
});

/** The choices are read where they are used. A server without versions distinguishes configs by their time. */
export const blogConfig = z.pipe(
  z.custom<BlogChoices>(isRecord),
  z.transform((choices): BlogConfigReply => {
    const { version, ...record } = z.parse(stored, choices);
    return {
      ...withLaterFields(choices),
      ...record,
      version: version ?? record.updatedAt ?? Math.min(1, Object.keys(choices).length),
    };
  }),
);

/** A server that does not return the config returns only its time. */
export const savedConfig = object(blogConfig);

export const coverImage = z.object({ success: z.catch(z.literal(true), true), coverImageUrl: z.string() });
