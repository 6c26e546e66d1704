import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { ApplicationsReply } from '#contract/back-office.ts';
import type { QueueTab } from '#contract/back-office-choices.ts';
import { hasNext, hasPrevious, type ListPage, nextOffset, previousOffset } from '#machines/rules/list-page.ts';
import {
  countQueueFilters,
  noQueueFilter,
  type QueueFilter,
  type QueueQuery,
  queueAddress,
  queueLimit,
} from '#machines/rules/queue-address.ts';
import type { SelectableRow } from '../application-selection/application-selection.setup.ts';
import { callOf, failureMessage } from '../call.ts';
import { listWatchMachine, type WatchReport } from '../list-watch/list-watch.machine.ts';
import { notProvided } from '../not-provided.ts';
import { report } from '../report.ts';

const searchDebounceMs = 300;

export type QueueReport =
  /** By a person, not by the address. */
  | { type: 'query.changed'; query: QueueQuery }
  /** The rows that are on hold. */
  | { type: 'queue.loaded'; rows: readonly SelectableRow[] };

interface Queue extends QueueQuery {
  queue: ApplicationsReply | null;
  message: string | null;
}

export const pageIn = ({ offset, queue }: Pick<Queue, 'offset' | 'queue'>): ListPage => ({
  offset,
  limit: queueLimit,
  shown: queue?.data.length ?? 0,
  total: queue?.total ?? null,
});

const queueSetup = setup({
  types: {} as {
    input: { query: QueueQuery };
    context: Queue;
    events:
      | { type: 'tab.choose'; state: QueueTab | null }
      | { type: 'search.change'; search: string }
      | { type: 'filter.change'; change: Partial<QueueFilter> }
      | { type: 'filters.reset' }
      | { type: 'page.next' }
      | { type: 'page.previous' }
      | { type: 'query.set'; query: QueueQuery }
      | { type: 'queue.load' }
      | { type: 'call.retry' }
      | WatchReport;
    children: { watch: 'watch' };
  },
  actors: {
    watch: listWatchMachine,
    fetchQueue: fromPromise<ApplicationsReply, QueueQuery>(notProvided('fetchQueue')),
  },
  actions: {
    chooseTab: assign((_, state: QueueTab | null) => ({ state, offset: 0 })),
    changeSearch: assign((_, search: string) => ({ search, offset: 0 })),
    changeFilter: assign((_, change: Partial<QueueFilter>) => ({ ...change, offset: 0 })),
    nextPage: assign(({ context }) => ({ offset: nextOffset(pageIn(context)) })),
    previousPage: assign(({ context }) => ({ offset: previousOffset(pageIn(context)) })),
    rememberQuery: assign((_, query: QueueQuery) => query),
    rememberQueue: assign((_, queue: ApplicationsReply) => ({ queue })),
    rememberFailure: assign(failureMessage),
    report: report<QueueReport>(),
    forgetMessage: assign({ message: null }),
  },
  delays: { debounce: searchDebounceMs },
  guards: {
    hasNext: ({ context }) => hasNext(pageIn(context)),
    hasPrevious: ({ context }) => hasPrevious(pageIn(context)),
    isAnother: ({ context }, query: QueueQuery) => !queueAddress.isSame(context, query),
    isFiltered: ({ context }) => countQueueFilters(context) > 0,
  },
});
const call = callOf(queueSetup);

const queryOf = ({ queue, message, ...query }: Queue): QueueQuery => query;

const reportQuery = {
  type: 'report',
  params: ({ context }: { context: Queue }): QueueReport => ({ type: 'query.changed', query: queryOf(context) }),
} as const;

const reportRows = {
  type: 'report',
  params: ({ data }: ApplicationsReply): QueueReport => ({
    type: 'queue.loaded',
    rows: data.filter(({ state }) => state === 'ONHOLD').map(({ id, fullName }) => ({ id, fullName })),
  }),
} as const;

export const applicationQueueMachine = queueSetup.createMachine({
  id: 'applicationQueue',
  context: ({ input: { query } }) => ({ ...query, queue: null, message: null }),
  on: {
    'tab.choose': {
      target: '.loading',
      actions: [{ type: 'chooseTab', params: ({ event }) => event.state }, reportQuery],
    },
    'search.change': {
      target: '.waiting',
      actions: { type: 'changeSearch', params: ({ event }) => event.search },
    },
    'filter.change': {
      target: '.loading',
      actions: [{ type: 'changeFilter', params: ({ event }) => event.change }, reportQuery],
    },
    'filters.reset': {
      guard: 'isFiltered',
      target: '.loading',
      actions: [{ type: 'changeFilter', params: noQueueFilter }, reportQuery],
    },
    'query.set': {
      guard: { type: 'isAnother', params: ({ event }) => event.query },
      target: '.loading',
      actions: { type: 'rememberQuery', params: ({ event }) => event.query },
    },
  },
  initial: 'loading',
  states: {
    waiting: { after: { debounce: { target: 'loading', actions: reportQuery } } },
    loading: {
      entry: 'forgetMessage',
      on: { 'queue.load': { target: 'loading', reenter: true } },
      invoke: call('fetchQueue', {
        input: ({ context }) => queryOf(context),
        done: { target: 'ready', actions: ['rememberQueue', reportRows] },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context }) => ({ of: 'applications', query: queryOf(context), shown: context.queue }),
      },
      on: {
        'queue.load': 'loading',
        'rows.wanted': 'loading',
        'page.next': { guard: 'hasNext', target: 'loading', actions: ['nextPage', reportQuery] },
        'page.previous': { guard: 'hasPrevious', target: 'loading', actions: ['previousPage', reportQuery] },
      },
    },
    failed: { on: { 'call.retry': 'loading', 'queue.load': 'loading' } },
  },
});

export type ApplicationQueueActor = ActorRefFrom<typeof applicationQueueMachine>;
