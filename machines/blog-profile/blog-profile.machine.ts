import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { Language } from '#contract/language.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

interface Types {
  input: { profile: BlogCreator | null; language: Language | null };
  context: {
    profile: BlogCreator | null;
    /** In which it was read; null where nobody knows. */
    language: Language | null;
    wanted: Language | null;
  };
  /** The page is to be read in this language now. */
  events: { type: 'language.settle'; language: Language };
}

const blogProfile = setup({
  types: {} as Types,
  actors: { readBlog: fromPromise<BlogCreator, { language: Language | null }>(notProvided('readBlog')) },
  actions: {
    rememberWanted: assign((_, wanted: Language) => ({ wanted })),
    forgetWanted: assign(({ context: { language } }) => ({ wanted: language })),
    // Its trips are told in their creator's own words, and the draft knows those that it was begun with.
    rememberProfile: assign(({ context: { profile, wanted } }, read: BlogCreator) => ({
      profile: { ...read, ...(profile && { publishedVayas: profile.publishedVayas }) },
      language: wanted,
    })),
  },
  guards: {
    isAnother: ({ context }, language: Language) => language !== context.wanted,
    isBack: ({ context }, language: Language) => language !== context.wanted && language === context.language,
  },
});
const call = callOf(blogProfile);

/** A creator as the page names what they know and offer, in the language of a draft. */
export const blogProfileMachine = blogProfile.createMachine({
  id: 'blogProfile',
  context: ({ input: { profile, language } }) => ({ profile, language, wanted: language }),
  on: {
    'language.settle': [
      {
        guard: { type: 'isBack', params: ({ event }) => event.language },
        target: '.ready',
        actions: { type: 'rememberWanted', params: ({ event }) => event.language },
      },
      {
        guard: { type: 'isAnother', params: ({ event }) => event.language },
        target: '.loading',
        actions: { type: 'rememberWanted', params: ({ event }) => event.language },
      },
    ],
  },
  initial: 'ready',
  states: {
    ready: {},
    loading: {
      invoke: call('readBlog', {
        input: ({ context }) => ({ language: context.wanted }),
        done: { target: 'ready', actions: 'rememberProfile' },
        // The names that were read before are true as well; whatever is edited next asks again.
        failed: { target: 'ready', actions: 'forgetWanted' },
      }),
    },
  },
});

export type BlogProfileActor = ActorRefFrom<typeof blogProfileMachine>;
