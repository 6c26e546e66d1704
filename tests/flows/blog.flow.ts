import { blogMachine } from '#machines/blog/blog.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator, makeMap, makeTrip } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';

const profile = makeBlogCreator({ publishedVayas: [makeTrip()] });
const withoutTrips = makeBlogCreator({ publishedVayas: [] });

export const flow = {
  model: modelOf({
    title: 'Blog',
    machine: blogMachine,
    input: undefined,
    events: { 'call.retry': [{}], 'page.scroll': [{ pixels: 100 }, { pixels: 101 }] },
    answers: {
      fetchProfile: [{ kind: 'found', profile }, { kind: 'found', profile: withoutTrips }, { kind: 'nobody' }],
      fetchConfig: [{ pageStyle: { backgroundColor: '#fef3c7' } }],
      fetchMap: [makeMap(), null],
      loadFully: [undefined],
    },
    belongs: ({ context }, { fetchConfig }) =>
      context.config === null || fetchConfig?.id === context.creatorProfile?._id,
    rests: ['ready.map.there', 'ready.hint.over'],
    behaviour: ({ creatorProfile }) => creatorProfile?.publishedVayas.length,
  }),
  words: {
    'call.retry': 'Press Try Again',
    'page.scroll': ({ pixels }) => `Scroll down by ${pixels} pixels`,
  },
  shown: {
    buttons: { 'Try Again': { type: 'call.retry' } },
    texts: {
      loadingProfile: ['Loading profile...'],
      loadingConfig: ['Loading profile...'],
      reloading: ['Loading profile...'],
      nobody: ['No creator data available'],
      failed: ['Error Loading Profile'],
      'ready.map.loading + hint.hinting': ['Deniz Yıldız', 'Scroll to see more'],
      'ready.map.loading + hint.over': ['Deniz Yıldız'],
      'ready.map.there + hint.hinting': ['Deniz Yıldız', 'Scroll to see more'],
      'ready.map.there + hint.over': ['Deniz Yıldız'],
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try Again') },
  elsewhere: { 'page.scroll': 'the window, which the chart listens to' },
} satisfies Flow;
