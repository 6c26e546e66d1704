import { blogMachine } from '#machines/blog/blog.machine.ts';
import { dropAccount } from '#tests/kit/applicant.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator, makeMap, makeTrip } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';
import type { TestServer } from '#tests/kit/server.ts';

export const profile = makeBlogCreator({ publishedVayas: [makeTrip()] });
export const withoutTrips = makeBlogCreator({ publishedVayas: [] });

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
    'call.retry': 'Press Try Again',
    'page.scroll': ({ pixels }) => `Scroll down by ${pixels} pixels`,
  },
  shown: {
    buttons: { 'Try Again': { type: 'call.retry' } },
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
  },
  gestures: { 'call.retry': ({ press }) => press('Try Again') },
  elsewhere: { 'page.scroll': 'the window' },
  tour: {
    path: '/blog/sailor',
    stopsClock: true,
    calls: {
      fetchBlog: /^\/api\/blog\/sailor$/,
      fetchMap: /^\/api\/blog\/sailor\/map$/,
    },
    prepare: (server) => startBlog(server, { username: 'sailor', trips: [{}] }),
    mend: (server) => dropAccount(server, 'sailor'),
    fleeting: ['reloading'],
    gestures: {
      // Within the app, as after a logout: a direct address is a page of the server.
      async open({ server, open, sees, plant }) {
        await changeBlog(server, 'active', { state: 'published' });
        await open('/blog/sailor/login');
        await sees('Sign in to your blog');
        await plant((address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        }, '/blog/sailor');
      },
      async 'call.retry'({ press, sees }) {
        await press('Try Again');
        await sees('Trips');
      },
      'page.scroll': ({ plant }, { pixels }) => plant((top) => scrollTo(0, top), pixels),
      'xstate.after.hintMs.blog.ready.scrollHint.visible': ({ passTime }) => passTime(5_000),
    },
    arrange: {
      async fetchBlog({ server }, output) {
        const { kind, profile: found }: { kind: string; profile?: typeof profile } = Object(output);
        await changeBlog(server, kind === 'missing' ? 'suspended' : 'active', {
          state: found?.publishedVayas.length === 0 ? 'draft' : 'published',
        });
      },
      fetchMap: ({ server }, output) =>
        changeBlog(server, 'active', { cityIds: output === null ? '[]' : '["308948","323777"]' }),
    },
  },
} satisfies Flow;

async function changeBlog(
  { platform: { database } }: TestServer,
  state: 'active' | 'suspended',
  trip: { state: 'draft' | 'published' } | { cityIds: string },
): Promise<void> {
  await database.updateTable('account').set({ state }).where('username', '=', 'sailor').execute();
  const { id } = await database
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'sailor')
    .executeTakeFirstOrThrow();
  await database.updateTable('trip').set(trip).where('accountId', '=', id).execute();
}
