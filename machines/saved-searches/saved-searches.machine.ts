import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SavedSearch, SearchChange, SearchRequest } from '#contract/saved-search.ts';
import { maxSearches } from '#contract/saved-search-choices.ts';
import { callOf, type Failure, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';
import type { Refused } from '../refusal.ts';

export type SearchesAnswer = { kind: 'searches'; searches: SavedSearch[] } | Refused;
export type OpeningAnswer = { kind: 'opened'; newMatches: string[] } | Refused;

export interface SearchMove {
  id: string;
  change: SearchChange;
}

const savedSearches = setup({
  types: {} as {
    input: { query: string };
    context: {
      searches: SavedSearch[];
      /** The search that can be saved, as it stands in the address of the directory. */
      query: string;
      name: string;
      chosen: { id: string; name: string };
      newMatches: string[];
      /** null if the server gave no message. */
      message: string | null;
    };
    events:
      | { type: 'name.type'; name: string }
      | { type: 'search.save' }
      | { type: 'search.open'; id: string }
      | { type: 'search.rename'; id: string }
      | { type: 'search.delete'; id: string }
      | { type: 'rename.type'; name: string }
      | { type: 'rename.confirm' }
      | { type: 'change.leave' }
      | { type: 'call.retry' };
    children: { lists: 'lists' };
  },
  actors: {
    lists: referenceListsMachine,
    fetchSearches: fromPromise<SavedSearch[]>(notProvided('fetchSearches')),
    saveSearch: fromPromise<SearchesAnswer, SearchRequest>(notProvided('saveSearch')),
    changeSearch: fromPromise<SearchesAnswer, SearchMove>(notProvided('changeSearch')),
    openSearch: fromPromise<OpeningAnswer, { id: string }>(notProvided('openSearch')),
  },
  actions: {
    rememberSearches: assign((_, searches: SavedSearch[]) => ({ searches })),
    rememberAnswer: assign((_, { searches }: OfKind<SearchesAnswer, 'searches'>) => ({ searches })),
    rememberName: assign((_, name: string) => ({ name })),
    forgetName: assign({ name: '' }),
    choose: assign(({ context: { searches } }, chosenId: string) => ({
      chosen: { id: chosenId, name: searches.find(({ _id }) => _id === chosenId)?.name ?? '' },
    })),
    rename: assign(({ context: { chosen } }, name: string) => ({ chosen: { ...chosen, name } })),
    rememberNewMatches: assign((_, { newMatches }: OfKind<OpeningAnswer, 'opened'>) => ({ newMatches })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign((now, failed: Failure) => ({ message: failureMessage(now, failed).message ?? '' })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isSavable: ({ context: { name, searches } }) => name.trim() !== '' && searches.length < maxSearches,
    isSaved: ({ context: { searches } }, id: string) => searches.some(({ _id }) => _id === id),
    hasNewName: ({ context: { chosen } }) => chosen.name.trim() !== '',
  },
});
const call = callOf(savedSearches);

/** The searches that a sponsor comes back to: one is saved, renamed, deleted, or opened, which ends the flow. */
export const savedSearchesMachine = savedSearches.createMachine({
  id: 'savedSearches',
  context: ({ input: { query } }) => ({
    query,
    searches: [],
    name: '',
    newMatches: [],
    message: null,
    chosen: { id: '', name: '' },
  }),
  invoke: { id: 'lists', src: 'lists' },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchSearches', {
        done: { target: 'ready', actions: 'rememberSearches' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
    ready: {
      on: {
        'name.type': { actions: { type: 'rememberName', params: ({ event }) => event.name } },
        'search.save': { guard: 'isSavable', target: 'saving' },
        'search.open': {
          guard: { type: 'isSaved', params: ({ event }) => event.id },
          target: 'noting',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
        'search.rename': {
          guard: { type: 'isSaved', params: ({ event }) => event.id },
          target: '.naming',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
        'search.delete': {
          guard: { type: 'isSaved', params: ({ event }) => event.id },
          target: 'deleting',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
      },
      initial: 'calm',
      states: {
        calm: {},
        saved: {
          on: {
            'name.type': { target: 'calm', actions: { type: 'rememberName', params: ({ event }) => event.name } },
          },
        },
        refused: {
          on: {
            'name.type': { target: 'calm', actions: { type: 'rememberName', params: ({ event }) => event.name } },
          },
          exit: 'forgetMessage',
        },
        naming: {
          on: {
            'rename.type': {
              actions: [{ type: 'rename', params: ({ event }) => event.name }, 'forgetMessage'],
            },
            'rename.confirm': { guard: 'hasNewName', target: '#savedSearches.renaming' },
            'change.leave': 'calm',
          },
          exit: 'forgetMessage',
        },
      },
    },
    saving: {
      invoke: call('saveSearch', {
        input: ({ context: { name, query } }) => ({ name, query }),
        searches: { target: 'ready.saved', actions: ['rememberAnswer', 'forgetName'] },
        refused: { target: 'ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },
    renaming: {
      invoke: call('changeSearch', {
        input: ({ context: { chosen } }) => ({ id: chosen.id, change: { move: 'rename', name: chosen.name } }),
        searches: { target: 'ready', actions: 'rememberAnswer' },
        refused: { target: 'ready.naming', actions: 'rememberRefusal' },
        failed: { target: 'ready.naming', actions: 'rememberFailure' },
      }),
    },
    deleting: {
      invoke: call('changeSearch', {
        input: ({ context: { chosen } }) => ({ id: chosen.id, change: { move: 'delete' } }),
        searches: { target: 'ready', actions: 'rememberAnswer' },
        refused: { target: 'ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },
    noting: {
      invoke: call('openSearch', {
        input: ({ context: { chosen } }) => ({ id: chosen.id }),
        opened: { target: 'opened', actions: 'rememberNewMatches' },
        refused: { target: 'ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'ready.refused', actions: 'rememberFailure' },
      }),
    },
    opened: { type: 'final' },
  },
});

export type SavedSearchesActor = ActorRefFrom<typeof savedSearchesMachine>;
export type SavedSearchesSnapshot = SnapshotFrom<typeof savedSearchesMachine>;
