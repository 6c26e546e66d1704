import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { OwnSession } from '#contract/session.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const sessions = setup({
  types: {} as {
    context: { sessions: readonly OwnSession[] };
    events: { type: 'call.retry' } | { type: 'others.forget' };
  },
  actors: { listSessions: fromPromise<readonly OwnSession[]>(notProvided('listSessions')) },
  actions: {
    rememberSessions: assign((_, sessions: readonly OwnSession[]) => ({ sessions })),
    forgetOthers: assign(({ context }) => ({ sessions: context.sessions.filter(({ isCurrent }) => isCurrent) })),
  },
  guards: { hasOthers: ({ context }) => context.sessions.some(({ isCurrent }) => !isCurrent) },
});
const call = callOf(sessions);

export const ownSessionsMachine = sessions.createMachine({
  id: 'ownSessions',
  context: { sessions: [] },
  initial: 'loading',
  states: {
    loading: {
      // Whatever is on its way may be from before the others were ended.
      on: { 'others.forget': { target: 'loading', reenter: true } },
      invoke: call('listSessions', { done: { target: 'ready', actions: 'rememberSessions' }, failed: 'failed' }),
    },
    failed: { on: { 'call.retry': 'loading' } },
    ready: { on: { 'others.forget': { guard: 'hasOthers', actions: 'forgetOthers' } } },
  },
});

export type OwnSessionsActor = ActorRefFrom<typeof ownSessionsMachine>;
export type OwnSessionsSnapshot = SnapshotFrom<typeof ownSessionsMachine>;
