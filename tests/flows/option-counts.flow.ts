import { optionCountsMachine } from '#machines/option-counts/option-counts.machine.ts';
import { emptyQuery } from '#rules/directory.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const options = { offer: ['press-trip', 'takeover'], city: ['Kaş'] };

export const flow = {
  model: modelOf({
    title: 'Counts of the filter options',
    machine: optionCountsMachine,
    input: undefined,
    events: {
      'question.change': [
        { change: { query: emptyQuery } },
        { change: { query: null } },
        { change: { group: 'offer' } },
        { change: { options } },
      ],
    },
    answers: {
      countOptions: [
        [
          { option: 'press-trip', count: 2, isInDirectory: true },
          { option: 'takeover', count: 0, isInDirectory: false },
        ],
      ],
    },
    vertex: ({ query, group, options: known, counts, unheld }) => [
      query !== null,
      group,
      Object.keys(known).length,
      Object.keys(counts).length,
      unheld.length,
    ],
    isConsistent: (numbers, { countOptions }) =>
      !numbers.matches('ready') || countOptions?.group === numbers.context.group,
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery',
    start: 'Sign in at `/discovery` as the demo sponsor.',
    answers: { countOptions: { done: 'unfold a group of filters' } },
    conditions: {
      isQuestion: 'a group of options is open',
      isNewQuestion: 'the search, the open group or its options changed',
    },
  },
  words: {
    'question.change': ({ change: { query, group, options: offered } }) =>
      group !== undefined
        ? 'Unfold a group'
        : offered !== undefined
          ? 'The options arrive'
          : query === null
            ? 'Type a letter'
            : 'The search is sent',
  },
} satisfies Flow;
