import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { messageOf } from '#machines/rules/message-of.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { callOf, type Failure, type OfKind } from '../call.ts';
import { notProvided } from '../not-provided.ts';

export type ProfileAnswer = { kind: 'found'; profile: BlogCreator } | { kind: 'nobody' };
export type PageScroll = { type: 'page.scroll'; pixels: number };

export interface Context {
  creatorProfile: BlogCreator | null;
  config: BlogChoices | null;
  map: JourneyMap | null;
  error: string | null;
}

/** That who has not scrolled for so long, or has scrolled so far, needs no hint that there is more. */
const [hintTime, hintPixels] = [5_000, 100];

const blog = setup({
  types: {} as {
    context: Context;
    events: PageScroll | { type: 'call.retry' };
    tags: 'loading';
  },
  actors: {
    fetchProfile: fromPromise<ProfileAnswer>(notProvided('fetchProfile')),
    fetchConfig: fromPromise<BlogChoices, { id: string }>(notProvided('fetchConfig')),
    fetchMap: fromPromise<JourneyMap | null>(notProvided('fetchMap')),
    loadFully: fromPromise<void>(notProvided('loadFully')),
    watchScroll: fromCallback<PageScroll>(() => {}),
  },
  actions: {
    rememberProfile: assign((_, { profile }: OfKind<ProfileAnswer, 'found'>) => ({ creatorProfile: profile })),
    rememberConfig: assign((_, config: BlogChoices) => ({ config })),
    rememberMap: assign((_, map: JourneyMap | null) => ({ map })),
    rememberFailure: assign((_, { failure }: Failure) => ({ error: messageOf(failure) })),
  },
  guards: {
    isFar: (_, { pixels }: PageScroll) => pixels > hintPixels,
    hasNoTrips: ({ context }) => context.creatorProfile?.publishedVayas.length === 0,
  },
  delays: { hintTime },
});
const call = callOf(blog);

/** A creator's page in the app: the profile, then how its owner wants it shown, then the map of it. */
export const blogMachine = blog.createMachine({
  id: 'blog',
  context: { creatorProfile: null, config: null, map: null, error: null },
  initial: 'loadingProfile',
  states: {
    loadingProfile: {
      tags: 'loading',
      invoke: call('fetchProfile', {
        found: { target: 'loadingConfig', actions: 'rememberProfile' },
        nobody: 'nobody',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    loadingConfig: {
      tags: 'loading',
      invoke: call('fetchConfig', {
        input: ({ context }) => ({ id: context.creatorProfile?._id ?? '' }),
        done: { target: 'ready', actions: 'rememberConfig' },
        // Without a config the page is as it is by default, and nobody is told.
        failed: 'ready',
      }),
    },
    nobody: { type: 'final' },
    failed: { on: { 'call.retry': 'reloading' } },
    reloading: {
      tags: 'loading',
      invoke: call('loadFully', { done: 'failed', failed: 'failed' }),
    },
    ready: {
      type: 'parallel',
      states: {
        map: {
          initial: 'loading',
          states: {
            loading: {
              // A page without its map is a page.
              invoke: call('fetchMap', { done: { target: 'there', actions: 'rememberMap' }, failed: 'there' }),
            },
            there: {},
          },
        },
        hint: {
          initial: 'hinting',
          states: {
            hinting: {
              always: { guard: 'hasNoTrips', target: 'over' },
              after: { hintTime: 'over' },
              invoke: { id: 'watchScroll', src: 'watchScroll' },
              on: { 'page.scroll': { guard: { type: 'isFar', params: ({ event }) => event }, target: 'over' } },
            },
            over: {},
          },
        },
      },
    },
  },
});

export type BlogActor = ActorRefFrom<typeof blogMachine>;
