import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { JourneyMap } from '#contract/journey-map.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const blogMap = setup({
  types: {} as {
    input: { version: number };
    context: { version: number; map: JourneyMap | null };
    /** What the page is made of is saved in another version now. */
    events: { type: 'config.settle'; version: number };
  },
  actors: { readBlogMap: fromPromise<JourneyMap | null>(notProvided('readBlogMap')) },
  actions: {
    rememberVersion: assign((_, version: number) => ({ version })),
    rememberMap: assign((_, map: JourneyMap | null) => ({ map })),
    forgetMap: assign({ map: null }),
  },
  guards: { isAnother: ({ context }, version: number) => version !== context.version },
});
const call = callOf(blogMap);

/** The map of a blog as it was drawn for the world, of the config that was saved last. */
export const blogMapMachine = blogMap.createMachine({
  id: 'blogMap',
  context: ({ input: { version } }) => ({ version, map: null }),
  on: {
    'config.settle': {
      guard: { type: 'isAnother', params: ({ event }) => event.version },
      target: '.loading',
      actions: { type: 'rememberVersion', params: ({ event }) => event.version },
    },
  },
  initial: 'loading',
  states: {
    loading: {
      // A page without its map is a page, and an old map is none.
      invoke: call('readBlogMap', {
        done: { target: 'ready', actions: 'rememberMap' },
        failed: { target: 'ready', actions: 'forgetMap' },
      }),
    },
    ready: {},
  },
});

export type BlogMapActor = ActorRefFrom<typeof blogMapMachine>;
