import { type ShortlistChange, shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const noted = (note = '') => ({ note, listId: null, invitation: null });
const change = { id: 'a', isListed: true, note: 'For the spring' };
const keeps = (id: string, note: string) => ({ keepNote: { id, note } });
/** What is kept on the device, each time as a whole: what nobody has answered yet. */
const waits = (...changes: ShortlistChange[]) => ({ keepChanges: changes });
const settled = waits();
const watched = { watchElsewhere: undefined };
const saving = { effects: [waits(change)], calls: { ...watched, saveEntry: { change } }, context: { change } };
const ready = (open: Open<typeof shortlistMachine>): Run<typeof shortlistMachine> => {
  const list = open();
  list.answer('fetchShortlist', { list: { b: noted() }, lists: [], unsaved: {}, waiting: [] });
  list.isIn('ready.calm', { effects: [settled], calls: watched });
  return list;
};

export const journeys = journeysOf({
  machine: shortlistMachine,
  file: 'shortlist/shortlist.machine.ts',
  journeys: {
    'a change is shown at once, and the list is what the server made of it'(open) {
      const list = open();
      list.isIn('loading', {
        calls: { ...watched, fetchShortlist: undefined },
        context: { list: {}, lists: [], change: null, next: [], drafts: {}, left: {}, message: null },
      });
      list.rejects({ type: 'entry.change', change }, { type: 'list.export' }, { type: 'call.retry' });
      list.answer('fetchShortlist', { list: { b: noted() }, lists: [], unsaved: {}, waiting: [] });
      list.isIn('ready.calm', { effects: [settled], calls: watched, context: { list: { b: noted() } } });
      list.send({ type: 'entry.change', change });
      list.isIn('saving', saving);
      list.rejects({ type: 'list.export' });
      list.answer('saveEntry', { kind: 'list', list: { a: noted('For the spring') }, lists: [] });
      list.isIn('ready.calm', {
        ...{ effects: [settled], calls: watched },
        context: { list: { a: noted('For the spring') }, change: null },
      });
    },
    'a change that is refused, or was not heard, is taken back and says why until it is dismissed'(open) {
      const list = ready(open);
      list.send({ type: 'entry.change', change });
      list.answer('saveEntry', { kind: 'refused', message: 'The list is full.' });
      list.isIn('ready.refused', {
        ...{ effects: [waits(change), settled], calls: watched },
        context: { list: { b: noted() }, change: null, message: 'The list is full.' },
      });
      list.send({ type: 'banner.dismiss' });
      list.isIn('ready.calm', { calls: watched, context: { message: null } });
      list.rejects({ type: 'banner.dismiss' });
      list.send({ type: 'entry.change', change });
      list.fail('saveEntry', { message: 'Network Error' });
      list.isIn('ready.refused', {
        ...{ effects: [waits(change), settled], calls: watched },
        context: { change: null, message: 'Network Error' },
      });
      list.send({ type: 'entry.change', change });
      list.isIn('saving', { ...saving, context: { message: null } });
      list.fail('saveEntry');
      list.isIn('ready.refused', { effects: [settled], calls: watched, context: { change: null, message: '' } });
    },
    'a change upon another waits for it; the last one of a creator is the one that goes, and a refusal is told at the end'(
      open,
    ) {
      const list = ready(open);
      const [b, c] = ['b', 'c'].map((id) => ({ id, isListed: true, note: '' }));
      if (!b || !c) return;
      list.send({ type: 'entry.change', change }, { type: 'entry.change', change: b });
      list.isIn('saving', { ...saving, effects: [waits(change), waits(change, b)], context: { change, next: [b] } });
      const last = { ...b, isListed: false };
      list.send({ type: 'entry.change', change: c });
      list.send({ type: 'entry.change', change: last });
      list.isIn('saving', {
        ...saving,
        effects: [waits(change, b, c), waits(change, c, last)],
        context: { next: [c, last] },
      });
      list.answer('saveEntry', { kind: 'refused', message: 'The list is full.' });
      list.isIn('saving', {
        ...{ effects: [waits(c, last)], calls: { ...watched, saveEntry: { change: c } } },
        context: { change: c, message: 'The list is full.' },
      });
      list.fail('saveEntry', { message: 'Network Error' });
      list.isIn('saving', {
        ...{ effects: [waits(last)], calls: { ...watched, saveEntry: { change: last } } },
        context: { next: [], message: 'Network Error' },
      });
      list.answer('saveEntry', { kind: 'list', list: { c: noted() }, lists: [] });
      list.isIn('ready.refused', {
        ...{ effects: [settled], calls: watched },
        context: { list: { c: noted() }, change: null, message: 'Network Error' },
      });
    },
    'a change while the file is fetched goes after it'(open) {
      const list = ready(open);
      list.send({ type: 'list.export' }, { type: 'entry.change', change });
      list.isIn('exporting', {
        ...{ effects: [waits(change)], calls: { ...watched, exportList: undefined } },
        context: { next: [change] },
      });
      list.answer('exportList', undefined);
      list.isIn('saving', saving);
      list.answer('saveEntry', { kind: 'list', list: {}, lists: [] });
      list.send({ type: 'list.export' }, { type: 'entry.change', change });
      list.fail('exportList', { message: 'Network Error' });
      list.isIn('saving', {
        ...saving,
        effects: [settled, waits(change), waits(change)],
        context: { message: 'Network Error' },
      });
    },
    'a note is saved 600 ms after its last letter, or at once by its button'(open) {
      const list = ready(open);
      const typed = (note: string) => ({ type: 'note.type', id: 'b', note }) as const;
      list.rejects({ type: 'note.save' });
      list.send(typed('F'));
      list.isIn('ready.writing', {
        effects: [keeps('b', 'F')],
        calls: { ...watched, pause: { milliseconds: 600 } },
        context: { drafts: { b: 'F' } },
      });
      list.send(typed('Fo'));
      list.isIn('ready.writing', {
        effects: [keeps('b', 'Fo')],
        calls: { ...watched, pause: { milliseconds: 600 } },
        restarted: ['pause'],
        context: { drafts: { b: 'Fo' } },
      });
      list.answer('pause', undefined);
      const fo = { id: 'b', isListed: true, note: 'Fo' };
      list.isIn('saving', {
        ...{ effects: [waits(fo)], calls: { ...watched, saveEntry: { change: fo } } },
        context: { drafts: {}, change: fo },
      });
      list.send(typed('For'));
      list.isIn('saving', {
        effects: [keeps('b', 'For')],
        calls: { ...watched, saveEntry: { change: fo } },
        context: { drafts: { b: 'For' } },
      });
      list.answer('saveEntry', { kind: 'list', list: { b: noted('Fo') }, lists: [] });
      list.isIn('ready.writing', { effects: [settled], calls: { ...watched, pause: { milliseconds: 600 } } });
      list.fail('pause');
      const [quick, may] = [
        { ...fo, note: 'For' },
        { ...fo, note: 'For May' },
      ];
      list.isIn('saving', { effects: [waits(quick)], calls: { ...watched, saveEntry: { change: quick } } });
      list.answer('saveEntry', { kind: 'list', list: { b: noted('For') }, lists: [] });
      list.isIn('ready.calm', {
        effects: [settled],
        calls: watched,
        context: { list: { b: noted('For') }, drafts: {} },
      });
      list.send(typed('For May'), { type: 'note.save' });
      list.isIn('saving', {
        effects: [keeps('b', 'For May'), waits(may)],
        calls: { ...watched, saveEntry: { change: may } },
      });
      list.answer('saveEntry', { kind: 'list', list: { b: noted('For May') }, lists: [] });
      list.send({ type: 'list.export' }, typed('Late'));
      list.isIn('exporting', {
        effects: [settled, keeps('b', 'Late')],
        calls: { ...watched, exportList: undefined },
        context: { drafts: { b: 'Late' } },
      });
      list.answer('exportList', undefined);
      list.isIn('ready.writing', { effects: [settled], calls: { ...watched, pause: { milliseconds: 600 } } });
      const late = { id: 'b', isListed: true, note: 'Later' };
      list.send({ type: 'list.export' }, typed('Later'), { type: 'note.save' });
      list.isIn('exporting', {
        effects: [keeps('b', 'Later')],
        calls: { ...watched, exportList: undefined },
        context: { drafts: {}, next: [late] },
      });
      list.rejects({ type: 'note.save' });
      list.answer('exportList', undefined);
      list.isIn('saving', { effects: [waits(late)], calls: { ...watched, saveEntry: { change: late } } });
      const [c, last] = [
        { id: 'c', isListed: true, note: '' },
        { ...late, note: 'Last' },
      ];
      list.send({ type: 'entry.change', change: late }, { type: 'entry.change', change: c });
      list.send(typed('Last'), { type: 'note.save' });
      list.isIn('saving', {
        effects: [waits(late), waits(late, c), keeps('b', 'Last')],
        calls: { ...watched, saveEntry: { change: late } },
        context: { drafts: {}, next: [c, last] },
      });
    },
    'a note that could not be saved stays as it was typed, and what is typed after it is newer'(open) {
      const list = ready(open);
      list.send({ type: 'note.type', id: 'b', note: 'For May' }, { type: 'note.save' });
      list.answer('saveEntry', { kind: 'refused', message: 'Not now.' });
      const [may, june] = ['For May', 'For June'].map((note) => waits({ id: 'b', isListed: true, note }));
      if (!may || !june) return;
      list.isIn('ready.refused', {
        effects: [keeps('b', 'For May'), may, settled],
        calls: watched,
        context: { drafts: { b: 'For May' }, message: 'Not now.' },
      });
      list.send({ type: 'banner.dismiss' });
      list.isIn('ready.calm', { calls: watched, context: { drafts: { b: 'For May' } } });
      list.send({ type: 'note.save' }, { type: 'note.type', id: 'b', note: 'For June' });
      list.fail('saveEntry', { message: 'Network Error' });
      list.isIn('ready.refused', {
        effects: [may, keeps('b', 'For June'), settled],
        calls: watched,
        context: { drafts: { b: 'For June' }, message: 'Network Error' },
      });
      const two = ready(open);
      two.send({ type: 'note.type', id: 'b', note: 'For May' }, { type: 'note.type', id: 'c', note: 'For June' });
      two.isIn('ready.writing', {
        effects: [keeps('b', 'For May'), keeps('c', 'For June')],
        calls: { ...watched, pause: { milliseconds: 600 } },
        context: { drafts: { b: 'For May', c: 'For June' } },
      });
      two.send({ type: 'note.save' });
      two.fail('saveEntry');
      two.isIn('ready.refused', {
        ...{ effects: [may, settled], calls: watched },
        context: { drafts: { b: 'For May', c: 'For June' }, message: '' },
      });
      const off = { id: 'b', isListed: false, note: '' };
      two.send({ type: 'entry.change', change: off });
      two.answer('saveEntry', { kind: 'refused', message: 'Not now.' });
      two.isIn('ready.refused', {
        ...{ effects: [waits(off), settled], calls: watched },
        context: { drafts: { c: 'For June' }, list: { b: noted() } },
      });
      list.send({ type: 'note.save' });
      list.isIn('saving', {
        effects: [june],
        context: { drafts: {}, change: { id: 'b', isListed: true, note: 'For June' }, message: null },
        calls: { ...watched, saveEntry: { change: { id: 'b', isListed: true, note: 'For June' } } },
      });
    },
    'a note that could not be saved before a reload is there again, and saved'(open) {
      const list = open();
      const unsaved = { b: 'For May' };
      list.answer('fetchShortlist', { list: { b: noted('For April') }, lists: [], unsaved, waiting: [] });
      list.isIn('ready.writing', {
        ...{ effects: [settled], calls: { ...watched, pause: { milliseconds: 600 } } },
        context: { list: { b: noted('For April') }, drafts: unsaved },
      });
      list.send({ type: 'note.type', id: 'b', note: 'For June' });
      list.send({ type: 'lists.refresh' });
      list.answer('fetchShortlist', {
        list: { b: noted() },
        lists: [],
        unsaved: { ...unsaved, c: 'Late' },
        waiting: [],
      });
      list.isIn('ready.writing', {
        effects: [keeps('b', 'For June'), settled],
        calls: { ...watched, pause: { milliseconds: 600 } },
        context: { drafts: { b: 'For June', c: 'Late' } },
      });
    },
    'what nobody had answered when the page was left goes again, in its order, before a note that was typed'(open) {
      const list = open();
      const [b, c] = [
        { id: 'b', isListed: false },
        { id: 'c', isListed: true, note: '' },
      ];
      list.answer('fetchShortlist', {
        list: { b: noted() },
        lists: [],
        unsaved: { c: 'Late' },
        waiting: [change, b, c],
      });
      list.isIn('saving', {
        ...{ effects: [waits(change, b, c)], calls: { ...watched, saveEntry: { change } } },
        context: { change, next: [b, c], drafts: { c: 'Late' } },
      });
      list.answer('saveEntry', { kind: 'refused', message: 'The list is full.' });
      list.isIn('saving', { effects: [waits(b, c)], calls: { ...watched, saveEntry: { change: b } } });
      list.answer('saveEntry', { kind: 'list', list: {}, lists: [] });
      list.isIn('saving', { effects: [waits(c)], calls: { ...watched, saveEntry: { change: c } } });
      list.answer('saveEntry', { kind: 'list', list: { c: noted() }, lists: [] });
      list.isIn('ready.refused', { effects: [settled], calls: watched, context: { drafts: { c: 'Late' } } });
    },
    'of each creator the last word is kept, with what it leaves unsaid'(open) {
      const list = ready(open);
      const move = { id: 'b', isListed: true, listId: 'summer' };
      const [note, off] = [
        { id: 'b', isListed: true, note: 'For May' },
        { id: 'b', isListed: false },
      ];
      list.send({ type: 'entry.change', change: move }, { type: 'entry.change', change: note });
      list.send({ type: 'entry.change', change: off });
      list.isIn('saving', {
        ...{ effects: [waits(move), waits({ ...move, ...note }), waits(off)] },
        ...{ calls: { ...watched, saveEntry: { change: move } }, context: { next: [off] } },
      });
    },
    'whoever is taken off and comes back has the note again'(open) {
      const list = ready(open);
      const off = { id: 'b', isListed: false, note: '' };
      const back = { id: 'b', isListed: true, note: '' };
      list.send({ type: 'note.type', id: 'b', note: 'For May' }, { type: 'entry.change', change: off });
      list.isIn('saving', {
        effects: [keeps('b', 'For May'), waits(off)],
        calls: { ...watched, saveEntry: { change: off } },
        context: { drafts: {}, left: { b: 'For May' } },
      });
      list.answer('saveEntry', { kind: 'list', list: {}, lists: [] });
      list.send({ type: 'entry.change', change: back });
      const returned = { ...back, note: 'For May' };
      list.isIn('saving', {
        ...{ effects: [settled, waits(returned)], calls: { ...watched, saveEntry: { change: returned } } },
        context: { change: returned },
      });
      list.answer('saveEntry', { kind: 'list', list: { b: noted('For May') }, lists: [] });
      const other = { ...off, id: 'c' };
      list.send({ type: 'entry.change', change: off }, { type: 'entry.change', change: other });
      list.answer('saveEntry', { kind: 'list', list: {}, lists: [] });
      list.send({ type: 'entry.change', change: back });
      list.isIn('saving', {
        effects: [settled, waits(off), waits(off, other), waits(other), waits(other, returned)],
        calls: { ...watched, saveEntry: { change: other } },
        context: { left: { b: 'For May', c: '' }, next: [returned] },
      });
    },
    'whoever comes back before it was answered that they are off has the note again, too'(open) {
      const list = ready(open);
      const off = { id: 'b', isListed: false, note: '' };
      const back = { id: 'b', isListed: true, note: '' };
      list.send({ type: 'note.type', id: 'b', note: 'For May' }, { type: 'note.save' });
      list.answer('saveEntry', { kind: 'list', list: { b: noted('For May') }, lists: [] });
      list.send({ type: 'entry.change', change: off }, { type: 'entry.change', change: back });
      const returned = { ...back, note: 'For May' };
      list.isIn('saving', {
        effects: [keeps('b', 'For May'), waits(returned), settled, waits(off), waits(returned)],
        calls: { ...watched, saveEntry: { change: off } },
        context: { next: [returned] },
      });
    },
    'the list is taken along as a file; where that failed it says why'(open) {
      const list = ready(open);
      list.send({ type: 'list.export' });
      list.isIn('exporting', { calls: { ...watched, exportList: undefined } });
      list.answer('exportList', undefined);
      list.isIn('ready.calm', { effects: [settled], calls: watched });
      list.send({ type: 'list.export' });
      list.fail('exportList', { message: 'Network Error' });
      list.isIn('ready.refused', {
        ...{ effects: [settled], calls: watched },
        context: { message: 'Network Error', list: { b: noted() } },
      });
    },
    'what another tab has changed is asked for quietly, and waits for nobody who changes something here'(open) {
      const list = open();
      list.rejects({ type: 'list.expire' });
      list.answer('fetchShortlist', { list: { b: noted() }, lists: [], unsaved: {}, waiting: [] });
      list.send({ type: 'list.expire' });
      const refreshing = {
        ...{ effects: [settled], calls: { ...watched, fetchShortlist: undefined } },
        context: { list: { b: noted() } },
      };
      list.isIn('ready.refreshing', refreshing);
      list.rejects({ type: 'list.expire' });
      list.answer('fetchShortlist', { list: { c: noted() }, lists: [], unsaved: { c: 'Late' }, waiting: [] });
      list.isIn('ready.writing', {
        ...{ effects: [settled], calls: { ...watched, pause: { milliseconds: 600 } } },
        context: { list: { c: noted() }, drafts: { c: 'Late' } },
      });
      list.rejects({ type: 'list.expire' });
      const other = ready(open);
      other.send({ type: 'list.expire' });
      other.fail('fetchShortlist');
      other.isIn('ready.calm', { calls: watched, context: { list: { b: noted() }, message: null } });
      other.send({ type: 'list.expire' }, { type: 'entry.change', change });
      other.isIn('saving', saving);
      other.rejects({ type: 'list.expire' });
    },
    'a list that could not be had can be tried again'(open) {
      const list = open();
      list.fail('fetchShortlist');
      list.isIn('failed', { calls: watched });
      list.send({ type: 'call.retry' });
      list.isIn('loading', { calls: { ...watched, fetchShortlist: undefined } });
      list.fail('fetchShortlist');
      list.send({ type: 'list.expire' });
      list.isIn('loading', { calls: { ...watched, fetchShortlist: undefined } });
    },
    'somebody is put into another list, and nothing else is said of them'(open) {
      const list = ready(open);
      const move = { id: 'b', isListed: true, listId: 'summer' };
      list.send({ type: 'entry.change', change: move });
      list.isIn('saving', {
        ...{ effects: [waits(move)], calls: { ...watched, saveEntry: { change: move } } },
        context: { change: move },
      });
      const into = { b: { ...noted(), listId: 'summer' } };
      const summer = { _id: 'summer', name: 'Summer' };
      list.answer('saveEntry', { kind: 'list', list: into, lists: [summer] });
      list.isIn('ready.calm', { effects: [settled], calls: watched, context: { list: into, lists: [summer] } });
      const back = { ...move, listId: null };
      list.send({ type: 'entry.change', change: back });
      list.answer('saveEntry', { kind: 'refused', message: 'This list is no longer there.' });
      list.isIn('ready.refused', {
        ...{ effects: [waits(back), settled], calls: watched },
        context: { list: into, drafts: {}, message: 'This list is no longer there.' },
      });
    },
    'who is put into another list while a note waits keeps both'(open) {
      const list = ready(open);
      const first = { ...change, id: 'c' };
      const move = { id: 'b', isListed: true, listId: 'summer' };
      const asked = { ...watched, saveEntry: { change: first } };
      list.send({ type: 'entry.change', change: first }, { type: 'entry.change', change: move });
      list.send({ type: 'note.type', id: 'b', note: 'For May' }, { type: 'note.save' });
      const both = { ...move, note: 'For May' };
      list.isIn('saving', {
        effects: [waits(first), waits(first, move), keeps('b', 'For May')],
        calls: asked,
        context: { next: [both] },
      });
      list.send({ type: 'entry.change', change: { id: 'b', isListed: true, listId: null } });
      const out = { ...both, listId: null };
      list.isIn('saving', { effects: [waits(first, out)], calls: asked, context: { next: [out] } });
      const off = { id: 'b', isListed: false, note: '' };
      list.send({ type: 'entry.change', change: off });
      list.isIn('saving', { effects: [waits(first, off)], calls: asked, context: { next: [off] } });
      list.send({ type: 'entry.change', change: move });
      list.isIn('saving', { effects: [waits(first, both)], calls: asked, context: { next: [both] } });
      const other = { id: 'e', isListed: true, note: '' };
      list.send({ type: 'entry.change', change: other });
      list.isIn('saving', { effects: [waits(first, both, other)], calls: asked, context: { next: [both, other] } });
    },
    'what becomes of the lists elsewhere is told at any time, and read anew where one is gone'(open) {
      const list = open();
      const summer = { _id: 'summer', name: 'Summer' };
      list.send({ type: 'lists.tell', lists: [summer] });
      list.isIn('loading', { calls: { ...watched, fetchShortlist: undefined }, context: { lists: [summer] } });
      list.rejects({ type: 'lists.refresh' });
      list.answer('fetchShortlist', { list: { b: noted() }, lists: [summer], unsaved: {}, waiting: [] });
      list.isIn('ready.calm', {
        effects: [settled],
        calls: watched,
        context: { list: { b: noted() }, lists: [summer] },
      });
      list.send({ type: 'lists.tell', lists: [] });
      list.isIn('ready.calm', { calls: watched, context: { list: { b: noted() }, lists: [] } });
      list.send({ type: 'note.type', id: 'b', note: 'For May' }, { type: 'lists.refresh' });
      list.isIn('loading', {
        effects: [keeps('b', 'For May')],
        calls: { ...watched, fetchShortlist: undefined },
        context: { drafts: { b: 'For May' } },
      });
      list.answer('fetchShortlist', { list: { b: noted() }, lists: [summer], unsaved: {}, waiting: [] });
      list.isIn('ready.writing', {
        ...{ effects: [settled], calls: { ...watched, pause: { milliseconds: 600 } } },
        context: { lists: [summer] },
      });
    },
  },
});
