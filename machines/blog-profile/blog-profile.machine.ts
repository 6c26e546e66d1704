import { assign, fromPromise, setup } from 'xstate';
import type { Language } from '#contract/language.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

interface Types {
  input: { profile: BlogCreator | null; language: Language | null };
  context: {
    profile: BlogCreator | null;
    /** The language of the profile; null if unknown. */
    language: Language | null;
    wantedLanguage: Language | null;
  };
  events: { type: 'language.choose'; language: Language };
}

const blogProfile = setup({
  types: {} as Types,
  actors: { readBlog: fromPromise<BlogCreator, { language: Language | null }>(notProvided('readBlog')) },
  actions: {
    setWantedLanguage: assign((_, wantedLanguage: Language) => ({ wantedLanguage })),
    resetWantedLanguage: assign(({ context: { language } }) => ({ wantedLanguage: language })),
    // Trips keep the creator's own texts, which the draft was started with.
    setProfile: assign(({ context: { profile, wantedLanguage } }, read: BlogCreator) => ({
      profile: { ...read, ...(profile && { publishedVayas: profile.publishedVayas }) },
      language: wantedLanguage,
    })),
  },
  guards: {
    isOther: ({ context }, language: Language) => language !== context.wantedLanguage,
    isCurrent: ({ context }, language: Language) =>
      language !== context.wantedLanguage && language === context.language,
  },
});
const call = callOf(blogProfile);

/** A creator's profile, with the names of interests and services in the language of the draft. */
export const blogProfileMachine = blogProfile.createMachine({
  id: 'blogProfile',
  context: ({ input: { profile, language } }) => ({ profile, language, wantedLanguage: language }),
  on: {
    'language.choose': [
      {
        guard: { type: 'isCurrent', params: ({ event }) => event.language },
        target: '.ready',
        actions: { type: 'setWantedLanguage', params: ({ event }) => event.language },
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event.language },
        target: '.loading',
        actions: { type: 'setWantedLanguage', params: ({ event }) => event.language },
      },
    ],
  },
  initial: 'ready',
  states: {
    ready: {},
    loading: {
      invoke: call('readBlog', {
        input: ({ context }) => ({ language: context.wantedLanguage }),
        done: { target: 'ready', actions: 'setProfile' },
        // The names in the earlier language still fit; the next edit tries again.
        failed: { target: 'ready', actions: 'resetWantedLanguage' },
      }),
    },
  },
});
