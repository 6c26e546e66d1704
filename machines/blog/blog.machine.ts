import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import { messageOf } from '#machines/rules/message-of.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { callOf, type Failure, type OfKind } from '../call.ts';
import { followingMachine } from '../following/following.machine.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import { sharingMachine } from '../sharing/sharing.machine.ts';
import type { BlogAnswer } from './fetch-blog.ts';

export type PageScroll = { type: 'page.scroll'; pixels: number };

export interface Context {
  creatorProfile: BlogCreator | null;
  config: BlogChoices | null;
  map: JourneyMap | null;
  error: string | null;
}

/** The scroll hint is hidden after this time or distance. */
const [hintMs, hintPixels] = [5_000, 100];

const blog = setup({
  types: {} as {
    context: Context;
    events: PageScroll | { type: 'call.retry' };
    tags: 'loading';
    children: { sharing: 'sharing'; following: 'following' };
  },
  actors: {
    fetchBlog: fromPromise<BlogAnswer<BlogChoices>>(notProvided('fetchBlog')),
    fetchMap: fromPromise<JourneyMap | null>(notProvided('fetchMap')),
    watchScroll: fromCallback<PageScroll>(() => {}),
    sharing: sharingMachine,
    following: followingMachine,
  },
  actions: {
    setBlog: assign((_, { profile, config }: OfKind<BlogAnswer<BlogChoices>, 'found'>) => ({
      creatorProfile: profile,
      config,
    })),
    setMap: assign((_, map: JourneyMap | null) => ({ map })),
    rememberFailure: assign((_, { failure }: Failure) => ({ error: messageOf(failure) })),
    reloadPage: () => effectNotProvided('reloadPage'),
  },
  guards: {
    isFar: (_, { pixels }: PageScroll) => pixels > hintPixels,
    hasNoTrips: ({ context }) => context.creatorProfile?.publishedVayas.length === 0,
  },
  delays: { hintMs },
});
const call = callOf(blog);

/** A creator's public page: profile and config first, then the map. */
export const blogMachine = blog.createMachine({
  id: 'blog',
  context: { creatorProfile: null, config: null, map: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: call('fetchBlog', {
        found: { target: 'ready', actions: 'setBlog' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    missing: { type: 'final' },
    failed: { on: { 'call.retry': 'reloading' } },
    reloading: { tags: 'loading', entry: 'reloadPage' },
    ready: {
      invoke: [
        { id: 'sharing', src: 'sharing' },
        { id: 'following', src: 'following' },
      ],
      type: 'parallel',
      states: {
        map: {
          initial: 'loading',
          states: {
            loading: {
              // The page works without a map.
              invoke: call('fetchMap', { done: { target: 'ready', actions: 'setMap' }, failed: 'ready' }),
            },
            ready: {},
          },
        },
        scrollHint: {
          initial: 'visible',
          states: {
            visible: {
              always: { guard: 'hasNoTrips', target: 'hidden' },
              after: { hintMs: 'hidden' },
              invoke: { id: 'watchScroll', src: 'watchScroll' },
              on: { 'page.scroll': { guard: { type: 'isFar', params: ({ event }) => event }, target: 'hidden' } },
            },
            hidden: {},
          },
        },
      },
    },
  },
});

export type BlogActor = ActorRefFrom<typeof blogMachine>;
