import { blogMachine } from '#machines/blog/blog.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeMap } from '#tests/kit/make-blog.ts';
import { profile, withoutTrips } from './blog.flow.ts';

type Page = Run<typeof blogMachine>;

const config = { pageStyle: { backgroundColor: '#fef3c7' } };
const loading = ['loading'];
const nothing = { creatorProfile: null, config: null, map: null, error: null };
const sharing = { sharing: undefined, following: undefined };
const watching = { ...sharing, watchScroll: undefined };
const retry = { type: 'call.retry' } as const;
const scroll = (pixels: number) => ({ type: 'page.scroll', pixels }) as const;

const ready = (open: Open<typeof blogMachine>, found = profile): Page => {
  const page = open();
  page.answer('fetchBlog', { kind: 'found', profile: found, config });
  page.answer('fetchMap', null);
  return page;
};

export const journeys = journeysOf({
  machine: blogMachine,
  file: 'blog/blog.machine.ts',
  journeys: {
    '[BLOG-28] reads profile and config, then the map'(open) {
      const page = open();
      page.isIn('loading', { calls: { fetchBlog: undefined }, tags: loading, context: nothing });
      page.rejects(retry, scroll(200));
      page.answer('fetchBlog', { kind: 'found', profile, config });
      page.isIn('ready.map.loading + scrollHint.visible', {
        calls: { fetchMap: undefined, ...watching },
        context: { creatorProfile: profile, config, map: null },
      });
      page.answer('fetchMap', makeMap());
      page.isIn('ready.map.ready + scrollHint.visible', { calls: watching, context: { map: makeMap() } });
    },
    '[CONFIG-33, CONFIG-34] shows the default page where the config cannot be read'(open) {
      const page = open();
      page.answer('fetchBlog', { kind: 'found', profile, config: null });
      page.isIn('ready.map.loading + scrollHint.visible', {
        calls: { fetchMap: undefined, ...watching },
        context: { config: null, error: null },
      });
      page.fail('fetchMap', { message: 'Network Error' });
      page.isIn('ready.map.ready + scrollHint.visible', { calls: watching, context: { map: null, error: null } });
    },
    'says that there is no such creator'(open) {
      const page = open();
      page.answer('fetchBlog', { kind: 'missing' });
      page.isIn('missing', { output: undefined, context: nothing });
    },
    '[BLOG-21] loads the whole page again when the profile could not be read'(open) {
      const page = open();
      page.fail('fetchBlog', { message: 'Network Error' });
      page.isIn('failed', { context: { error: 'Network Error', creatorProfile: null } });
      page.send(retry);
      page.isIn('reloading', { tags: loading, effects: actions('reloadPage') });
    },
    '[BLOG-18] hides the scroll hint after five seconds'(open) {
      const page = ready(open);
      page.wait(4_999);
      page.isIn('ready.map.ready + scrollHint.visible', { calls: watching });
      page.wait(1);
      page.isIn('ready.map.ready + scrollHint.hidden', { calls: sharing, context: { map: null } });
    },
    '[BLOG-19] hides the scroll hint after more than 100 pixels'(open) {
      const page = ready(open);
      page.rejects(scroll(100));
      page.send(scroll(101));
      page.isIn('ready.map.ready + scrollHint.hidden', { calls: sharing });
      page.rejects(scroll(500));
    },
    '[BLOG-17] has no scroll hint without trips'(open) {
      ready(open, withoutTrips).isIn('ready.map.ready + scrollHint.hidden', { calls: sharing });
    },
  },
});
