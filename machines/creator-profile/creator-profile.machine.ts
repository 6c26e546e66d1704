import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import { messageOf } from '#rules/message-of.ts';
import { notProvided } from '../not-provided.ts';

export type ProfileAnswer = { kind: 'found'; creator: CreatorItem } | { kind: 'missing' };

const creatorProfile = setup({
  types: {} as {
    input: { id: string };
    context: { id: string; creator: CreatorItem | null; message: string | null };
    events: { type: 'profile.load' };
  },
  actors: { fetchCreator: fromPromise<ProfileAnswer, { id: string }>(notProvided('fetchCreator')) },
  actions: {
    rememberCreator: assign((_, answer: ProfileAnswer) => (answer.kind === 'found' ? { creator: answer.creator } : {})),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    forgetMessage: assign({ message: null }),
  },
  guards: { isFound: (_, answer: ProfileAnswer) => answer.kind === 'found' },
});

/** One creator, as the server knows them now. */
export const creatorProfileMachine = creatorProfile.createMachine({
  id: 'creatorProfile',
  context: ({ input }) => ({ ...input, creator: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchCreator',
        src: 'fetchCreator',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'rememberCreator', params: ({ event }) => event.output },
          },
          { target: 'missing' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    shown: {},
    missing: {},
    failed: { on: { 'profile.load': 'loading' }, exit: 'forgetMessage' },
  },
});

export type CreatorProfileActor = ActorRefFrom<typeof creatorProfileMachine>;
