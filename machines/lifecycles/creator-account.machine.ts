import { setup } from 'xstate';

export type CreatorAccountMove =
  | { type: 'account.activate' }
  | { type: 'account.suspend' }
  | { type: 'account.reinstate' }
  | { type: 'account.withdraw' }
  | { type: 'account.close' }
  | { type: 'account.reopen' };

/** A creator's account. Only an active one is listed and has a public blog; one that is closed is erased after a while, unless staff reopen it. */
export const creatorAccountLifecycle = setup({
  types: {} as { events: CreatorAccountMove },
  actions: {
    mailActivated: () => {},
    mailSuspended: () => {},
    mailReinstated: () => {},
    endSessions: () => {},
    endStays: () => {},
    updateDirectory: () => {},
    planErasure: () => {},
    planErasureOfApplicant: () => {},
    cancelErasure: () => {},
    resumeBlog: () => {},
  },
}).createMachine({
  id: 'creatorAccount',
  initial: 'pending',
  states: {
    pending: {
      on: {
        'account.activate': { target: 'active', actions: ['updateDirectory', 'mailActivated'] },
        'account.withdraw': { target: 'closed', actions: 'planErasureOfApplicant' },
        'account.close': { target: 'closed', actions: ['endSessions', 'endStays', 'planErasure'] },
      },
    },
    active: {
      on: {
        'account.suspend': { target: 'suspended', actions: ['updateDirectory', 'endSessions', 'mailSuspended'] },
        'account.close': { target: 'closed', actions: ['updateDirectory', 'endSessions', 'endStays', 'planErasure'] },
      },
    },
    suspended: {
      on: {
        'account.reinstate': { target: 'active', actions: ['updateDirectory', 'mailReinstated'] },
        'account.close': { target: 'closed', actions: ['endStays', 'planErasure'] },
      },
    },
    closed: {
      on: {
        'account.reopen': { target: 'pending', actions: ['cancelErasure', 'resumeBlog'] },
      },
    },
  },
});
