import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export type ProfileAnswer = { kind: 'found'; creator: CreatorItem } | { kind: 'missing' };

const creatorProfile = setup({
  types: {} as {
    input: { id: string };
    context: { id: string; creator: CreatorItem | null; map: JourneyMap | null; message: string | null };
    events: { type: 'call.retry' };
  },
  actors: {
    fetchCreator: fromPromise<ProfileAnswer, { id: string }>(notProvided('fetchCreator')),
    fetchMap: fromPromise<JourneyMap | null, { username: string }>(notProvided('fetchMap')),
  },
  actions: {
    rememberCreator: assign((_, { creator }: OfKind<ProfileAnswer, 'found'>) => ({ creator })),
    rememberMap: assign((_, map: JourneyMap | null) => ({ map })),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
});
const call = callOf(creatorProfile);

export const creatorProfileMachine = creatorProfile.createMachine({
  id: 'creatorProfile',
  context: ({ input }) => ({ ...input, creator: null, map: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchCreator', {
        input: ({ context: { id } }) => ({ id }),
        found: { target: 'drawing', actions: 'rememberCreator' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    /** Their map is the one of their blog: it shows no place that they keep from it. */
    drawing: {
      invoke: call('fetchMap', {
        input: ({ context: { creator } }) => ({ username: creator?.username ?? '' }),
        done: { target: 'ready', actions: 'rememberMap' },
        failed: 'mapless',
      }),
    },
    mapless: { on: { 'call.retry': 'drawing' } },
    ready: { type: 'final' },
    missing: { type: 'final' },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
  },
});

export type CreatorProfileActor = ActorRefFrom<typeof creatorProfileMachine>;
