import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { OwnSession } from '#contract/session.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const sessions = setup({
  types: {} as {
    context: { sessions: readonly OwnSession[] };
    events: { type: 'call.retry' } | { type: 'sessions.forget'; id: string | null };
  },
  actors: { listSessions: fromPromise<readonly OwnSession[]>(notProvided('listSessions')) },
  actions: {
    rememberSessions: assign((_, sessions: readonly OwnSession[]) => ({ sessions })),
    forgetSessions: assign(({ context }, id: string | null) => ({
      sessions: context.sessions.filter((session) => !isEnded(session, id)),
    })),
  },
});
const call = callOf(sessions);

/** Without an id, every session but the current one has ended. */
const isEnded = (session: OwnSession, id: string | null): boolean =>
  id === null ? !session.isCurrent : session.id === id;

export const ownSessionsMachine = sessions.createMachine({
  id: 'ownSessions',
  context: { sessions: [] },
  initial: 'loading',
  states: {
    loading: {
      // The list that is loading may still hold the ended sessions.
      on: { 'sessions.forget': { target: 'loading', reenter: true } },
      invoke: call('listSessions', { done: { target: 'ready', actions: 'rememberSessions' }, failed: 'failed' }),
    },
    failed: { on: { 'call.retry': 'loading' } },
    ready: {
      on: { 'sessions.forget': { actions: { type: 'forgetSessions', params: ({ event }) => event.id } } },
    },
  },
});

export type OwnSessionsActor = ActorRefFrom<typeof ownSessionsMachine>;
export type OwnSessionsSnapshot = SnapshotFrom<typeof ownSessionsMachine>;
