import { blogProfileMachine } from '#machines/blog-profile/blog-profile.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { makeTrip } from '#tests/kit/make-blog.ts';
import { inEnglish, inTurkish } from './blog-profile.flow.ts';

const english = { profile: inEnglish, language: 'en' as const };
const settled = (language: 'en' | 'tr') => ({ type: 'language.settle', language }) as const;
const asked = (language: 'en' | 'tr') => ({ calls: { readBlog: { language } } });

export const journeys = journeysOf({
  machine: blogProfileMachine,
  file: 'blog-profile/blog-profile.machine.ts',
  journeys: {
    'what a creator knows is named in the language of the draft, and as before until it is'(open) {
      const page = open(english);
      page.isIn('ready', { context: { ...english, wanted: 'en' } });
      page.rejects(settled('en'));
      page.send(settled('tr'));
      page.isIn('loading', { ...asked('tr'), context: { ...english, wanted: 'tr' } });
      page.rejects(settled('tr'));
      page.answer('readBlog', inTurkish);
      page.isIn('ready', { context: { profile: inTurkish, language: 'tr', wanted: 'tr' } });
      page.rejects(settled('tr'));
      page.send(settled('en'));
      page.isIn('loading', asked('en'));
    },
    'a language that is taken back at once is the one that was read'(open) {
      const page = open(english);
      page.send(settled('tr'), settled('en'));
      page.isIn('ready', { context: { ...english, wanted: 'en' } });
    },
    'where it cannot be had all stays as it is, and the next change asks again'(open) {
      const page = open(english);
      page.send(settled('tr'));
      page.fail('readBlog');
      page.isIn('ready', { context: { ...english, wanted: 'en' } });
      page.rejects(settled('en'));
      page.send(settled('tr'));
      page.isIn('loading', asked('tr'));
    },
    'where nobody knows the language of what was read it is read anew'(open) {
      const page = open({ profile: null, language: null });
      page.isIn('ready', { context: { profile: null, language: null, wanted: null } });
      page.send(settled('en'));
      page.isIn('loading', asked('en'));
      page.send(settled('tr'));
      page.isIn('loading', { ...asked('tr'), restarted: ['readBlog'] });
      page.answer('readBlog', inTurkish);
      page.isIn('ready', { context: { profile: inTurkish, language: 'tr', wanted: 'tr' } });
    },
    'trips that came meanwhile are none that the draft knows'(open) {
      const page = open(english);
      page.send(settled('tr'));
      page.answer('readBlog', { ...inTurkish, publishedVayas: [makeTrip({ _id: 'new' })] });
      page.isIn('ready', { context: { profile: { ...inTurkish, publishedVayas: inEnglish.publishedVayas } } });
    },
  },
});
