import { latestDecisionMachine } from '#machines/back-office/latest-decision.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const approval = {
  ids: ['application-1'],
  fullName: 'Deniz Yıldız',
  move: 'approve' as const,
  deadline: 10_000,
};
export const rejection = { ...approval, ids: ['application-2'], fullName: 'Mia Noor', move: 'reject' as const };
const several = { ...rejection, ids: ['application-1', 'application-2'] };

export const flow = {
  model: modelOf({
    title: 'Latest decision',
    machine: latestDecisionMachine,
    input: { decision: approval },
    events: {
      'decision.tell': [{ decision: approval }, { decision: rejection }, { decision: several }],
      'decision.undo': [{}],
      'banner.dismiss': [{}],
    },
    answers: {
      countdown: [undefined],
      undoDecision: [
        { kind: 'undone', late: 0 },
        { kind: 'undone', late: 1 },
        { kind: 'refused', message: 'This cannot be done any more.' },
      ],
    },
    vertex: ({ decision, late, message }) => [
      decision?.ids.length ?? null,
      decision?.move ?? null,
      late,
      message === null,
    ],
    isConsistent: (bar, _, { undoDecision }) =>
      !bar.matches('undoing') || bar.context.decision?.ids === undoDecision?.ids,
  }),
  guide: {
    role: 'Staff',
    address: '/admin?list=applications',
    start: 'Sign in as `demo-staff`. Approve or reject an application.',
    answers: {
      countdown: { done: 'wait 10 s' },
      undoDecision: { undone: 'press Undo within 10 s', refused: 'reopen it in another tab within the 10 s' },
    },
  },
  words: {
    'decision.tell': ({ decision: { ids, fullName, move } }) =>
      `${move === 'approve' ? 'Approve' : 'Reject'} ${ids.length > 1 ? `${ids.length} applications at once` : fullName}`,
    'decision.undo': 'Press Undo',
    'banner.dismiss': 'Press Dismiss',
  },
  shown: {
    buttons: { Undo: { type: 'decision.undo' }, Dismiss: { type: 'banner.dismiss' } },
    texts: {
      none: [],
      'offering.calm': ['Undo'],
      'offering.refused': ['Undo'],
      undoing: ['Taking it back...'],
      undone: ['Dismiss'],
      refused: ['Dismiss'],
    },
    where: {
      'Network Error': ({ message }: { message: string | null }) => message === 'Network Error',
      'This cannot be done any more.': ({ message }: { message: string | null }) =>
        message?.startsWith('This') === true,
    },
  },
  gestures: {
    'decision.undo': ({ press }) => press('Undo'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'xstate.done.actor.countdown': ({ passTime }) => passTime(10_000),
  },
  elsewhere: { 'decision.tell': 'the page, after a decision' },
} satisfies Flow;
