import { tripLifecycle } from '#machines/lifecycles/trip.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';

type Trip = Run<typeof tripLifecycle>;

const complete = { facts: { missing: [] } };
const names = ['publish', 'discard', 'unpublish', 'archive', 'restore', 'delete'] as const;
const edit = { type: 'trip.edit', trip: makeTripRequest(), ...complete } as const;
const move = (name: (typeof names)[number]) => ({ type: `trip.${name}` as const, ...complete });
const publishIncomplete = { type: 'trip.publish' as const, facts: { missing: ['title'] } };
const all = [edit, ...names.map(move)];
type Move = (typeof all)[number];

const onBlog = actions('showOnBlog', 'updateDirectory');
const offBlog = [...onBlog, ...actions('takeOffBlog', 'updateDirectory')];
const takesOnly = (trip: Trip, ...types: Move['type'][]) =>
  trip.rejects(...all.filter(({ type }) => !types.includes(type)));
const after = (open: Open<typeof tripLifecycle>, ...moves: Move[]): Trip => {
  const trip = open();
  trip.send(...moves);
  return trip;
};

export const journeys = journeysOf({
  machine: tripLifecycle,
  file: 'lifecycles/trip.machine.ts',
  journeys: {
    'publishes a draft once nothing is missing'(open) {
      const trip = open();
      takesOnly(trip, 'trip.edit', 'trip.publish', 'trip.delete');
      trip.rejects(publishIncomplete);
      trip.send(edit);
      trip.isIn('draft');
      trip.send(move('publish'));
      trip.isIn('published', { effects: onBlog });
      takesOnly(trip, 'trip.edit', 'trip.unpublish');
    },
    'keeps what is public until the changes are published or discarded'(open) {
      const trip = after(open, move('publish'), edit);
      trip.isIn('changed', { effects: onBlog });
      takesOnly(trip, 'trip.edit', 'trip.publish', 'trip.discard', 'trip.unpublish');
      trip.rejects(publishIncomplete);
      trip.send(edit);
      trip.isIn('changed');
      trip.send(move('discard'));
      trip.isIn('published');
      trip.send(edit, move('publish'));
      trip.isIn('published', { effects: actions('updateDirectory') });
    },
    'unpublishes a trip, changed or not, and publishes it again'(open) {
      for (const edits of [[], [edit]]) {
        const trip = after(open, move('publish'), ...edits, move('unpublish'));
        trip.isIn('unpublished', { effects: offBlog });
        takesOnly(trip, 'trip.edit', 'trip.publish', 'trip.archive');
        trip.rejects(publishIncomplete);
        trip.send(edit);
        trip.isIn('unpublished');
        trip.send(move('publish'));
        trip.isIn('published', { effects: onBlog });
      }
    },
    'only restores or deletes an archived trip'(open) {
      const trip = after(open, move('publish'), move('unpublish'), move('archive'));
      trip.isIn('archived', { effects: offBlog });
      takesOnly(trip, 'trip.restore', 'trip.delete');
      trip.send(move('restore'));
      trip.isIn('unpublished');
      trip.send(move('archive'), move('delete'));
      trip.isIn('archived', { effects: actions('forget') });
    },
    'deletes a draft'(open) {
      after(open, move('delete')).isIn('draft', { effects: actions('forget') });
    },
  },
});
