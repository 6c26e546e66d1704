import { setup } from 'xstate';

type SponsorMove = { type: 'sponsor.activate' } | { type: 'sponsor.suspend' } | { type: 'sponsor.reinstate' };

interface SponsorFacts {
  hasPassword: boolean;
}

/** A sponsor's account. An invited sponsor becomes active by setting a password. */
export const sponsorLifecycle = setup({
  types: {} as { events: SponsorMove & { facts: SponsorFacts } },
  guards: { hasPassword: (_, { hasPassword }: SponsorFacts) => hasPassword },
  actions: { endSessions: () => {}, withdrawInvitations: () => {}, mailInvitation: () => {} },
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
    suspended: {
      on: {
        'sponsor.reinstate': [
          { guard: { type: 'hasPassword', params: ({ event }) => event.facts }, target: 'active' },
          { target: 'invited', actions: 'mailInvitation' },
        ],
      },
    },
  },
});
