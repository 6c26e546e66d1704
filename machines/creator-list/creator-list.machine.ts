import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { CreatorsReply } from '#contract/back-office.ts';
import { type CreatorFilter, type CreatorQuery, creatorListAddress } from '#machines/rules/creator-list-address.ts';
import type { Parameters } from '#rules/parameters.ts';
import { addressBar } from '../address-bar.ts';
import { callOf, failureMessage, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import {
  addressChange,
  type ListContext,
  type ListEvent,
  pageTurns,
  recordListAt,
  searchChange,
  searchDebounceMs,
  waiting,
  writeQuery,
} from '../record-list.ts';
import type { Refused } from '../refusal.ts';
import { withBanner } from '../refusal-banner.ts';
import { type AccountMove, movesOf } from './creator-list.view.ts';

export const creatorsLimit = 50;

export interface AccountAction {
  id: string;
  move: AccountMove;
}
export type AccountActionAnswer = { kind: 'done' } | Refused;

interface Context extends ListContext<CreatorQuery, CreatorsReply> {
  action: AccountAction;
}

const list = recordListAt<CreatorQuery, CreatorsReply, Context>(creatorListAddress);

const creatorList = setup({
  types: {} as {
    input: { parameters: Parameters };
    context: Context;
    events:
      | ListEvent<CreatorFilter>
      | ({ type: 'account.move' } & AccountAction)
      | { type: 'action.confirm' }
      | { type: 'action.cancel' }
      | { type: 'banner.dismiss' };
    children: { addressBar: 'addressBar' };
  },
  actors: {
    addressBar,
    fetchCreators: fromPromise<CreatorsReply, CreatorQuery>(notProvided('fetchCreators')),
    moveCreator: fromPromise<AccountActionAnswer, AccountAction>(notProvided('moveCreator')),
  },
  actions: {
    rememberAddress: assign(list.readAddress),
    changeQuery: assign(list.changeQuery),
    nextPage: assign(list.nextPage),
    writeAddress: sendTo('addressBar', list.orderToWrite),
    rememberWritten: assign(list.rememberWritten),
    rememberPage: assign(list.rememberPage),
    rememberAction: assign((_, { id, move }: AccountAction) => ({ action: { id, move } })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  delays: { debounce: searchDebounceMs },
  guards: {
    ...list.guards,
    isPossible: ({ context: { page } }, action: AccountAction) => mayMove(page, action),
    isSuspension: ({ context: { page } }, action: AccountAction) => action.move === 'suspend' && mayMove(page, action),
  },
});
const call = callOf(creatorList);

const mayMove = (page: CreatorsReply | null, { id, move }: AccountAction): boolean =>
  page?.data.some((each) => each.accountId === id && movesOf(each).includes(move)) ?? false;

export const creatorListMachine = creatorList.createMachine({
  id: 'creatorList',
  context: ({ input }) => ({ ...list.contextAt(input.parameters), action: { id: '', move: 'suspend' } }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: { 'address.change': { ...addressChange, target: '.browsing' } },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'search.change': searchChange,
        'filter.change': {
          target: '.loading',
          actions: [{ type: 'changeQuery', params: ({ event: { change } }) => change }, ...writeQuery],
        },
      },
      initial: 'loading',
      states: {
        waiting,
        loading: {
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: call('fetchCreators', {
            input: ({ context: { query } }) => query,
            done: { target: 'ready', actions: 'rememberPage' },
            failed: { target: 'failed', actions: 'rememberFailure' },
          }),
        },
        ready: {
          on: {
            ...pageTurns,
            'account.move': [
              {
                guard: { type: 'isSuspension', params: ({ event: { id, move } }) => ({ id, move }) },
                target: '#creatorList.confirming',
                actions: { type: 'rememberAction', params: ({ event: { id, move } }) => ({ id, move }) },
              },
              {
                guard: { type: 'isPossible', params: ({ event: { id, move } }) => ({ id, move }) },
                target: '#creatorList.acting',
                actions: { type: 'rememberAction', params: ({ event: { id, move } }) => ({ id, move }) },
              },
            ],
          },
          ...withBanner,
        },
        failed: { on: { 'call.retry': 'loading' } },
      },
    },
    confirming: { on: { 'action.confirm': 'acting', 'action.cancel': 'browsing.ready' } },
    acting: {
      tags: 'busy',
      invoke: call('moveCreator', {
        input: ({ context: { action } }) => action,
        done: 'browsing',
        refused: { target: 'browsing.ready.refused', actions: 'rememberRefusal' },
        failed: { target: 'browsing.ready.refused', actions: 'rememberFailure' },
      }),
    },
  },
});

export type CreatorListActor = ActorRefFrom<typeof creatorListMachine>;
