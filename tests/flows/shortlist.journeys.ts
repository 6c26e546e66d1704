import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

const change = { id: 'a', isListed: true, note: 'For the spring' };
const saving = { calls: { saveEntry: { change } }, holds: { change } };
const ready = (open: Open<typeof shortlistMachine>): Hand<typeof shortlistMachine> => {
  const list = open();
  list.answer('fetchShortlist', { b: '' });
  return list;
};

export const journeys = journeysOf({
  machine: shortlistMachine,
  file: 'shortlist/shortlist.machine.ts',
  journeys: {
    'a change is shown at once, and the list is what the server made of it'(open) {
      const list = open();
      list.sees('loading', {
        calls: { fetchShortlist: undefined },
        holds: { list: {}, change: null, next: [], message: null },
      });
      list.refuses({ type: 'entry.change', change }, { type: 'list.export' }, { type: 'call.retry' });
      list.answer('fetchShortlist', { b: '' });
      list.sees('ready.calm', { holds: { list: { b: '' } } });
      list.send({ type: 'entry.change', change });
      list.sees('saving', saving);
      list.refuses({ type: 'list.export' });
      list.answer('saveEntry', { kind: 'list', list: { a: 'For the spring' } });
      list.sees('ready.calm', { holds: { list: { a: 'For the spring' }, change: null } });
    },
    'a change that is refused, or was not heard, is taken back and says why until it is dismissed'(open) {
      const list = ready(open);
      list.send({ type: 'entry.change', change });
      list.answer('saveEntry', { kind: 'refused', message: 'The list is full.' });
      list.sees('ready.refused', { holds: { list: { b: '' }, change: null, message: 'The list is full.' } });
      list.send({ type: 'banner.dismiss' });
      list.sees('ready.calm', { holds: { message: null } });
      list.refuses({ type: 'banner.dismiss' });
      list.send({ type: 'entry.change', change });
      list.fail('saveEntry', { message: 'Network Error' });
      list.sees('ready.refused', { holds: { change: null, message: 'Network Error' } });
      list.send({ type: 'entry.change', change });
      list.sees('saving', { ...saving, holds: { message: null } });
      list.fail('saveEntry');
      list.sees('ready.refused', { holds: { change: null, message: '' } });
    },
    'a change upon another waits for it; the last one of a creator is the one that goes, and a refusal is told at the end'(
      open,
    ) {
      const list = ready(open);
      const [b, c] = ['b', 'c'].map((id) => ({ id, isListed: true, note: '' }));
      if (!b || !c) return;
      list.send({ type: 'entry.change', change }, { type: 'entry.change', change: b });
      list.sees('saving', { ...saving, holds: { change, next: [b] } });
      list.send({ type: 'entry.change', change: c });
      list.send({ type: 'entry.change', change: { ...b, isListed: false } });
      list.sees('saving', { ...saving, holds: { next: [c, { ...b, isListed: false }] } });
      list.answer('saveEntry', { kind: 'refused', message: 'The list is full.' });
      list.sees('saving', { calls: { saveEntry: { change: c } }, holds: { change: c, message: 'The list is full.' } });
      list.fail('saveEntry', { message: 'Network Error' });
      const last = { ...b, isListed: false };
      list.sees('saving', { calls: { saveEntry: { change: last } }, holds: { next: [], message: 'Network Error' } });
      list.answer('saveEntry', { kind: 'list', list: { c: '' } });
      list.sees('ready.refused', { holds: { list: { c: '' }, change: null, message: 'Network Error' } });
    },
    'a change while the file is fetched goes after it'(open) {
      const list = ready(open);
      list.send({ type: 'list.export' }, { type: 'entry.change', change });
      list.sees('exporting', { calls: { exportList: undefined }, holds: { next: [change] } });
      list.answer('exportList', undefined);
      list.sees('saving', saving);
      list.answer('saveEntry', { kind: 'list', list: {} });
      list.send({ type: 'list.export' }, { type: 'entry.change', change });
      list.fail('exportList', { message: 'Network Error' });
      list.sees('saving', { ...saving, holds: { message: 'Network Error' } });
    },
    'the list is taken along as a file; where that failed it says why'(open) {
      const list = ready(open);
      list.send({ type: 'list.export' });
      list.sees('exporting', { calls: { exportList: undefined } });
      list.answer('exportList', undefined);
      list.sees('ready.calm');
      list.send({ type: 'list.export' });
      list.fail('exportList', { message: 'Network Error' });
      list.sees('ready.refused', { holds: { message: 'Network Error', list: { b: '' } } });
    },
    'a list that could not be had can be tried again'(open) {
      const list = open();
      list.fail('fetchShortlist');
      list.sees('failed');
      list.send({ type: 'call.retry' });
      list.sees('loading', { calls: { fetchShortlist: undefined } });
    },
  },
});
