import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { makeMap } from '#tests/kit/make-blog.ts';

const map = makeMap();
const loading = { calls: { readBlogMap: undefined } };
const saved = (version: number) => ({ type: 'config.settle', version }) as const;

export const journeys = journeysOf({
  machine: blogMapMachine,
  file: 'blog-map/blog-map.machine.ts',
  journeys: {
    'reads the map once, and again after each save'(open) {
      const page = open({ version: 5 });
      page.isIn('loading', { ...loading, context: { version: 5, map: null } });
      page.rejects(saved(5));
      page.answer('readBlogMap', map);
      page.isIn('ready', { context: { map } });
      page.rejects(saved(5));
      page.send(saved(6));
      page.isIn('loading', { ...loading, context: { version: 6, map } });
      page.rejects(saved(6));
      page.send(saved(7));
      page.isIn('loading', { ...loading, restarted: ['readBlogMap'] });
      page.answer('readBlogMap', null);
      page.isIn('ready', { context: { map: null } });
    },
    'shows no map, not even an old one, where it cannot be read'(open) {
      const page = open({ version: 5 });
      page.answer('readBlogMap', map);
      page.send(saved(6));
      page.fail('readBlogMap');
      page.isIn('ready', { context: { map: null } });
    },
  },
});
