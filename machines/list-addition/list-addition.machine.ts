import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { AdditionReply, AdditionRequest } from '#contract/sponsor.ts';
import { maxAdded } from '#contract/sponsor-choices.ts';
import { callOf, type Failure, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { ListedCreator } from '../own-lists/own-lists.machine.ts';
import type { Refused } from '../refusal.ts';
import { report } from '../report.ts';

export type AdditionAnswer = { kind: 'added'; reply: AdditionReply } | Refused;

export type ListAdditionReport = { type: 'lists.outdated' } | { type: 'call.cancelled' };

interface Context {
  creators: readonly ListedCreator[];
  list: AdditionRequest['list'];
  /** The name of a new list. */
  name: string;
  reply: AdditionReply | null;
  /** Why the creators were not added; empty if the failure has no text. */
  message: string | null;
}

const listAddition = setup({
  types: {} as {
    context: Context;
    events:
      | { type: 'choice.start' }
      | { type: 'choice.end' }
      | { type: 'creator.toggle'; creator: ListedCreator }
      | { type: 'lists.open' }
      | { type: 'list.choose'; id: string | null }
      | { type: 'name.type'; name: string }
      | { type: 'name.confirm' }
      | { type: 'change.leave' };
  },
  actors: { addToList: fromPromise<AdditionAnswer, AdditionRequest>(notProvided('addToList')) },
  actions: {
    toggleCreator: assign(({ context: { creators } }, creator: ListedCreator) => ({
      creators: isIn(creators, creator) ? creators.filter(({ id }) => id !== creator.id) : [...creators, creator],
    })),
    forgetCreators: assign({ creators: [] }),
    chooseList: assign((_, id: string | null) => ({ list: { kind: 'own' as const, id } })),
    chooseNewList: assign(({ context: { name } }) => ({ list: { kind: 'new' as const, name } })),
    rememberName: assign((_, name: string) => ({ name, message: null })),
    forgetName: assign({ name: '' }),
    rememberReply: assign((_, { reply }: OfKind<AdditionAnswer, 'added'>) => ({ reply })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign((now, failed: Failure) => ({ message: failureMessage(now, failed).message ?? '' })),
    forgetMessage: assign({ message: null }),
    report: report<ListAdditionReport>(),
  },
  guards: {
    isChoosable: ({ context: { creators } }, creator: ListedCreator) =>
      creators.length < maxAdded || isIn(creators, creator),
    hasCreators: ({ context }) => context.creators.length > 0,
    hasName: ({ context }) => context.name.trim() !== '',
  },
});
const call = callOf(listAddition);

const isIn = (creators: readonly ListedCreator[], { id }: ListedCreator): boolean =>
  creators.some((each) => each.id === id);

const reportOutdated = { type: 'report', params: { type: 'lists.outdated' } } as const;

/** Creators are chosen in the directory, and a dialog adds them to one list. */
export const listAdditionMachine = listAddition.createMachine({
  id: 'listAddition',
  context: { creators: [], list: { kind: 'own', id: null }, name: '', reply: null, message: null },
  initial: 'off',
  states: {
    off: { on: { 'choice.start': 'collecting' } },
    collecting: {
      on: {
        'creator.toggle': {
          guard: { type: 'isChoosable', params: ({ event }) => event.creator },
          actions: { type: 'toggleCreator', params: ({ event }) => event.creator },
        },
        'lists.open': { guard: 'hasCreators', target: 'listing', actions: 'forgetName' },
        'choice.end': { target: 'off', actions: 'forgetCreators' },
      },
    },
    listing: {
      on: {
        'list.choose': { target: 'adding', actions: { type: 'chooseList', params: ({ event }) => event.id } },
        'name.type': { actions: { type: 'rememberName', params: ({ event }) => event.name } },
        'name.confirm': { guard: 'hasName', target: 'adding', actions: 'chooseNewList' },
        'change.leave': 'collecting',
      },
      exit: 'forgetMessage',
    },
    adding: {
      /** The call may have reached the server all the same: the page reads the shortlist again. */
      on: {
        'change.leave': {
          target: 'collecting',
          actions: { type: 'report', params: { type: 'call.cancelled' } },
        },
      },
      invoke: call('addToList', {
        input: ({ context: { creators, list } }) => ({ creatorIds: creators.map(({ id }) => id), list }),
        added: { target: 'added', actions: ['rememberReply', reportOutdated] },
        refused: { target: 'listing', actions: ['rememberRefusal', reportOutdated] },
        failed: { target: 'listing', actions: 'rememberFailure' },
      }),
    },
    added: { on: { 'change.leave': { target: 'off', actions: 'forgetCreators' } } },
  },
});

export type ListAdditionSnapshot = SnapshotFrom<typeof listAdditionMachine>;
