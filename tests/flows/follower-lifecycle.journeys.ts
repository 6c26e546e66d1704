import { followerLifecycle } from '#machines/lifecycles/follower.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const [confirm, stop] = [{ type: 'follower.confirm' }, { type: 'follower.stop' }] as const;

export const journeys = journeysOf({
  machine: followerLifecycle,
  file: 'lifecycles/follower.machine.ts',
  journeys: {
    'follows once it is confirmed, until it is stopped'(open) {
      const follower = open();
      follower.isIn('unconfirmed');
      follower.send(confirm);
      follower.isIn('following');
      follower.rejects(confirm);
      follower.send(stop);
      follower.isIn('following', { effects: actions('forget') });
    },
    'is forgotten also before it is confirmed'(open) {
      const follower = open();
      follower.send(stop);
      follower.isIn('unconfirmed', { effects: actions('forget') });
    },
  },
});
