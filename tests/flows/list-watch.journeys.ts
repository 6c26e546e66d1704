import { listWatchMachine } from '#machines/list-watch/list-watch.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const list = { of: 'waiting', shown: null } as const;
const looking = { calls: { look: list } };
const wanted = { effects: [{ report: { type: 'rows.wanted' } }] };
const show = { type: 'rows.show' } as const;
const leave = { type: 'attention.lost' } as const;
const comeBack = { type: 'attention.regained' } as const;

const found = (open: Open<typeof listWatchMachine>, added: number): Run<typeof listWatchMachine> => {
  const watch = open(list);
  watch.wait(30_000);
  watch.answer('look', { kind: 'changed', added });
  return watch;
};

export const journeys = journeysOf({
  machine: listWatchMachine,
  file: 'list-watch/list-watch.machine.ts',
  listens: ['watchAttention'],
  journeys: {
    'looks at the list every 30 seconds, and says nothing while it is unchanged'(open) {
      const watch = open(list);
      watch.isIn('attended.waiting', { context: { added: null } });
      watch.rejects(show, comeBack);
      watch.wait(29_999);
      watch.isIn('attended.waiting');
      watch.wait(1);
      watch.isIn('attended.looking', looking);
      watch.answer('look', { kind: 'same' });
      watch.isIn('attended.waiting', { same: ['watchAttention'], context: { added: null } });
      watch.wait(30_000);
      watch.isIn('attended.looking', looking);
    },
    'says how many rows are new until they are shown, and keeps looking'(open) {
      const watch = found(open, 2);
      watch.isIn('attended.waiting', { context: { added: 2 } });
      watch.wait(30_000);
      watch.answer('look', { kind: 'changed', added: 3 });
      watch.isIn('attended.waiting', { context: { added: 3 } });
      watch.send(show);
      watch.isIn('attended.waiting', { ...wanted, context: { added: 3 } });
    },
    'offers to show a changed list without new rows, until it is as before'(open) {
      const watch = found(open, 0);
      watch.send(show);
      watch.isIn('attended.waiting', { ...wanted, context: { added: 0 } });
      watch.wait(30_000);
      watch.answer('look', { kind: 'same' });
      watch.isIn('attended.waiting', { context: { added: null } });
    },
    'looks again after a failure, and keeps what it found before'(open) {
      const watch = found(open, 2);
      watch.wait(30_000);
      watch.fail('look', { message: 'Network Error' });
      watch.isIn('attended.waiting', { context: { added: 2 } });
    },
    'does not look while the person is away, and looks at once when they return'(open) {
      const watch = found(open, 2);
      watch.send(leave);
      watch.isIn('unattended', { context: { added: 2 } });
      watch.rejects(leave);
      watch.send(show);
      watch.isIn('unattended', { ...wanted, context: { added: 2 } });
      watch.send(comeBack);
      watch.isIn('attended.looking', looking);
      watch.send(leave);
      watch.isIn('unattended');
    },
  },
});
