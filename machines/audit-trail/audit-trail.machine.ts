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

const searchDebounceMs = 300;
export const trailLimit = 50;

const auditTrail = setup({
  types: {} as {
    input: { parameters: Parameters };
    context: {
      query: AuditQuery;
      /** The query that was last written into the address. */
      written: AuditQuery;
      page: AuditReply | null;
      message: string | null;
    };
    events:
      | { type: 'address.change'; parameters: Parameters }
      | { type: 'search.change'; search: string }
      | { type: 'filter.change'; change: Partial<AuditFilter> }
      | { type: 'filters.reset' }
      | { type: 'page.next' }
      | { type: 'page.first' }
      | { type: 'call.retry' };
    children: { addressBar: 'addressBar' };
  },
  actors: {
    addressBar,
    fetchTrail: fromPromise<AuditReply, AuditQuery>(notProvided('fetchTrail')),
  },
  actions: {
    rememberAddress: assign((_, parameters: Parameters) => {
      const query = auditAddress.read(parameters);
      return { query, written: query };
    }),
    changeQuery: assign(({ context }, change: Partial<AuditQuery>) => ({
      query: { ...context.query, after: null, ...change },
    })),
    turnOn: assign(({ context: { query, page } }) => ({ query: { ...query, after: page?.next ?? null } })),
    writeAddress: sendTo('addressBar', ({ context: { query, written } }) => ({
      type: 'parameters.write',
      parameters: auditAddress.write(query),
      isStep: auditAddress.isStep(written, query),
    })),
    rememberWritten: assign(({ context: { query } }) => ({ written: query })),
    rememberTrail: assign((_, trail: AuditReply) => ({ page: trail })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  delays: { debounce: searchDebounceMs },
  guards: {
    isAnother: ({ context }, parameters: Parameters) =>
      !auditAddress.isSame(context.written, auditAddress.read(parameters)),
    isFiltered: ({ context }) => countAuditFilters(context.query) > 0,
    hasNext: ({ context }) => context.page?.next != null,
    isFurther: ({ context }) => context.query.after !== null,
  },
});
const call = callOf(auditTrail);

const search = { target: 'loading', actions: ['writeAddress', 'rememberWritten'] } as const;

export const auditTrailMachine = auditTrail.createMachine({
  id: 'auditTrail',
  context: ({ input: { parameters } }) => ({
    query: auditAddress.read(parameters),
    written: auditAddress.read(parameters),
    page: null,
    message: null,
  }),
  invoke: { id: 'addressBar', src: 'addressBar' },
  on: {
    'address.change': {
      guard: { type: 'isAnother', params: ({ event }) => event.parameters },
      target: '.loading',
      actions: { type: 'rememberAddress', params: ({ event }) => event.parameters },
    },
    'search.change': {
      target: '.waiting',
      actions: { type: 'changeQuery', params: ({ event: { search } }) => ({ search }) },
    },
    'filter.change': {
      target: '.loading',
      actions: [{ type: 'changeQuery', params: ({ event: { change } }) => change }, 'writeAddress', 'rememberWritten'],
    },
    'filters.reset': {
      guard: 'isFiltered',
      target: '.loading',
      actions: [{ type: 'changeQuery', params: noAuditFilter }, 'writeAddress', 'rememberWritten'],
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
      invoke: call('fetchTrail', {
        input: ({ context: { query } }) => query,
        done: { target: 'ready', actions: 'rememberTrail' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: {
      on: {
        'page.next': { guard: 'hasNext', target: 'loading', actions: ['turnOn', 'writeAddress', 'rememberWritten'] },
        'page.first': {
          guard: 'isFurther',
          target: 'loading',
          actions: [{ type: 'changeQuery', params: {} }, 'writeAddress', 'rememberWritten'],
        },
      },
    },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type AuditTrailActor = ActorRefFrom<typeof auditTrailMachine>;
