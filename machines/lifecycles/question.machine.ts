import { setup } from 'xstate';

export type QuestionMove =
  | { type: 'question.confirm' }
  | { type: 'question.answer'; answer: string }
  | { type: 'question.publish' }
  | { type: 'question.hide' }
  | { type: 'question.close' }
  | { type: 'question.report' }
  | { type: 'question.dismiss' }
  | { type: 'question.block' };

/** A visitor's question about a trip. The visitor confirms it by mail; the creator answers, closes or reports it, and may show the answered one on the page of its trip; staff decide on reports. */
export const questionLifecycle = setup({
  types: {} as { events: QuestionMove },
  actions: { mailQuestion: () => {}, mailAnswer: () => {}, updatePage: () => {}, blockSender: () => {} },
}).createMachine({
  id: 'question',
  initial: 'unconfirmed',
  states: {
    unconfirmed: { on: { 'question.confirm': { target: 'asked', actions: 'mailQuestion' } } },
    asked: {
      on: {
        'question.answer': { target: 'answered', actions: 'mailAnswer' },
        'question.close': 'closed',
        'question.report': 'reported',
      },
    },
    answered: {
      on: {
        'question.publish': { target: 'published', actions: 'updatePage' },
        'question.close': 'closed',
        'question.report': 'reported',
      },
    },
    published: {
      on: {
        'question.hide': { target: 'answered', actions: 'updatePage' },
        'question.report': { target: 'reported', actions: 'updatePage' },
      },
    },
    reported: {
      on: { 'question.dismiss': 'closed', 'question.block': { target: 'closed', actions: 'blockSender' } },
    },
    closed: { type: 'final' },
  },
});
