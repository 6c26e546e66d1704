import type { Question, QuestionsReply } from '#contract/question.ts';
import { ownQuestionsMachine } from '#machines/own-questions/own-questions.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';
import { momentHere } from '#tests/kit/moment-here.ts';
import type { Facts } from '#tests/kit/shown.ts';

export const asked: Question = {
  _id: 'question-1',
  state: 'asked',
  tripTitle: 'By the sea',
  name: 'Mia',
  message: 'Is the ferry daily?',
  answer: null,
  replies: [],
  createdAt: flowNow,
  answeredAt: null,
};
export const answeredQuestion: Question = { ...asked, state: 'answered', answer: 'Yes.', answeredAt: flowNow };
export const oneAsked: QuestionsReply = { areWelcome: true, waiting: 1, data: [asked] };
export const oneAnswered: QuestionsReply = { areWelcome: true, waiting: 0, data: [answeredQuestion] };
export const onePublished: QuestionsReply = {
  ...oneAnswered,
  data: [
    { ...answeredQuestion, state: 'published' },
    { ...asked, _id: 'question-2', name: 'Lee', state: 'closed' },
  ],
};
/** Both wrote again, and the visitor waits while the question is on the page. */
export const oneContinued: QuestionsReply = {
  areWelcome: true,
  waiting: 1,
  data: [
    {
      ...answeredQuestion,
      state: 'publishedAsked',
      replies: [
        { by: 'visitor', text: 'On Sundays too?', at: flowNow },
        { by: 'creator', text: 'Not in winter.', at: flowNow + 1 },
        { by: 'visitor', text: 'In May?', at: flowNow + 2 },
      ],
    },
    { ...asked, _id: 'question-2', name: 'Lee', state: 'closed' },
    { ...asked, _id: 'question-3', name: 'Noor', state: 'closed' },
  ],
};
export const noQuestions: QuestionsReply = { areWelcome: false, waiting: 0, data: [] };
const refused = { kind: 'refused', message: 'This has changed.' } as const;

const asks = 'Let visitors ask about my trips';
const unnamed = 'Visitors see the question and your first answer, without the name and address of who asked.';
const moment = momentHere('2026-06-01T12:00Z');
const questionFacts: Record<string, Facts> = {
  none: { [asks]: 'off' },
  asked: {
    [asks]: 'on',
    'Mia, about By the sea': `Waiting for your answer ${moment} Is the ferry daily? 0 of 2000 characters used`,
  },
  answered: { [asks]: 'on', 'Mia, about By the sea': `Answered ${moment} Is the ferry daily? Yes. ${unnamed}` },
  publishedAsked: {
    [asks]: 'on',
    'Mia, about By the sea': `On the trip page, waiting for your answer ${moment} Is the ferry daily? Yes. Mia, ${moment} On Sundays too? You, ${moment} Not in winter. Mia, ${moment} In May? 0 of 2000 characters used`,
    'Lee, about By the sea': `Closed ${moment} Is the ferry daily?`,
    'Noor, about By the sea': `Closed ${moment} Is the ferry daily?`,
  },
  published: {
    [asks]: 'on',
    'Mia, about By the sea': `On the trip page ${moment} Is the ferry daily? Yes.`,
    'Lee, about By the sea': `Closed ${moment} Is the ferry daily?`,
  },
};

const moveWords: Record<string, string> = {
  answer: 'Press Send answer',
  publish: 'Press Show on the trip page',
  hide: 'Press Hide',
  close: 'Press Close',
  report: 'Press Report',
};

export const flow = {
  model: modelOf({
    title: 'Own questions',
    machine: ownQuestionsMachine,
    input: { drafts: {} },
    events: {
      'draft.change': [{ id: 'question-1', answer: 'Yes.' }],
      'question.move': [
        { id: 'question-1', request: { move: 'answer', answer: 'Yes.' } },
        { id: 'question-1', request: { move: 'publish' } },
        { id: 'question-1', request: { move: 'hide' } },
        { id: 'question-1', request: { move: 'close' } },
        { id: 'question-1', request: { move: 'report' } },
      ],
      'welcome.switch': [{ areWelcome: false }, { areWelcome: true }],
    },
    answers: {
      fetchQuestions: [oneAsked, onePublished, oneContinued, noQuestions],
      moveQuestion: [{ kind: 'questions', questions: oneAnswered }, refused],
      saveSettings: [{ kind: 'questions', questions: noQuestions }, refused],
    },
    journeyOnly: ['moving — draft.change [isNotMoving] → stay #0'],
    vertex: ({ questions, drafts, message }) => [questions, drafts, message === null],
    isConsistent: (page, _, { moveQuestion, saveSettings }) => {
      const { moving, areWelcome } = page.context;
      if (page.matches('moving')) return JSON.stringify(moveQuestion) === JSON.stringify(moving);
      return !page.matches('saving') || saveSettings?.areWelcome === areWelcome;
    },
  }),
  guide: {
    conditions: { isNotMoving: 'another question is being answered' },
    role: 'A creator',
    address: '/blog/:username/questions',
    start: 'Sign in at `/login` as the demo creator. Ask about a trip of `/blog/demo-creator` first.',
    answers: {
      fetchQuestions: { done: 'open the page' },
      moveQuestion: {
        questions: 'answer, show, hide, close or report a question',
        refused: 'close it in another tab first',
      },
      saveSettings: { questions: 'turn questions on or off', refused: 'not by hand: only after 300 calls in a minute' },
    },
  },
  words: {
    'draft.change': 'Enter an answer',
    'question.move': ({ request }) => moveWords[request.move] ?? '',
    'welcome.switch': ({ areWelcome }) => (areWelcome ? 'Turn questions on' : 'Turn questions off'),
  },
  shown: {
    texts: {
      loading: ['Loading your questions...'],
      failed: ['We couldn’t load your questions.', 'Try again'],
      'ready.calm': ['Let visitors ask about my trips'],
      'ready.refused': ['Let visitors ask about my trips', 'Dismiss'],
      confirming: ['Let visitors ask about my trips', 'Report this question?'],
      moving: ['Let visitors ask about my trips'],
      saving: ['Let visitors ask about my trips'],
    },
    facts: {
      'ready.calm': ({ questions: { data } }) => questionFacts[data[0]?.state ?? 'none'] ?? {},
    },
  },
  gestures: {
    'draft.change': ({ refill }, { answer }) => refill('Your answer', answer),
    'question.move'({ press }, { request }) {
      if (request.move === 'answer') return press('Send answer');
      if (request.move === 'publish') return press('Show on the trip page');
      if (request.move === 'hide') return press('Hide');
      return request.move === 'close' ? press(/^Close/) : press('Report');
    },
    'action.confirm': ({ press }) => press('Report question'),
    'action.cancel': ({ press }) => press('Cancel'),
    'welcome.switch': ({ press }) => press('Let visitors ask about my trips'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
  },
  isOffered: ({ context: { questions, drafts } }, event) => {
    if (event.type === 'welcome.switch') return questions?.areWelcome !== event.areWelcome;
    const question = questions?.data[0];
    const isWaiting = question?.state === 'asked' || question?.state === 'publishedAsked';
    if (event.type === 'draft.change') return isWaiting;
    if (event.type !== 'question.move') return true;
    return event.request.move !== 'answer' || (isWaiting && drafts['question-1'] === 'Yes.');
  },
} satisfies Flow;
