import { searchSavingMachine } from '#machines/search-saving/search-saving.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const rejected = { kind: 'refused', message: 'You already have a saved search with this name.' } as const;
const form = ['Save this search', 'Name'];

export const flow = {
  model: modelOf({
    title: 'Saving a search',
    machine: searchSavingMachine,
    input: undefined,
    events: {
      'search.name': [{ query: '', name: 'All creators' }],
      'name.type': [{ name: 'Sailors' }, { name: ' ' }],
    },
    answers: { saveSearch: ['saved', rejected] },
    vertex: ({ name }) => name,
    isConsistent: (dialog, _, { saveSearch }) =>
      !dialog.matches('saving') ||
      (saveSearch?.name === dialog.context.name && saveSearch.query === dialog.context.query),
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    answers: { saveSearch: { saved: 'use a new name', refused: 'use the name of a search you have' } },
  },
  words: {
    'name.type': ({ name }) => (name.trim() === '' ? 'Empty the name' : `Type the name ${name}`),
    'change.leave': 'Press Cancel, Close or Escape',
  },
  shown: {
    texts: {
      closed: ['Save this search'],
      naming: [...form, 'Save search'],
      saving: [...form, 'Saving...'],
      saved: ['Save this search', 'Search saved.', 'Go to saved searches'],
    },
  },
  gestures: {
    'search.name': ({ press }) => press('Save this search'),
    'name.type': ({ refill }, { name }) => refill('Name', name),
    'name.confirm': ({ press }) => press('Save search'),
    'change.leave': ({ press }) => press('Close'),
  },
} satisfies Flow;
