import { tripLifecycle } from '#machines/lifecycles/trip.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { done } from '#tests/kit/play.ts';

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
type Trip = Hand<typeof tripLifecycle>;
const takesOnly = (trip: Trip, ...types: Move['type'][]) =>
  trip.refuses(...all.filter(({ type }) => !types.includes(type)));
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
      trip.sees('draft');
      takesOnly(trip, 'trip.edit', 'trip.publish', 'trip.delete');
      trip.refuses(incomplete);
      trip.send(edit);
      trip.sees('draft');
      trip.send(move('publish'));
      trip.sees('published', { did: done('showOnBlog', 'updateDirectory') });
      takesOnly(trip, 'trip.edit', 'trip.unpublish');
    },
    'what is public stays while it is edited, until the changes are published or thrown away'(open) {
      const trip = after(open, move('publish'), edit);
      trip.sees('changed', { did: done('showOnBlog', 'updateDirectory') });
      takesOnly(trip, 'trip.edit', 'trip.publish', 'trip.discard', 'trip.unpublish');
      trip.refuses(incomplete);
      trip.send(edit);
      trip.sees('changed');
      trip.send(move('discard'));
      trip.sees('published');
      trip.send(edit, move('publish'));
      trip.sees('published', { did: done('updateDirectory') });
    },
    'a trip comes off the blog, whether it is being changed or not, and goes back on it'(open) {
      const off = done('showOnBlog', 'updateDirectory', 'takeOffBlog', 'updateDirectory');
      for (const trip of [after(open, move('publish')), after(open, move('publish'), edit)]) {
        trip.send(move('unpublish'));
        trip.sees('unpublished', { did: off });
        takesOnly(trip, 'trip.edit', 'trip.publish', 'trip.archive');
        trip.refuses(incomplete);
        trip.send(edit);
        trip.sees('unpublished');
        trip.send(move('publish'));
        trip.sees('published', { did: done('showOnBlog', 'updateDirectory') });
      }
    },
    'what was put away is taken back or deleted, and nothing else'(open) {
      const trip = after(open, move('publish'), move('unpublish'), move('archive'));
      const off = done('showOnBlog', 'updateDirectory', 'takeOffBlog', 'updateDirectory');
      trip.sees('archived', { did: off });
      takesOnly(trip, 'trip.restore', 'trip.delete');
      trip.send(move('restore'));
      trip.sees('unpublished');
      trip.send(move('archive'), move('delete'));
      trip.sees('archived', { did: done('forget') });
    },
    'a draft is deleted'(open) {
      after(open, move('delete')).sees('draft', { did: done('forget') });
    },
  },
});
