import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const facts = { hasPassword: true };

export const journeys = journeysOf({
  machine: sponsorLifecycle,
  file: 'lifecycles/sponsor.machine.ts',
  journeys: {
    'activates an invited sponsor, suspends them with their sessions, and reinstates them'(open) {
      const sponsor = open();
      sponsor.isIn('invited');
      sponsor.rejects({ type: 'sponsor.reinstate', facts });
      sponsor.send({ type: 'sponsor.activate', facts });
      sponsor.isIn('active');
      sponsor.rejects({ type: 'sponsor.activate', facts }, { type: 'sponsor.reinstate', facts });
      sponsor.send({ type: 'sponsor.suspend', facts });
      sponsor.isIn('suspended', { effects: actions('endSessions', 'withdrawInvitations') });
      sponsor.rejects({ type: 'sponsor.activate', facts }, { type: 'sponsor.suspend', facts });
      sponsor.send({ type: 'sponsor.reinstate', facts });
      sponsor.isIn('active');
    },
    'ends no session of a sponsor who is suspended before they set a password'(open) {
      const sponsor = open();
      sponsor.send({ type: 'sponsor.suspend', facts });
      sponsor.isIn('suspended');
    },
    'invites a sponsor again who is reinstated without a password'(open) {
      const sponsor = open();
      sponsor.send({ type: 'sponsor.suspend', facts: { hasPassword: false } });
      sponsor.isIn('suspended');
      sponsor.send({ type: 'sponsor.reinstate', facts: { hasPassword: false } });
      sponsor.isIn('invited', { effects: actions('mailInvitation') });
      sponsor.send({ type: 'sponsor.activate', facts });
      sponsor.isIn('active');
    },
  },
});
