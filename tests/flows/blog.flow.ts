import { blogMachine } from '#machines/blog/blog.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator, makeMap, makeTrip } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';

export const profile = makeBlogCreator({ publishedVayas: [makeTrip()] });
export const withoutTrips = makeBlogCreator({ publishedVayas: [] });

const about = {
  ...{ Locations: 'Kaş, Turkey', Languages: 'Turkish Native', Expertises: 'Diving Expert', Services: 'Photo Shoot' },
  ...{ 'Service Offers': 'Press trip', Contact: ['deniz@mail.example', '+905321000000'] },
};
const trips = {
  ...about,
  'By the sea': 'Guided Tour $1,250 Kaş 20 – 21 Jun 2026 Three slow days. Day 1 Stop 0 Day 1 Stop 1 Day 2 Stop 2',
};

export const flow = {
  model: modelOf({
    title: 'Blog',
    machine: blogMachine,
    input: undefined,
    events: { 'call.retry': [{}], 'page.scroll': [{ pixels: 100 }, { pixels: 101 }] },
    answers: {
      fetchBlog: [
        { kind: 'found', profile, config: { pageStyle: { backgroundColor: '#fef3c7' } } },
        { kind: 'found', profile: withoutTrips, config: null },
        { kind: 'missing' },
      ],
      fetchMap: [makeMap(), null],
    },
    restingStates: ['reloading', 'ready.map.ready', 'ready.scrollHint.hidden'],
    vertex: ({ creatorProfile }) => creatorProfile?.publishedVayas.length,
  }),
  guide: {
    conditions: { isFound: 'there is such a creator', hasNoTrips: 'the blog has no published trips' },
    role: 'A visitor',
    address: '/blog/demo-creator',
    start: 'Log out at `/blog/demo-creator/config` to get here: a direct address is a page of the server.',
    answers: {
      fetchBlog: {
        found: 'log out at `/blog/demo-creator/config`',
        missing: 'suspend the creator at `/admin`, then log out here',
      },
      fetchMap: { done: 'nothing to do: it follows the blog' },
    },
  },
  words: {
    'page.scroll': ({ pixels }) => `Scroll down by ${pixels} pixels`,
  },
  shown: {
    texts: {
      loading: ['Loading profile...'],
      reloading: ['Loading profile...'],
      missing: ['No creator data available'],
      failed: ['Error Loading Profile'],
      'ready.map.loading + scrollHint.visible': ['Deniz Yıldız', 'Scroll to see more'],
      'ready.map.loading + scrollHint.hidden': ['Deniz Yıldız'],
      'ready.map.ready + scrollHint.visible': ['Deniz Yıldız', 'Scroll to see more'],
      'ready.map.ready + scrollHint.hidden': ['Deniz Yıldız'],
    },
    facts: {
      'ready.map.loading + scrollHint.visible': trips,
      'ready.map.ready + scrollHint.visible': trips,
      'ready.map.ready + scrollHint.hidden': about,
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try Again') },
  elsewhere: { 'page.scroll': 'the window' },
} satisfies Flow;
