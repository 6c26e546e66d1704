import type { Shown } from '#tests/kit/shown.ts';

const loading = ['Loading creators...', 'Applying...'];

/** Creators stay while others are fetched, so only what a state alone shows stands here. */
export const discoveryShown: Shown = {
  buttons: { Dismiss: { type: 'error.dismiss' }, 'Load More Creators': { type: 'page.more' } },
  texts: { pausing: [], loading, ready: [], appending: loading, failed: ['Try again'] },
};

/** Which group is unfolded is not a state of its own; tests of the page say what each shows. */
export const filterPanelShown: Shown = {
  buttons: {},
  texts: {
    'dropdown.closed + sheet.shut': [],
    'dropdown.closed + sheet.shown': [],
    'dropdown.open + sheet.shut': [],
    'dropdown.open + sheet.shown': [],
  },
};

export const creatorProfileShown: Shown = {
  buttons: { 'Try again': { type: 'profile.load' } },
  texts: {
    loading: ['Loading the profile...'],
    shown: ['About'],
    missing: ['No creator data available'],
    failed: ['Try again'],
  },
};

export const shortlistShown: Shown = {
  buttons: {
    'Download as CSV': { type: 'list.export' },
    Dismiss: { type: 'banner.dismiss' },
    'Try again': { type: 'list.load' },
  },
  texts: {
    loading: ['Loading creators...'],
    'ready.calm': [],
    'ready.refused': ['Dismiss'],
    saving: [],
    exporting: [],
    failed: ['Try again'],
  },
};
