import type { FastifyInstance } from 'fastify';
import { acknowledgedReply, idParams } from '#contract/fields.ts';
import {
  questionMoveRequest,
  questionRequest,
  questionSettings,
  questionsQuery,
  questionsReply,
  questionTripParams,
  reportedQuestionRequest,
  reportedQuestionsReply,
} from '#contract/question.ts';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import { dayMs } from '../lib/time.ts';
import { askQuestion } from './ask-question.service.ts';
import {
  listQuestions,
  listReportedQuestions,
  moveQuestion,
  moveReportedQuestion,
  saveQuestionSettings,
} from './question.service.ts';
import { deleteOldBlocks, deleteOldQuestions, deleteUnconfirmedQuestions } from './question.store.ts';
import { questionFormPages } from './question-form.pages.ts';
import { questionLinkPages } from './question-link.pages.ts';

const questionTtlMs = 365 * dayMs;

export const questionFeature: Feature = {
  name: 'question',
  routes: questionRoutes,
  async pages(app, platform) {
    await questionFormPages(app, platform);
    await questionLinkPages(app, platform);
  },
  cleanups: [
    ({ database }, now) => deleteUnconfirmedQuestions(database, now - dayMs),
    ({ database }, now) => deleteOldQuestions(database, now - questionTtlMs),
    ({ database }, now) => deleteOldBlocks(database, now),
  ],
};

function questionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'askQuestion', {
    summary: 'Ask a creator about a published trip; the question goes out once its sender has confirmed it by mail',
    access: 'anyone',
    params: questionTripParams,
    body: questionRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 10,
    handle: ({ params, body, language, address, idempotencyKey: key }) =>
      askQuestion(platform, params, { request: body, language, address, key }),
  });
  bind(app, 'listQuestions', {
    summary: 'List the questions to me, newest first',
    access: ['creator'],
    query: questionsQuery,
    reply: questionsReply,
    handle: ({ signedIn, query }) => listQuestions(platform, signedIn.accountId, query.limit),
  });
  bind(app, 'moveQuestion', {
    summary: 'Answer, show on the page of its trip, hide, close or report a question to me',
    access: ['creator'],
    params: idParams,
    body: questionMoveRequest,
    reply: questionsReply,
    requestsPerMinute: 30,
    handle: ({ params, body, signedIn, actor }) =>
      moveQuestion(platform, signedIn.accountId, params.id, { request: body, by: actor }),
  });
  bind(app, 'saveQuestionSettings', {
    summary: 'Turn questions about my trips on or off',
    access: ['creator'],
    body: questionSettings,
    reply: questionsReply,
    handle: ({ body, signedIn, actor }) => saveQuestionSettings(platform, signedIn.accountId, body.areWelcome, actor),
  });
  bind(app, 'listReportedQuestions', {
    summary: 'List the reported questions, oldest first',
    access: ['staff'],
    reply: reportedQuestionsReply,
    handle: () => listReportedQuestions(platform),
  });
  bind(app, 'moveReportedQuestion', {
    summary: 'Dismiss a reported question, or block its sender for a year',
    access: ['staff'],
    params: idParams,
    body: reportedQuestionRequest,
    reply: reportedQuestionsReply,
    handle: ({ params, body, actor }) => moveReportedQuestion(platform, params.id, body.move, actor),
  });
}
