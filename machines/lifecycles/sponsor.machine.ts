import { setup } from 'xstate';

export type SponsorEvent = { type: 'sponsor.activate' } | { type: 'sponsor.suspend' } | { type: 'sponsor.reinstate' };

export const sponsorLifecycle = setup({ types: {} as { events: SponsorEvent } }).createMachine({
  id: 'sponsor',
  initial: 'invited',
  states: {
    invited: { on: { 'sponsor.activate': 'active', 'sponsor.suspend': 'suspended' } },
    active: { on: { 'sponsor.suspend': 'suspended' } },
    suspended: { on: { 'sponsor.reinstate': 'active' } },
  },
});
