import { setup } from 'xstate';

type CreatorAccountMove =
  | { type: 'account.activate' }
  | { type: 'account.suspend' }
  | { type: 'account.reinstate' }
  | { type: 'account.withdraw' }
  | { type: 'account.close' }
  | { type: 'account.reopen' };

interface CreatorAccountFacts {
  /** Whether it was suspended when it was closed. */
  wasSuspended: boolean;
  /** Verified bank details: there was a blog before. */
  isVerified: boolean;
}

/** A creator's account. Only an active one is listed and has a public blog; one that is closed is erased after a while, unless staff reopen it. */
export const creatorAccountLifecycle = setup({
  types: {} as { events: CreatorAccountMove & { facts: CreatorAccountFacts } },
  guards: {
    wasSuspended: (_, { wasSuspended }: CreatorAccountFacts) => wasSuspended,
    isVerified: (_, { isVerified }: CreatorAccountFacts) => isVerified,
  },
  actions: {
    mailActivated: () => {},
    mailSuspended: () => {},
    mailReinstated: () => {},
    endSessions: () => {},
    endStays: () => {},
    updateDirectory: () => {},
    scheduleDeletion: () => {},
    scheduleDeletionOfApplicant: () => {},
    scheduleDeletionOfSuspended: () => {},
    cancelDeletion: () => {},
  },
}).createMachine({
  id: 'creatorAccount',
  initial: 'pending',
  states: {
    pending: {
      on: {
        'account.activate': { target: 'active', actions: ['updateDirectory', 'mailActivated'] },
        'account.withdraw': { target: 'closed', actions: ['endStays', 'scheduleDeletionOfApplicant'] },
        'account.close': { target: 'closed', actions: ['endSessions', 'endStays', 'scheduleDeletion'] },
      },
    },
    active: {
      on: {
        'account.suspend': { target: 'suspended', actions: ['updateDirectory', 'endSessions', 'mailSuspended'] },
        'account.close': {
          target: 'closed',
          actions: ['updateDirectory', 'endSessions', 'endStays', 'scheduleDeletion'],
        },
      },
    },
    suspended: {
      on: {
        'account.reinstate': { target: 'active', actions: ['updateDirectory', 'mailReinstated'] },
        'account.close': { target: 'closed', actions: ['endStays', 'scheduleDeletionOfSuspended'] },
      },
    },
    closed: {
      on: {
        'account.reopen': [
          {
            guard: { type: 'wasSuspended', params: ({ event }) => event.facts },
            target: 'suspended',
            actions: 'cancelDeletion',
          },
          {
            guard: { type: 'isVerified', params: ({ event }) => event.facts },
            target: 'active',
            actions: ['cancelDeletion', 'updateDirectory', 'mailActivated'],
          },
          { target: 'pending', actions: 'cancelDeletion' },
        ],
      },
    },
  },
});
