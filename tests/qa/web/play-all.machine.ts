import { assign, fromPromise, setup } from 'xstate';
import type { Language } from '#contract/language.ts';
import { notProvided } from '#machines/not-provided.ts';
import type { PathDetails } from '../flow-details.ts';
import type { Result } from '../result.ts';

/** Which paths are played: those of some flows, of all, or the ones that a change asks for. */
export type Choice = { kind: 'all' } | { kind: 'flow'; name: string } | { kind: 'since'; version: string };

export interface PlayedPath {
  flow: string;
  /** The title of the flow. */
  title: string;
  number: number;
  path: PathDetails;
}

interface PlayAllContext {
  language: Language;
  choice: Choice;
  paths: PlayedPath[];
  results: Result[];
  by: string;
  message: string | null;
}

type PlayAllEvent =
  | { type: 'run.start'; by: string; language: Language }
  | { type: 'run.stop' }
  | { type: 'results.save' }
  | { type: 'xstate.init' };

const messageOf = ({ event }: { event: { error: unknown } }) => ({
  message: event.error instanceof Error ? event.error.message : String(event.error),
});

/** Plays many paths, one after the other, and keeps a result of each. */
export const playAllMachine = setup({
  types: {} as { context: PlayAllContext; events: PlayAllEvent; input: { choice: Choice; by: string } },
  actors: {
    readPaths: fromPromise<PlayedPath[], Choice>(notProvided('readPaths')),
    playPath: fromPromise<Result, PlayedPath & { language: Language }>(notProvided('playPath')),
    /** Saves the results as a file, and returns its name. */
    saveResults: fromPromise<string, Pick<PlayAllContext, 'by' | 'results'>>(notProvided('saveResults')),
  },
  actions: {
    setPaths: assign({ paths: (_, paths: PlayedPath[]) => paths }),
    begin: assign((_, { by, language }: { by: string; language: Language }) => ({
      ...{ by, language },
      ...{ results: [], message: null },
    })),
    addResult: assign({
      results: ({ context }, result: Result) => [...context.results, { ...result, by: context.by }],
    }),
    setMessage: assign((_, { message }: { message: string }) => ({ message })),
  },
  guards: { hasNext: ({ context }) => context.results.length < context.paths.length },
}).createMachine({
  id: 'playAll',
  context: ({ input }) => ({ ...input, language: 'en', paths: [], results: [], message: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readPaths',
        input: ({ context }) => context.choice,
        onDone: { target: 'ready', actions: { type: 'setPaths', params: ({ event }) => event.output } },
        onError: { target: 'unreadable', actions: { type: 'setMessage', params: messageOf } },
      },
    },
    unreadable: {},
    ready: {
      on: {
        'run.start': {
          guard: ({ context }) => context.paths.length > 0,
          target: 'playing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        'results.save': { guard: ({ context }) => context.results.length > 0, target: 'saving' },
      },
    },
    playing: {
      on: { 'run.stop': 'ready' },
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'hasNext', target: 'path' }, { target: '#playAll.ready' }] },
        path: {
          invoke: {
            src: 'playPath',
            input: ({ context }) => ({ ...nextOf(context), language: context.language }),
            onDone: { target: 'choosing', actions: { type: 'addResult', params: ({ event }) => event.output } },
            onError: { target: '#playAll.ready', actions: { type: 'setMessage', params: messageOf } },
          },
        },
      },
    },
    saving: {
      invoke: {
        src: 'saveResults',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: {
            type: 'setMessage',
            params: ({ event }) => ({ message: `Saved as tests/qa/results/${event.output}.` }),
          },
        },
        onError: { target: 'ready', actions: { type: 'setMessage', params: messageOf } },
      },
    },
  },
});

function nextOf({ paths, results }: PlayAllContext): PlayedPath {
  const next = paths[results.length];
  if (!next) throw new Error('All paths have been played.');
  return next;
}
