import { setup } from 'xstate';
import type { AccountState, ApplicationState } from '#contract/states.ts';

/** A link is good for a week. */
export const bankLinkLifetimeMs = 7 * 24 * 60 * 60_000;

export type BankLinkMove =
  | { type: 'link.open' }
  | { type: 'link.submit' }
  | { type: 'link.expire' }
  | { type: 'link.renew' }
  | { type: 'link.revoke' }
  | { type: 'link.discard' }
  | { type: 'bank.verify' }
  | { type: 'bank.return'; message: string }
  | { type: 'bank.reissue' };

export interface BankLinkFacts {
  /** Whether it is the creator's newest. */
  isLatest: boolean;
  /** How the creator's last application stands. */
  application: ApplicationState;
  account: AccountState;
}

interface Change {
  message: string;
}

/** Details are requested between approval and activation. */
const isAwaited = ({ isLatest, application, account }: BankLinkFacts): boolean =>
  isLatest && application === 'APPROVED' && account === 'pending';

/** The link by which a creator gives bank and tax details, once; details sent back for changes ask for a new link. */
export const bankLinkLifecycle = setup({
  types: {} as { events: BankLinkMove & { facts: BankLinkFacts } },
  guards: {
    isAwaited: (_, facts: BankLinkFacts) => isAwaited(facts),
  },
  actions: {
    mailReceived: () => {},
    activateCreator: () => {},
    withdrawMail: () => {},
    issueAgain: () => {},
    issueForChange: (_, _change: Change) => {},
  },
}).createMachine({
  id: 'bankLink',
  initial: 'issued',
  states: {
    issued: {
      on: {
        'link.open': { guard: { type: 'isAwaited', params: ({ event }) => event.facts }, target: 'opened' },
        'link.submit': {
          guard: { type: 'isAwaited', params: ({ event }) => event.facts },
          target: 'submitted',
          actions: 'mailReceived',
        },
        'link.expire': 'expired',
        'link.revoke': { target: 'revoked', actions: 'withdrawMail' },
        'link.renew': {
          guard: { type: 'isAwaited', params: ({ event }) => event.facts },
          target: 'revoked',
          actions: ['withdrawMail', 'issueAgain'],
        },
        'bank.reissue': {
          guard: { type: 'isAwaited', params: ({ event }) => event.facts },
          target: 'revoked',
          actions: ['withdrawMail', 'issueAgain'],
        },
      },
    },
    opened: {
      on: {
        'link.open': { guard: { type: 'isAwaited', params: ({ event }) => event.facts }, target: 'opened' },
        'link.submit': {
          guard: { type: 'isAwaited', params: ({ event }) => event.facts },
          target: 'submitted',
          actions: 'mailReceived',
        },
        'link.expire': 'expired',
        'link.revoke': 'revoked',
        'link.renew': {
          guard: { type: 'isAwaited', params: ({ event }) => event.facts },
          target: 'revoked',
          actions: 'issueAgain',
        },
        'bank.reissue': {
          guard: { type: 'isAwaited', params: ({ event }) => event.facts },
          target: 'revoked',
          actions: 'issueAgain',
        },
      },
    },
    submitted: {
      on: {
        'bank.verify': {
          guard: { type: 'isAwaited', params: ({ event }) => event.facts },
          target: 'verified',
          actions: 'activateCreator',
        },
        'bank.return': {
          guard: { type: 'isAwaited', params: ({ event }) => event.facts },
          target: 'needsChanges',
          actions: { type: 'issueForChange', params: ({ event: { message } }) => ({ message }) },
        },
        // A new application brings its own details: earlier ones can no longer be verified.
        'link.discard': 'revoked',
      },
    },
    verified: { type: 'final' },
    needsChanges: { type: 'final' },
    expired: {
      on: {
        'link.renew': { guard: { type: 'isAwaited', params: ({ event }) => event.facts }, actions: 'issueAgain' },
        'bank.reissue': { guard: { type: 'isAwaited', params: ({ event }) => event.facts }, actions: 'issueAgain' },
      },
    },
    revoked: {
      on: {
        'bank.reissue': { guard: { type: 'isAwaited', params: ({ event }) => event.facts }, actions: 'issueAgain' },
      },
    },
  },
});

export const isBankLinkOver = ({ state, expiresAt }: { state: string; expiresAt: number }, now: number): boolean =>
  (state === 'issued' || state === 'opened') && expiresAt <= now;

export const bankLinkStateAt = <State extends string>(
  link: { state: State; expiresAt: number },
  now: number,
): State | 'expired' => (isBankLinkOver(link, now) ? 'expired' : link.state);
