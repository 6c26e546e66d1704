import { tripMapMachine } from '#machines/trip-map/trip-map.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { makeMap } from '#tests/kit/make-blog.ts';

const to = (...cities: string[]) => ({ type: 'cities.change', cities }) as const;
const loading = (...cities: string[]) => ({ calls: { drawMap: { cities } } });
const retry = { type: 'call.retry' } as const;
const map = makeMap();

export const journeys = journeysOf({
  machine: tripMapMachine,
  file: 'trip-map/trip-map.machine.ts',
  journeys: {
    'draws a map when the cities change, and shows the last one until then'(open) {
      const page = open();
      page.isIn('empty', { context: { cities: [], map: null } });
      page.rejects(retry, to());
      page.send(to('kas'));
      page.rejects(to('kas'), retry);
      page.answer('drawMap', map);
      page.isIn('ready', { context: { map } });
      page.rejects(to('kas'), retry);
      page.send(to('kas', 'antalya'));
      page.isIn('loading', { ...loading('kas', 'antalya'), context: { map } });
      page.send(to('antalya', 'kas'));
      page.isIn('loading', { ...loading('antalya', 'kas'), restarted: ['drawMap'] });
    },
    'shows no map without cities'(open) {
      const page = open();
      page.send(to('kas'), to());
      page.isIn('empty', { context: { cities: [], map: null } });
      page.send(to('kas'));
      page.answer('drawMap', map);
      page.send(to());
      page.isIn('empty', { context: { cities: [], map: null } });
    },
    'draws a failed map again on Try again, or for other cities'(open) {
      const page = open();
      page.send(to('kas'));
      page.fail('drawMap');
      page.isIn('failed', { context: { cities: ['kas'], map: null } });
      page.rejects(to('kas'));
      page.send(retry);
      page.fail('drawMap');
      page.send(to('antalya'));
      page.isIn('loading', loading('antalya'));
    },
  },
});
