import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const kas = { _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' };

const pausing = { calls: { pause: { milliseconds: 300 } } };

const typing = (open: Open<typeof citySearchMachine>, ...texts: string[]): Run<typeof citySearchMachine> => {
  const search = open({ least: 1 });
  for (const text of texts) {
    search.send({ type: 'text.change', text });
    search.answer('pause', undefined);
    search.answer('findCities', [kas]);
  }
  return search;
};

export const journeys = journeysOf({
  machine: citySearchMachine,
  file: 'city-search/city-search.machine.ts',
  journeys: {
    '[FILTER-23, FILTER-25] the server is asked 300 ms after the last letter'(open) {
      const search = open({ least: 2 });
      search.isIn('idle', { context: { least: 2, text: '', cities: [], message: null } });
      search.send({ type: 'text.change', text: ' ka' });
      search.isIn('waiting', { ...pausing, context: { text: ' ka' } });
      search.send({ type: 'text.change', text: ' kaş ' });
      search.isIn('waiting', { ...pausing, restarted: ['pause'], context: { text: ' kaş ' } });
      search.answer('pause', undefined);
      search.isIn('loading', { calls: { findCities: { text: 'kaş' } } });
      search.answer('findCities', [kas]);
      search.isIn('ready', { context: { cities: [kas] } });
      const hasty = open({ least: 2 });
      hasty.send({ type: 'text.change', text: 'ka' });
      hasty.fail('pause');
      hasty.isIn('loading', { calls: { findCities: { text: 'ka' } } });
    },
    '[FILTER-24] with too few letters nothing is asked, and what was found goes'(open) {
      const search = open({ least: 2 });
      search.send({ type: 'text.change', text: 'ka' });
      search.answer('pause', undefined);
      search.answer('findCities', [kas]);
      search.send({ type: 'text.change', text: 'kaş' });
      search.isIn('waiting', { ...pausing, context: { cities: [kas] } });
      search.send({ type: 'text.change', text: ' k ' });
      search.isIn('idle', { context: { text: ' k ', cities: [] } });
    },
    '[FILTER-18] closing ends the search, and forgets its text and its cities'(open) {
      const search = typing(open, 'kaş');
      search.send({ type: 'text.change', text: 'ka' }, { type: 'search.close' });
      search.isIn('idle', { context: { text: '', cities: [] } });
    },
    '[FILTER-28, FILTER-29] a search that failed clears the cities and says why; the next letter asks again'(open) {
      const search = typing(open, 'k');
      search.send({ type: 'text.change', text: 'ka' });
      search.answer('pause', undefined);
      search.fail('findCities', { message: 'Network Error' });
      search.isIn('failed', { context: { cities: [], message: 'Network Error' } });
      search.send({ type: 'search.close' });
      search.isIn('idle', { context: { message: null } });
    },
  },
});
