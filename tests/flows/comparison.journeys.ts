import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { comparedWith, named } from './comparison.flow.ts';

const goTo = (...ids: string[]) => ({ type: 'address.change', parameters: named(...ids), isReturn: false }) as const;
const remove = { type: 'creator.leave', id: 'a' } as const;
const undo = { type: 'removal.undo' } as const;
const retry = { type: 'call.retry' } as const;
const two = [comparedWith('a'), comparedWith('b', 'Mia Noor')];
const loading = (...ids: string[]) => ({ calls: { fetchComparison: { ids } } });

const ready = (open: Open<typeof comparisonMachine>): Run<typeof comparisonMachine> => {
  const page = open({ parameters: named('a', 'b') });
  page.answer('fetchComparison', two);
  return page;
};

export const journeys = journeysOf({
  machine: comparisonMachine,
  file: 'comparison/comparison.machine.ts',
  listens: ['addressBar', 'lists'],
  journeys: {
    'compares the creators of the address, up to four and each once'(open) {
      const page = open({ parameters: named('a', 'b', 'a', 'no id', 'c', 'd', 'e') });
      const ids = ['a', 'b', 'c', 'd'];
      page.isIn('loading', { ...loading(...ids), context: { ids, known: [], found: [], message: null } });
      page.rejects(remove, retry);
      page.answer('fetchComparison', two);
      page.isIn('ready', { context: { ids, known: ids, found: two } });
      page.rejects(retry);
    },
    'loads nothing until the address names a creator'(open) {
      const page = open({ parameters: [] });
      page.isIn('empty', { context: { ids: [] } });
      page.rejects(remove, retry);
      page.send(goTo('a', 'b'));
      page.isIn('loading', { ...loading('a', 'b'), context: { ids: ['a', 'b'] } });
    },
    'removes a creator from the address, and restores one without loading again'(open) {
      const page = ready(open);
      page.send(remove);
      const addressBar = { type: 'parameters.write', parameters: named('b'), isStep: false };
      const removed = { name: 'Ada Ay', before: ['a', 'b'] };
      page.isIn('ready', { effects: [{ addressBar }], context: { ids: ['a', 'b'], removed } });
      for (const ids of [['b'], ['b', 'a']]) {
        page.send(goTo(...ids));
        page.isIn('ready', { context: { ids, known: ['a', 'b'], found: two } });
      }
      page.send(goTo());
      page.isIn('empty', { context: { ids: [], known: [], found: [] } });
      page.rejects(goTo());
      page.send(goTo('a'));
      page.isIn('loading', loading('a'));
    },
    'brings back the creator who was removed last, even the only one'(open) {
      const page = open({ parameters: named('a') });
      page.rejects(undo);
      page.answer('fetchComparison', [comparedWith('a')]);
      page.rejects(undo);
      page.send(remove);
      page.send(goTo());
      page.isIn('empty', { effects: [{ addressBar: { type: 'parameters.write', parameters: [], isStep: false } }] });
      page.send(undo);
      const addressBar = { type: 'parameters.write', parameters: named('a'), isStep: false };
      page.isIn('empty', { effects: [{ addressBar }], context: { removed: null } });
      page.send(goTo('a'));
      page.isIn('loading', loading('a'));
    },
    'loads again after a failure, on request or for another address'(open) {
      const page = open({ parameters: named('a') });
      page.fail('fetchComparison', { message: 'Network Error' });
      page.isIn('failed', { context: { message: 'Network Error' } });
      page.rejects(remove);
      page.send(retry);
      page.isIn('loading', { ...loading('a'), context: { message: null } });
      page.fail('fetchComparison');
      page.isIn('failed', { context: { message: null } });
      page.rejects(goTo('a'));
      page.send(goTo('b'));
      page.isIn('loading', loading('b'));
    },
  },
});
