import { type ActorRefFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { AuditReply } from '#contract/audit.ts';
import {
  type AuditFilter,
  type AuditWish,
  isOtherTrail,
  isSameTrail,
  readTrail,
  writeTrail,
} from '#machines/rules/audit-address.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { addressBar } from '../address-bar.ts';
import { callOf, failureMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const searchDebounceMs = 300;
export const trailLimit = 50;

const auditTrail = setup({
  types: {} as {
    input: { parameters: Parameters };
    context: {
      /** What is asked for. */
      wish: AuditWish;
      /** What the address says of it by now. */
      written: AuditWish;
      page: AuditReply | null;
      message: string | null;
    };
    events:
      | { type: 'address.change'; parameters: Parameters }
      | { type: 'search.change'; search: string }
      | { type: 'filter.change'; change: Partial<AuditFilter> }
      | { type: 'page.next' }
      | { type: 'page.first' }
      | { type: 'call.retry' };
    children: { addressBar: 'addressBar' };
  },
  actors: {
    addressBar,
    fetchTrail: fromPromise<AuditReply, AuditWish>(notProvided('fetchTrail')),
  },
  actions: {
    rememberAddress: assign((_, parameters: Parameters) => {
      const wish = readTrail(parameters);
      return { wish, written: wish };
    }),
    changeWish: assign(({ context }, change: Partial<AuditWish>) => ({
      wish: { ...context.wish, after: null, ...change },
    })),
    turnOn: assign(({ context: { wish, page } }) => ({ wish: { ...wish, after: page?.next ?? null } })),
    writeAddress: sendTo('addressBar', ({ context: { wish, written } }) => ({
      type: 'parameters.write',
      parameters: writeTrail(wish),
      isStep: isOtherTrail(written, wish),
    })),
    rememberWritten: assign(({ context: { wish } }) => ({ written: wish })),
    rememberTrail: assign((_, trail: AuditReply) => ({ page: trail })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  delays: { debounce: searchDebounceMs },
  guards: {
    isAnother: ({ context }, parameters: Parameters) => !isSameTrail(context.written, readTrail(parameters)),
    hasNext: ({ context }) => context.page?.next != null,
    isFurther: ({ context }) => context.wish.after !== null,
  },
});
const call = callOf(auditTrail);

const search = { target: 'loading', actions: ['writeAddress', 'rememberWritten'] } as const;

/** The audit trail, as the address narrows it. What is shown stays until the next answer. */
export const auditTrailMachine = auditTrail.createMachine({
  id: 'auditTrail',
  context: ({ input: { parameters } }) => ({
    wish: readTrail(parameters),
    written: readTrail(parameters),
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
      actions: { type: 'changeWish', params: ({ event: { search } }) => ({ search }) },
    },
    'filter.change': {
      target: '.loading',
      actions: [{ type: 'changeWish', params: ({ event: { change } }) => change }, 'writeAddress', 'rememberWritten'],
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
        input: ({ context: { wish } }) => wish,
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
          actions: [{ type: 'changeWish', params: {} }, 'writeAddress', 'rememberWritten'],
        },
      },
    },
    failed: { on: { 'call.retry': 'loading' } },
  },
});

export type AuditTrailActor = ActorRefFrom<typeof auditTrailMachine>;
