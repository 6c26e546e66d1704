import { z } from 'zod';
import { bookingStates } from './booking-choices.ts';
import { lines } from './fields.ts';

const shortlistEntry = z.object({
  creatorId: z.string(),
  note: z.string(),
  addedAt: z.int(),
  invitation: z
    .object({ _id: z.string(), state: z.enum(bookingStates) })
    .nullable()
    .describe('The latest one of this sponsor, as it stands by now.'),
});
export const shortlistReply = z.object({ data: z.array(shortlistEntry) });
export const shortlistFile = z.string();
export const shortlistRequest = z.strictObject({
  isListed: z.boolean(),
  note: lines(500, z.string().trim()).default(''),
});

export type ShortlistEntry = z.infer<typeof shortlistEntry>;
export type ShortlistReply = z.infer<typeof shortlistReply>;
export type ShortlistRequest = z.infer<typeof shortlistRequest>;
