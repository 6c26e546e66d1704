import { listWatchMachine } from '#machines/list-watch/list-watch.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const pausing = { calls: { pause: { milliseconds: 30_000 } } };
const looking = { calls: { look: undefined } };
const shown = { effects: [{ showRows: undefined }] };
const show = { type: 'rows.show' } as const;
const change = { type: 'list.change' } as const;
const leave = { type: 'attention.lose' } as const;
const comeBack = { type: 'attention.win' } as const;

const found = (open: Open<typeof listWatchMachine>, added: number): Run<typeof listWatchMachine> => {
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
    'looks at the list every 30 seconds, and says nothing while it is unchanged'(open) {
      const watch = open();
      watch.isIn('attended.waiting', { ...pausing, context: { added: null } });
      watch.rejects(show, comeBack);
      watch.answer('pause', undefined);
      watch.isIn('attended.looking', looking);
      watch.answer('look', { kind: 'same' });
      watch.isIn('attended.waiting', { ...pausing, same: ['watchList', 'watchAttention'], context: { added: null } });
      watch.fail('pause');
      watch.isIn('attended.looking', looking);
    },
    'says how many rows are new until they are shown, and keeps looking'(open) {
      const watch = found(open, 2);
      watch.isIn('attended.waiting', { ...pausing, context: { added: 2 } });
      watch.answer('pause', undefined);
      watch.answer('look', { kind: 'other', added: 3 });
      watch.isIn('attended.waiting', { ...pausing, context: { added: 3 } });
      watch.send(show);
      watch.isIn('attended.waiting', { ...pausing, ...shown, same: ['pause'], context: { added: 3 } });
      watch.send(change);
      watch.isIn('attended.waiting', { ...pausing, restarted: ['pause'], context: { added: null } });
      watch.rejects(show);
    },
    'offers to show a changed list without new rows, until it is as before'(open) {
      const watch = found(open, 0);
      watch.send(show);
      watch.isIn('attended.waiting', { ...pausing, ...shown, context: { added: 0 } });
      watch.answer('pause', undefined);
      watch.answer('look', { kind: 'same' });
      watch.isIn('attended.waiting', { ...pausing, context: { added: null } });
    },
    'stops looking when the list changes by itself'(open) {
      const watch = open();
      watch.answer('pause', undefined);
      watch.send(change);
      watch.isIn('attended.waiting', pausing);
    },
    'looks again after a failure, and keeps what it found before'(open) {
      const watch = found(open, 2);
      watch.answer('pause', undefined);
      watch.fail('look', { message: 'Network Error' });
      watch.isIn('attended.waiting', { ...pausing, context: { added: 2 } });
    },
    'does not look while the person is away, and looks at once when they return'(open) {
      const watch = found(open, 2);
      watch.send(leave);
      watch.isIn('unattended', { context: { added: 2 } });
      watch.rejects(leave);
      watch.send(show, change);
      watch.isIn('unattended', { ...shown, context: { added: null } });
      watch.send(comeBack);
      watch.isIn('attended.looking', looking);
      watch.send(leave);
      watch.isIn('unattended');
    },
  },
});
