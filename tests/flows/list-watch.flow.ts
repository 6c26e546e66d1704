import { listWatchMachine, watchIntervalMs } from '#machines/list-watch/list-watch.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Watch over a list',
    machine: listWatchMachine,
    input: { of: 'waiting', shown: null },
    events: {},
    answers: { look: [{ kind: 'same' }, { kind: 'changed', added: 2 }] },
    vertex: ({ added }) => added,
    isConsistent: ({ context: { list } }, { look = list }) => look === list,
  }),
  guide: {
    role: 'Staff',
    address: '/admin',
    start: 'Sign in at `/admin` as the demo staff member.',
    answers: {
      look: {
        same: 'wait while nothing in the list changes',
        changed: 'submit an application in another browser, then wait 30 s',
      },
    },
  },
  words: {
    'attention.lost': 'Hide the page, go offline, or do not touch it for ten minutes',
    'attention.regained': 'Return to the page',
    'rows.show': 'Press Show',
  },
  /** The number of new rows remains visible in every state, so it is not listed here. */
  shown: {
    texts: { 'attended.waiting': [], 'attended.looking': [], unattended: [] },
  },
  gestures: {
    'rows.show': ({ press }) => press('Show: 2 new'),
    'xstate.after.interval.listWatch.attended.waiting': ({ passTime }) => passTime(watchIntervalMs),
  },
  elsewhere: {
    'attention.lost': 'the browser: the page is hidden, offline or untouched',
    'attention.regained': 'the browser: the page is visible, online and touched',
  },
  repeatable: { 'rows.show': 'Shows the same rows again.' },
} satisfies Flow;
