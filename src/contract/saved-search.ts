import { z } from 'zod';
import { line, needed } from './fields.ts';
import { longestSearchName } from './saved-search-choices.ts';

const name = line(longestSearchName, needed);

const savedSearch = z.object({
  _id: z.string(),
  name: z.string(),
  query: z.string().describe('As it stands in the address of the directory; empty for everybody.'),
  openedAt: z.int().describe('When the sponsor opened it last, or saved it.'),
  newMatches: z.int().describe('How many who meet it have come to the directory since then.'),
});
export const searchesReply = z.object({ data: z.array(savedSearch) });

export const searchRequest = z.strictObject({
  name,
  query: line(4_000).describe('The address of a search; what is no filter in it is refused.'),
});
export const searchChange = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('rename'), name }),
  z.strictObject({ move: z.literal('delete') }),
]);
export const openingReply = searchesReply.extend({
  newMatches: z.array(z.string()).describe('Who of those found is new, the newest first; at most 500.'),
});

export type SavedSearch = z.infer<typeof savedSearch>;
export type SearchesReply = z.infer<typeof searchesReply>;
export type SearchRequest = z.infer<typeof searchRequest>;
export type SearchChange = z.infer<typeof searchChange>;
export type OpeningReply = z.infer<typeof openingReply>;
