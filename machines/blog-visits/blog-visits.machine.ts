import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { BlogVisitsReply } from '#contract/blog.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

/** A server may not count visits. */
type VisitsAnswer = BlogVisitsReply | 'missing';

const visits = setup({
  types: {} as {
    input: { creatorId: string };
    context: { creatorId: string; visits: BlogVisitsReply };
    events: { type: 'call.retry' };
  },
  actors: { readBlogVisits: fromPromise<VisitsAnswer, { creatorId: string }>(notProvided('readBlogVisits')) },
  actions: { rememberVisits: assign((_, visits: BlogVisitsReply) => ({ visits })) },
});
const call = callOf(visits);

export const blogVisitsMachine = visits.createMachine({
  id: 'blogVisits',
  context: ({ input: { creatorId } }) => ({ creatorId, visits: { days: [], hosts: [], trips: [], followers: 0 } }),
  initial: 'loading',
  states: {
    loading: {
      invoke: call('readBlogVisits', {
        input: ({ context: { creatorId } }) => ({ creatorId }),
        missing: 'missing',
        done: { target: 'ready', actions: 'rememberVisits' },
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
