import { questionLifecycle } from '#machines/lifecycles/question.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Question (lifecycle)',
    machine: questionLifecycle,
    input: undefined,
    events: {
      'question.answer': [{ answer: 'Yes, twice a day.' }],
      'question.reply': [{ text: 'And on Sundays?' }],
    },
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of a question',
    start: 'Ask about a trip of `/blog/demo-creator`.',
  },
  words: {
    'question.confirm': 'The visitor confirms it by the link in their mail',
    'question.answer': 'The creator answers',
    'question.reply': 'The visitor writes again on the page behind the link of the answer',
    'question.publish': 'The creator shows it on the page of the trip',
    'question.hide': 'The creator hides it again',
    'question.close': 'The creator closes it',
    'question.report': 'The creator reports it',
    'question.dismiss': 'Staff dismiss the report',
    'question.block': 'Staff block the sender',
  },
} satisfies Flow;
