import { z } from 'zod';
import { line, needed } from './fields.ts';
import { maxSearchNameLength, searchMails } from './saved-search-choices.ts';

const name = line(maxSearchNameLength, needed);

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
  name,
  query: line(4_000).describe('The query string of a search; unknown parameters are rejected.'),
});
export const searchChange = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('rename'), name }),
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
