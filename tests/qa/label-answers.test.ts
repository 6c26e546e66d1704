import { expect, it } from 'vitest';
import { flows } from '#tests/kit/flows.ts';
import { labelAnswers } from './label-answers.ts';

const done = (output: unknown) => ({ type: 'xstate.done.actor.readTrip', output });
const failed = (error?: unknown) => ({ type: 'xstate.error.actor.readTrip', error });

it('labels an answer by its kind, and failures by their message', () => {
  expect(labelAnswers([done('found'), done({ kind: 'gone' }), failed(), failed({ message: 'Network Error' })])).toEqual(
    [
      'readTrip answers “found”',
      'readTrip answers “gone”',
      'readTrip fails: no message',
      'readTrip fails: message “Network Error”',
    ],
  );
  expect(labelAnswers([failed()])).toEqual(['readTrip fails']);
});

it('says what differs between answers of one kind', () => {
  const trip = { title: 'By the sea', state: 'draft' };
  expect(labelAnswers([done([]), done([trip])])).toEqual(['readTrip answers: none', 'readTrip answers: 1 item']);
  expect(labelAnswers([done([trip]), done([{ ...trip, state: 'public' }])])).toEqual([
    'readTrip answers: state “draft”',
    'readTrip answers: state “public”',
  ]);
  expect(labelAnswers([done({ trip, from: 1 }), done({ trip })])).toEqual([
    'readTrip answers: from 1',
    'readTrip answers: no from',
  ]);
});

it('[BEYOND-81] no call of a flow has two answers of the same label', () => {
  const alike = Object.entries(flows).flatMap(([name, { model }]) => {
    const answers = Object.entries(model.cases).flatMap(([type, cases]) =>
      /^xstate\.(done|error)\.actor\./.test(type) ? cases.map((payload) => ({ ...payload, type })) : [],
    );
    const labels = labelAnswers(answers);
    return labels.filter((label, index) => labels.indexOf(label) < index).map((label) => `${name}: ${label}`);
  });
  expect(alike).toEqual([]);
});
