import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { ListChange, ListRequest, OwnList } from '#contract/shortlist.ts';
import { callOf, type Failure, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export interface ListMove {
  id: string;
  change: ListChange;
}

export type MadeAnswer = { kind: 'made'; lists: OwnList[]; id: string } | Refused;
/** A list that is gone was removed elsewhere, and the shortlist is to be read again. */
export type ListsAnswer = { kind: 'lists'; lists: OwnList[] } | { kind: 'gone'; message: string } | Refused;

/** Who is to be put into a list. */
export interface Movable {
  id: string;
  name: string;
}

const ownLists = setup({
  types: {} as {
    context: {
      creator: Movable | null;
      /** Which list is renamed or removed. */
      list: OwnList | null;
      /** What a list is to be called, as it is typed. */
      name: string;
      /** Of what did not go through; nothing but that, where nobody gave words for it. */
      message: string | null;
    };
    events:
      | { type: 'list.add' }
      | { type: 'creator.move'; creator: Movable }
      | { type: 'creator.put'; listId: string | null }
      | { type: 'list.rename'; list: OwnList }
      | { type: 'list.remove'; list: OwnList }
      | { type: 'name.type'; name: string }
      | { type: 'name.confirm' }
      | { type: 'removal.confirm' }
      | { type: 'change.leave' };
  },
  actors: {
    makeList: fromPromise<MadeAnswer, ListRequest>(notProvided('makeList')),
    changeList: fromPromise<ListsAnswer, ListMove>(notProvided('changeList')),
  },
  actions: {
    beginAdding: assign({ creator: null, list: null, name: '' }),
    beginMoving: assign((_, creator: Movable) => ({ creator, list: null, name: '' })),
    beginChanging: assign((_, list: OwnList) => ({ creator: null, list, name: list.name })),
    rememberName: assign((_, name: string) => ({ name, message: null })),
    rememberRefusal: assign(refusalMessage),
    rememberGone: assign((_, { message }: OfKind<ListsAnswer, 'gone'>) => ({ message })),
    rememberFailure: assign((now, failed: Failure) => ({ message: failureMessage(now, failed).message ?? '' })),
    forgetMessage: assign({ message: null }),
    tellLists: (_, _answer: { lists: OwnList[] }) => effectNotProvided('tellLists'),
    lookAgain: () => effectNotProvided('lookAgain'),
    readAnew: () => effectNotProvided('readAnew'),
    putCreator: (_, _listId: string | null) => effectNotProvided('putCreator'),
    putIntoMade: (_, _made: OfKind<MadeAnswer, 'made'>) => effectNotProvided('putIntoMade'),
    openMade: (_, _made: OfKind<MadeAnswer, 'made'>) => effectNotProvided('openMade'),
    openFirst: () => effectNotProvided('openFirst'),
  },
  guards: {
    hasName: ({ context }) => context.name.trim() !== '',
    hasOtherName: ({ context: { name, list } }) => !['', list?.name].includes(name.trim()),
  },
});
const call = callOf(ownLists);

/** Whoever waits too long leaves, and the call is given up: whether it came to anything shows in the list. */
const leaving = { 'change.leave': { target: 'calm', actions: 'lookAgain' } } as const;

/** The lists of a sponsor, and into which of them somebody is put. What is asked stands in a dialog until it is done or left. */
export const ownListsMachine = ownLists.createMachine({
  id: 'ownLists',
  context: { creator: null, list: null, name: '', message: null },
  initial: 'calm',
  states: {
    calm: {
      on: {
        'list.add': { target: 'adding', actions: 'beginAdding' },
        'creator.move': { target: 'moving', actions: { type: 'beginMoving', params: ({ event }) => event.creator } },
        'list.rename': { target: 'naming', actions: { type: 'beginChanging', params: ({ event }) => event.list } },
        'list.remove': { target: 'doubting', actions: { type: 'beginChanging', params: ({ event }) => event.list } },
      },
    },
    adding: {
      on: {
        'name.type': { actions: { type: 'rememberName', params: ({ event }) => event.name } },
        'name.confirm': { guard: 'hasName', target: 'making' },
        'change.leave': 'calm',
      },
      exit: 'forgetMessage',
    },
    making: {
      on: leaving,
      invoke: call('makeList', {
        input: ({ context: { name } }) => ({ name }),
        made: { target: 'calm', actions: ['tellLists', 'openMade'] },
        refused: { target: 'adding', actions: 'rememberRefusal' },
        failed: { target: 'adding', actions: 'rememberFailure' },
      }),
    },
    /** Into a list that is there, or into one that is made for them. */
    moving: {
      on: {
        'creator.put': {
          target: 'calm',
          actions: { type: 'putCreator', params: ({ event }) => event.listId },
        },
        'name.type': { actions: { type: 'rememberName', params: ({ event }) => event.name } },
        'name.confirm': { guard: 'hasName', target: 'makingFor' },
        'change.leave': 'calm',
      },
      exit: 'forgetMessage',
    },
    makingFor: {
      on: leaving,
      invoke: call('makeList', {
        input: ({ context: { name } }) => ({ name }),
        made: { target: 'calm', actions: ['tellLists', 'putIntoMade'] },
        refused: { target: 'moving', actions: 'rememberRefusal' },
        failed: { target: 'moving', actions: 'rememberFailure' },
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
      on: leaving,
      invoke: call('changeList', {
        input: ({ context: { list, name } }) => ({ id: list?._id ?? '', change: { move: 'rename', name } }),
        lists: { target: 'calm', actions: 'tellLists' },
        gone: { target: 'naming', actions: ['rememberGone', 'readAnew'] },
        refused: { target: 'naming', actions: 'rememberRefusal' },
        failed: { target: 'naming', actions: 'rememberFailure' },
      }),
    },
    doubting: {
      on: { 'removal.confirm': 'removing', 'change.leave': 'calm' },
      exit: 'forgetMessage',
    },
    /** One that is gone already is as it was wished. */
    removing: {
      on: leaving,
      invoke: call('changeList', {
        input: ({ context: { list } }) => ({ id: list?._id ?? '', change: { move: 'remove' } }),
        lists: { target: 'calm', actions: ['tellLists', 'openFirst'] },
        gone: { target: 'calm', actions: ['readAnew', 'openFirst'] },
        refused: { target: 'doubting', actions: 'rememberRefusal' },
        failed: { target: 'doubting', actions: 'rememberFailure' },
      }),
    },
  },
});

export type OwnListsActor = ActorRefFrom<typeof ownListsMachine>;
export type OwnListsSnapshot = SnapshotFrom<typeof ownListsMachine>;
