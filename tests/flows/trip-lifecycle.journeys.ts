import { tripLifecycle } from '#machines/lifecycles/trip.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';

const whole = { facts: { missing: [] } };
const edit = { type: 'trip.edit' as const, trip: makeTripRequest(), ...whole };
const move = (name: 'publish' | 'discard' | 'unpublish' | 'archive' | 'restore' | 'delete') => ({
  type: `trip.${name}` as const,
  ...whole,
});
const incomplete = { type: 'trip.publish' as const, facts: { missing: ['title'] } };
const all = [
  edit,
  ...(['publish', 'discard', 'unpublish', 'archive', 'restore', 'delete'] as const).map((name) => move(name)),
];
type Move = (typeof all)[number];
type Trip = Run<typeof tripLifecycle>;
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
    'a draft is edited until nothing is missing, and then published'(open) {
      const trip = open();
      trip.isIn('draft');
      takesOnly(trip, 'trip.edit', 'trip.publish', 'trip.delete');
      trip.rejects(incomplete);
      trip.send(edit);
      trip.isIn('draft');
      trip.send(move('publish'));
      trip.isIn('published', { effects: actions('showOnBlog', 'updateDirectory') });
      takesOnly(trip, 'trip.edit', 'trip.unpublish');
    },
    'what is public stays while it is edited, until the changes are published or thrown away'(open) {
      const trip = after(open, move('publish'), edit);
      trip.isIn('changed', { effects: actions('showOnBlog', 'updateDirectory') });
      takesOnly(trip, 'trip.edit', 'trip.publish', 'trip.discard', 'trip.unpublish');
      trip.rejects(incomplete);
      trip.send(edit);
      trip.isIn('changed');
      trip.send(move('discard'));
      trip.isIn('published');
      trip.send(edit, move('publish'));
      trip.isIn('published', { effects: actions('updateDirectory') });
    },
    'a trip comes off the blog, whether it is being changed or not, and goes back on it'(open) {
      const off = actions('showOnBlog', 'updateDirectory', 'takeOffBlog', 'updateDirectory');
      for (const trip of [after(open, move('publish')), after(open, move('publish'), edit)]) {
        trip.send(move('unpublish'));
        trip.isIn('unpublished', { effects: off });
        takesOnly(trip, 'trip.edit', 'trip.publish', 'trip.archive');
        trip.rejects(incomplete);
        trip.send(edit);
        trip.isIn('unpublished');
        trip.send(move('publish'));
        trip.isIn('published', { effects: actions('showOnBlog', 'updateDirectory') });
      }
    },
    'what was put away is taken back or deleted, and nothing else'(open) {
      const trip = after(open, move('publish'), move('unpublish'), move('archive'));
      const off = actions('showOnBlog', 'updateDirectory', 'takeOffBlog', 'updateDirectory');
      trip.isIn('archived', { effects: off });
      takesOnly(trip, 'trip.restore', 'trip.delete');
      trip.send(move('restore'));
      trip.isIn('unpublished');
      trip.send(move('archive'), move('delete'));
      trip.isIn('archived', { effects: actions('forget') });
    },
    'a draft is deleted'(open) {
      after(open, move('delete')).isIn('draft', { effects: actions('forget') });
    },
  },
});
