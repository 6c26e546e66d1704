import { blogMachine } from '#machines/blog/blog.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { makeBlogCreator, makeMap, makeTrip } from '#tests/kit/make-blog.ts';

const profile = makeBlogCreator({ publishedVayas: [makeTrip()] });
const config = { pageStyle: { backgroundColor: '#fef3c7' } };
const loading = ['loading'];
const nothing = { creatorProfile: null, config: null, map: null, error: null };
const watching = { watchScroll: undefined };

export const journeys = journeysOf({
  machine: blogMachine,
  file: 'blog/blog.machine.ts',
  journeys: {
    '[BLOG-24, BLOG-28] the profile is fetched first, then the config, then the map'(open) {
      const page = open();
      page.isIn('loadingProfile', { calls: { fetchProfile: undefined }, tags: loading, context: nothing });
      page.rejects({ type: 'call.retry' }, { type: 'page.scroll', pixels: 200 });
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
    '[BLOG-24, CONFIG-33, CONFIG-34] a config that cannot be had is nobody’s trouble: the page is as it is by default'(
      open,
    ) {
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
    'nobody is there'(open) {
      const page = open();
      page.answer('fetchProfile', { kind: 'nobody' });
      page.isIn('nobody', { output: undefined, context: nothing });
    },
    '[BLOG-21] a failed load can be tried again, by loading the page anew'(open) {
      const page = open();
      page.fail('fetchProfile', { message: 'Network Error' });
      page.isIn('failed', { context: { error: 'Network Error', creatorProfile: null } });
      page.send({ type: 'call.retry' });
      page.isIn('reloading', { calls: { loadFully: undefined }, tags: loading });
      page.answer('loadFully', undefined);
      page.isIn('failed');
      page.send({ type: 'call.retry' });
      page.fail('loadFully');
      page.isIn('failed', { context: { error: 'Network Error' } });
    },
    '[BLOG-18] the hint is over after five seconds'(open) {
      const page = open();
      page.answer('fetchProfile', { kind: 'found', profile });
      page.answer('fetchConfig', config);
      page.answer('fetchMap', null);
      page.wait(4_999);
      page.isIn('ready.map.there + hint.hinting', { calls: watching });
      page.wait(1);
      page.isIn('ready.map.there + hint.over', { context: { map: null } });
    },
    '[BLOG-19] the hint is over after more than 100 pixels'(open) {
      const page = open();
      page.answer('fetchProfile', { kind: 'found', profile });
      page.answer('fetchConfig', config);
      page.answer('fetchMap', null);
      page.rejects({ type: 'page.scroll', pixels: 100 });
      page.send({ type: 'page.scroll', pixels: 101 });
      page.isIn('ready.map.there + hint.over');
      page.rejects({ type: 'page.scroll', pixels: 500 });
    },
    '[BLOG-17] where there are no trips there is no hint'(open) {
      const page = open();
      page.answer('fetchProfile', { kind: 'found', profile: makeBlogCreator({ publishedVayas: [] }) });
      page.answer('fetchConfig', config);
      page.isIn('ready.map.loading + hint.over', { calls: { fetchMap: undefined } });
    },
  },
});
