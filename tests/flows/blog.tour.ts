import { dropAccount } from '#tests/kit/applicant.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import type { Tour } from '#tests/kit/flow.ts';
import type { TestServer } from '#tests/kit/server.ts';
import type { profile } from './blog.flow.ts';

export const tour: Tour = {
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
};

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
