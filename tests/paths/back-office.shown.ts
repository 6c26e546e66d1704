import type { Shown } from '#tests/kit/shown.ts';

/** What is known of an application stays while it is fetched anew, so only what a state alone shows stands here. */
export const applicationQueueShown: Shown = {
  buttons: {},
  texts: { waiting: [], loading: [], ready: [], failed: ['Try again'] },
};

export const applicationReviewShown: Shown = {
  buttons: { Dismiss: { type: 'banner.dismiss' }, 'Try again': { type: 'review.load' } },
  texts: {
    loading: [],
    'ready.calm': [],
    'ready.refused': ['Dismiss'],
    'ready.undoable': ['Undo'],
    acting: ['Working...'],
    missing: ['This application is no longer there.'],
    failed: ['Try again'],
  },
};

export const ledgerShown: Shown = {
  buttons: {
    Dismiss: { type: 'banner.dismiss' },
    'Try again': { type: 'ledger.load' },
    'Send the invitation': {
      type: 'sponsor.invite',
      request: { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' },
    },
  },
  texts: {
    loading: ['Invite a sponsor'],
    'ready.calm': ['Invite a sponsor'],
    'ready.refused': ['Invite a sponsor', 'Dismiss'],
    acting: ['Invite a sponsor'],
    failed: ['Invite a sponsor', 'Try again'],
  },
};
