import { setup } from 'xstate';

type StaffMove = { type: 'staff.suspend' } | { type: 'staff.reinstate' };

/** Staff accounts are managed by commands only. */
export const staffLifecycle = setup({
  types: {} as { events: StaffMove },
  actions: { endSessions: () => {} },
}).createMachine({
  id: 'staff',
  initial: 'active',
  states: {
    active: { on: { 'staff.suspend': { target: 'suspended', actions: 'endSessions' } } },
    suspended: { on: { 'staff.reinstate': 'active' } },
  },
});
