import { assign, fromPromise, setup } from 'xstate';
import type { CreatorItem } from '#contract/creator.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export interface Details {
  found: CreatorItem[];
  failed: string[];
}

export interface Wanted {
  ids: string[];
  /** Creators of the shortlist can be fetched together. */
  isListed: boolean;
}

export interface Context {
  wanted: string[];
  isListed: boolean;
  found: Record<string, CreatorItem>;
  unreached: string[];
}

const creatorDetails = setup({
  types: {} as {
    context: Context;
    events: ({ type: 'details.want' } & Wanted) | { type: 'call.retry' };
  },
  actors: { fetchDetails: fromPromise<Details, Wanted>(notProvided('fetchDetails')) },
  actions: {
    rememberWanted: assign((_, { ids, isListed }: Wanted) => ({ wanted: ids, isListed })),
    rememberDetails: assign(({ context }, { found, failed }: Details) => ({
      found: { ...context.found, ...Object.fromEntries(found.map((creator) => [creator._id, creator])) },
      unreached: [...context.unreached, ...failed],
    })),
    giveUp: assign(({ context }) => ({ unreached: [...context.unreached, ...missing(context)] })),
    forgetUnreached: assign({ unreached: [] }),
  },
  guards: { lacksSome: ({ context }) => missing(context).length > 0 },
});
const call = callOf(creatorDetails);

const missing = ({ wanted, found, unreached }: Pick<Context, 'wanted' | 'found' | 'unreached'>): string[] =>
  wanted.filter((id) => !(id in found) && !unreached.includes(id));

/** Fetches the details of each creator once; those that failed are fetched again only on a retry. */
export const creatorDetailsMachine = creatorDetails.createMachine({
  id: 'creatorDetails',
  context: { wanted: [], isListed: false, found: {}, unreached: [] },
  on: {
    'details.want': { actions: { type: 'rememberWanted', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'lacksSome', target: 'loading' },
      on: { 'call.retry': { actions: 'forgetUnreached' } },
    },
    loading: {
      invoke: call('fetchDetails', {
        input: ({ context }) => ({ ids: missing(context), isListed: context.isListed }),
        done: { target: 'idle', actions: 'rememberDetails' },
        failed: { target: 'idle', actions: 'giveUp' },
      }),
    },
  },
});
