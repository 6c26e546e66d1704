import { staffLifecycle } from '#machines/lifecycles/staff.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { done } from '#tests/kit/play.ts';

export const journeys = journeysOf({
  machine: staffLifecycle,
  file: 'lifecycles/staff.machine.ts',
  journeys: {
    'who is suspended is signed out everywhere, and signs in again once reinstated'(open) {
      const staff = open();
      staff.sees('active');
      staff.refuses({ type: 'staff.reinstate' });
      staff.send({ type: 'staff.suspend' });
      staff.sees('suspended', { did: done('endSessions') });
      staff.refuses({ type: 'staff.suspend' });
      staff.send({ type: 'staff.reinstate' });
      staff.sees('active');
    },
  },
});
