import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ListChange, ListRequest, OwnList } from '#contract/sponsor.ts';
import { callOf, type Failure, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';

export interface ListMove {
  id: string;
  change: ListChange;
}

export interface ListCreation extends ListRequest {
  /** The creator who is put into the new list. */
  creatorId: string | null;
}

export type CreationAnswer = { kind: 'created'; lists: OwnList[]; id: string; creatorId: string | null } | Refused;
export type ListsAnswer = { kind: 'lists'; lists: OwnList[] } | { kind: 'missing'; message: string } | Refused;

export interface ListedCreator {
  id: string;
  name: string;
}

export type OwnListsReport =
  | { type: 'lists.changed'; lists: OwnList[] }
  /** The list was removed elsewhere, so the shortlist is out of date. */
  | { type: 'lists.outdated' }
  | { type: 'list.created'; id: string; creatorId: string | null }
  | { type: 'list.removed' }
  | { type: 'call.cancelled' };

interface Context {
  creator: ListedCreator | null;
  list: OwnList | null;
  name: string;
  /** Why a change was rejected or failed; empty if the failure has no text. */
  message: string | null;
}

const ownLists = setup({
  types: {} as {
    context: Context;
    events:
      | { type: 'list.add' }
      | { type: 'lists.open'; creator: ListedCreator }
      | { type: 'list.rename'; list: OwnList }
      | { type: 'list.remove'; list: OwnList }
      | { type: 'name.type'; name: string }
      | { type: 'name.confirm' }
      | { type: 'action.confirm' }
      | { type: 'change.leave' };
  },
  actors: {
    createList: fromPromise<CreationAnswer, ListCreation>(notProvided('createList')),
    changeList: fromPromise<ListsAnswer, ListMove>(notProvided('changeList')),
  },
  actions: {
    startAdding: assign({ creator: null, list: null, name: '' }),
    startListing: assign((_, creator: ListedCreator) => ({ creator, list: null, name: '' })),
    startChanging: assign((_, list: OwnList) => ({ creator: null, list, name: list.name })),
    rememberName: assign((_, name: string) => ({ name, message: null })),
    forgetName: assign({ name: '' }),
    rememberRefusal: assign(refusalMessage),
    rememberMissing: assign((_, { message }: OfKind<ListsAnswer, 'missing'>) => ({ message })),
    rememberFailure: assign((now, failed: Failure) => ({ message: failureMessage(now, failed).message ?? '' })),
    forgetMessage: assign({ message: null }),
    report: report<OwnListsReport>(),
  },
  guards: {
    hasName: ({ context }) => context.name.trim() !== '',
    hasOtherName: ({ context: { name, list } }) => !['', list?.name].includes(name.trim()),
  },
});
const call = callOf(ownLists);

const reportLists = {
  type: 'report',
  params: ({ lists }: { lists: OwnList[] }) => ({ type: 'lists.changed', lists }) as const,
} as const;
const reportCreated = {
  type: 'report',
  params: ({ id, creatorId }: { id: string; creatorId: string | null }) =>
    ({ type: 'list.created', id, creatorId }) as const,
} as const;
const reportOutdated = { type: 'report', params: { type: 'lists.outdated' } } as const;
const reportRemoved = { type: 'report', params: { type: 'list.removed' } } as const;

const createdList = ({ context: { name, creator } }: { context: Pick<Context, 'name' | 'creator'> }) => ({
  name,
  creatorId: creator?.id ?? null,
});

/** The call may have reached the server all the same: the page reads the shortlist again. */
const cancelled = {
  'change.leave': { target: 'calm', actions: { type: 'report', params: { type: 'call.cancelled' } } },
} as const;

/** The lists of a sponsor: a dialog adds, renames or removes one, or says which of them a creator is in. */
export const ownListsMachine = ownLists.createMachine({
  id: 'ownLists',
  context: { creator: null, list: null, name: '', message: null },
  initial: 'calm',
  states: {
    calm: {
      on: {
        'list.add': { target: 'adding', actions: 'startAdding' },
        'lists.open': { target: 'listing', actions: { type: 'startListing', params: ({ event }) => event.creator } },
        'list.rename': { target: 'naming', actions: { type: 'startChanging', params: ({ event }) => event.list } },
        'list.remove': { target: 'confirming', actions: { type: 'startChanging', params: ({ event }) => event.list } },
      },
    },
    adding: {
      on: {
        'name.type': { actions: { type: 'rememberName', params: ({ event }) => event.name } },
        'name.confirm': { guard: 'hasName', target: 'creating' },
        'change.leave': 'calm',
      },
      exit: 'forgetMessage',
    },
    creating: {
      on: cancelled,
      invoke: call('createList', {
        input: createdList,
        created: { target: 'calm', actions: [reportLists, reportCreated] },
        refused: { target: 'adding', actions: 'rememberRefusal' },
        failed: { target: 'adding', actions: 'rememberFailure' },
      }),
    },
    listing: {
      on: {
        'name.type': { actions: { type: 'rememberName', params: ({ event }) => event.name } },
        'name.confirm': { guard: 'hasName', target: 'creatingForCreator' },
        'change.leave': 'calm',
      },
      exit: 'forgetMessage',
    },
    creatingForCreator: {
      on: cancelled,
      invoke: call('createList', {
        input: createdList,
        created: { target: 'listing', actions: [reportLists, reportCreated, 'forgetName'] },
        refused: { target: 'listing', actions: 'rememberRefusal' },
        failed: { target: 'listing', actions: 'rememberFailure' },
      }),
    },
    naming: {
      on: {
        'name.type': { actions: { type: 'rememberName', params: ({ event }) => event.name } },
        'name.confirm': { guard: 'hasOtherName', target: 'renaming' },
        'change.leave': 'calm',
      },
      exit: 'forgetMessage',
    },
    renaming: {
      on: cancelled,
      invoke: call('changeList', {
        input: ({ context: { list, name } }) => ({ id: list?._id ?? '', change: { move: 'rename', name } }),
        lists: { target: 'calm', actions: reportLists },
        missing: { target: 'naming', actions: ['rememberMissing', reportOutdated] },
        refused: { target: 'naming', actions: 'rememberRefusal' },
        failed: { target: 'naming', actions: 'rememberFailure' },
      }),
    },
    confirming: {
      on: { 'action.confirm': 'removing', 'change.leave': 'calm' },
      exit: 'forgetMessage',
    },
    /** A list that is missing already counts as removed. */
    removing: {
      on: cancelled,
      invoke: call('changeList', {
        input: ({ context: { list } }) => ({ id: list?._id ?? '', change: { move: 'remove' } }),
        lists: { target: 'calm', actions: [reportLists, reportRemoved] },
        missing: { target: 'calm', actions: [reportOutdated, reportRemoved] },
        refused: { target: 'confirming', actions: 'rememberRefusal' },
        failed: { target: 'confirming', actions: 'rememberFailure' },
      }),
    },
  },
});

export type OwnListsActor = ActorRefFrom<typeof ownListsMachine>;
export type OwnListsSnapshot = SnapshotFrom<typeof ownListsMachine>;
