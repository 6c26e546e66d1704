import { z } from 'zod';
import { bookingStates } from './booking-choices.ts';
import { creatorItem, manyOf, trip } from './creator.ts';
import { line, lines, needed, recordId, trimmed } from './fields.ts';
import {
  maxAdded,
  maxListNameLength,
  maxLists,
  maxNoteLength,
  maxRequested,
  maxSearchNameLength,
  searchMails,
} from './sponsor-choices.ts';

const invitation = z
  .object({ _id: z.string(), state: z.enum(bookingStates) })
  .nullable()
  .describe('The latest invitation of the creator by this sponsor.');
const shortlistEntry = z.object({
  creatorId: z.string(),
  listIds: z.array(z.string().nullable()).describe('At least one; null is the first list, which always exists.'),
  note: z.string(),
  addedAt: z.int(),
  invitation,
});
const ownList = z.object({ _id: z.string(), name: z.string() });
const lists = z.array(ownList).describe('All lists but the first one, the oldest first.');
export const shortlistReply = z.object({ data: z.array(shortlistEntry), lists });
export const shortlistFile = z.string();
export const exportQuery = z.strictObject({
  creator: manyOf(maxAdded, recordId).describe('Without an id, all creators of all lists.'),
});
export const shortlistRequest = z.strictObject({
  isListed: z.boolean(),
  note: lines(maxNoteLength, trimmed).optional().describe('Unchanged if it is not sent.'),
  listIds: z
    .array(recordId.nullable())
    .min(1)
    .max(maxLists + 1)
    .transform((ids) => [...new Set(ids)])
    .optional()
    .describe('If it is not sent, an entry stays in its lists and a new entry goes into the list that was used last.'),
});

const listName = line(maxListNameLength, needed);
export const listRequest = z.strictObject({ name: listName });
export const listChange = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('rename'), name: listName }),
  z.strictObject({ move: z.literal('remove') }).describe('Entries that are in no other list move to the first list.'),
]);
export const listsReply = z.object({ lists });
export const newListReply = listsReply.extend({ _id: z.string().describe('Id of the new list.') });

export const additionRequest = z.strictObject({
  creatorIds: z
    .array(recordId)
    .min(1)
    .max(maxAdded)
    .transform((ids) => [...new Set(ids)]),
  list: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('own'), id: recordId.nullable() }).describe('null is the first list.'),
    z.strictObject({ kind: z.literal('new'), name: listName }),
  ]),
});
export const additionReply = listsReply.extend({
  listId: z.string().nullable(),
  added: z.int().describe('Creators who were not in this list before; they stay in other lists.'),
  missing: z.array(z.string()).describe('Creators who are no longer in the directory and were not added.'),
});

export const comparisonQuery = z.strictObject({ creator: manyOf(maxRequested, recordId) });
const comparedCreator = z.object({
  creator: creatorItem.extend({ publishedVayas: z.array(trip) }),
  note: z.string().nullable().describe('null if the creator is not on the shortlist.'),
  invitation,
});
export const comparisonReply = z.object({
  data: z
    .array(comparedCreator)
    .describe('In the requested order, without creators who are no longer in the directory.'),
});

export type AdditionReply = z.infer<typeof additionReply>;
export type AdditionRequest = z.infer<typeof additionRequest>;
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

const searchName = line(maxSearchNameLength, needed);

const savedSearch = z.object({
  _id: z.string(),
  name: z.string(),
  query: z.string().describe('The query string of the directory page; empty for all creators.'),
  openedAt: z.int().describe('When the sponsor last opened or saved it.'),
  newMatches: z.int().describe('Number of matches that were listed since then.'),
  matches: z.int().nullable().describe('Number of all matches; null where it was not asked for.'),
  mails: z.enum(searchMails).describe('How often new matches are mailed.'),
});
export const searchesReply = z.object({ data: z.array(savedSearch) });

export const searchesQuery = z.strictObject({
  matches: z.literal('yes').optional().describe('Also counts all matches of each search.'),
});

export const searchRequest = z.strictObject({
  name: searchName,
  query: line(4_000).describe('The query string of a search; unknown parameters are rejected.'),
});
export const searchChange = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('rename'), name: searchName }),
  z.strictObject({ move: z.literal('mail'), mails: z.enum(searchMails) }),
  z.strictObject({ move: z.literal('delete') }),
]);
export const openingReply = searchesReply.extend({
  newMatches: z.array(z.string()).describe('Ids of the new matches, the newest first; at most 500.'),
});

export type SavedSearch = z.infer<typeof savedSearch>;
export type SearchesReply = z.infer<typeof searchesReply>;
export type SearchRequest = z.infer<typeof searchRequest>;
export type SearchChange = z.infer<typeof searchChange>;
export type OpeningReply = z.infer<typeof openingReply>;
