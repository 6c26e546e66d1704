import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Language } from '#contract/language.ts';
import { isEmailAddress } from '#rules/email-address.ts';
import { callOf, failureMessage, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';

export interface Follower {
  email: string;
  language: Language;
}

export type FollowAnswer = { kind: 'sent' } | Refused;

const following = setup({
  types: {} as {
    context: { follower: Follower | null; message: string | null };
    events: { type: 'follow.submit'; follower: Follower };
  },
  actors: {
    followCreator: fromPromise<FollowAnswer, { follower: Follower | null }>(notProvided('followCreator')),
  },
  actions: {
    rememberFollower: assign((_, follower: Follower) => ({ follower, message: null })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
  },
  guards: { isAddress: (_, { email }: Follower) => isEmailAddress(email) },
});
const call = callOf(following);

/** A visitor follows a creator by email. The address can be corrected after the link was sent. */
export const followingMachine = following.createMachine({
  id: 'following',
  context: { follower: null, message: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'follow.submit': [
          {
            guard: { type: 'isAddress', params: ({ event }) => event.follower },
            target: 'submitting',
            actions: { type: 'rememberFollower', params: ({ event }) => event.follower },
          },
          { target: '.invalid' },
        ],
      },
      initial: 'calm',
      states: { calm: {}, invalid: {}, refused: {}, sent: {} },
    },
    submitting: {
      invoke: call('followCreator', {
        input: ({ context: { follower } }) => ({ follower }),
        sent: 'editing.sent',
        refused: { target: 'editing.refused', actions: 'rememberRefusal' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
  },
});

export type FollowingActor = ActorRefFrom<typeof followingMachine>;
export type FollowingSnapshot = SnapshotFrom<typeof followingMachine>;
