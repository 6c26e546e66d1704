import type { ReportedQuestionsReply } from '#contract/question.ts';
import { reportedQuestionsMachine } from '#machines/reported-questions/reported-questions.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';
import { momentHere } from '#tests/kit/moment-here.ts';

export const oneReported: ReportedQuestionsReply = {
  data: [
    {
      ...{ _id: 'question-1', creator: 'Deniz Yıldız', name: 'Mia', message: 'Buy followers!', answer: 'No.' },
      replies: [{ by: 'visitor', text: 'Cheap ones!', at: flowNow }],
      createdAt: flowNow,
    },
  ],
};
const moment = momentHere('2026-06-01T12:00Z');
export const noneReported: ReportedQuestionsReply = { data: [] };
const refused = { kind: 'refused', message: 'This has changed.' } as const;

export const flow = {
  model: modelOf({
    title: 'Reported questions',
    machine: reportedQuestionsMachine,
    input: undefined,
    events: {
      'question.decide': [
        { id: 'question-1', move: 'dismiss' },
        { id: 'question-1', move: 'block' },
      ],
    },
    answers: {
      fetchReported: [oneReported, noneReported],
      moveReported: [{ kind: 'questions', questions: noneReported }, refused],
    },
    restingStates: ['ready.calm'],
    vertex: ({ questions, message }) => [questions, message === null],
    isConsistent: (page, _, { moveReported }) =>
      !page.matches('deciding') || JSON.stringify(moveReported) === JSON.stringify(page.context.decision),
  }),
  guide: {
    role: 'Staff',
    address: '/admin/questions',
    start: 'Sign in as `demo-staff`. Report a question as the demo creator first.',
    answers: {
      fetchReported: { done: 'open the page' },
      moveReported: { questions: 'dismiss a report or block its sender', refused: 'decide in another tab first' },
    },
  },
  words: {
    'question.decide': ({ move }) => `Press ${move === 'block' ? 'Block sender' : 'Dismiss report'}`,
  },
  shown: {
    texts: {
      loading: ['Loading reported questions...'],
      failed: ['We couldn’t load the reported questions.', 'Try again'],
      'ready.calm': [],
      'ready.refused': ['Dismiss'],
      confirming: ['Block Mia?'],
      deciding: [],
    },
    facts: { deciding: { 'Mia, to Deniz Yıldız': `${moment} Buy followers! No. Mia, ${moment} Cheap ones!` } },
  },
  gestures: {
    'question.decide': ({ press }, { move }) => press(move === 'dismiss' ? 'Dismiss report' : 'Block sender'),
    'action.confirm': ({ press }) => press('Block for a year'),
    'action.cancel': ({ press }) => press('Cancel'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
  },
} satisfies Flow;
