import { assign, fromPromise, setup } from 'xstate';
import type { JourneyMap } from '#contract/journey-map.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

const blogMap = setup({
  types: {} as { context: { map: JourneyMap | null }; events: { type: 'map.refresh' } },
  actors: { readBlogMap: fromPromise<JourneyMap | null>(notProvided('readBlogMap')) },
  actions: {
    setMap: assign((_, map: JourneyMap | null) => ({ map })),
    clearMap: assign({ map: null }),
  },
});
const call = callOf(blogMap);

/** The map of the published blog, drawn by the server from the saved config. */
export const blogMapMachine = blogMap.createMachine({
  id: 'blogMap',
  context: { map: null },
  on: { 'map.refresh': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      invoke: call('readBlogMap', {
        done: { target: 'ready', actions: 'setMap' },
        // The page works without a map; an outdated one would be wrong.
        failed: { target: 'ready', actions: 'clearMap' },
      }),
    },
    ready: {},
  },
});
