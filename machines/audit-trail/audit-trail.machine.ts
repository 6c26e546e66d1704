import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { AuditReply } from '#contract/audit.ts';
import {
  type AuditFilter,
  type AuditQuery,
  auditAddress,
  countAuditFilters,
  noAuditFilter,
} from '#machines/rules/audit-address.ts';
import type { Parameters } from '#rules/parameters.ts';
import { addressBar } from '../address-bar.ts';
import { callOf, failureMessage } from '../call.ts';
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

export const trailLimit = 50;

const list = recordListAt<AuditQuery, AuditReply>(auditAddress);

const auditTrail = setup({
  types: {} as {
    input: { parameters: Parameters };
    context: ListContext<AuditQuery, AuditReply>;
    events: ListEvent<AuditFilter> | { type: 'filters.reset' };
    children: { addressBar: 'addressBar' };
  },
  actors: {
    addressBar,
    fetchTrail: fromPromise<AuditReply, AuditQuery>(notProvided('fetchTrail')),
  },
  actions: {
    rememberAddress: assign(list.readAddress),
    changeQuery: assign(list.changeQuery),
    nextPage: assign(list.nextPage),
    writeAddress: sendTo('addressBar', list.orderToWrite),
    rememberWritten: assign(list.rememberWritten),
    rememberPage: assign(list.rememberPage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  delays: { debounce: searchDebounceMs },
  guards: { ...list.guards, isFiltered: ({ context }) => countAuditFilters(context.query) > 0 },
});
const call = callOf(auditTrail);

export const auditTrailMachine = auditTrail.createMachine({
  id: 'auditTrail',
  context: ({ input }) => list.contextAt(input.parameters),
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: {
    'address.change': { ...addressChange, target: '.loading' },
    'search.change': searchChange,
    'filter.change': {
      target: '.loading',
      actions: [{ type: 'changeQuery', params: ({ event: { change } }) => change }, ...writeQuery],
    },
    'filters.reset': {
      guard: 'isFiltered',
      target: '.loading',
      actions: [{ type: 'changeQuery', params: noAuditFilter }, ...writeQuery],
    },
  },
  initial: 'loading',
  states: {
    waiting,
    loading: {
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: call('fetchTrail', {
        input: ({ context: { query } }) => query,
        done: { target: 'ready', actions: 'rememberPage' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: { on: pageTurns },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type AuditTrailActor = ActorRefFrom<typeof auditTrailMachine>;
