import { tripMapMachine } from '#machines/trip-map/trip-map.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { makeMap } from '#tests/kit/make-blog.ts';

const to = (...cities: string[]) => ({ type: 'cities.settle', cities }) as const;
const retry = { type: 'call.retry' } as const;
const map = makeMap();

export const journeys = journeysOf({
  machine: tripMapMachine,
  file: 'trip-map/trip-map.machine.ts',
  journeys: {
    'a map is drawn when the places are others, and stays until the next one is there'(open) {
      const page = open();
      page.isIn('empty', { context: { cities: [], map: null } });
      page.rejects(retry, to());
      page.send(to('kas'));
      page.isIn('loading', { calls: { drawMap: { cities: ['kas'] } }, context: { cities: ['kas'] } });
      page.rejects(to('kas'), retry);
      page.answer('drawMap', map);
      page.isIn('ready', { context: { map } });
      page.rejects(to('kas'), retry);
      page.send(to('kas', 'antalya'));
      page.isIn('loading', { calls: { drawMap: { cities: ['kas', 'antalya'] } }, context: { map } });
      page.send(to('antalya', 'kas'));
      page.isIn('loading', { calls: { drawMap: { cities: ['antalya', 'kas'] } }, restarted: ['drawMap'] });
      page.send(to());
      page.isIn('empty', { context: { cities: [], map: null } });
    },
    'without places there is no map, however many there were'(open) {
      const page = open();
      page.send(to('kas'));
      page.answer('drawMap', map);
      page.send(to());
      page.isIn('empty', { context: { cities: [], map: null } });
    },
    'a map that fails is asked for again on demand, or for other places'(open) {
      const page = open();
      page.send(to('kas'));
      page.fail('drawMap');
      page.isIn('failed', { context: { cities: ['kas'], map: null } });
      page.rejects(to('kas'));
      page.send(retry);
      page.isIn('loading', { calls: { drawMap: { cities: ['kas'] } } });
      page.fail('drawMap');
      page.send(to('antalya'));
      page.isIn('loading', { calls: { drawMap: { cities: ['antalya'] } } });
    },
  },
});
