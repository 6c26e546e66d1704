import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import { messageOf } from '#rules/message-of.ts';
import { notProvided } from '../not-provided.ts';

export type ProfileAnswer = { kind: 'found'; creator: CreatorItem } | { kind: 'missing' } | { kind: 'ended' };

const creatorProfile = setup({
  types: {} as {
    /** What the list knows already is shown at once. */
    input: { token: string; id: string; creator: CreatorItem | null };
    context: { token: string; id: string; creator: CreatorItem | null; message: string | null };
    events:
      | { type: 'profile.open'; id: string; creator: CreatorItem | null }
      | { type: 'profile.load' }
      | { type: 'session.renew'; token: string };
  },
  actors: {
    fetchCreator: fromPromise<ProfileAnswer, { token: string; id: string }>(notProvided('fetchCreator')),
  },
  actions: {
    renewToken: assign((_, token: string) => ({ token })),
    openAnother: assign((_, opened: { id: string; creator: CreatorItem | null }) => opened),
    rememberCreator: assign((_, answer: ProfileAnswer) => (answer.kind === 'found' ? { creator: answer.creator } : {})),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ message: messageOf(failure) })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isFound: (_, answer: ProfileAnswer) => answer.kind === 'found',
    isMissing: (_, answer: ProfileAnswer) => answer.kind === 'missing',
  },
});

/** One creator, as the directory shows them: what the list knows at once, and what is newer once it is there. */
export const creatorProfileMachine = creatorProfile.createMachine({
  id: 'creatorProfile',
  context: ({ input }) => ({ ...input, message: null }),
  on: {
    'profile.open': {
      target: '.loading',
      reenter: true,
      actions: { type: 'openAnother', params: ({ event }) => ({ id: event.id, creator: event.creator }) },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'fetchCreator',
        src: 'fetchCreator',
        input: ({ context: { token, id } }) => ({ token, id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'rememberCreator', params: ({ event }) => event.output },
          },
          { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
          { target: 'ended' },
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
    ended: {
      on: {
        'session.renew': { target: 'loading', actions: { type: 'renewToken', params: ({ event }) => event.token } },
      },
    },
  },
});

export type CreatorProfileActor = ActorRefFrom<typeof creatorProfileMachine>;
