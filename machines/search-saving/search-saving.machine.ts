import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SearchRequest } from '#contract/sponsor.ts';
import { callOf, type Failure, failureMessage, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export type SavingAnswer = 'saved' | Refused;

const searchSaving = setup({
  types: {} as {
    context: SearchRequest & {
      /** Why the search was not saved; empty if the failure has no text. */
      message: string | null;
    };
    events:
      | ({ type: 'search.name' } & SearchRequest)
      | { type: 'name.type'; name: string }
      | { type: 'name.confirm' }
      | { type: 'change.leave' };
  },
  actors: { saveSearch: fromPromise<SavingAnswer, SearchRequest>(notProvided('saveSearch')) },
  actions: {
    rememberSearch: assign((_, { query, name }: SearchRequest) => ({ query, name })),
    rememberName: assign((_, name: string) => ({ name, message: null })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign((now, failed: Failure) => ({ message: failureMessage(now, failed).message ?? '' })),
    forgetMessage: assign({ message: null }),
  },
  guards: { hasName: ({ context }) => context.name.trim() !== '' },
});
const call = callOf(searchSaving);

/** A dialog of the directory saves its search under a name. */
export const searchSavingMachine = searchSaving.createMachine({
  id: 'searchSaving',
  context: { query: '', name: '', message: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'search.name': { target: 'naming', actions: { type: 'rememberSearch', params: ({ event }) => event } } },
    },
    naming: {
      on: {
        'name.type': { actions: { type: 'rememberName', params: ({ event }) => event.name } },
        'name.confirm': { guard: 'hasName', target: 'saving' },
        'change.leave': 'closed',
      },
      exit: 'forgetMessage',
    },
    saving: {
      on: { 'change.leave': 'closed' },
      invoke: call('saveSearch', {
        input: ({ context: { name, query } }) => ({ name, query }),
        saved: 'saved',
        refused: { target: 'naming', actions: 'rememberRefusal' },
        failed: { target: 'naming', actions: 'rememberFailure' },
      }),
    },
    saved: { on: { 'change.leave': 'closed' } },
  },
});

export const isDialogOpen = (snapshot: SearchSavingSnapshot): boolean => !snapshot.matches('closed');

export type SearchSavingActor = ActorRefFrom<typeof searchSavingMachine>;
type SearchSavingSnapshot = SnapshotFrom<typeof searchSavingMachine>;
