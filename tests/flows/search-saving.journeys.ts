import { searchSavingMachine } from '#machines/search-saving/search-saving.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { rejected } from './search-saving.flow.ts';

const query = 'city=Ka%C5%9F';
const open = { type: 'search.name', query, name: 'Kaş' } as const;
const type = (name: string) => ({ type: 'name.type', name }) as const;
const confirm = { type: 'name.confirm' } as const;
const leave = { type: 'change.leave' } as const;
const saving = (name: string) => ({ calls: { saveSearch: { name, query } } });

export const journeys = journeysOf({
  machine: searchSavingMachine,
  file: 'search-saving/search-saving.machine.ts',
  journeys: {
    'saves the search under the suggested name'(start) {
      const dialog = start(undefined);
      dialog.isIn('closed', { context: { query: '', name: '', message: null } });
      dialog.rejects(type('x'), confirm, leave);
      dialog.send(open);
      dialog.isIn('naming', { context: { query, name: 'Kaş', message: null } });
      dialog.rejects(open);
      dialog.send(confirm);
      dialog.isIn('saving', saving('Kaş'));
      dialog.rejects(open, type('x'), confirm);
      dialog.answer('saveSearch', 'saved');
      dialog.isIn('saved', { context: { query, name: 'Kaş' } });
      dialog.rejects(open, type('x'), confirm);
      dialog.send(leave);
      dialog.isIn('closed');
    },
    'saves under another name, but not without one'(start) {
      const dialog = start(undefined);
      dialog.send(open, type(' '));
      dialog.rejects(confirm);
      dialog.send(type('Divers'), confirm);
      dialog.isIn('saving', saving('Divers'));
    },
    'keeps a name that was not saved, and says why until the next letter'(start) {
      const dialog = start(undefined);
      dialog.send(open, type('Divers'), confirm);
      dialog.answer('saveSearch', rejected);
      dialog.isIn('naming', { context: { name: 'Divers', message: rejected.message } });
      dialog.send(type('Divers 2'));
      dialog.isIn('naming', { context: { name: 'Divers 2', message: null } });
      dialog.send(confirm);
      dialog.fail('saveSearch', { message: 'Network Error' });
      dialog.isIn('naming', { context: { name: 'Divers 2', message: 'Network Error' } });
      dialog.send(confirm);
      dialog.isIn('saving', { ...saving('Divers 2'), context: { message: null } });
      dialog.fail('saveSearch', {});
      dialog.isIn('naming', { context: { name: 'Divers 2', message: '' } });
      dialog.send(leave);
      dialog.isIn('closed', { context: { message: null } });
    },
    'is left before the answer, and starts again with another search'(start) {
      const dialog = start(undefined);
      dialog.send(open, confirm, leave);
      dialog.isIn('closed');
      dialog.send({ ...open, query: '', name: 'All creators' });
      dialog.isIn('naming', { context: { query: '', name: 'All creators' } });
      dialog.send(leave);
      dialog.isIn('closed');
    },
  },
});
