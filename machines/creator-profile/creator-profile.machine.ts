import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import { callOf, failureWords, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export type ProfileAnswer = { kind: 'found'; creator: CreatorItem } | { kind: 'missing' };

const creatorProfile = setup({
  types: {} as {
    input: { id: string };
    context: { id: string; creator: CreatorItem | null; message: string | null };
    events: { type: 'call.retry' };
  },
  actors: { fetchCreator: fromPromise<ProfileAnswer, { id: string }>(notProvided('fetchCreator')) },
  actions: {
    rememberCreator: assign((_, { creator }: OfKind<ProfileAnswer, 'found'>) => ({ creator })),
    rememberFailure: assign(failureWords),
    forgetMessage: assign({ message: null }),
  },
});
const call = callOf(creatorProfile);

/** One creator, as the server knows them now. */
export const creatorProfileMachine = creatorProfile.createMachine({
  id: 'creatorProfile',
  context: ({ input }) => ({ ...input, creator: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchCreator', {
        input: ({ context: { id } }) => ({ id }),
        found: { target: 'ready', actions: 'rememberCreator' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    ready: { type: 'final' },
    missing: { type: 'final' },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
  },
});

export type CreatorProfileActor = ActorRefFrom<typeof creatorProfileMachine>;
