import type { BlogChoices, BlogConfigReply } from '#contract/blog.ts';
import * as z from '#rules/zod.ts';
import { isRecord, moment, object, or } from './reading.ts';

const stored = z.object({
  creatorId: z.catch(z.string(), ''),
  version: z.catch(or(z.number(), null), null),
  createdAt: z.catch(or(moment, null), null),
  updatedAt: z.catch(or(moment, null), null),
});

/**
 * A config, whose choices are read by the rules where they are used. A server that counts no versions tells one config
 * from the next by when it was saved.
 */
export const blogConfig = z.pipe(
  z.custom<BlogChoices>(isRecord),
  z.transform((choices): BlogConfigReply => {
    const { version, ...record } = z.parse(stored, choices);
    return { ...choices, ...record, version: version ?? record.updatedAt ?? Math.min(1, Object.keys(choices).length) };
  }),
);

/** The config as it was saved; of a server that does not answer with it, only when. */
export const savedConfig = object(blogConfig);

export const coverImage = z.object({ success: z.catch(z.literal(true), true), coverImageUrl: z.string() });
