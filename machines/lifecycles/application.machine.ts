import { setup } from 'xstate';
import type { RejectionReason } from '#contract/back-office-choices.ts';
import type { AccountState } from '#contract/states.ts';

/** How long a decision can be undone before its mails leave. */
export const undoMs = 10_000;

/** An application takes minutes to review: what was taken in the morning and left is free in the afternoon. */
export const takenForMs = 4 * 60 * 60_000;

export type ApplicationMove =
  | { type: 'application.take'; takerId: string }
  | { type: 'application.giveBack'; takerId: string }
  | { type: 'application.approve' }
  | { type: 'application.reject'; reason: RejectionReason; text: string }
  | { type: 'application.reopen' }
  | { type: 'application.undo' }
  | { type: 'application.withdraw' }
  | { type: 'application.close' }
  | { type: 'application.resume' };

export interface ApplicationFacts {
  /** Whether it is the last that this applicant sent. */
  isLatest: boolean;
  account: AccountState;
  decidedMsAgo: number;
  /** Who has taken it. */
  taker: 'none' | 'caller' | 'colleague';
}

type Rejection = Pick<Extract<ApplicationMove, { type: 'application.reject' }>, 'reason' | 'text'>;

const isOpen = ({ isLatest, account }: ApplicationFacts): boolean => isLatest && account === 'pending';

/** An application to become a creator. It ends without a decision when its account closes, and resumes when staff reopen the account. */
export const applicationLifecycle = setup({
  types: {} as { events: ApplicationMove & { facts: ApplicationFacts } },
  guards: {
    isOpen: (_, facts: ApplicationFacts) => isOpen(facts),
    isTakeable: (_, facts: ApplicationFacts) => isOpen(facts) && facts.taker !== 'colleague',
    isTaken: (_, facts: ApplicationFacts) => isOpen(facts) && facts.taker === 'caller',
    isClosed: (_, { isLatest, account }: ApplicationFacts) => isLatest && account === 'closed',
    isUndoable: (_, facts: ApplicationFacts) => isOpen(facts) && facts.decidedMsAgo < undoMs,
  },
  actions: {
    mailApproved: () => {},
    mailRejected: (_, _rejection: Rejection) => {},
    mailReopened: () => {},
    withdrawMails: () => {},
    issueBankLink: () => {},
    hideContacts: () => {},
    revokeBankLink: () => {},
    endSessions: () => {},
    closeAccount: () => {},
  },
}).createMachine({
  id: 'application',
  initial: 'ONHOLD',
  states: {
    ONHOLD: {
      on: {
        'application.take': {
          guard: { type: 'isTakeable', params: ({ event }) => event.facts },
          target: 'ONHOLD',
        },
        'application.giveBack': {
          guard: { type: 'isTaken', params: ({ event }) => event.facts },
          target: 'ONHOLD',
        },
        'application.approve': {
          guard: { type: 'isOpen', params: ({ event }) => event.facts },
          target: 'APPROVED',
          actions: ['mailApproved', 'issueBankLink', 'hideContacts'],
        },
        'application.reject': {
          guard: { type: 'isOpen', params: ({ event }) => event.facts },
          target: 'REJECTED',
          actions: { type: 'mailRejected', params: ({ event: { reason, text } }) => ({ reason, text }) },
        },
        'application.withdraw': {
          guard: { type: 'isOpen', params: ({ event }) => event.facts },
          target: 'WITHDRAWN',
          actions: 'closeAccount',
        },
        'application.close': {
          guard: { type: 'isClosed', params: ({ event }) => event.facts },
          target: 'CLOSED',
        },
      },
    },
    APPROVED: {
      on: {
        'application.reopen': {
          guard: { type: 'isOpen', params: ({ event }) => event.facts },
          target: 'ONHOLD',
          actions: ['endSessions', 'revokeBankLink', 'mailReopened'],
        },
        'application.undo': {
          guard: { type: 'isUndoable', params: ({ event }) => event.facts },
          target: 'ONHOLD',
          actions: ['endSessions', 'revokeBankLink', 'withdrawMails'],
        },
      },
    },
    REJECTED: {
      on: {
        'application.reopen': {
          guard: { type: 'isOpen', params: ({ event }) => event.facts },
          target: 'ONHOLD',
          actions: 'mailReopened',
        },
        'application.undo': {
          guard: { type: 'isUndoable', params: ({ event }) => event.facts },
          target: 'ONHOLD',
          actions: 'withdrawMails',
        },
      },
    },
    WITHDRAWN: {
      on: {
        'application.resume': {
          guard: { type: 'isOpen', params: ({ event }) => event.facts },
          target: 'ONHOLD',
        },
      },
    },
    CLOSED: {
      on: {
        'application.resume': {
          guard: { type: 'isOpen', params: ({ event }) => event.facts },
          target: 'ONHOLD',
        },
      },
    },
  },
});
