import type { acknowledgedReply } from './fields.ts';
import type {
  questionMoveRequest,
  questionRequest,
  questionSettings,
  questionsQuery,
  questionsReply,
  reportedQuestionRequest,
  reportedQuestionsReply,
} from './question.ts';
import { type RouteTable, wire } from './route.ts';

export const questionRoutes = {
  askQuestion: {
    method: 'POST',
    path: '/blog/:username/trips/:trip/question',
    wire: wire<{ isIdempotent: true; body: typeof questionRequest; answer: typeof acknowledgedReply }>(),
  },
  listQuestions: {
    method: 'GET',
    path: '/questions',
    wire: wire<{ needsSession: true; query: typeof questionsQuery; answer: typeof questionsReply }>(),
  },
  moveQuestion: {
    method: 'POST',
    path: '/questions/:id/move',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof questionMoveRequest;
      answer: typeof questionsReply;
    }>(),
  },
  saveQuestionSettings: {
    method: 'POST',
    path: '/questions/settings',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof questionSettings;
      answer: typeof questionsReply;
    }>(),
  },
  listReportedQuestions: {
    method: 'GET',
    path: '/admin/questions',
    wire: wire<{ needsSession: true; answer: typeof reportedQuestionsReply }>(),
  },
  moveReportedQuestion: {
    method: 'POST',
    path: '/admin/questions/:id/move',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof reportedQuestionRequest;
      answer: typeof reportedQuestionsReply;
    }>(),
  },
} as const satisfies RouteTable;
