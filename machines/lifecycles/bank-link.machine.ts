import { setup } from 'xstate';

/** A link is good for a week. */
export const bankLinkLifetimeMs = 7 * 24 * 60 * 60_000;

export type BankLinkEvent =
  | { type: 'link.open' }
  | { type: 'link.submit' }
  | { type: 'link.expire' }
  | { type: 'link.revoke' }
  | { type: 'details.verify' }
  | { type: 'details.return' };

/** The link by which a creator gives bank and tax details, once; details sent back for changes ask for a new link. */
export const bankLinkLifecycle = setup({
  types: {} as { events: BankLinkEvent },
  actions: { mailReceived: () => {}, activateCreator: () => {}, issueBankLink: () => {} },
}).createMachine({
  id: 'bankLink',
  initial: 'issued',
  states: {
    issued: {
      on: {
        'link.open': 'opened',
        'link.submit': { target: 'submitted', actions: 'mailReceived' },
        'link.expire': 'expired',
        'link.revoke': 'revoked',
      },
    },
    opened: {
      on: {
        'link.submit': { target: 'submitted', actions: 'mailReceived' },
        'link.expire': 'expired',
        'link.revoke': 'revoked',
      },
    },
    submitted: {
      on: {
        'details.verify': { target: 'verified', actions: 'activateCreator' },
        'details.return': { target: 'needsChanges', actions: 'issueBankLink' },
      },
    },
    verified: { type: 'final' },
    needsChanges: { type: 'final' },
    expired: { type: 'final' },
    revoked: { type: 'final' },
  },
});
