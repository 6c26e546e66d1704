import { assign, fromPromise, setup } from 'xstate';
import type { OptionCount } from '#contract/creator.ts';
import { type FilterGroup, fixedOptions } from '#contract/directory-choices.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { DirectoryQuery } from '#rules/directory.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export interface CountedOptions {
  query: DirectoryQuery;
  group: FilterGroup;
  options: readonly string[];
}

export interface Question {
  /** null while the query is being edited. */
  query: DirectoryQuery | null;
  group: FilterGroup | null;
  options: Partial<Record<FilterGroup | 'found', readonly string[]>>;
}

const optionCounts = setup({
  types: {} as {
    context: Question & {
      counts: Record<string, number>;
      /** Options that no creator has. */
      unheld: string[];
    };
    events: { type: 'question.change'; change: Partial<Question> };
  },
  actors: { countOptions: fromPromise<OptionCount[], CountedOptions>(notProvided('countOptions')) },
  actions: {
    changeQuestion: assign(({ context }, change: Partial<Question>) => ({
      ...change,
      options: { ...context.options, ...change.options },
    })),
    forgetCounts: assign({ counts: {} }),
    forgetGroup: assign(({ context }, { group = context.group }: Partial<Question>) =>
      group === context.group ? {} : { unheld: [] },
    ),
    rememberCounts: assign((_, counted: OptionCount[]) => ({
      counts: Object.fromEntries(counted.map(({ option, count }) => [option, count])),
      unheld: counted.flatMap(({ option, isInDirectory }) => (isInDirectory ? [] : [option])),
    })),
  },
  guards: {
    isNewQuestion: ({ context }, change: Partial<Question>) =>
      !isSameValue(questionIn(context, change), questionIn(context)),
    isQuestion: ({ context }) => questionIn(context) !== null,
  },
});
const call = callOf(optionCounts);

function questionIn(known: Question, change: Partial<Question> = {}): CountedOptions | null {
  const { query, group } = { ...known, ...change };
  if (query === null || group === null) return null;
  const offered = { ...known.options, ...change.options };
  const options = [...new Set([...(offered[group] ?? []), ...((group === 'city' && offered.found) || [])])];
  return options.length === 0 ? null : { query, group, options };
}

export const optionCountsMachine = optionCounts.createMachine({
  id: 'optionCounts',
  context: {
    query: null,
    group: null,
    options: fixedOptions,
    counts: {},
    unheld: [],
  },
  on: {
    'question.change': [
      {
        guard: { type: 'isNewQuestion', params: ({ event }) => event.change },
        target: '.deciding',
        actions: [
          'forgetCounts',
          { type: 'forgetGroup', params: ({ event }) => event.change },
          { type: 'changeQuestion', params: ({ event }) => event.change },
        ],
      },
      { actions: { type: 'changeQuestion', params: ({ event }) => event.change } },
    ],
  },
  initial: 'idle',
  states: {
    idle: {},
    deciding: { always: [{ guard: 'isQuestion', target: 'loading' }, { target: 'idle' }] },
    loading: {
      invoke: call('countOptions', {
        input: ({ context }) => questionIn(context) as CountedOptions,
        done: { target: 'ready', actions: 'rememberCounts' },
        failed: 'uncounted',
      }),
    },
    ready: {},
    /** The options are offered without numbers. */
    uncounted: {},
  },
});
