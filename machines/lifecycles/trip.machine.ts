import { setup } from 'xstate';
import type { TripRequest } from '#contract/own-trip.ts';

export type TripMove =
  | { type: 'trip.edit'; trip: TripRequest }
  | { type: 'trip.publish' }
  | { type: 'trip.discard' }
  | { type: 'trip.unpublish' }
  | { type: 'trip.archive' }
  | { type: 'trip.restore' }
  | { type: 'trip.delete' };

export interface TripFacts {
  missing: readonly string[];
}

/** A trip, called a vaya. While a published one is edited, what is public stays until the changes are published or thrown away. */
export const tripLifecycle = setup({
  types: {} as { events: TripMove & { facts: TripFacts } },
  guards: { isComplete: (_, { missing }: TripFacts) => missing.length === 0 },
  actions: {
    showOnBlog: () => {},
    takeOffBlog: () => {},
    updateDirectory: () => {},
    forget: () => {},
  },
}).createMachine({
  id: 'trip',
  initial: 'draft',
  states: {
    draft: {
      on: {
        'trip.edit': 'draft',
        'trip.publish': {
          guard: { type: 'isComplete', params: ({ event }) => event.facts },
          target: 'published',
          actions: ['showOnBlog', 'updateDirectory'],
        },
        'trip.delete': { actions: 'forget' },
      },
    },
    published: {
      on: {
        'trip.edit': 'changed',
        'trip.unpublish': { target: 'unpublished', actions: ['takeOffBlog', 'updateDirectory'] },
      },
    },
    changed: {
      on: {
        'trip.edit': 'changed',
        'trip.publish': {
          guard: { type: 'isComplete', params: ({ event }) => event.facts },
          target: 'published',
          actions: 'updateDirectory',
        },
        'trip.discard': 'published',
        'trip.unpublish': { target: 'unpublished', actions: ['takeOffBlog', 'updateDirectory'] },
      },
    },
    unpublished: {
      on: {
        'trip.edit': 'unpublished',
        'trip.publish': {
          guard: { type: 'isComplete', params: ({ event }) => event.facts },
          target: 'published',
          actions: ['showOnBlog', 'updateDirectory'],
        },
        'trip.archive': 'archived',
      },
    },
    archived: {
      on: {
        'trip.restore': 'unpublished',
        'trip.delete': { actions: 'forget' },
      },
    },
  },
});
