import { z } from 'zod';
import { bookingStates } from './booking-choices.ts';
import { creatorItem, manyOf, trip } from './creator.ts';
import { line, lines, needed, recordId, trimmed } from './fields.ts';
import { longestListName, mostAskedFor } from './shortlist-choices.ts';

const invitation = z
  .object({ _id: z.string(), state: z.enum(bookingStates) })
  .nullable()
  .describe('The latest one of this sponsor, as it stands by now.');
const shortlistEntry = z.object({
  creatorId: z.string(),
  listId: z.string().nullable().describe('In which list it is; null in the first, which is there by itself.'),
  note: z.string(),
  addedAt: z.int(),
  invitation,
});
const ownList = z.object({ _id: z.string(), name: z.string() });
const lists = z.array(ownList).describe('Beside the first, the oldest first.');
export const shortlistReply = z.object({ data: z.array(shortlistEntry), lists });
export const shortlistFile = z.string();
export const shortlistRequest = z.strictObject({
  isListed: z.boolean(),
  note: lines(500, trimmed).optional().describe('Left as it is where it is not sent.'),
  listId: recordId
    .nullable()
    .optional()
    .describe('Where it is put; else it stays, and who is new goes into the list that was used last.'),
});

const name = line(longestListName, needed);
export const listRequest = z.strictObject({ name });
export const listChange = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('rename'), name }),
  z.strictObject({ move: z.literal('remove') }).describe('Its entries go into the first list.'),
]);
export const listsReply = z.object({ lists });
export const newListReply = listsReply.extend({ _id: z.string().describe('Of the list that was made.') });

export const comparisonQuery = z.strictObject({ creator: manyOf(mostAskedFor, recordId) });
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
export type ListChange = z.infer<typeof listChange>;
export type ListRequest = z.infer<typeof listRequest>;
export type ListsReply = z.infer<typeof listsReply>;
export type NewListReply = z.infer<typeof newListReply>;
export type OwnList = z.infer<typeof ownList>;
export type ShortlistEntry = z.infer<typeof shortlistEntry>;
export type ShortlistReply = z.infer<typeof shortlistReply>;
export type ShortlistRequest = z.infer<typeof shortlistRequest>;
