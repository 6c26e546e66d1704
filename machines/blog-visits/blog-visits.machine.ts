import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { BlogVisitsReply } from '#contract/visits.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export type VisitedDays = BlogVisitsReply['days'];
/** A server may not count visits. */
export type VisitsAnswer = VisitedDays | 'missing';

const visits = setup({
  types: {} as {
    input: { creatorId: string };
    context: { creatorId: string; days: VisitedDays };
    events: { type: 'call.retry' };
  },
  actors: { readBlogVisits: fromPromise<VisitsAnswer, { creatorId: string }>(notProvided('readBlogVisits')) },
  actions: { rememberDays: assign((_, days: VisitedDays) => ({ days })) },
});
const call = callOf(visits);

export const blogVisitsMachine = visits.createMachine({
  id: 'blogVisits',
  context: ({ input: { creatorId } }) => ({ creatorId, days: [] }),
  initial: 'loading',
  states: {
    loading: {
      invoke: call('readBlogVisits', {
        input: ({ context: { creatorId } }) => ({ creatorId }),
        missing: 'missing',
        done: { target: 'ready', actions: 'rememberDays' },
        failed: 'failed',
      }),
    },
    failed: { on: { 'call.retry': 'loading' } },
    ready: {},
    missing: {},
  },
});

export type BlogVisitsActor = ActorRefFrom<typeof blogVisitsMachine>;
export type BlogVisitsSnapshot = SnapshotFrom<typeof blogVisitsMachine>;
