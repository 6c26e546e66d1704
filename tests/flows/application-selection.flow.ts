import { applicationSelectionMachine } from '#machines/application-selection/application-selection.machine.ts';
import type { SelectableRow } from '#machines/application-selection/application-selection.setup.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { rejectionWords } from './application-review.flow.ts';

export const threeRows: SelectableRow[] = [
  { id: 'application-1', fullName: 'Deniz Yıldız' },
  { id: 'application-2', fullName: 'Mia Noor' },
  { id: 'application-3', fullName: 'Ada Ay' },
];
const ids = threeRows.map(({ id }) => id);
const refusals = [{ id: 'application-2', refusal: 'This cannot be done any more.' }];

export const flow = {
  model: modelOf({
    title: 'Selected applications',
    machine: applicationSelectionMachine,
    input: { drafts: {} },
    events: {
      'rows.show': [{ rows: threeRows }, { rows: threeRows.slice(0, 1) }],
      'row.tick': [{ id: 'application-1' }],
      'row.reach': [{ id: 'application-3' }],
      'rejection.send': [
        { rejection: { reason: 'audience' as const, text: 'We look for sailors.' } },
        { rejection: { reason: 'other' as const, text: '' } },
      ],
      'rejection.change': [{ drafts: { reason: '', text: 'We look for' } }],
    },
    answers: {
      decideSelected: [
        { kind: 'decided', done: ids, undoUntil: 10_000 },
        { kind: 'partly', done: ['application-1'], refusals, undoUntil: 10_000 },
        { kind: 'none', refusals },
        { kind: 'refused', message: 'Something in this request is not valid.' },
      ],
    },
    vertex: ({ rows, ticked, anchor, undecided, message, problems, request }) => [
      ...[rows.length, ticked.toSorted().join(), anchor, undecided.length],
      ...[message === null, Object.keys(problems).length, request.move],
    ],
    isConsistent: (page, _, { decideSelected }) =>
      !page.matches('deciding') || decideSelected?.request === page.context.request,
  }),
  guide: {
    role: 'Staff',
    address: '/admin?list=applications',
    start: 'Sign in as `demo-staff`. Stay in the tab On hold.',
    answers: {
      decideSelected: {
        decided: 'tick rows and press Approve',
        partly: 'approve one of them in another tab first',
        none: 'approve all of them in another tab first',
        refused: 'only when the whole request is not valid; not by hand',
      },
    },
  },
  words: {
    'rows.show': ({ rows }) => `The list shows ${rows.length} on hold`,
    'row.tick': ({ id }) => `Tick ${id}, or press x on its row`,
    'row.reach': ({ id }) => `Hold Shift and tick ${id}`,
    'page.tick': 'Press Select all',
    'selection.approve': 'Press Approve in the bar',
    'rejection.send': ({ rejection }) => `In the bar ${rejectionWords(rejection)} and press Reject and notify`,
    'rejection.change': 'Type a word to the applicants',
  },
  shown: {
    texts: {
      'ready.calm': [],
      'ready.unfinished': [],
      'ready.undecided': ['Dismiss'],
      'ready.refused': ['Dismiss'],
      deciding: [],
    },
  },
  gestures: {
    'page.tick': ({ press }) => press(/^Select all/),
    'selection.clear': ({ press }) => press('Clear'),
    'selection.approve': ({ press }) => press(/^Approve \d/),
    async 'rejection.send'({ choose, fill, press }, { rejection }) {
      await choose('Reason', rejection.reason ?? '');
      await fill('Message to the applicant', rejection.text);
      await press(/^Reject \d+ and notify/);
    },
    'rejection.change': ({ fill }) => fill('Message to the applicant', 'We look for'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
  },
  elsewhere: {
    'rows.show': 'the queue, when its rows change',
    'row.tick': 'the check box of a row',
    'row.reach': 'the check box of a row, with Shift',
  },
  /** There is no bar without a ticked row. */
  isOffered: (snapshot, { type }) => {
    const { ticked, rows } = snapshot.context;
    if (type === 'banner.dismiss')
      return snapshot.matches({ ready: 'undecided' }) || snapshot.matches({ ready: 'refused' });
    return ticked.length > 0 && (type !== 'page.tick' || ticked.length < rows.length);
  },
} satisfies Flow;
