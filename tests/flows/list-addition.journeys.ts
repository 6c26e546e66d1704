import { listAdditionMachine } from '#machines/list-addition/list-addition.machine.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { deniz, rejected, reply } from './list-addition.flow.ts';

const start = { type: 'choice.start' } as const;
const end = { type: 'choice.end' } as const;
const openLists = { type: 'lists.open' } as const;
const leave = { type: 'change.leave' } as const;
const confirm = { type: 'name.confirm' } as const;
const type = (name: string) => ({ type: 'name.type', name }) as const;
const choose = (id: string | null) => ({ type: 'list.choose', id }) as const;
const ada = { id: 'creator-2', name: 'Ada Ay' };
const toggle = (creator = deniz) => ({ type: 'creator.toggle', creator }) as const;
const adding = (list: object, ...creators: { id: string }[]) => ({
  calls: { addToList: { creatorIds: creators.map(({ id }) => id), list } },
});
const outdated = [{ report: { type: 'lists.outdated' } }];

const chosen = (open: Open<typeof listAdditionMachine>, ...creators: (typeof deniz)[]) => {
  const page = open(undefined);
  page.send(start, ...creators.map(toggle), openLists);
  return page;
};

export const journeys = journeysOf({
  machine: listAdditionMachine,
  file: 'list-addition/list-addition.machine.ts',
  journeys: {
    'adds the chosen creators to a list, and reads the shortlist again'(open) {
      const page = open(undefined);
      const nothing = { creators: [], list: { kind: 'own', id: null } as const, name: '', reply: null, message: null };
      page.isIn('off', { context: nothing });
      page.rejects(toggle(), end, openLists, choose(null), type('x'), confirm, leave);
      page.send(start);
      page.isIn('collecting', { context: nothing });
      page.rejects(start, openLists, choose(null), leave);
      page.send(toggle(), toggle(ada), toggle(), toggle());
      page.isIn('collecting', { context: { creators: [ada, deniz] } });
      page.send(openLists);
      page.isIn('listing', { context: { creators: [ada, deniz], name: '' } });
      page.rejects(toggle(), end, confirm);
      page.send(choose('list-1'));
      page.isIn('adding', adding({ kind: 'own', id: 'list-1' }, ada, deniz));
      page.rejects(toggle(), end, choose(null), type('x'), confirm, openLists);
      page.answer('addToList', { kind: 'added', reply });
      page.isIn('added', { effects: outdated, context: { reply, creators: [ada, deniz] } });
      page.rejects(toggle(), end, openLists, choose(null));
      page.send(leave);
      page.isIn('off', { context: { creators: [] } });
    },
    'adds them to a new list, but not without a name'(open) {
      const page = chosen(open, deniz);
      page.send(type(' '));
      page.rejects(confirm);
      page.send(type('Winter'), confirm);
      page.isIn('adding', adding({ kind: 'new', name: 'Winter' }, deniz));
    },
    'keeps the name and the creators if they were not added, and says why until the next letter'(open) {
      const page = chosen(open, deniz);
      page.send(type('Summer'), confirm);
      page.answer('addToList', rejected);
      page.isIn('listing', {
        effects: outdated,
        context: { creators: [deniz], name: 'Summer', message: rejected.message },
      });
      page.send(type('Winter'));
      page.isIn('listing', { context: { name: 'Winter', message: null } });
      page.send(confirm);
      page.fail('addToList', {});
      page.isIn('listing', { context: { creators: [deniz], name: 'Winter', message: '' } });
      page.send(choose(null));
      page.isIn('adding', { ...adding({ kind: 'own', id: null }, deniz), context: { message: null } });
      page.fail('addToList', { message: 'Network Error' });
      page.isIn('listing', { context: { message: 'Network Error' } });
      page.send(leave, openLists);
      page.isIn('listing', { context: { creators: [deniz], name: '', message: null } });
    },
    'reads the shortlist again if the dialog is left before the answer'(open) {
      const page = chosen(open, deniz);
      page.send(choose(null), leave);
      page.isIn('collecting', { effects: [{ report: { type: 'call.cancelled' } }], context: { creators: [deniz] } });
    },
    'takes up to twenty creators, and forgets them at the end'(open) {
      const page = open(undefined);
      const twenty = Array.from({ length: 20 }, (_, index) => ({ id: `creator-${index}`, name: `${index}` }));
      page.send(start, ...twenty.map(toggle));
      page.rejects(toggle({ id: 'one-more', name: '' }));
      page.send(toggle(twenty[3]), toggle({ id: 'one-more', name: '' }));
      page.isIn('collecting', {
        context: { creators: [...twenty.filter((_, index) => index !== 3), { id: 'one-more', name: '' }] },
      });
      page.send(end);
      page.isIn('off', { context: { creators: [] } });
    },
  },
});
