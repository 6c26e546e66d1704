import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

export const journeys = journeysOf({
  machine: sponsorLifecycle,
  file: 'lifecycles/sponsor.machine.ts',
  journeys: {
    'activates an invited sponsor, suspends them with their sessions, and reinstates them'(open) {
      const sponsor = open();
      sponsor.isIn('invited');
      sponsor.rejects({ type: 'sponsor.reinstate' });
      sponsor.send({ type: 'sponsor.activate' });
      sponsor.isIn('active');
      sponsor.rejects({ type: 'sponsor.activate' }, { type: 'sponsor.reinstate' });
      sponsor.send({ type: 'sponsor.suspend' });
      sponsor.isIn('suspended', { effects: actions('endSessions', 'withdrawInvitations') });
      sponsor.rejects({ type: 'sponsor.activate' }, { type: 'sponsor.suspend' });
      sponsor.send({ type: 'sponsor.reinstate' });
      sponsor.isIn('active');
    },
    'ends no session of a sponsor who is suspended before they set a password'(open) {
      const sponsor = open();
      sponsor.send({ type: 'sponsor.suspend' });
      sponsor.isIn('suspended');
    },
  },
});
