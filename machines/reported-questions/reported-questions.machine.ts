import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { ReportedQuestionMove, ReportedQuestionsReply } from '#contract/question.ts';
import { callOf, failureMessage, type OfKind, refusalMessage } from '../call.ts';
import { notProvided } from '../not-provided.ts';
import type { Refused } from '../refusal.ts';
import { toBanner, withBanner } from '../refusal-banner.ts';

export interface ReportDecision {
  id: string;
  move: ReportedQuestionMove;
}

export type ReportedAnswer = { kind: 'questions'; questions: ReportedQuestionsReply } | Refused;

const reportedQuestions = setup({
  types: {} as {
    context: {
      questions: ReportedQuestionsReply | null;
      decision: ReportDecision | null;
      message: string | null;
    };
    events:
      | ({ type: 'question.decide' } & ReportDecision)
      | { type: 'action.confirm' }
      | { type: 'action.cancel' }
      | { type: 'banner.dismiss' }
      | { type: 'call.retry' };
  },
  actors: {
    fetchReported: fromPromise<ReportedQuestionsReply>(notProvided('fetchReported')),
    moveReported: fromPromise<ReportedAnswer, ReportDecision>(notProvided('moveReported')),
  },
  actions: {
    rememberList: assign((_, questions: ReportedQuestionsReply) => ({ questions })),
    rememberQuestions: assign((_, { questions }: OfKind<ReportedAnswer, 'questions'>) => ({ questions })),
    rememberDecision: assign((_, decision: ReportDecision) => ({ decision })),
    rememberRefusal: assign(refusalMessage),
    rememberFailure: assign(failureMessage),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isListed: ({ context: { questions } }, id: string) => isListed(questions, id),
    isBlock: ({ context: { questions } }, { id, move }: ReportDecision) => move === 'block' && isListed(questions, id),
  },
});
const call = callOf(reportedQuestions);

const isListed = (questions: ReportedQuestionsReply | null, id: string): boolean =>
  questions?.data.some(({ _id }) => _id === id) ?? false;

/** Questions that creators reported; staff dismiss a report or block its sender. */
export const reportedQuestionsMachine = reportedQuestions.createMachine({
  id: 'reportedQuestions',
  context: { questions: null, decision: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('fetchReported', {
        done: { target: 'ready', actions: 'rememberList' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' }, exit: 'forgetMessage' },
    ready: {
      on: {
        'question.decide': [
          {
            guard: { type: 'isBlock', params: ({ event: { id, move } }) => ({ id, move }) },
            target: 'confirming',
            actions: { type: 'rememberDecision', params: ({ event: { id, move } }) => ({ id, move }) },
          },
          {
            guard: { type: 'isListed', params: ({ event }) => event.id },
            target: 'deciding',
            actions: { type: 'rememberDecision', params: ({ event: { id, move } }) => ({ id, move }) },
          },
        ],
      },
      ...withBanner,
    },
    confirming: { on: { 'action.confirm': 'deciding', 'action.cancel': 'ready' } },
    deciding: {
      invoke: call('moveReported', {
        input: ({ context: { decision } }) => decision ?? { id: '', move: 'dismiss' },
        questions: { target: 'ready', actions: 'rememberQuestions' },
        ...toBanner,
      }),
    },
  },
});

export type ReportedQuestionsActor = ActorRefFrom<typeof reportedQuestionsMachine>;
