import { listWatchMachine } from '#machines/list-watch/list-watch.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

type Watch = typeof listWatchMachine;

const pausing = { calls: { pause: { milliseconds: 30_000 } } };
const looking = { calls: { look: undefined } };
const show = { type: 'rows.show' } as const;
const change = { type: 'list.change' } as const;

const found = (open: Open<Watch>, added: number): Run<Watch> => {
  const watch = open();
  watch.answer('pause', undefined);
  watch.answer('look', { kind: 'other', added });
  return watch;
};

export const journeys = journeysOf({
  machine: listWatchMachine,
  file: 'list-watch/list-watch.machine.ts',
  listens: ['watchList', 'watchAttention'],
  journeys: {
    'every half minute it is looked again, and nothing is said while all is as it was'(open) {
      const watch = open();
      watch.isIn('attended.waiting', { ...pausing, context: { added: null } });
      watch.rejects(show, { type: 'attention.win' });
      watch.answer('pause', undefined);
      watch.isIn('attended.looking', looking);
      watch.answer('look', { kind: 'same' });
      watch.isIn('attended.waiting', { ...pausing, same: ['watchList', 'watchAttention'], context: { added: null } });
      watch.fail('pause');
      watch.isIn('attended.looking', looking);
    },
    'who is new is said until it is shown, and until then it is looked again'(open) {
      const watch = found(open, 2);
      watch.isIn('attended.waiting', { ...pausing, context: { added: 2 } });
      watch.answer('pause', undefined);
      watch.isIn('attended.looking', { ...looking, context: { added: 2 } });
      watch.answer('look', { kind: 'other', added: 3 });
      watch.isIn('attended.waiting', { ...pausing, context: { added: 3 } });
      watch.send(show);
      watch.isIn('attended.waiting', {
        ...pausing,
        effects: [{ showRows: undefined }],
        same: ['pause'],
        context: { added: 3 },
      });
      watch.send(change);
      watch.isIn('attended.waiting', { ...pausing, restarted: ['pause'], context: { added: null } });
      watch.rejects(show);
    },
    'what is other and no more can be shown as well, and what is again as it was is said no longer'(open) {
      const watch = found(open, 0);
      watch.send(show);
      watch.isIn('attended.waiting', { ...pausing, effects: [{ showRows: undefined }], context: { added: 0 } });
      watch.answer('pause', undefined);
      watch.answer('look', { kind: 'same' });
      watch.isIn('attended.waiting', { ...pausing, context: { added: null } });
    },
    'a list that asks by itself is not looked at meanwhile'(open) {
      const watch = open();
      watch.answer('pause', undefined);
      watch.send(change);
      watch.isIn('attended.waiting', pausing);
    },
    'what was not heard is asked again, and what was found before stays said'(open) {
      const watch = found(open, 2);
      watch.answer('pause', undefined);
      watch.fail('look', { message: 'Network Error' });
      watch.isIn('attended.waiting', { ...pausing, context: { added: 2 } });
    },
    'nothing is asked while nobody is there, and at once when somebody is again'(open) {
      const watch = found(open, 2);
      watch.send({ type: 'attention.lose' });
      watch.isIn('unattended', { context: { added: 2 } });
      watch.rejects({ type: 'attention.lose' });
      watch.send(show);
      watch.isIn('unattended', { effects: [{ showRows: undefined }] });
      watch.send(change);
      watch.isIn('unattended', { context: { added: null } });
      watch.send({ type: 'attention.win' });
      watch.isIn('attended.looking', looking);
      watch.send({ type: 'attention.lose' });
      watch.isIn('unattended');
    },
  },
});
