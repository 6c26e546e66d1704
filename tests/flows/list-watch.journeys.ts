import { listWatchMachine } from '#machines/list-watch/list-watch.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

type Watch = typeof listWatchMachine;

const pausing = { calls: { pause: { milliseconds: 30_000 } } };
const looking = { calls: { look: undefined } };
const show = { type: 'rows.show' } as const;
const change = { type: 'list.change' } as const;

const found = (open: Open<Watch>, added: number): Hand<Watch> => {
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
      watch.sees('attended.waiting', { ...pausing, holds: { added: null } });
      watch.refuses(show, { type: 'attention.win' });
      watch.answer('pause', undefined);
      watch.sees('attended.looking', looking);
      watch.answer('look', { kind: 'same' });
      watch.sees('attended.waiting', { ...pausing, kept: ['watchList', 'watchAttention'], holds: { added: null } });
      watch.fail('pause');
      watch.sees('attended.looking', looking);
    },
    'who is new is said until it is shown, and until then it is looked again'(open) {
      const watch = found(open, 2);
      watch.sees('attended.waiting', { ...pausing, holds: { added: 2 } });
      watch.answer('pause', undefined);
      watch.sees('attended.looking', { ...looking, holds: { added: 2 } });
      watch.answer('look', { kind: 'other', added: 3 });
      watch.sees('attended.waiting', { ...pausing, holds: { added: 3 } });
      watch.send(show);
      watch.sees('attended.waiting', {
        ...pausing,
        did: [{ showRows: undefined }],
        kept: ['pause'],
        holds: { added: 3 },
      });
      watch.send(change);
      watch.sees('attended.waiting', { ...pausing, anew: ['pause'], holds: { added: null } });
      watch.refuses(show);
    },
    'what is other and no more can be shown as well, and what is again as it was is said no longer'(open) {
      const watch = found(open, 0);
      watch.send(show);
      watch.sees('attended.waiting', { ...pausing, did: [{ showRows: undefined }], holds: { added: 0 } });
      watch.answer('pause', undefined);
      watch.answer('look', { kind: 'same' });
      watch.sees('attended.waiting', { ...pausing, holds: { added: null } });
    },
    'a list that asks by itself is not looked at meanwhile'(open) {
      const watch = open();
      watch.answer('pause', undefined);
      watch.send(change);
      watch.sees('attended.waiting', pausing);
    },
    'what was not heard is asked again, and what was found before stays said'(open) {
      const watch = found(open, 2);
      watch.answer('pause', undefined);
      watch.fail('look', { message: 'Network Error' });
      watch.sees('attended.waiting', { ...pausing, holds: { added: 2 } });
    },
    'nothing is asked while nobody is there, and at once when somebody is again'(open) {
      const watch = found(open, 2);
      watch.send({ type: 'attention.lose' });
      watch.sees('unattended', { holds: { added: 2 } });
      watch.refuses({ type: 'attention.lose' });
      watch.send(show);
      watch.sees('unattended', { did: [{ showRows: undefined }] });
      watch.send(change);
      watch.sees('unattended', { holds: { added: null } });
      watch.send({ type: 'attention.win' });
      watch.sees('attended.looking', looking);
      watch.send({ type: 'attention.lose' });
      watch.sees('unattended');
    },
  },
});
