import type { CreatorReply, CreatorsReply } from '#contract/creator.ts';
import type { ShortlistReply, ShortlistRequest } from '#contract/shortlist.ts';
import type { DirectorySort } from '#contract/trip-types.ts';
import type { DirectoryWish } from '#rules/directory.ts';
import { writeAddress } from '#rules/directory-address.ts';
import { type SignedCall, type SignedDeed, signed, signedOnce } from './call.ts';
import { client } from './client.ts';
import { pathTo } from './path-to.ts';

export interface PageOfCreators {
  wish: DirectoryWish;
  sort: DirectorySort;
  page: number;
  limit: number;
  after: string | null;
}

/** What another server may leave out of the reply. */
export type ListedCreators = Pick<CreatorsReply, 'data' | 'total' | 'totalPages'> & Partial<CreatorsReply>;

export async function listCreators(wanted: PageOfCreators, call: SignedCall): Promise<ListedCreators> {
  const params = queryOf(wanted);
  return (await client.get<ListedCreators>(pathTo('listCreators'), { ...signed(call), params })).data;
}

const queryOf = ({ wish, sort, page, limit, after }: PageOfCreators): URLSearchParams =>
  new URLSearchParams([
    ['offset', String((page - 1) * limit)],
    ['limit', String(limit)],
    ['include', 'vayas'],
    ...writeAddress(wish, sort),
    ...(after === null ? [] : [['after', after]]),
  ]);

/** With a token of a sponsor, contact details come along. */
export const readCreator = async (id: string, call: SignedCall): Promise<CreatorReply> =>
  (await client.get<CreatorReply>(pathTo('readCreator', { id }), signed(call))).data;

export const readShortlist = async (call: SignedCall): Promise<ShortlistReply> =>
  (await client.get<ShortlistReply>(pathTo('readShortlist'), signed(call))).data;

export const changeShortlist = async (
  id: string,
  request: ShortlistRequest,
  deed: SignedDeed,
): Promise<ShortlistReply> =>
  (await client.post<ShortlistReply>(pathTo('changeShortlist', { id }), request, signedOnce(deed))).data;

export const exportShortlist = async (call: SignedCall): Promise<Blob> =>
  (await client.get<Blob>(pathTo('exportShortlist'), { ...signed(call), responseType: 'blob' })).data;
