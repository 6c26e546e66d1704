import { staffLifecycle } from '#machines/lifecycles/staff.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

export const journeys = journeysOf({
  machine: staffLifecycle,
  file: 'lifecycles/staff.machine.ts',
  journeys: {
    'ends all sessions of a suspended staff member, until reinstated'(open) {
      const staff = open();
      staff.isIn('active');
      staff.rejects({ type: 'staff.reinstate' });
      staff.send({ type: 'staff.suspend' });
      staff.isIn('suspended', { effects: actions('endSessions') });
      staff.rejects({ type: 'staff.suspend' });
      staff.send({ type: 'staff.reinstate' });
      staff.isIn('active');
    },
  },
});
