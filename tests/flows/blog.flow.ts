import { blogMachine } from '#machines/blog/blog.machine.ts';
import { dropAccount } from '#tests/kit/applicant.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { makeBlogCreator, makeMap, makeTrip } from '#tests/kit/make-blog.ts';
import { modelOf } from '#tests/kit/model.ts';
import type { TestServer } from '#tests/kit/server.ts';

export const profile = makeBlogCreator({ publishedVayas: [makeTrip()] });
const pageReloads = 'the page loads again and starts over';
export const withoutTrips = makeBlogCreator({ publishedVayas: [] });

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
    isConsistent: ({ context }, { fetchConfig }) =>
      context.config === null || fetchConfig?.id === context.creatorProfile?._id,
    restingStates: ['ready.map.there', 'ready.hint.over'],
    vertex: ({ creatorProfile }) => creatorProfile?.publishedVayas.length,
  }),
  guide: {
    conditions: { hasNoTrips: 'the blog has no published trips' },
    role: 'A visitor',
    address: '/blog/demo-creator',
    start: 'Log out at `/blog/demo-creator/config` to get here: a direct address is a page of the server.',
    answers: {
      fetchProfile: {
        found: 'log out at `/blog/demo-creator/config`',
        nobody: 'suspend the creator at `/admin`, then log out here',
      },
      fetchConfig: { done: 'nothing to do: it follows the profile' },
      fetchMap: { done: 'nothing to do: it follows the config' },
      loadFully: { done: 'not by hand: the page loads again and starts over' },
    },
  },
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
  elsewhere: { 'page.scroll': 'the window' },
  tour: {
    path: '/blog/sailor',
    stopsClock: true,
    calls: {
      fetchProfile: /^\/api\/blog\/sailor$/,
      fetchConfig: /^\/api\/creator\/[^/]+\/blog-config$/,
      fetchMap: /^\/api\/blog\/sailor\/map$/,
    },
    prepare: (server) => startBlog(server, { username: 'sailor', trips: [{}] }),
    mend: (server) => dropAccount(server, 'sailor'),
    isPassable: (_, { type }) => !type.endsWith('.actor.loadFully'),
    unreachable: {
      'reloading — xstate.done.actor.loadFully → failed #0': pageReloads,
      'reloading — xstate.error.actor.loadFully → failed #0': pageReloads,
    },
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
      'xstate.after.hintTime.blog.ready.hint.hinting': ({ passTime }) => passTime(5_000),
    },
    arrange: {
      async fetchProfile({ server }, output) {
        const { kind, profile: found }: { kind: string; profile?: typeof profile } = Object(output);
        await changeBlog(server, kind === 'nobody' ? 'suspended' : 'active', {
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
