import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { SavedSearch, SearchChange } from '#contract/sponsor.ts';
import type { SearchMails } from '#contract/sponsor-choices.ts';
import { callOf, type Failure, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import { referenceListsMachine } from '../reference-lists/reference-lists.machine.ts';
import type { Refused } from '../refusal.ts';
import { toBanner } from '../refusal-banner.ts';

/** A missing search was deleted in another tab or on another device. */
export type SearchesAnswer = { kind: 'searches'; searches: SavedSearch[] } | { kind: 'missing' } | Refused;
export type OpeningAnswer = { kind: 'opened'; newMatches: string[] } | { kind: 'missing' } | Refused;

export interface SearchMove {
  id: string;
  change: SearchChange;
}

const savedSearches = setup({
  types: {} as {
    context: {
      searches: SavedSearch[];
      chosen: { id: string; name: string };
      newMatches: string[];
      mails: SearchMails;
      /** null if the server gave no message. */
      message: string | null;
    };
    events:
      | { type: 'search.open'; id: string }
      | { type: 'search.rename'; id: string }
      | { type: 'search.delete'; id: string }
      | { type: 'search.mail'; id: string; mails: SearchMails }
      | { type: 'rename.type'; name: string }
      | { type: 'rename.confirm' }
      | { type: 'change.leave' }
      | { type: 'action.confirm' }
      | { type: 'action.cancel' }
      | { type: 'call.retry' };
    children: { lists: 'lists' };
  },
  actors: {
    lists: referenceListsMachine,
    fetchSearches: fromPromise<SavedSearch[]>(notProvided('fetchSearches')),
    changeSearch: fromPromise<SearchesAnswer, SearchMove>(notProvided('changeSearch')),
    openSearch: fromPromise<OpeningAnswer, { id: string }>(notProvided('openSearch')),
  },
  actions: {
    rememberSearches: assign((_, searches: SavedSearch[]) => ({ searches })),
    rememberAnswer: assign((_, { searches }: OfKind<SearchesAnswer, 'searches'>) => ({ searches })),
    choose: assign(({ context: { searches } }, chosenId: string) => ({
      chosen: { id: chosenId, name: searches.find(({ _id }) => _id === chosenId)?.name ?? '' },
    })),
    chooseMails: assign((_, mails: SearchMails) => ({ mails })),
    rename: assign(({ context: { chosen } }, name: string) => ({ chosen: { ...chosen, name } })),
    rememberNewMatches: assign((_, { newMatches }: OfKind<OpeningAnswer, 'opened'>) => ({ newMatches })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign((now, failed: Failure) => ({ message: failureMessage(now, failed).message ?? '' })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isSaved: ({ context: { searches } }, id: string) => searches.some(({ _id }) => _id === id),
    hasNewName: ({ context: { chosen } }) => chosen.name.trim() !== '',
  },
});
const call = callOf(savedSearches);

/** The searches that a sponsor comes back to: one is renamed, deleted, mailed about, or opened, which ends the flow. */
export const savedSearchesMachine = savedSearches.createMachine({
  id: 'savedSearches',
  context: { searches: [], newMatches: [], mails: 'off', message: null, chosen: { id: '', name: '' } },
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
          target: 'confirming',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
        'search.mail': {
          guard: { type: 'isSaved', params: ({ event }) => event.id },
          target: 'choosingMails',
          actions: [
            { type: 'choose', params: ({ event }) => event.id },
            { type: 'chooseMails', params: ({ event }) => event.mails },
          ],
        },
      },
      initial: 'calm',
      states: {
        calm: {},
        refused: { exit: 'forgetMessage' },
        missing: {},
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
    renaming: {
      invoke: call('changeSearch', {
        input: ({ context: { chosen } }) => ({ id: chosen.id, change: { move: 'rename', name: chosen.name } }),
        searches: { target: 'ready', actions: 'rememberAnswer' },
        missing: 'refreshing',
        refused: { target: 'ready.naming', actions: 'rememberRefusal' },
        failed: { target: 'ready.naming', actions: 'rememberFailure' },
      }),
    },
    confirming: { on: { 'action.confirm': 'deleting', 'action.cancel': 'ready' } },
    deleting: {
      invoke: call('changeSearch', {
        input: ({ context: { chosen } }) => ({ id: chosen.id, change: { move: 'delete' } }),
        searches: { target: 'ready', actions: 'rememberAnswer' },
        missing: 'refreshing',
        ...toBanner,
      }),
    },
    choosingMails: {
      invoke: call('changeSearch', {
        input: ({ context: { chosen, mails } }) => ({ id: chosen.id, change: { move: 'mail', mails } }),
        searches: { target: 'ready', actions: 'rememberAnswer' },
        missing: 'refreshing',
        ...toBanner,
      }),
    },
    noting: {
      invoke: call('openSearch', {
        input: ({ context: { chosen } }) => ({ id: chosen.id }),
        opened: { target: 'opened', actions: 'rememberNewMatches' },
        missing: 'refreshing',
        ...toBanner,
      }),
    },
    /** Reads the list again, which still has a search that is missing. */
    refreshing: {
      invoke: call('fetchSearches', {
        done: { target: 'ready.missing', actions: 'rememberSearches' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    opened: { type: 'final' },
  },
});

export type SavedSearchesActor = ActorRefFrom<typeof savedSearchesMachine>;
export type SavedSearchesSnapshot = SnapshotFrom<typeof savedSearchesMachine>;
