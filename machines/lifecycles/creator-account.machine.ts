import { setup } from 'xstate';

export type CreatorAccountEvent =
  | { type: 'account.activate' }
  | { type: 'account.suspend' }
  | { type: 'account.reinstate' }
  | { type: 'account.close' };

/** A creator's account. Only an active one is listed and has a public blog. */
export const creatorAccountLifecycle = setup({
  types: {} as { events: CreatorAccountEvent },
  actions: { mailActivated: () => {}, endSessions: () => {} },
}).createMachine({
  id: 'creatorAccount',
  initial: 'pending',
  states: {
    pending: {
      on: {
        'account.activate': { target: 'active', actions: 'mailActivated' },
        'account.close': { target: 'closed', actions: 'endSessions' },
      },
    },
    active: {
      on: {
        'account.suspend': { target: 'suspended', actions: 'endSessions' },
        'account.close': { target: 'closed', actions: 'endSessions' },
      },
    },
    suspended: { on: { 'account.reinstate': 'active', 'account.close': 'closed' } },
    closed: { type: 'final' },
  },
});
