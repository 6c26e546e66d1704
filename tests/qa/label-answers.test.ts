import { expect, it } from 'vitest';
import { flows } from '#tests/kit/flows.ts';
import { labelAnswers } from './label-answers.ts';

const done = (output: unknown) => ({ type: 'xstate.done.actor.readTrip', output });
const failed = (error?: unknown) => ({ type: 'xstate.error.actor.readTrip', error });

it('labels an answer by its kind, and failures by their message', () => {
  expect(labelAnswers([done('found'), done({ kind: 'gone' }), failed(), failed({ message: 'Network Error' })])).toEqual(
    [
      '“Read trip” answers “found”',
      '“Read trip” answers “gone”',
      '“Read trip” fails: no message',
      '“Read trip” fails: message “Network Error”',
    ],
  );
  expect(labelAnswers([failed()])).toEqual(['“Read trip” fails']);
});

it('says what differs between answers of one kind', () => {
  const trip = { title: 'By the sea', state: 'draft' };
  expect(labelAnswers([done([]), done([trip])])).toEqual(['“Read trip” answers: none', '“Read trip” answers: 1 item']);
  expect(labelAnswers([done([trip]), done([{ ...trip, state: 'public' }])])).toEqual([
    '“Read trip” answers: state “draft”',
    '“Read trip” answers: state “public”',
  ]);
  expect(labelAnswers([done({ trip, from: 1 }), done({ trip })])).toEqual([
    '“Read trip” answers: from 1',
    '“Read trip” answers: no from',
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
