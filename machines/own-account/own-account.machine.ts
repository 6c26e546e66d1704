import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { OwnAccountReply } from '#contract/own-account.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

/** A server of the specification alone does not tell how an account stands. */
export type AccountAnswer = OwnAccountReply | 'missing';

const account = setup({
  types: {} as {
    context: { account: OwnAccountReply | null };
    events: { type: 'call.retry' } | { type: 'account.refresh' };
  },
  actors: { readOwnAccount: fromPromise<AccountAnswer>(notProvided('readOwnAccount')) },
  actions: {
    rememberAccount: assign((_, account: OwnAccountReply) => ({ account })),
    forgetAccount: assign({ account: null }),
  },
});
const call = callOf(account);

/** How one's own account stands. */
export const ownAccountMachine = account.createMachine({
  id: 'ownAccount',
  context: { account: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('readOwnAccount', {
        missing: 'missing',
        done: { target: 'ready', actions: 'rememberAccount' },
        failed: 'failed',
      }),
    },
    failed: { on: { 'call.retry': 'loading' } },
    ready: { on: { 'account.refresh': { target: 'loading', actions: 'forgetAccount' } } },
    missing: {},
  },
});

export type OwnAccountActor = ActorRefFrom<typeof ownAccountMachine>;
export type OwnAccountSnapshot = SnapshotFrom<typeof ownAccountMachine>;
