import { bookings, call } from './hotel-bookings.setup.ts';

export const stay = bookings.createStateConfig({
  initial: 'closed',
  on: {
    'view.change': {
      guard: { type: 'isOtherStay', params: ({ event }) => event.view },
      target: '.closed',
      actions: { type: 'showView', params: ({ event }) => event.view },
    },
  },
  states: {
    closed: { always: { guard: 'isStayNamed', target: 'loading' } },
    loading: {
      tags: 'loading',
      invoke: call('fetchBooking', {
        input: ({ context: { view } }) => ({ id: view.id ?? '' }),
        found: { target: 'open', actions: 'openBooking' },
        missing: 'missing',
        failed: { target: 'failed', actions: 'rememberStayError' },
      }),
    },
    open: {},
    missing: {},
    failed: { on: { 'call.retry': 'loading' } },
  },
});
