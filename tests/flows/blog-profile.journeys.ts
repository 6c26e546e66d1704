import { blogProfileMachine } from '#machines/blog-profile/blog-profile.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { makeTrip } from '#tests/kit/make-blog.ts';
import { inEnglish, inTurkish } from './blog-profile.flow.ts';

const english = { profile: inEnglish, language: 'en' as const };
const settle = (language: 'en' | 'tr') => ({ type: 'language.settle', language }) as const;
const loading = (language: 'en' | 'tr') => ({ calls: { readBlog: { language } } });

export const journeys = journeysOf({
  machine: blogProfileMachine,
  file: 'blog-profile/blog-profile.machine.ts',
  journeys: {
    'names the expertise of a creator in the language of the draft, once it is read'(open) {
      const page = open(english);
      page.isIn('ready', { context: { ...english, wanted: 'en' } });
      page.rejects(settle('en'));
      page.send(settle('tr'));
      page.isIn('loading', { ...loading('tr'), context: { ...english, wanted: 'tr' } });
      page.rejects(settle('tr'));
      page.answer('readBlog', inTurkish);
      page.isIn('ready', { context: { profile: inTurkish, language: 'tr', wanted: 'tr' } });
      page.rejects(settle('tr'));
      page.send(settle('en'));
      page.isIn('loading', loading('en'));
    },
    'reads nothing when the language is changed back at once'(open) {
      const page = open(english);
      page.send(settle('tr'), settle('en'));
      page.isIn('ready', { context: { ...english, wanted: 'en' } });
    },
    'keeps the old names where the new ones cannot be read, and reads them at the next change'(open) {
      const page = open(english);
      page.send(settle('tr'));
      page.fail('readBlog');
      page.isIn('ready', { context: { ...english, wanted: 'en' } });
      page.rejects(settle('en'));
      page.send(settle('tr'));
      page.isIn('loading', loading('tr'));
    },
    'reads the profile where the language of the config is unknown'(open) {
      const page = open({ profile: null, language: null });
      page.isIn('ready', { context: { profile: null, language: null, wanted: null } });
      page.send(settle('en'));
      page.isIn('loading', loading('en'));
      page.send(settle('tr'));
      page.isIn('loading', { ...loading('tr'), restarted: ['readBlog'] });
      page.answer('readBlog', inTurkish);
      page.isIn('ready', { context: { profile: inTurkish, language: 'tr', wanted: 'tr' } });
    },
    'keeps the trips that the draft started with'(open) {
      const page = open(english);
      page.send(settle('tr'));
      page.answer('readBlog', { ...inTurkish, publishedVayas: [makeTrip({ _id: 'new' })] });
      page.isIn('ready', { context: { profile: { ...inTurkish, publishedVayas: inEnglish.publishedVayas } } });
    },
  },
});
