import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Shortlist',
    machine: shortlistMachine,
    input: undefined,
    events: {
      'entry.change': [
        { change: { id: 'creator-1', isListed: true, note: 'For the spring' } },
        { change: { id: 'creator-1', isListed: false, note: '' } },
      ],
      'list.export': [{}],
      'list.load': [{}],
      'banner.dismiss': [{}],
    },
    answers: {
      fetchShortlist: [{ 'creator-9': '' }],
      saveEntry: [
        { kind: 'list', list: { 'creator-1': 'For the spring' } },
        { kind: 'refused', message: 'A shortlist holds 500 creators. Please remove one first.' },
      ],
      exportList: [undefined],
    },
    behaviour: ({ list, message }) => [Object.keys(list).length, message === null],
  }),
  words: {
    'entry.change': ({ change }) => (change.isListed ? 'Add a creator, or save a note' : 'Take a creator off'),
    'list.export': 'Press Download as CSV',
    'list.load': 'Press Try again',
    'banner.dismiss': 'Press Dismiss',
  },
  shown: {
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
  },
} satisfies Flow;
