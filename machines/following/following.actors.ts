import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalIn } from '../refusal.ts';
import { type FollowAnswer, type Follower, followingMachine } from './following.machine.ts';

export const followingOf = (username: string) =>
  followingMachine.provide({
    actors: {
      followCreator: fromPromise<FollowAnswer, { follower: Follower | null }>(({ input: { follower }, signal }) =>
        follower === null
          ? Promise.reject(new Error('There is no address.'))
          : ask('followCreator', { params: { username }, body: follower, signal })
              .then((): FollowAnswer => ({ kind: 'sent' }))
              .catch(refusalIn),
      ),
    },
  });
