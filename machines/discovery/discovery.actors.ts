import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { CreatorsReply } from '#contract/creator.ts';
import { writeAddress } from '#rules/directory-address.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type DirectoryPage, discoveryMachine, type PageInput, pageSize } from './discovery.machine.ts';

export const discovery = (signed: SignedCall) => {
  const fetchPage = fromPromise<DirectoryPage, PageInput>(async ({ input, signal }) => {
    const query = parametersOf(input);
    return pageOf(await signed(signal, (call) => ask('listCreators', { query, ...call })));
  });
  return discoveryMachine.provide({ actors: { fetchCreators: fetchPage, fetchMore: fetchPage } });
};

const parametersOf = ({ query, sort, page, after }: PageInput): URLSearchParams =>
  new URLSearchParams([
    ['offset', String((page - 1) * pageSize)],
    ['limit', String(pageSize)],
    ['include', 'vayas'],
    ...writeAddress(query, sort),
    ...(after === null ? [] : [['after', after]]),
  ]);

const pageOf = ({ data, total, totalPages, search, tripTypes, relaxations = [] }: CreatorsReply): DirectoryPage => ({
  creators: data,
  total,
  totalPages,
  search,
  tripTypes,
  relaxations,
});
