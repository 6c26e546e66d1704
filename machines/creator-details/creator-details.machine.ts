import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { CreatorReply } from '#contract/creator.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

/** Of each creator that came without trips: what is known now, or that it could not be had. */
export interface Details {
  found: CreatorReply[];
  failed: string[];
}

export interface Context {
  wanted: string[];
  found: Record<string, CreatorReply>;
  unreached: string[];
}

const creatorDetails = setup({
  types: {} as {
    context: Context;
    events: { type: 'details.want'; ids: string[] } | { type: 'call.retry' };
  },
  actors: { fetchDetails: fromPromise<Details, { ids: string[] }>(notProvided('fetchDetails')) },
  actions: {
    rememberWanted: assign((_, ids: string[]) => ({ wanted: ids })),
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

/** Fetches what a list left out, once for each creator; who could not be reached is not asked for again but on a retry. */
export const creatorDetailsMachine = creatorDetails.createMachine({
  id: 'creatorDetails',
  context: { wanted: [], found: {}, unreached: [] },
  on: {
    'details.want': { actions: { type: 'rememberWanted', params: ({ event }) => event.ids } },
  },
  initial: 'idle',
  states: {
    idle: {
      always: { guard: 'lacksSome', target: 'loading' },
      on: { 'call.retry': { actions: 'forgetUnreached' } },
    },
    loading: {
      invoke: call('fetchDetails', {
        input: ({ context }) => ({ ids: missing(context) }),
        done: { target: 'idle', actions: 'rememberDetails' },
        failed: { target: 'idle', actions: 'giveUp' },
      }),
    },
  },
});

export type CreatorDetailsActor = ActorRefFrom<typeof creatorDetailsMachine>;
