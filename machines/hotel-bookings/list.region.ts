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
        done: { target: 'ready', actions: 'rememberList' },
        failed: { target: 'failed', actions: 'rememberListError' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' } },
    ready: { on: { 'list.load': 'loading', 'more.load': { guard: 'hasMore', target: 'loadingMore' } } },
    loadingMore: {
      tags: 'loading',
      invoke: call('fetchBookings', {
        input: ({ context: { view, next } }) => ({ state: view.state, after: next }),
        done: { target: 'ready', actions: 'rememberMore' },
        failed: { target: 'moreFailed', actions: 'rememberListError' },
      }),
    },
    moreFailed: { on: { 'list.load': 'loading', 'more.load': 'loadingMore', 'call.retry': 'loadingMore' } },
  },
});
