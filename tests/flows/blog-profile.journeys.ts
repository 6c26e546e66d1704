import { blogProfileMachine } from '#machines/blog-profile/blog-profile.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { makeTrip } from '#tests/kit/make-blog.ts';
import { inEnglish, inTurkish } from './blog-profile.flow.ts';

const english = { profile: inEnglish, language: 'en' as const };
const choose = (language: 'en' | 'tr') => ({ type: 'language.choose', language }) as const;
const loading = (language: 'en' | 'tr') => ({ calls: { readBlog: { language } } });

export const journeys = journeysOf({
  machine: blogProfileMachine,
  file: 'blog-profile/blog-profile.machine.ts',
  journeys: {
    'names the expertise of a creator in the language of the draft, once it is read'(open) {
      const page = open(english);
      page.isIn('ready', { context: { ...english, wantedLanguage: 'en' } });
      page.rejects(choose('en'));
      page.send(choose('tr'));
      page.isIn('loading', { ...loading('tr'), context: { ...english, wantedLanguage: 'tr' } });
      page.rejects(choose('tr'));
      page.answer('readBlog', inTurkish);
      page.isIn('ready', { context: { profile: inTurkish, language: 'tr', wantedLanguage: 'tr' } });
      page.rejects(choose('tr'));
      page.send(choose('en'));
      page.isIn('loading', loading('en'));
    },
    'reads nothing when the language is changed back at once'(open) {
      const page = open(english);
      page.send(choose('tr'), choose('en'));
      page.isIn('ready', { context: { ...english, wantedLanguage: 'en' } });
    },
    'keeps the old names where the new ones cannot be read, and reads them at the next change'(open) {
      const page = open(english);
      page.send(choose('tr'));
      page.fail('readBlog');
      page.isIn('ready', { context: { ...english, wantedLanguage: 'en' } });
      page.rejects(choose('en'));
      page.send(choose('tr'));
      page.isIn('loading', loading('tr'));
    },
    'reads the profile where the language of the config is unknown'(open) {
      const page = open({ profile: null, language: null });
      page.isIn('ready', { context: { profile: null, language: null, wantedLanguage: null } });
      page.send(choose('en'));
      page.isIn('loading', loading('en'));
      page.send(choose('tr'));
      page.isIn('loading', { ...loading('tr'), restarted: ['readBlog'] });
      page.answer('readBlog', inTurkish);
      page.isIn('ready', { context: { profile: inTurkish, language: 'tr', wantedLanguage: 'tr' } });
    },
    'keeps the trips that the draft started with'(open) {
      const page = open(english);
      page.send(choose('tr'));
      page.answer('readBlog', { ...inTurkish, publishedVayas: [makeTrip({ _id: 'new' })] });
      page.isIn('ready', { context: { profile: { ...inTurkish, publishedVayas: inEnglish.publishedVayas } } });
    },
  },
});
