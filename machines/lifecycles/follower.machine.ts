import { setup } from 'xstate';

type FollowerMove = { type: 'follower.confirm' } | { type: 'follower.stop' };

/** A reader who follows a creator by email. They confirm it by the link in a mail; stopping deletes their address. */
export const followerLifecycle = setup({
  types: {} as { events: FollowerMove },
  actions: { forget: () => {} },
}).createMachine({
  id: 'follower',
  initial: 'unconfirmed',
  states: {
    unconfirmed: { on: { 'follower.confirm': 'following', 'follower.stop': { actions: 'forget' } } },
    following: { on: { 'follower.stop': { actions: 'forget' } } },
  },
});
