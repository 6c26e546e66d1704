import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Filter panel',
    machine: filterPanelMachine,
    input: undefined,
    events: {
      'group.toggle': [{ group: 'expertise' }, { group: 'city' }],
      'text.change': [{ text: 'sail' }],
    },
    answers: {},
    vertex: ({ group, text }) => [group, text],
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery',
    start: 'Sign in at `/discovery` as the demo sponsor. Make the window narrower than 1024 px for the sheet.',
    conditions: { isOpenGroup: 'this group is the open one' },
  },
  words: {
    'group.toggle': ({ group }) => `Press the group ${group}`,
    'text.change': ({ text }) => `Type ${text} into the search of the group`,
    'panel.dismiss': 'Click outside the panel, or press Escape',
  },
  shown: {
    texts: {
      'dropdown.closed + sheet.shut': [],
      'dropdown.closed + sheet.shown': ['Expertise'],
      'dropdown.open + sheet.shut': [],
      'dropdown.open + sheet.shown': ['Expertise'],
    },
  },
  gestures: {
    'group.toggle': ({ press }, { group }) => press(group === 'city' ? 'Cities' : 'Expertise'),
    'text.change': ({ refill }, { text }) => refill(/^Search in/, text),
    'panel.dismiss': ({ strike }) => strike('Escape'),
    'sheet.open': ({ press }) => press('Filters'),
    'sheet.close': ({ press }) => press('Close'),
  },
  /** The walks use a narrow screen, where only the button Filters is outside the sheet. */
  isOffered: (snapshot, { type }) => snapshot.matches({ sheet: type === 'sheet.open' ? 'shut' : 'shown' }),
  repeatable: { 'group.toggle': 'The second press closes the group.' },
} satisfies Flow;
