import { z } from 'zod';
import { bookingStates } from './booking-choices.ts';
import { creatorItem, manyOf, trip } from './creator.ts';
import { lines } from './fields.ts';
import { mostCompared } from './shortlist-choices.ts';

const invitation = z
  .object({ _id: z.string(), state: z.enum(bookingStates) })
  .nullable()
  .describe('The latest one of this sponsor, as it stands by now.');
const shortlistEntry = z.object({ creatorId: z.string(), note: z.string(), addedAt: z.int(), invitation });
export const shortlistReply = z.object({ data: z.array(shortlistEntry) });
export const shortlistFile = z.string();
export const shortlistRequest = z.strictObject({
  isListed: z.boolean(),
  note: lines(500, z.string().trim()).default(''),
});

export const comparisonQuery = z.strictObject({ creator: manyOf(mostCompared) });
const comparedCreator = z.object({
  creator: creatorItem.extend({ publishedVayas: z.array(trip) }),
  note: z.string().nullable().describe('Of whoever is on the shortlist.'),
  invitation,
});
export const comparisonReply = z.object({
  data: z
    .array(comparedCreator)
    .describe('In the order in which they were asked for; who is listed no more is left out.'),
});

export type ComparedCreator = z.infer<typeof comparedCreator>;
export type ComparisonReply = z.infer<typeof comparisonReply>;
export type ShortlistEntry = z.infer<typeof shortlistEntry>;
export type ShortlistReply = z.infer<typeof shortlistReply>;
export type ShortlistRequest = z.infer<typeof shortlistRequest>;
