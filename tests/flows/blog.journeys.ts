import { blogMachine } from '#machines/blog/blog.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeMap } from '#tests/kit/make-blog.ts';
import { profile, withoutTrips } from './blog.flow.ts';

type Page = Run<typeof blogMachine>;

const config = { pageStyle: { backgroundColor: '#fef3c7' } };
const loading = ['loading'];
const nothing = { creatorProfile: null, config: null, map: null, error: null };
const watching = { watchScroll: undefined };
const retry = { type: 'call.retry' } as const;
const scroll = (pixels: number) => ({ type: 'page.scroll', pixels }) as const;

const ready = (open: Open<typeof blogMachine>, found = profile): Page => {
  const page = open();
  page.answer('fetchProfile', { kind: 'found', profile: found });
  page.answer('fetchConfig', config);
  page.answer('fetchMap', null);
  return page;
};

export const journeys = journeysOf({
  machine: blogMachine,
  file: 'blog/blog.machine.ts',
  journeys: {
    '[BLOG-24, BLOG-28] reads the profile first, then the config, then the map'(open) {
      const page = open();
      page.isIn('loadingProfile', { calls: { fetchProfile: undefined }, tags: loading, context: nothing });
      page.rejects(retry, scroll(200));
      page.answer('fetchProfile', { kind: 'found', profile });
      page.isIn('loadingConfig', {
        calls: { fetchConfig: { id: profile._id } },
        tags: loading,
        context: { creatorProfile: profile, config: null },
      });
      page.answer('fetchConfig', config);
      page.isIn('ready.map.loading + hint.hinting', {
        calls: { fetchMap: undefined, ...watching },
        context: { config, map: null },
      });
      page.answer('fetchMap', makeMap());
      page.isIn('ready.map.there + hint.hinting', { calls: watching, context: { map: makeMap() } });
    },
    '[BLOG-24, CONFIG-33, CONFIG-34] shows the default page where the config cannot be read'(open) {
      const page = open();
      page.answer('fetchProfile', { kind: 'found', profile });
      page.fail('fetchConfig', { message: 'Network Error' });
      page.isIn('ready.map.loading + hint.hinting', {
        calls: { fetchMap: undefined, ...watching },
        context: { config: null, error: null },
      });
      page.fail('fetchMap', { message: 'Network Error' });
      page.isIn('ready.map.there + hint.hinting', { calls: watching, context: { map: null, error: null } });
    },
    'says that there is no such creator'(open) {
      const page = open();
      page.answer('fetchProfile', { kind: 'nobody' });
      page.isIn('nobody', { output: undefined, context: nothing });
    },
    '[BLOG-21] loads the whole page again when the profile could not be read'(open) {
      const page = open();
      page.fail('fetchProfile', { message: 'Network Error' });
      page.isIn('failed', { context: { error: 'Network Error', creatorProfile: null } });
      page.send(retry);
      page.isIn('reloading', { calls: { loadFully: undefined }, tags: loading });
      page.answer('loadFully', undefined);
      page.send(retry);
      page.fail('loadFully');
      page.isIn('failed', { context: { error: 'Network Error' } });
    },
    '[BLOG-18] hides the scroll hint after five seconds'(open) {
      const page = ready(open);
      page.wait(4_999);
      page.isIn('ready.map.there + hint.hinting', { calls: watching });
      page.wait(1);
      page.isIn('ready.map.there + hint.over', { context: { map: null } });
    },
    '[BLOG-19] hides the scroll hint after more than 100 pixels'(open) {
      const page = ready(open);
      page.rejects(scroll(100));
      page.send(scroll(101));
      page.isIn('ready.map.there + hint.over');
      page.rejects(scroll(500));
    },
    '[BLOG-17] has no scroll hint without trips'(open) {
      ready(open, withoutTrips).isIn('ready.map.there + hint.over');
    },
  },
});
