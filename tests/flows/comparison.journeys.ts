import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { comparedWith } from './comparison.flow.ts';

const named = (...ids: string[]): [string, string][] => ids.map((id) => ['creator', id]);
const address = (...ids: string[]) => ({ type: 'address.change', parameters: named(...ids), isReturn: false }) as const;
const two = [comparedWith('a'), comparedWith('b')];
const lists = { lists: undefined };
const asks = (...ids: string[]) => ({ calls: { ...lists, fetchComparison: { ids } } });

const ready = (open: Open<typeof comparisonMachine>): Hand<typeof comparisonMachine> => {
  const page = open({ parameters: named('a', 'b') });
  page.answer('fetchComparison', two);
  return page;
};

export const journeys = journeysOf({
  machine: comparisonMachine,
  file: 'comparison/comparison.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'those whom the address names stand side by side, four at most and each once'(open) {
      const page = open({ parameters: [...named('a', 'b', 'a', 'no id'), ...named('c', 'd', 'e')] });
      page.sees('loading', {
        ...asks('a', 'b', 'c', 'd'),
        holds: { ids: ['a', 'b', 'c', 'd'], asked: [], found: [], message: null },
      });
      page.refuses({ type: 'creator.leave', id: 'a' }, { type: 'call.retry' });
      page.answer('fetchComparison', two);
      page.sees('ready', {
        calls: lists,
        holds: { ids: ['a', 'b', 'c', 'd'], asked: ['a', 'b', 'c', 'd'], found: two },
      });
      page.refuses({ type: 'call.retry' });
    },
    'an address that names nobody asks nobody, until it names somebody'(open) {
      const page = open({ parameters: [] });
      page.sees('empty', { calls: lists, holds: { ids: [] } });
      page.refuses({ type: 'creator.leave', id: 'a' }, { type: 'call.retry' });
      page.send(address('a', 'b'));
      page.sees('loading', { ...asks('a', 'b'), holds: { ids: ['a', 'b'] } });
    },
    'whoever is left out goes with the address, and comes back with it, and nobody is asked for again'(open) {
      const page = ready(open);
      page.send({ type: 'creator.leave', id: 'a' });
      const without = { type: 'parameters.write', parameters: named('b'), isStep: false };
      page.sees('ready', { calls: lists, did: [{ addressBar: without }], holds: { ids: ['a', 'b'] } });
      page.send(address('b'));
      page.sees('ready', { calls: lists, holds: { ids: ['b'], asked: ['a', 'b'], found: two } });
      page.send(address('b', 'a'));
      page.sees('ready', { calls: lists, holds: { ids: ['b', 'a'], asked: ['a', 'b'], found: two } });
      page.send(address());
      page.sees('empty', { calls: lists, holds: { ids: [], asked: [], found: [] } });
      page.refuses(address());
      page.send(address('a'));
      page.sees('loading', asks('a'));
    },
    'an address that names somebody else is asked about as a whole, and the same one is no news'(open) {
      const page = ready(open);
      page.send(address('a', 'c'));
      page.sees('loading', { ...asks('a', 'c'), holds: { ids: ['a', 'c'], asked: [], found: [] } });
      page.refuses(address('a', 'c'));
      page.send(address('c'));
      page.sees('loading', { ...asks('c'), anew: ['fetchComparison'], holds: { ids: ['c'] } });
      page.answer('fetchComparison', []);
      page.sees('ready', { calls: lists, holds: { ids: ['c'], asked: ['c'], found: [] } });
    },
    'what could not be had can be asked for again, or left'(open) {
      const page = open({ parameters: named('a') });
      page.fail('fetchComparison', { message: 'Network Error' });
      page.sees('failed', { calls: lists, holds: { message: 'Network Error' } });
      page.refuses({ type: 'creator.leave', id: 'a' });
      page.send({ type: 'call.retry' });
      page.sees('loading', { ...asks('a'), holds: { message: null } });
      page.fail('fetchComparison');
      page.sees('failed', { calls: lists, holds: { message: null } });
      page.refuses(address('a'));
      page.send(address('b'));
      page.sees('loading', asks('b'));
    },
  },
});
