import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { makeMap } from '#tests/kit/make-blog.ts';

const map = makeMap();
const loading = { calls: { readBlogMap: undefined } };
const refresh = { type: 'map.refresh' } as const;

export const journeys = journeysOf({
  machine: blogMapMachine,
  file: 'blog-map/blog-map.machine.ts',
  journeys: {
    'reads the map once, and again after each save'(open) {
      const page = open();
      page.isIn('loading', { ...loading, context: { map: null } });
      page.answer('readBlogMap', map);
      page.isIn('ready', { context: { map } });
      page.send(refresh);
      page.isIn('loading', { ...loading, context: { map } });
      page.send(refresh);
      page.isIn('loading', { ...loading, restarted: ['readBlogMap'] });
      page.answer('readBlogMap', null);
      page.isIn('ready', { context: { map: null } });
    },
    'shows no map, not even an old one, where it cannot be read'(open) {
      const page = open();
      page.answer('readBlogMap', map);
      page.send(refresh);
      page.fail('readBlogMap');
      page.isIn('ready', { context: { map: null } });
    },
  },
});
