import { z } from 'zod';

const shortlistEntry = z.object({ creatorId: z.string(), note: z.string(), addedAt: z.int() });
export const shortlistReply = z.object({ data: z.array(shortlistEntry) });
export const shortlistRequest = z.strictObject({
  isListed: z.boolean(),
  note: z
    .string()
    .trim()
    .max(500)
    .regex(/^(?:\P{Cc}|[\t\r\n])*$/u)
    .default(''),
});

export type ShortlistReply = z.infer<typeof shortlistReply>;
export type ShortlistRequest = z.infer<typeof shortlistRequest>;
