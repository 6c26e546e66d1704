import type { Tour } from '#tests/kit/flow.ts';

export const tour: Tour = {
  path: '/application',
  stopsClock: true,
  /** Every server has the same cities, so the same letters always find some. */
  isPassable: (_, { type, output }) => type !== 'xstate.done.actor.findCities' || output.length > 0,
  gestures: {
    async open({ open, seesInTime }) {
      await open('/application');
      await seesInTime('Search for a city');
    },
  },
  calls: { findCities: /^\/api\/cities\?/ },
};
