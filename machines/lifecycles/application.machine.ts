import { setup } from 'xstate';

/** For so long a decision can be taken back before its mails leave. */
export const undoMs = 10_000;

export type ApplicationEvent =
  | { type: 'application.approve' }
  | { type: 'application.reject' }
  | { type: 'application.reopen'; isCreatorPending: boolean }
  | { type: 'decision.undo'; ageMs: number };

/** An application to become a creator. What follows from a decision is done by the server, by the names given here. */
export const applicationLifecycle = setup({
  types: {} as { events: ApplicationEvent },
  guards: {
    isRecent: (_, ageMs: number) => ageMs < undoMs,
    isCreatorPending: (_, isPending: boolean) => isPending,
  },
  actions: {
    mailApproved: () => {},
    mailRejected: () => {},
    mailReopened: () => {},
    withdrawMails: () => {},
    issueBankLink: () => {},
    revokeBankLink: () => {},
  },
}).createMachine({
  id: 'application',
  initial: 'ONHOLD',
  states: {
    ONHOLD: {
      on: {
        'application.approve': { target: 'APPROVED', actions: ['mailApproved', 'issueBankLink'] },
        'application.reject': { target: 'REJECTED', actions: 'mailRejected' },
      },
    },
    APPROVED: {
      on: {
        'application.reopen': {
          guard: { type: 'isCreatorPending', params: ({ event }) => event.isCreatorPending },
          target: 'ONHOLD',
          actions: ['revokeBankLink', 'mailReopened'],
        },
        'decision.undo': {
          guard: { type: 'isRecent', params: ({ event }) => event.ageMs },
          target: 'ONHOLD',
          actions: ['revokeBankLink', 'withdrawMails'],
        },
      },
    },
    REJECTED: {
      on: {
        'application.reopen': { target: 'ONHOLD', actions: 'mailReopened' },
        'decision.undo': {
          guard: { type: 'isRecent', params: ({ event }) => event.ageMs },
          target: 'ONHOLD',
          actions: 'withdrawMails',
        },
      },
    },
  },
});
