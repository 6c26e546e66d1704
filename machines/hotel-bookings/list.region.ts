import { bookings, call } from './hotel-bookings.setup.ts';

export const list = bookings.createStateConfig({
  initial: 'hidden',
  on: {
    'view.change': {
      guard: { type: 'isOtherList', params: ({ event }) => event.view },
      target: '.hidden',
      actions: { type: 'showView', params: ({ event }) => event.view },
    },
  },
  states: {
    hidden: { always: { guard: 'isListed', target: 'loading' } },
    loading: {
      tags: 'loading',
      invoke: call('fetchBookings', {
        input: ({ context: { view } }) => ({ state: view.state, after: null }),
        done: [
          { guard: 'isStaff', target: 'watched', actions: 'rememberList' },
          { target: 'ready', actions: 'rememberList' },
        ],
        failed: { target: 'failed', actions: 'rememberListError' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' } },
    ready: {
      after: { nextDue: 'loading' },
      on: { 'more.load': { guard: 'hasMore', target: 'loadingMore' } },
    },
    /** The list of the staff that is ready. Its watch says what has expired. */
    watched: {
      invoke: {
        id: 'watch',
        src: 'watch',
        input: ({ context: { view, list, total, counts } }) => ({
          of: 'stays',
          state: view.state,
          shown: { data: list, total, counts },
        }),
      },
      on: {
        'more.load': { guard: 'hasMore', target: 'loadingMore' },
        'stay.moved': { target: 'watched', reenter: true },
        'rows.wanted': 'loading',
      },
    },
    loadingMore: {
      tags: 'loading',
      invoke: call('fetchBookings', {
        input: ({ context: { view, next } }) => ({ state: view.state, after: next }),
        done: [
          { guard: 'isStaff', target: 'watched', actions: 'rememberMore' },
          { target: 'ready', actions: 'rememberMore' },
        ],
        failed: { target: 'moreFailed', actions: 'rememberListError' },
      }),
    },
    moreFailed: { on: { 'more.load': 'loadingMore', 'call.retry': 'loadingMore' } },
  },
});
