import { setup } from 'xstate';

export type SponsorMove = { type: 'sponsor.activate' } | { type: 'sponsor.suspend' } | { type: 'sponsor.reinstate' };

/** A sponsor's account; who was invited becomes active by setting a password. */
export const sponsorLifecycle = setup({
  types: {} as { events: SponsorMove },
  actions: { endSessions: () => {}, withdrawInvitations: () => {} },
}).createMachine({
  id: 'sponsor',
  initial: 'invited',
  states: {
    invited: {
      on: {
        'sponsor.activate': 'active',
        'sponsor.suspend': 'suspended',
      },
    },
    active: { on: { 'sponsor.suspend': { target: 'suspended', actions: ['endSessions', 'withdrawInvitations'] } } },
    suspended: { on: { 'sponsor.reinstate': 'active' } },
  },
});
