import { recentDecisionsMachine } from '#machines/back-office/recent-decisions.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';

export const approval = {
  ids: ['application-1'],
  fullName: 'Deniz Yıldız',
  move: 'approve' as const,
  deadline: flowNow + 10_000,
};
export const rejection = {
  ...{ ids: ['application-2'], fullName: 'Mia Noor' },
  ...{ move: 'reject' as const, deadline: flowNow + 12_000 },
};
export const several = { ...rejection, ids: ['application-3', 'application-4'], deadline: flowNow + 14_000 };

export const flow = {
  model: modelOf({
    title: 'Recent decisions',
    machine: recentDecisionsMachine,
    input: { decisions: [approval] },
    events: {
      'decision.made': [{ decision: rejection }, { decision: several }],
      'decision.undo': [{ id: 'application-1' }, { id: 'application-2' }, { id: null }],
    },
    answers: {
      countdown: [undefined],
      undoCountdown: [undefined],
      undoDecision: [
        { kind: 'undone', late: 0 },
        { kind: 'undone', late: 1 },
        { kind: 'refused', message: 'This cannot be done any more.' },
      ],
    },
    restingStates: ['undo.calm'],
    vertex: ({ offered, undoing, answered, message }) => [
      offered.map(({ ids }) => ids[0]),
      undoing?.ids[0],
      answered?.ids[0],
      message === null,
    ],
    isConsistent: (bar, _, { undoDecision }) =>
      !bar.matches({ undo: 'undoing' }) || bar.context.undoing?.ids === undoDecision?.ids,
  }),
  guide: {
    role: 'Staff',
    address: '/admin?list=applications',
    start: 'Sign in as `demo-staff`. Approve or reject an application.',
    answers: {
      countdown: { done: 'wait until the oldest decision is 10 s old' },
      undoCountdown: { done: 'wait until the decision is 10 s old' },
      undoDecision: { undone: 'press Undo within 10 s', refused: 'reopen it in another tab within the 10 s' },
    },
    conditions: {
      mayUndo:
        'nothing is being undone, and the last press was 700 ms ago; a click, unlike the key, also waits 700 ms after a decision',
      hasDecisions: 'another decision can be undone',
    },
  },
  words: {
    'decision.made': ({ decision: { ids, fullName, move } }) =>
      `${move === 'approve' ? 'Approve' : 'Reject'} ${ids.length > 1 ? `${ids.length} applications at once` : fullName}`,
    'decision.undo': ({ id }) => (id === null ? 'Press the key z' : `Press Undo next to ${nameOf(id)}`),
  },
  shown: {
    buttons: {
      'Undo: Deniz Yıldız': { type: 'decision.undo', id: 'application-1' },
      'Undo: Mia Noor': { type: 'decision.undo', id: 'application-2' },
    },
    texts: Object.fromEntries(
      ['calm', 'undoing', 'reoffering', 'undone', 'refused'].flatMap((undo) =>
        ['offers.none', 'offers.counting'].flatMap((offers) =>
          ['clicks.accepted', 'clicks.moved', 'clicks.pressed'].map((clicks) => [
            `${offers} + undo.${undo} + ${clicks}`,
            undo === 'undoing' ? ['Undoing...'] : [],
          ]),
        ),
      ),
    ),
    where: {
      'This cannot be done any more.': ({ message }: { message: string | null }) =>
        message?.startsWith('This') === true,
    },
  },
  gestures: {
    'decision.undo': ({ press }, { id }) => press(`Undo: ${nameOf(id)}`),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'xstate.after.settle.recentDecisions.clicks.moved': ({ passTime }) => passTime(700),
    'xstate.after.settle.recentDecisions.clicks.pressed': ({ passTime }) => passTime(700),
  },
  elsewhere: { 'decision.made': 'the page, after a decision' },
  isOffered: (_, { type, id }) => type !== 'decision.undo' || id !== null,
} satisfies Flow;

const nameOf = (id: unknown): string => [approval, rejection].find(({ ids }) => ids[0] === id)?.fullName ?? '';
