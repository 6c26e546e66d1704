import { type ShortlistChange, shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import type { Effect } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const entry = (note = '') => ({ note, listIds: [null] as (string | null)[], invitation: null });
const fetched = { list: { b: entry() }, lists: [], unsaved: {}, waiting: [] };
const summer = { _id: 'summer', name: 'Summer' };

const add = { id: 'a', isListed: true, note: 'For the spring' };
const [addB, addC] = [
  { id: 'b', isListed: true, note: '' },
  { id: 'c', isListed: true, note: '' },
];
const note = (text: string) => ({ ...addB, note: text });
const takeOff = { id: 'b', isListed: false, note: '' };
const noteBack = { ...note('For May'), listIds: [null] };
const inSummer = { id: 'b', isListed: true, listIds: ['summer'] };

const change = (value: ShortlistChange) => ({ type: 'entry.change', change: value }) as const;
const put = (listId: string | null, isIn: boolean, ...ids: string[]) =>
  ({ type: 'entry.put', ids: ids.length > 0 ? ids : ['b'], listId, isIn }) as const;
const type = (text: string, id = 'b') => ({ type: 'note.type', id, note: text }) as const;
const saveNote = { type: 'note.save' } as const;
const expire = { type: 'list.expire' } as const;
const refresh = { type: 'lists.refresh' } as const;
const dismiss = { type: 'banner.dismiss' } as const;
const exportList = { type: 'list.export', ids: [] } as const;

/** The unanswered changes, as they are stored on the device. */
const stored = (...changes: ShortlistChange[]) => ({ keepChanges: changes });
const noteStored = (text: string, id = 'b') => ({ keepNote: { id, note: text } });
const reported = (...ids: string[]) => ({ report: { type: 'shortlist.changed', ids } });
const did = (...effects: Effect[]) => ({ effects });
const saving = (value: ShortlistChange, ...effects: Effect[]) => ({ calls: { saveEntry: { change: value } }, effects });
const exporting = (...effects: Effect[]) => ({ calls: { exportList: { ids: [] } }, effects });
const fetching = (...effects: Effect[]) => ({ calls: { fetchShortlist: undefined }, effects });

type List = Run<typeof shortlistMachine>;
const ready = (open: Open<typeof shortlistMachine>): List => {
  const list = open();
  list.answer('fetchShortlist', fetched);
  list.isIn('ready.calm', did(reported('b'), stored()));
  return list;
};
const saved = (list: List, entries: Record<string, ReturnType<typeof entry>>) =>
  list.answer('saveEntry', { kind: 'list', list: entries, lists: [] });
const reject = (list: List, message: string) => list.answer('saveEntry', { kind: 'refused', message });

export const journeys = journeysOf({
  machine: shortlistMachine,
  file: 'shortlist/shortlist.machine.ts',
  listens: ['watchElsewhere'],
  journeys: {
    'saves a change, and then shows the list of the server'(open) {
      const list = open();
      list.isIn('loading', { ...fetching(), context: { list: {}, lists: [], message: null } });
      list.rejects(change(add), exportList, { type: 'call.retry' });
      list.answer('fetchShortlist', fetched);
      list.send(change(add));
      list.isIn('saving', { ...saving(add, reported('b'), stored(), stored(add)), context: { list: { b: entry() } } });
      list.rejects(exportList);
      saved(list, { a: entry('For the spring') });
      list.isIn('ready.calm', {
        effects: [reported('a'), stored()],
        context: { list: { a: entry('For the spring') }, change: null },
      });
    },
    'reverts a change that was rejected or failed, and says why until it is dismissed'(open) {
      const list = ready(open);
      const isReverted = (message: string) =>
        list.isIn('ready.refused', {
          effects: [stored(add), stored()],
          context: { list: { b: entry() }, change: null, message },
        });
      list.send(change(add));
      reject(list, 'The list is full.');
      isReverted('The list is full.');
      list.send(dismiss);
      list.isIn('ready.calm', { context: { message: null } });
      list.rejects(dismiss);
      list.send(change(add));
      list.fail('saveEntry', { message: 'Network Error' });
      isReverted('Network Error');
      list.send(change(add));
      list.fail('saveEntry');
      isReverted('');
    },
    'queues changes, sends only the last one of each creator, and reports a rejection at the end'(open) {
      const list = ready(open);
      list.send(change(add), change(addB), change(addC), change(takeOff));
      list.isIn('saving', {
        ...saving(add, stored(add), stored(add, addB), stored(add, addB, addC), stored(add, addC, takeOff)),
        context: { change: add, next: [addC, takeOff] },
      });
      reject(list, 'The list is full.');
      list.isIn('saving', { ...saving(addC, stored(addC, takeOff)), context: { message: 'The list is full.' } });
      list.fail('saveEntry', { message: 'Network Error' });
      list.isIn('saving', { ...saving(takeOff, stored(takeOff)), context: { next: [] } });
      saved(list, { c: entry() });
      list.isIn('ready.refused', {
        effects: [reported('c'), stored()],
        context: { list: { c: entry() }, change: null, message: 'Network Error' },
      });
    },
    'merges a later change of the same creator into one that waits'(open) {
      const list = ready(open);
      const isWaiting = (next: ShortlistChange[], effects: Effect[] = [stored(add, ...next)]) =>
        list.isIn('saving', { ...saving(add), effects, context: { next } });
      const withNote = { ...inSummer, note: 'For May' };
      const inBoth = { ...inSummer, listIds: [null, 'summer'] };
      list.send(change(add), put('summer', true));
      isWaiting([inBoth], [stored(add), stored(add, inBoth)]);
      list.send(type('For May'), saveNote, put(null, false));
      isWaiting([withNote], [noteStored('For May'), stored(add, withNote)]);
      list.send(change(takeOff));
      isWaiting([takeOff]);
      list.send(put('summer', true));
      isWaiting([withNote]);
      list.send(change(addC));
      isWaiting([withNote, addC]);
    },
    'exports the list, and sends changes that were made during the export after it'(open) {
      const list = ready(open);
      list.send(exportList);
      list.isIn('exporting', exporting());
      list.answer('exportList', undefined);
      list.isIn('ready.calm', did(stored()));
      list.send(exportList);
      list.fail('exportList', { message: 'Network Error' });
      list.isIn('ready.refused', { ...did(stored()), context: { message: 'Network Error' } });
      list.send(exportList, change(add));
      list.isIn('exporting', { ...exporting(stored(add)), context: { next: [add] } });
      list.answer('exportList', undefined);
      list.isIn('saving', saving(add, stored(add)));
      saved(list, {});
      list.send(exportList, change(add));
      list.fail('exportList', { message: 'Network Error' });
      list.isIn('saving', {
        ...saving(add, reported(), stored(), stored(add), stored(add)),
        context: { message: 'Network Error' },
      });
    },
    'saves a note 600 ms after the last letter, or at once on request'(open) {
      const list = ready(open);
      list.rejects(saveNote);
      list.send(type('F'));
      list.isIn('ready.writing', { ...did(noteStored('F')), context: { drafts: { b: 'F' } } });
      list.wait(599);
      list.send(type('Fo'));
      list.wait(599);
      list.isIn('ready.writing', { ...did(noteStored('Fo')) });
      list.wait(1);
      list.isIn('saving', { ...saving(note('Fo'), stored(note('Fo'))), context: { drafts: {} } });
      list.send(type('For'));
      saved(list, { b: entry('Fo') });
      list.isIn('ready.writing', did(noteStored('For'), reported('b'), stored()));
      list.wait(600);
      saved(list, { b: entry('For') });
      list.isIn('ready.calm', {
        effects: [stored(note('For')), reported('b'), stored()],
        context: { list: { b: entry('For') }, drafts: {} },
      });
      list.send(type('For May'), saveNote);
      list.isIn('saving', saving(note('For May'), noteStored('For May'), stored(note('For May'))));
    },
    'keeps a note that is typed during an export or a save, and saves it afterwards'(open) {
      const list = ready(open);
      list.send(exportList, type('Late'));
      list.isIn('exporting', { ...exporting(noteStored('Late')), context: { drafts: { b: 'Late' } } });
      list.answer('exportList', undefined);
      list.isIn('ready.writing', did(stored()));
      list.send(exportList, type('Later'), saveNote);
      list.isIn('exporting', { ...exporting(noteStored('Later')), context: { drafts: {}, next: [note('Later')] } });
      list.rejects(saveNote);
      list.answer('exportList', undefined);
      list.isIn('saving', saving(note('Later'), stored(note('Later'))));
      list.send(change(addC), type('Last'), saveNote);
      list.isIn('saving', {
        ...saving(note('Later'), stored(note('Later'), addC), noteStored('Last')),
        context: { drafts: {}, next: [addC, note('Last')] },
      });
    },
    'keeps a note that could not be saved as a draft, unless a newer one was typed'(open) {
      const list = ready(open);
      list.send(type('For May'), saveNote);
      reject(list, 'Not now.');
      list.isIn('ready.refused', {
        effects: [noteStored('For May'), stored(note('For May')), stored()],
        context: { drafts: { b: 'For May' }, message: 'Not now.' },
      });
      list.send(dismiss);
      list.isIn('ready.calm', { context: { drafts: { b: 'For May' } } });
      list.send(saveNote, type('For June'));
      list.fail('saveEntry', { message: 'Network Error' });
      list.isIn('ready.refused', {
        effects: [stored(note('For May')), noteStored('For June'), stored()],
        context: { drafts: { b: 'For June' } },
      });
      list.send(saveNote);
      list.isIn('saving', {
        ...saving(note('For June'), stored(note('For June'))),
        context: { drafts: {}, message: null },
      });
      const two = ready(open);
      two.send(type('For May'), type('For June', 'c'), saveNote);
      two.fail('saveEntry');
      two.isIn('ready.refused', {
        effects: [noteStored('For May'), noteStored('For June', 'c'), stored(note('For May')), stored()],
        context: { drafts: { b: 'For May', c: 'For June' }, message: '' },
      });
      two.send(change(takeOff));
      reject(two, 'Not now.');
      two.isIn('ready.refused', {
        effects: [stored(takeOff), stored()],
        context: { drafts: { c: 'For June' }, list: { b: entry() } },
      });
    },
    'restores the unsaved notes after a reload'(open) {
      const list = open();
      list.answer('fetchShortlist', { ...fetched, unsaved: { b: 'For May' } });
      list.isIn('ready.writing', { ...did(reported('b'), stored()), context: { drafts: { b: 'For May' } } });
      list.send(type('For June'), refresh);
      list.answer('fetchShortlist', { ...fetched, unsaved: { b: 'For May', c: 'Late' } });
      list.isIn('ready.writing', {
        ...did(noteStored('For June'), reported('b'), stored()),
        context: { drafts: { b: 'For June', c: 'Late' } },
      });
    },
    'sends the unanswered changes again after a reload, in their order, before an unsaved note'(open) {
      const list = open();
      list.answer('fetchShortlist', { ...fetched, unsaved: { c: 'Late' }, waiting: [add, takeOff, addC] });
      list.isIn('saving', {
        ...saving(add, reported('b'), stored(add, takeOff, addC)),
        context: { next: [takeOff, addC], drafts: { c: 'Late' } },
      });
      reject(list, 'The list is full.');
      list.isIn('saving', saving(takeOff, stored(takeOff, addC)));
      saved(list, {});
      list.isIn('saving', saving(addC, reported(), stored(addC)));
      saved(list, { c: entry() });
      list.isIn('ready.refused', { effects: [reported('c'), stored()], context: { drafts: { c: 'Late' } } });
    },
    'restores the note of a creator who is taken off and added again'(open) {
      const list = ready(open);
      list.send(type('For May'), change(takeOff));
      list.isIn('saving', {
        ...saving(takeOff, noteStored('For May'), stored(takeOff)),
        context: { drafts: {}, left: { b: 'For May' } },
      });
      saved(list, {});
      list.send(change(addB));
      list.isIn('saving', saving(noteBack, reported(), stored(), stored(noteBack)));
      saved(list, { b: entry('For May') });
      const other = { ...takeOff, id: 'c' };
      list.send(change(takeOff), change(other));
      saved(list, {});
      list.send(change(addB));
      list.isIn('saving', {
        ...saving(
          other,
          reported('b'),
          stored(),
          stored(takeOff),
          stored(takeOff, other),
          reported(),
          stored(other),
          stored(other, noteBack),
        ),
        context: { next: [noteBack] },
      });
      const quick = ready(open);
      quick.send(type('For May'), saveNote);
      saved(quick, { b: entry('For May') });
      quick.send(change(takeOff), change(addB));
      quick.isIn('saving', {
        ...saving(takeOff),
        effects: [
          ...[noteStored('For May'), stored(note('For May')), reported('b'), stored()],
          ...[stored(takeOff), stored(noteBack)],
        ],
        context: { next: [noteBack] },
      });
    },
    'keeps the place, note and list of a removed creator until the list is left'(open) {
      const three = { a: entry('Sea'), b: { ...entry('Hills'), listIds: ['summer'] }, c: entry() };
      const list = open();
      list.answer('fetchShortlist', { ...fetched, list: three });
      list.send(change(takeOff));
      saved(list, { a: three.a, c: three.c });
      list.isIn('ready.calm', {
        effects: [reported('a', 'b', 'c'), stored(), stored(takeOff), reported('a', 'c'), stored()],
        context: {
          removed: { b: ['summer'] },
          places: ['a', 'b', 'c'],
          toggled: { id: 'b', isIn: false, listId: 'summer' },
        },
      });
      const takeA = { ...takeOff, id: 'a' };
      list.send(change(takeA));
      saved(list, { d: entry(), c: three.c });
      list.isIn('ready.calm', {
        effects: [stored(takeA), reported('d', 'c'), stored()],
        context: { removed: { a: [null], b: ['summer'] }, places: ['a', 'b', 'c'] },
      });
      const back = { id: 'b', isListed: true, note: 'Hills', listIds: ['summer'] };
      list.send(change({ id: 'b', isListed: true }));
      list.isIn('saving', {
        ...saving(back, stored(back)),
        context: { toggled: { id: 'b', isIn: true, listId: 'summer' } },
      });
      list.send({ type: 'list.leave' });
      list.isIn('saving', { ...saving(back), context: { removed: {}, places: [], toggled: null } });
    },
    'keeps the places of creators who are removed one after the other, before the server has answered'(open) {
      const three = { a: entry('Sea'), b: { ...entry('Hills'), listIds: ['summer'] }, c: entry() };
      const list = open();
      list.answer('fetchShortlist', { ...fetched, list: three });
      const takeA = { ...takeOff, id: 'a' };
      list.send(change(takeA), change(takeOff));
      list.isIn('saving', {
        ...saving(takeA, reported('a', 'b', 'c'), stored(), stored(takeA), stored(takeA, takeOff)),
        context: {
          removed: { a: [null], b: ['summer'] },
          places: ['a', 'b', 'c'],
          toggled: { id: 'b', isIn: false, listId: 'summer' },
        },
      });
    },
    'puts a creator into a second list and takes them out of one, with the note until they are in none'(open) {
      const list = ready(open);
      const kept = { b: { ...entry('Sea'), listIds: [null, 'summer'] } };
      list.send(put('summer', true));
      const both = { id: 'b', isListed: true, listIds: [null, 'summer'] };
      list.isIn('saving', {
        ...saving(both, stored(both)),
        context: { toggled: { id: 'b', listId: 'summer', isIn: true }, removed: {} },
      });
      saved(list, kept);
      list.send(put(null, false));
      list.isIn('saving', {
        ...saving(inSummer, reported('b'), stored(), stored(inSummer)),
        context: { toggled: { id: 'b', listId: null, isIn: false }, removed: { b: [null] }, places: ['b'] },
      });
      saved(list, { b: { ...kept.b, listIds: ['summer'] } });
      list.send(put('summer', false));
      const none = { id: 'b', isListed: false };
      list.isIn('saving', {
        ...saving(none, reported('b'), stored(), stored(none)),
        context: { removed: { b: [null, 'summer'] }, left: { b: 'Sea' } },
      });
      saved(list, {});
      list.send(put(null, true));
      const back = { id: 'b', isListed: true, listIds: [null], note: 'Sea' };
      list.isIn('saving', saving(back, reported(), stored(), stored(back)));
      saved(list, { b: { ...entry('Sea'), listIds: [null] } });
      list.send(put(null, false));
      list.isIn('saving', {
        ...saving(none, reported('b'), stored(), stored(none)),
        context: { removed: { b: [null, 'summer'] } },
      });
      saved(list, {});
      list.send(change(addB));
      const inBoth = { ...back, listIds: [null, 'summer'] };
      list.isIn('saving', saving(inBoth, reported(), stored(), stored(inBoth)));
    },
    'changes the lists of a creator while their note is saved, and during an export'(open) {
      const list = ready(open);
      list.send(type('For May'), saveNote, put('summer', true));
      const both = { id: 'b', isListed: true, listIds: [null, 'summer'] };
      list.isIn('saving', {
        ...saving(
          note('For May'),
          noteStored('For May'),
          stored(note('For May')),
          stored({ ...note('For May'), ...both }),
        ),
        context: { next: [both] },
      });
      const other = ready(open);
      other.send(exportList, change(addC));
      other.rejects(put('summer', true, 'c'));
      other.send(put('summer', true));
      other.isIn('exporting', { ...exporting(stored(addC), stored(addC, both)), context: { next: [addC, both] } });
    },
    'changes the lists of a new creator only once the server has said into which one they went'(open) {
      const list = ready(open);
      list.send(change(addC));
      list.isIn('saving', {
        ...saving(addC, stored(addC)),
        context: { toggled: { id: 'c', isIn: true } },
      });
      list.rejects(put('summer', true, 'c'));
      list.send(put('summer', true));
      saved(list, { b: entry(), c: { ...entry(), listIds: ['winter'] } });
      const both = { id: 'b', isListed: true, listIds: [null, 'summer'] };
      list.isIn('saving', saving(both, stored(addC, both), reported('b', 'c'), stored(both)));
      list.send(put('summer', true, 'c'));
      const cInBoth = { id: 'c', isListed: true, listIds: ['winter', 'summer'] };
      list.isIn('saving', { ...saving(both, stored(both, cInBoth)), context: { next: [cInBoth] } });
    },
    'takes several creators out of a list, and puts them back with their notes'(open) {
      const list = open();
      const three = { a: entry('Sea'), b: { ...entry('Hills'), listIds: [null, 'summer'] }, c: entry() };
      list.answer('fetchShortlist', { ...fetched, list: three });
      list.rejects({ type: 'entry.put', ids: [], listId: null, isIn: false });
      list.send(put(null, false, 'a', 'b'));
      const takeA = { id: 'a', isListed: false };
      list.isIn('saving', {
        ...saving(takeA, reported('a', 'b', 'c'), stored(), stored(takeA, inSummer)),
        context: {
          next: [inSummer],
          removed: { a: [null], b: [null] },
          places: ['a', 'b', 'c'],
          left: { a: 'Sea' },
          toggled: { id: 'b', listId: null, isIn: false },
        },
      });
      saved(list, { b: { ...three.b, listIds: ['summer'] }, c: three.c });
      saved(list, { b: { ...three.b, listIds: ['summer'] }, c: three.c });
      list.isIn('ready.calm', {
        effects: [reported('b', 'c'), stored(inSummer), reported('b', 'c'), stored()],
        context: { next: [], change: null },
      });
      list.send(put(null, true, 'a', 'b'));
      const backA = { id: 'a', isListed: true, listIds: [null], note: 'Sea' };
      const backB = { id: 'b', isListed: true, listIds: ['summer', null] };
      list.isIn('saving', saving(backA, stored(backA, backB)));
    },
    'exports the chosen creators'(open) {
      const list = ready(open);
      list.send({ type: 'list.export', ids: ['b'] });
      list.isIn('exporting', { calls: { exportList: { ids: ['b'] } } });
    },
    'refreshes the list after a change in another tab, while the old one remains on screen'(open) {
      const list = open();
      list.rejects(expire);
      list.answer('fetchShortlist', fetched);
      list.send(expire);
      list.isIn('ready.refreshing', { ...fetching(reported('b'), stored()), context: { list: { b: entry() } } });
      list.rejects(expire);
      list.answer('fetchShortlist', { ...fetched, list: { c: entry() }, unsaved: { c: 'Late' } });
      list.isIn('ready.writing', {
        ...did(reported('c'), stored()),
        context: { list: { c: entry() }, drafts: { c: 'Late' } },
      });
      const failed = ready(open);
      failed.send(expire);
      failed.fail('fetchShortlist');
      failed.isIn('ready.calm', { effects: [stored()], context: { list: { b: entry() }, message: null } });
      failed.send(expire, change(add));
      failed.isIn('saving', saving(add, stored(add)));
      failed.rejects(expire);
    },
    'loads the list again after a failure, on request or after a change in another tab'(open) {
      const list = open();
      for (const event of [{ type: 'call.retry' } as const, expire]) {
        list.fail('fetchShortlist');
        list.isIn('failed');
        list.send(event);
        list.isIn('loading', fetching());
      }
    },
    'puts a creator back into their lists if the server rejects it'(open) {
      const list = ready(open);
      const both = { id: 'b', isListed: true, listIds: [null, 'summer'] };
      const inBoth = { b: { ...entry(), listIds: [null, 'summer'] } };
      list.send(put('summer', true));
      list.answer('saveEntry', { kind: 'list', list: inBoth, lists: [summer] });
      list.isIn('ready.calm', {
        effects: [stored(both), reported('b'), stored()],
        context: { list: inBoth, lists: [summer], removed: {}, places: [] },
      });
      list.send(put(null, false));
      reject(list, 'This list is no longer there.');
      list.isIn('ready.refused', {
        effects: [stored(inSummer), stored()],
        context: { list: inBoth, drafts: {}, message: 'This list is no longer there.' },
      });
    },
    'takes the changed lists at any time, and reloads when a list is gone'(open) {
      const list = open();
      list.send({ type: 'lists.replace', lists: [summer] });
      list.isIn('loading', { ...fetching(), context: { lists: [summer] } });
      list.rejects(refresh);
      list.answer('fetchShortlist', { ...fetched, lists: [summer] });
      list.send({ type: 'lists.replace', lists: [] });
      list.isIn('ready.calm', { effects: [reported('b'), stored()], context: { list: { b: entry() }, lists: [] } });
      list.send(type('For May'), refresh);
      list.isIn('ready.refreshing', fetching(noteStored('For May')));
      list.answer('fetchShortlist', { ...fetched, lists: [summer] });
      list.isIn('ready.writing', { ...did(reported('b'), stored()), context: { lists: [summer] } });
    },
    'keeps the list on screen, and what is typed, when it cannot be read again after a list is gone'(open) {
      const list = ready(open);
      list.send(type('For May'), refresh);
      list.fail('fetchShortlist');
      list.isIn('ready.writing', {
        ...did(noteStored('For May'), stored()),
        context: { list: { b: entry() }, drafts: { b: 'For May' } },
      });
      list.send(refresh, type('For June'));
      list.isIn('ready.writing', { ...did(noteStored('For June')), context: { drafts: { b: 'For June' } } });
      list.send(refresh, change(add));
      list.isIn('saving', saving(add, stored(add)));
    },
  },
});
