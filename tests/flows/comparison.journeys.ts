import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { comparedWith } from './comparison.flow.ts';

const named = (...ids: string[]): [string, string][] => ids.map((id) => ['creator', id]);
const address = (...ids: string[]) => ({ type: 'address.change', parameters: named(...ids), isReturn: false }) as const;
const two = [comparedWith('a'), comparedWith('b')];
const lists = { lists: undefined };
const asks = (...ids: string[]) => ({ calls: { ...lists, fetchComparison: { ids } } });

const ready = (open: Open<typeof comparisonMachine>): Run<typeof comparisonMachine> => {
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
      page.isIn('loading', {
        ...asks('a', 'b', 'c', 'd'),
        context: { ids: ['a', 'b', 'c', 'd'], asked: [], found: [], message: null },
      });
      page.rejects({ type: 'creator.leave', id: 'a' }, { type: 'call.retry' });
      page.answer('fetchComparison', two);
      page.isIn('ready', {
        calls: lists,
        context: { ids: ['a', 'b', 'c', 'd'], asked: ['a', 'b', 'c', 'd'], found: two },
      });
      page.rejects({ type: 'call.retry' });
    },
    'an address that names nobody asks nobody, until it names somebody'(open) {
      const page = open({ parameters: [] });
      page.isIn('empty', { calls: lists, context: { ids: [] } });
      page.rejects({ type: 'creator.leave', id: 'a' }, { type: 'call.retry' });
      page.send(address('a', 'b'));
      page.isIn('loading', { ...asks('a', 'b'), context: { ids: ['a', 'b'] } });
    },
    'whoever is left out goes with the address, and comes back with it, and nobody is asked for again'(open) {
      const page = ready(open);
      page.send({ type: 'creator.leave', id: 'a' });
      const without = { type: 'parameters.write', parameters: named('b'), isStep: false };
      page.isIn('ready', { calls: lists, effects: [{ addressBar: without }], context: { ids: ['a', 'b'] } });
      page.send(address('b'));
      page.isIn('ready', { calls: lists, context: { ids: ['b'], asked: ['a', 'b'], found: two } });
      page.send(address('b', 'a'));
      page.isIn('ready', { calls: lists, context: { ids: ['b', 'a'], asked: ['a', 'b'], found: two } });
      page.send(address());
      page.isIn('empty', { calls: lists, context: { ids: [], asked: [], found: [] } });
      page.rejects(address());
      page.send(address('a'));
      page.isIn('loading', asks('a'));
    },
    'an address that names somebody else is asked about as a whole, and the same one is no news'(open) {
      const page = ready(open);
      page.send(address('a', 'c'));
      page.isIn('loading', { ...asks('a', 'c'), context: { ids: ['a', 'c'], asked: [], found: [] } });
      page.rejects(address('a', 'c'));
      page.send(address('c'));
      page.isIn('loading', { ...asks('c'), restarted: ['fetchComparison'], context: { ids: ['c'] } });
      page.answer('fetchComparison', []);
      page.isIn('ready', { calls: lists, context: { ids: ['c'], asked: ['c'], found: [] } });
    },
    'what could not be had can be asked for again, or left'(open) {
      const page = open({ parameters: named('a') });
      page.fail('fetchComparison', { message: 'Network Error' });
      page.isIn('failed', { calls: lists, context: { message: 'Network Error' } });
      page.rejects({ type: 'creator.leave', id: 'a' });
      page.send({ type: 'call.retry' });
      page.isIn('loading', { ...asks('a'), context: { message: null } });
      page.fail('fetchComparison');
      page.isIn('failed', { calls: lists, context: { message: null } });
      page.rejects(address('a'));
      page.send(address('b'));
      page.isIn('loading', asks('b'));
    },
  },
});
