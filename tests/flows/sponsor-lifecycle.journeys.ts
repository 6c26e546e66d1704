import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { done } from '#tests/kit/play.ts';

export const journeys = journeysOf({
  machine: sponsorLifecycle,
  file: 'lifecycles/sponsor.machine.ts',
  journeys: {
    'who was invited becomes active, is suspended with their sessions, and reinstated'(open) {
      const sponsor = open();
      sponsor.sees('invited');
      sponsor.refuses({ type: 'sponsor.reinstate' });
      sponsor.send({ type: 'sponsor.activate' });
      sponsor.sees('active');
      sponsor.refuses({ type: 'sponsor.activate' }, { type: 'sponsor.reinstate' });
      sponsor.send({ type: 'sponsor.suspend' });
      sponsor.sees('suspended', { did: done('endSessions', 'withdrawInvitations') });
      sponsor.refuses({ type: 'sponsor.activate' }, { type: 'sponsor.suspend' });
      sponsor.send({ type: 'sponsor.reinstate' });
      sponsor.sees('active');
    },
    'who is suspended before they ever came has no session to end'(open) {
      const sponsor = open();
      sponsor.send({ type: 'sponsor.suspend' });
      sponsor.sees('suspended');
    },
  },
});
