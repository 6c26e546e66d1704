import { z } from 'zod';
import { lines } from './fields.ts';

const shortlistEntry = z.object({ creatorId: z.string(), note: z.string(), addedAt: z.int() });
export const shortlistReply = z.object({ data: z.array(shortlistEntry) });
export const shortlistFile = z.string();
export const shortlistRequest = z.strictObject({
  isListed: z.boolean(),
  note: lines(500, z.string().trim()).default(''),
});

export type ShortlistReply = z.infer<typeof shortlistReply>;
export type ShortlistRequest = z.infer<typeof shortlistRequest>;
