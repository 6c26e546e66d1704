import { setup } from 'xstate';

type QuestionMove =
  | { type: 'question.confirm' }
  | { type: 'question.answer'; answer: string }
  | { type: 'question.reply'; text: string }
  | { type: 'question.publish' }
  | { type: 'question.hide' }
  | { type: 'question.close' }
  | { type: 'question.report' }
  | { type: 'question.dismiss' }
  | { type: 'question.block' };

/** A visitor's question about a trip. The visitor confirms it by mail; the creator answers, closes or reports it, and may show the answered one on the page of its trip; the visitor may write again after each answer; staff decide on reports. */
export const questionLifecycle = setup({
  types: {} as { events: QuestionMove },
  actions: {
    mailQuestion: () => {},
    mailReply: () => {},
    mailAnswer: () => {},
    updatePage: () => {},
    blockSender: () => {},
  },
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
        'question.reply': { target: 'asked', actions: 'mailReply' },
        'question.publish': { target: 'published', actions: 'updatePage' },
        'question.close': 'closed',
        'question.report': 'reported',
      },
    },
    published: {
      on: {
        'question.reply': { target: 'publishedAsked', actions: 'mailReply' },
        'question.hide': { target: 'answered', actions: 'updatePage' },
        'question.report': { target: 'reported', actions: 'updatePage' },
      },
    },
    /** On the page of its trip, while the visitor waits for another answer. */
    publishedAsked: {
      on: {
        'question.answer': { target: 'published', actions: 'mailAnswer' },
        'question.hide': { target: 'asked', actions: 'updatePage' },
        'question.report': { target: 'reported', actions: 'updatePage' },
      },
    },
    reported: {
      on: { 'question.dismiss': 'closed', 'question.block': { target: 'closed', actions: 'blockSender' } },
    },
    closed: { type: 'final' },
  },
});
