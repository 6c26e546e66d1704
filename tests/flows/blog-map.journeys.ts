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
      page.sees('loading', { ...asked, holds: { version: 5, map: null } });
      page.refuses(saved(5));
      page.answer('readBlogMap', map);
      page.sees('ready', { holds: { map } });
      page.refuses(saved(5));
      page.send(saved(6));
      page.sees('loading', { ...asked, holds: { version: 6, map } });
      page.refuses(saved(6));
      page.send(saved(7));
      page.sees('loading', { ...asked, anew: ['readBlogMap'] });
      page.answer('readBlogMap', null);
      page.sees('ready', { holds: { map: null } });
    },
    'a map that cannot be had is none, and an old one neither'(open) {
      const page = open({ version: 5 });
      page.answer('readBlogMap', map);
      page.send(saved(6));
      page.fail('readBlogMap');
      page.sees('ready', { holds: { map: null } });
    },
  },
});
