import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { messageOf } from '#rules/message-of.ts';
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
    events: PageScroll | { type: 'page.reload' };
    tags: 'loading';
  },
  actors: {
    fetchProfile: fromPromise<ProfileAnswer>(notProvided('fetchProfile')),
    fetchConfig: fromPromise<BlogChoices, { id: string }>(notProvided('fetchConfig')),
    fetchMap: fromPromise<JourneyMap | null>(notProvided('fetchMap')),
    reloadPage: fromPromise<void>(notProvided('reloadPage')),
    watchScroll: fromCallback<PageScroll>(() => {}),
  },
  actions: {
    rememberProfile: assign((_, answer: ProfileAnswer) =>
      answer.kind === 'found' ? { creatorProfile: answer.profile } : {},
    ),
    rememberConfig: assign((_, { config }: { config: BlogChoices }) => ({ config })),
    rememberMap: assign((_, { map }: { map: JourneyMap | null }) => ({ map })),
    rememberFailure: assign((_, { failure }: { failure: unknown }) => ({ error: messageOf(failure) })),
  },
  guards: {
    isFound: (_, answer: ProfileAnswer) => answer.kind === 'found',
    isFar: (_, { pixels }: PageScroll) => pixels > hintPixels,
    hasNoTrips: ({ context }) => context.creatorProfile?.publishedVayas.length === 0,
  },
  delays: { hintTime },
});

/** A creator's page in the app: the profile, then how its owner wants it shown, then the map of it. */
export const blogMachine = blog.createMachine({
  id: 'blog',
  context: { creatorProfile: null, config: null, map: null, error: null },
  initial: 'loadingProfile',
  states: {
    loadingProfile: {
      tags: 'loading',
      invoke: {
        id: 'fetchProfile',
        src: 'fetchProfile',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'loadingConfig',
            actions: { type: 'rememberProfile', params: ({ event }) => event.output },
          },
          { target: 'nobody' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ failure: event.error }) },
        },
      },
    },
    loadingConfig: {
      tags: 'loading',
      invoke: {
        id: 'fetchConfig',
        src: 'fetchConfig',
        input: ({ context }) => ({ id: context.creatorProfile?._id ?? '' }),
        onDone: {
          target: 'ready',
          actions: { type: 'rememberConfig', params: ({ event }) => ({ config: event.output }) },
        },
        // Without a config the page is as it is by default, and nobody is told.
        onError: 'ready',
      },
    },
    nobody: { type: 'final' },
    failed: { on: { 'page.reload': 'reloading' } },
    reloading: {
      tags: 'loading',
      invoke: { id: 'reloadPage', src: 'reloadPage', onDone: 'failed', onError: 'failed' },
    },
    ready: {
      type: 'parallel',
      states: {
        map: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'fetchMap',
                src: 'fetchMap',
                onDone: {
                  target: 'there',
                  actions: { type: 'rememberMap', params: ({ event }) => ({ map: event.output }) },
                },
                // A page without its map is a page.
                onError: 'there',
              },
            },
            there: {},
          },
        },
        hint: {
          initial: 'shown',
          states: {
            shown: {
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
