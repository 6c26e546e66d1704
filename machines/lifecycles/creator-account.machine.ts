import { setup } from 'xstate';

export type CreatorAccountMove =
  | { type: 'account.activate' }
  | { type: 'account.suspend' }
  | { type: 'account.reinstate' }
  | { type: 'account.close' };

/** A creator's account. Only an active one is listed and has a public blog. */
export const creatorAccountLifecycle = setup({
  types: {} as { events: CreatorAccountMove },
  actions: { mailActivated: () => {}, endSessions: () => {}, updateDirectory: () => {} },
}).createMachine({
  id: 'creatorAccount',
  initial: 'pending',
  states: {
    pending: {
      on: {
        'account.activate': { target: 'active', actions: ['updateDirectory', 'mailActivated'] },
        'account.close': { target: 'closed', actions: 'endSessions' },
      },
    },
    active: {
      on: {
        'account.suspend': { target: 'suspended', actions: ['updateDirectory', 'endSessions'] },
        'account.close': { target: 'closed', actions: ['updateDirectory', 'endSessions'] },
      },
    },
    suspended: {
      on: {
        'account.reinstate': { target: 'active', actions: 'updateDirectory' },
        'account.close': 'closed',
      },
    },
    closed: { type: 'final' },
  },
});
