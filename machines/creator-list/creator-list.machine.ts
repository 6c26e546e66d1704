import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { CreatorsReply } from '#contract/creator-list.ts';
import type { CreatorOrder, CreatorStatus } from '#contract/creator-list-choices.ts';
import { type CreatorQuery, creatorListAddress } from '#machines/rules/creator-list-address.ts';
import type { Parameters } from '#rules/parameters.ts';
import { addressBar } from '../address-bar.ts';
import { callOf, failureMessage, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { type AccountMove, movesOf } from './creator-list.view.ts';

const searchDebounceMs = 300;
export const creatorsLimit = 50;

export interface AccountAction {
  id: string;
  move: AccountMove;
}
export type AccountActionAnswer = { kind: 'done' } | Refused;

const creatorList = setup({
  types: {} as {
    input: { parameters: Parameters };
    context: {
      query: CreatorQuery;
      /** The query that was last written into the address. */
      written: CreatorQuery;
      page: CreatorsReply | null;
      action: AccountAction;
      message: string | null;
    };
    events:
      | { type: 'address.change'; parameters: Parameters }
      | { type: 'search.change'; search: string }
      | { type: 'status.choose'; status: CreatorStatus | null }
      | { type: 'order.choose'; order: CreatorOrder }
      | { type: 'page.next' }
      | { type: 'page.first' }
      | ({ type: 'account.move' } & AccountAction)
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
    children: { addressBar: 'addressBar' };
  },
  actors: {
    addressBar,
    fetchCreators: fromPromise<CreatorsReply, CreatorQuery>(notProvided('fetchCreators')),
    moveCreator: fromPromise<AccountActionAnswer, AccountAction>(notProvided('moveCreator')),
  },
  actions: {
    rememberAddress: assign((_, parameters: Parameters) => {
      const query = creatorListAddress.read(parameters);
      return { query, written: query };
    }),
    changeQuery: assign(({ context }, change: Partial<CreatorQuery>) => ({
      query: { ...context.query, after: null, ...change },
    })),
    turnOn: assign(({ context: { query, page } }) => ({ query: { ...query, after: page?.next ?? null } })),
    writeAddress: sendTo('addressBar', ({ context: { query, written } }) => ({
      type: 'parameters.write',
      parameters: creatorListAddress.write(query),
      isStep: creatorListAddress.isStep(written, query),
    })),
    rememberWritten: assign(({ context: { query } }) => ({ written: query })),
    rememberCreators: assign((_, creators: CreatorsReply) => ({ page: creators })),
    rememberAction: assign((_, { id, move }: AccountAction) => ({ action: { id, move } })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  delays: { debounce: searchDebounceMs },
  guards: {
    isAnother: ({ context }, parameters: Parameters) =>
      !creatorListAddress.isSame(context.written, creatorListAddress.read(parameters)),
    hasNext: ({ context }) => context.page?.next != null,
    isFurther: ({ context }) => context.query.after !== null,
    isPossible: ({ context: { page } }, { id, move }: AccountAction) =>
      page?.data.some((each) => each.accountId === id && movesOf(each).includes(move)) ?? false,
  },
});
const call = callOf(creatorList);

const search = { target: 'loading', actions: ['writeAddress', 'rememberWritten'] } as const;

export const creatorListMachine = creatorList.createMachine({
  id: 'creatorList',
  context: ({ input: { parameters } }) => ({
    query: creatorListAddress.read(parameters),
    written: creatorListAddress.read(parameters),
    page: null,
    action: { id: '', move: 'suspend' },
    message: null,
  }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: {
    'address.change': {
      guard: { type: 'isAnother', params: ({ event }) => event.parameters },
      target: '.browsing',
      actions: { type: 'rememberAddress', params: ({ event }) => event.parameters },
    },
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'search.change': {
          target: '.waiting',
          actions: { type: 'changeQuery', params: ({ event: { search } }) => ({ search }) },
        },
        'status.choose': {
          target: '.loading',
          actions: [
            { type: 'changeQuery', params: ({ event: { status } }) => ({ status }) },
            'writeAddress',
            'rememberWritten',
          ],
        },
        'order.choose': {
          target: '.loading',
          actions: [
            { type: 'changeQuery', params: ({ event: { order } }) => ({ order }) },
            'writeAddress',
            'rememberWritten',
          ],
        },
      },
      initial: 'loading',
      states: {
        waiting: {
          tags: 'busy',
          after: { debounce: search },
        },
        loading: {
          tags: 'busy',
          entry: 'forgetMessage',
          invoke: call('fetchCreators', {
            input: ({ context: { query } }) => query,
            done: { target: 'ready', actions: 'rememberCreators' },
            failed: { target: 'failed', actions: 'rememberFailure' },
          }),
        },
        ready: {
          on: {
            'page.next': {
              guard: 'hasNext',
              target: 'loading',
              actions: ['turnOn', 'writeAddress', 'rememberWritten'],
            },
            'page.first': {
              guard: 'isFurther',
              target: 'loading',
              actions: [{ type: 'changeQuery', params: {} }, 'writeAddress', 'rememberWritten'],
            },
            'account.move': {
              guard: { type: 'isPossible', params: ({ event: { id, move } }) => ({ id, move }) },
              target: '#creatorList.acting',
              actions: { type: 'rememberAction', params: ({ event: { id, move } }) => ({ id, move }) },
            },
          },
          initial: 'calm',
          states: { calm: {}, refused: { on: { 'banner.dismiss': 'calm' }, exit: 'forgetMessage' } },
        },
        failed: { on: { 'call.retry': 'loading' } },
      },
    },
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
