import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { kas } from './city-search.flow.ts';

const type = (text: string) => ({ type: 'text.change', text }) as const;
const close = { type: 'search.close' } as const;
const pausing = { calls: { pause: { milliseconds: 300 } } };

const reports = (...found: (readonly object[])[]) => ({
  effects: found.map((cities) => ({ report: { type: 'cities.changed', cities } })),
});

const searched = (
  open: Open<typeof citySearchMachine>,
  minLetters: number,
  text: string,
): Run<typeof citySearchMachine> => {
  const search = open({ minLetters });
  search.send(type(text));
  search.answer('pause', undefined);
  search.answer('findCities', [kas]);
  return search;
};

export const journeys = journeysOf({
  machine: citySearchMachine,
  file: 'city-search/city-search.machine.ts',
  journeys: {
    '[FILTER-23, FILTER-25] searches 300 ms after the last letter'(open) {
      const search = open({ minLetters: 2 });
      search.isIn('idle', { context: { minLetters: 2, text: '', cities: [], active: null, message: null } });
      search.send(type(' ka'));
      search.isIn('waiting', { ...pausing, context: { text: ' ka' } });
      search.send(type(' kaş '));
      search.isIn('waiting', { ...pausing, restarted: ['pause'], context: { text: ' kaş ' } });
      search.answer('pause', undefined);
      search.isIn('loading', { calls: { findCities: { text: 'kaş' } } });
      search.answer('findCities', [kas]);
      search.isIn('ready', { ...reports([kas]), context: { cities: [kas] } });
      const hasty = open({ minLetters: 2 });
      hasty.send(type('ka'));
      hasty.fail('pause');
      hasty.isIn('loading', { calls: { findCities: { text: 'ka' } } });
    },
    'moves through the options, around both ends, until others are found'(open) {
      const search = searched(open, 1, 'k');
      search.isIn('ready', { ...reports([kas]), context: { active: 0 } });
      const move = (to: 'next' | 'previous' | 'first' | 'last') => search.send({ type: 'option.move', to, count: 3 });
      for (const [to, active] of [
        ['next', 1],
        ['last', 2],
        ['next', 0],
        ['previous', 2],
        ['previous', 1],
        ['first', 0],
        ['next', 1],
      ] as const) {
        move(to);
        search.isIn('ready', { context: { active } });
      }
      search.send(type('ka'));
      search.answer('pause', undefined);
      search.answer('findCities', []);
      search.isIn('ready', { ...reports([]), context: { active: null } });
      move('next');
      search.isIn('ready', { context: { active: 0 } });
      search.send(close);
      search.isIn('idle', { ...reports([]), context: { active: null } });
      move('previous');
      search.isIn('idle', { context: { active: 2 } });
    },
    '[FILTER-24] clears the cities without a search when too few letters are left'(open) {
      const search = searched(open, 2, 'ka');
      search.send(type('kaş'));
      search.isIn('waiting', { ...pausing, ...reports([kas]), context: { cities: [kas] } });
      search.send(type(' k '));
      search.isIn('idle', { ...reports([]), context: { text: ' k ', cities: [] } });
    },
    '[FILTER-18] clears the text and the cities when it is closed'(open) {
      const search = searched(open, 1, 'kaş');
      search.send(type('ka'), close);
      search.isIn('idle', { ...reports([kas], []), context: { text: '', cities: [] } });
    },
    '[FILTER-28, FILTER-29] clears the cities after a failure, and says why'(open) {
      const search = searched(open, 1, 'k');
      search.send(type('ka'));
      search.answer('pause', undefined);
      search.fail('findCities', { message: 'Network Error' });
      search.isIn('failed', { ...reports([kas], []), context: { cities: [], message: 'Network Error' } });
      search.send(close);
      search.isIn('idle', { ...reports([]), context: { message: null } });
    },
  },
});
