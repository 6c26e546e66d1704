import { fromPromise } from 'xstate';
import { listCreators } from '#api/discovery.ts';
import { pause } from '../clock/pause.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type DirectoryPage, discoveryMachine, type PageInput, pageSize } from './discovery.machine.ts';

export const discovery = (signed: SignedCall) => {
  const fetchPage = fromPromise<DirectoryPage, PageInput>(async ({ input, signal }) => {
    const reply = await signed(signal, (call) => listCreators({ ...input, limit: pageSize }, call));
    const { data, total, totalPages, tripTypes = [], relaxations = [] } = reply;
    return { creators: data, total, totalPages, tripTypes, relaxations };
  });
  return discoveryMachine.provide({ actors: { fetchCreators: fetchPage, fetchMore: fetchPage, pause } });
};
