import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { QuestionMoveRequest, QuestionsReply } from '#contract/question.ts';
import { maxQuestionLength } from '#contract/question-choices.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { questionLifecycle } from '../lifecycles/question.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { toBanner, withBanner } from '../refusal-banner.ts';
import type { TextDrafts } from '../text-drafts.ts';

export interface QuestionMoving {
  id: string;
  request: QuestionMoveRequest;
}

export type QuestionsAnswer = { kind: 'questions'; questions: QuestionsReply } | Refused;

interface Context {
  questions: QuestionsReply | null;
  /** Answers that are not sent, by the id of their question. */
  drafts: TextDrafts;
  moving: QuestionMoving | null;
  areWelcome: boolean;
  message: string | null;
}

const ownQuestions = setup({
  types: {} as {
    input: Pick<Context, 'drafts'>;
    context: Context;
    events:
      | { type: 'draft.change'; id: string; answer: string }
      | ({ type: 'question.move' } & QuestionMoving)
      | { type: 'action.confirm' }
      | { type: 'action.cancel' }
      | { type: 'welcome.switch'; areWelcome: boolean }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
  },
  actors: {
    fetchQuestions: fromPromise<QuestionsReply>(notProvided('fetchQuestions')),
    moveQuestion: fromPromise<QuestionsAnswer, QuestionMoving>(notProvided('moveQuestion')),
    saveSettings: fromPromise<QuestionsAnswer, { areWelcome: boolean }>(notProvided('saveSettings')),
  },
  actions: {
    rememberList: assign((_, questions: QuestionsReply) => ({ questions })),
    rememberQuestions: assign((_, { questions }: OfKind<QuestionsAnswer, 'questions'>) => ({ questions })),
    rememberDraft: assign(({ context }, { id, answer }: { id: string; answer: string }) => ({
      drafts: { ...context.drafts, [id]: answer },
    })),
    rememberMoving: assign((_, moving: QuestionMoving) => ({ moving })),
    rememberSetting: assign((_, areWelcome: boolean) => ({ areWelcome })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetDraft: assign(({ context: { drafts, moving } }) => ({
      drafts: Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== moving?.id)),
    })),
    saveDrafts: () => effectNotProvided('saveDrafts'),
    /** How many questions wait is shown in the navigation. */
    refreshCount: () => effectNotProvided('refreshCount'),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isPossible: ({ context }, { id, request }: QuestionMoving) => mayMove(context.questions, id, request),
    isReport: ({ context }, { id, request }: QuestionMoving) =>
      request.move === 'report' && mayMove(context.questions, id, request),
    isNotMoving: ({ context }, id: string) => context.moving?.id !== id,
    isOther: ({ context }, areWelcome: boolean) => context.questions?.areWelcome !== areWelcome,
  },
});
const call = callOf(ownQuestions);

const changeDraft = {
  actions: [
    {
      type: 'rememberDraft',
      params: ({ event: { id, answer } }: { event: { id: string; answer: string } }) => ({ id, answer }),
    },
    'saveDrafts',
  ],
} as const;

function mayMove(questions: QuestionsReply | null, id: string, request: QuestionMoveRequest): boolean {
  const question = questions?.data.find(({ _id }) => _id === id);
  if (!question) return false;
  const state = questionLifecycle.resolveState({ value: question.state, context: {} });
  if (request.move === 'answer') return isAnswer(request.answer) && state.can({ ...request, type: 'question.answer' });
  return state.can({ type: `question.${request.move}` });
}

const isAnswer = (answer: string): boolean => answer.trim() !== '' && answer.trim().length <= maxQuestionLength;

/** The questions of visitors about a creator's trips. */
export const ownQuestionsMachine = ownQuestions.createMachine({
  id: 'ownQuestions',
  context: ({ input }) => ({ ...input, questions: null, moving: null, areWelcome: true, message: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchQuestions', {
        done: { target: 'ready', actions: 'rememberList' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
    ready: {
      on: {
        'draft.change': changeDraft,
        'question.move': [
          {
            guard: { type: 'isReport', params: ({ event: { id, request } }) => ({ id, request }) },
            target: 'confirming',
            actions: { type: 'rememberMoving', params: ({ event: { id, request } }) => ({ id, request }) },
          },
          {
            guard: { type: 'isPossible', params: ({ event: { id, request } }) => ({ id, request }) },
            target: 'moving',
            actions: { type: 'rememberMoving', params: ({ event: { id, request } }) => ({ id, request }) },
          },
        ],
        'welcome.switch': {
          guard: { type: 'isOther', params: ({ event }) => event.areWelcome },
          target: 'saving',
          actions: { type: 'rememberSetting', params: ({ event }) => event.areWelcome },
        },
      },
      ...withBanner,
    },
    confirming: { on: { 'action.confirm': 'moving', 'action.cancel': 'ready' } },
    moving: {
      on: { 'draft.change': { guard: { type: 'isNotMoving', params: ({ event }) => event.id }, ...changeDraft } },
      invoke: call('moveQuestion', {
        input: ({ context: { moving } }) => moving ?? { id: '', request: { move: 'close' } },
        questions: { target: 'ready', actions: ['rememberQuestions', 'forgetDraft', 'saveDrafts', 'refreshCount'] },
        ...toBanner,
      }),
    },
    saving: {
      on: { 'draft.change': changeDraft },
      invoke: call('saveSettings', {
        input: ({ context: { areWelcome } }) => ({ areWelcome }),
        questions: { target: 'ready', actions: 'rememberQuestions' },
        ...toBanner,
      }),
    },
  },
});

export type OwnQuestionsActor = ActorRefFrom<typeof ownQuestionsMachine>;
