import { fromPromise } from 'xstate';
import { listCreators } from '#api/discovery.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { discoveryMachine, type PageAnswer, type PageInput, pageSize } from './discovery.machine.ts';

const fetchPage = fromPromise<PageAnswer, PageInput>(async ({ input: { token, ...wanted }, signal }) => {
  try {
    const {
      data,
      total,
      totalPages,
      tripTypes = [],
      relaxations = [],
    } = await listCreators({ ...wanted, limit: pageSize }, { token, signal });
    return { kind: 'page', page: { creators: data, total, totalPages, tripTypes, relaxations } };
  } catch (failure) {
    if (errorBodyOf(failure)?.code === 'unauthenticated') return { kind: 'ended' };
    throw failure;
  }
});

export const discovery = discoveryMachine.provide({
  actors: {
    fetchCreators: fetchPage,
    fetchMore: fetchPage,
  },
});
