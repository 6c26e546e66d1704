import { blogProfileMachine } from '#machines/blog-profile/blog-profile.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

const withExpertise = (name: string) =>
  makeBlogCreator({ expertises: [{ expertise: { _id: 'diving', name }, level: 'EXPERT' }] });
export const [inEnglish, inTurkish] = [withExpertise('Diving'), withExpertise('Dalış')];

export const flow = {
  model: modelOf({
    title: 'Profile in the language of the blog',
    machine: blogProfileMachine,
    input: { profile: inEnglish, language: 'en' },
    events: { 'language.choose': [{ language: 'en' }, { language: 'tr' }] },
    answers: { readBlog: [inTurkish] },
    vertex: ({ language, wantedLanguage }) => [language, wantedLanguage],
    isConsistent: ({ context: { language } }, { readBlog }) => language === (readBlog?.language ?? 'en'),
  }),
  guide: { ...demoDashboard, answers: { readBlog: { done: 'choose another language for the page' } } },
  words: { 'language.choose': ({ language }) => `Choose ${language === 'tr' ? 'Türkçe' : 'English'} for the page` },
} satisfies Flow;
