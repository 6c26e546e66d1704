import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { OptionCount } from '#contract/creator.ts';
import type { DirectoryQuery, FilterGroup } from '#rules/directory.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

/** The options of one group, and what is asked for beside them. */
export interface CountedOptions {
  query: DirectoryQuery;
  group: FilterGroup;
  options: readonly string[];
}

/** What is known of it so far; each part comes from another flow. */
export interface Question {
  /** Null while nobody knows whether it is what is wanted: somebody types, or ticks. */
  query: DirectoryQuery | null;
  /** The one that is unfolded. */
  group: FilterGroup | null;
  /** What each group offers; of the cities beside those suggested those that were found. */
  options: Partial<Record<FilterGroup | 'found', readonly string[]>>;
}

const optionCounts = setup({
  types: {} as {
    context: Question & {
      /** By option, how many it would leave. */
      counts: Record<string, number>;
      /** Options of the group that nobody in the directory has. */
      unheld: string[];
    };
    events: { type: 'question.tell'; told: Partial<Question> };
  },
  actors: { countOptions: fromPromise<OptionCount[], CountedOptions>(notProvided('countOptions')) },
  actions: {
    rememberTold: assign(({ context }, told: Partial<Question>) => ({
      ...told,
      options: { ...context.options, ...told.options },
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
    isNews: ({ context }, told: Partial<Question>) =>
      spelled(questionIn(context, told)) !== spelled(questionIn(context)),
    isQuestion: ({ context }) => questionIn(context) !== null,
  },
});
const call = callOf(optionCounts);

/** What would be asked, once all of it is known. */
function questionIn(known: Question, told: Partial<Question> = {}): CountedOptions | null {
  const { query, group } = { ...known, ...told };
  if (query === null || group === null) return null;
  const offered = { ...known.options, ...told.options };
  const options = [...new Set([...(offered[group] ?? []), ...((group === 'city' && offered.found) || [])])];
  return options.length === 0 ? null : { query, group, options };
}

const spelled = (question: CountedOptions | null): string => JSON.stringify(question);

/** How many each option of the unfolded group would leave. Told of what is asked and offered; it knows whether it is news. */
export const optionCountsMachine = optionCounts.createMachine({
  id: 'optionCounts',
  context: { query: null, group: null, options: {}, counts: {}, unheld: [] },
  on: {
    'question.tell': [
      {
        guard: { type: 'isNews', params: ({ event }) => event.told },
        target: '.deciding',
        actions: [
          'forgetCounts',
          { type: 'forgetGroup', params: ({ event }) => event.told },
          { type: 'rememberTold', params: ({ event }) => event.told },
        ],
      },
      { actions: { type: 'rememberTold', params: ({ event }) => event.told } },
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

export type OptionCountsActor = ActorRefFrom<typeof optionCountsMachine>;
