import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { CityItem } from '#contract/reference-data.ts';
import { callOf, failureMessage } from '../call.ts';
import { pause } from '../clock/pause.actors.ts';
import { notProvided } from '../not-provided.ts';
import { report } from '../report.ts';

const citySearchPause = 300;

export type OptionMove = 'next' | 'previous' | 'first' | 'last';

export interface CitySearchReport {
  type: 'cities.changed';
  cities: CityItem[];
}

const citySearch = setup({
  types: {} as {
    input: { minLetters: number };
    context: {
      minLetters: number;
      text: string;
      cities: CityItem[];
      /** Index of the option that Enter chooses. */
      active: number | null;
      message: string | null;
    };
    events:
      | { type: 'text.change'; text: string }
      | { type: 'option.move'; to: OptionMove; count: number }
      | { type: 'search.close' };
  },
  actors: {
    findCities: fromPromise<CityItem[], { text: string }>(notProvided('findCities')),
    pause,
  },
  actions: {
    changeText: assign((_, text: string) => ({ text })),
    moveActive: assign(({ context: { active } }, { to, count }: { to: OptionMove; count: number }) => ({
      active: indexAfter(to, active, count),
    })),
    rememberCities: assign((_, cities: CityItem[]) => ({ cities, active: cities.length === 0 ? null : 0 })),
    rememberFailure: assign(failureMessage),
    forgetCities: assign({ cities: [], active: null, message: null }),
    forgetText: assign({ text: '' }),
    report: report<CitySearchReport>(),
  },
  guards: { isWorthAsking: ({ context }, text: string) => text.trim().length >= context.minLetters },
});
const call = callOf(citySearch);

function indexAfter(to: OptionMove, active: number | null, count: number): number {
  if (to === 'first') return 0;
  if (to === 'last') return count - 1;
  return to === 'next' ? ((active ?? -1) + 1) % count : ((active ?? 0) + count - 1) % count;
}

const reportCities = {
  type: 'report',
  params: ({ context: { cities } }: { context: { cities: CityItem[] } }) =>
    ({ type: 'cities.changed', cities }) as const,
} as const;

/** Finds cities by the beginning of their name, 300 ms after the last letter; they stay until the next answer. */
export const citySearchMachine = citySearch.createMachine({
  id: 'citySearch',
  context: ({ input }) => ({ ...input, text: '', cities: [], active: null, message: null }),
  on: {
    'text.change': [
      {
        guard: { type: 'isWorthAsking', params: ({ event }) => event.text },
        target: '.waiting',
        actions: { type: 'changeText', params: ({ event }) => event.text },
      },
      { target: '.idle', actions: { type: 'changeText', params: ({ event }) => event.text } },
    ],
    'option.move': {
      actions: { type: 'moveActive', params: ({ event: { to, count } }) => ({ to, count }) },
    },
    'search.close': { target: '.idle', actions: 'forgetText' },
  },
  initial: 'idle',
  states: {
    idle: { entry: ['forgetCities', reportCities] },
    waiting: {
      invoke: call('pause', { input: { milliseconds: citySearchPause }, done: 'loading', failed: 'loading' }),
    },
    loading: {
      invoke: call('findCities', {
        input: ({ context }) => ({ text: context.text.trim() }),
        done: { target: 'ready', actions: 'rememberCities' },
        failed: { target: 'failed', actions: ['forgetCities', 'rememberFailure'] },
      }),
    },
    ready: { entry: reportCities },
    failed: { entry: reportCities },
  },
});

export type CitySearchActor = ActorRefFrom<typeof citySearchMachine>;
export type CitySearchSnapshot = SnapshotFrom<typeof citySearchMachine>;
