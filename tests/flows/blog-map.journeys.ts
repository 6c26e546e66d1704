import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { map } from './blog-map.flow.ts';

const asked = { calls: { readBlogMap: undefined } };
const saved = (version: number) => ({ type: 'config.settle', version }) as const;

export const journeys = journeysOf({
  machine: blogMapMachine,
  file: 'blog-map/blog-map.machine.ts',
  journeys: {
    'the map is asked for once, and anew when something else is saved'(open) {
      const page = open({ version: 5 });
      page.isIn('loading', { ...asked, context: { version: 5, map: null } });
      page.rejects(saved(5));
      page.answer('readBlogMap', map);
      page.isIn('ready', { context: { map } });
      page.rejects(saved(5));
      page.send(saved(6));
      page.isIn('loading', { ...asked, context: { version: 6, map } });
      page.rejects(saved(6));
      page.send(saved(7));
      page.isIn('loading', { ...asked, restarted: ['readBlogMap'] });
      page.answer('readBlogMap', null);
      page.isIn('ready', { context: { map: null } });
    },
    'a map that cannot be had is none, and an old one neither'(open) {
      const page = open({ version: 5 });
      page.answer('readBlogMap', map);
      page.send(saved(6));
      page.fail('readBlogMap');
      page.isIn('ready', { context: { map: null } });
    },
  },
});
