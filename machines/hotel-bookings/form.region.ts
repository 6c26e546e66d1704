import { blankForm } from '../stay-form/stay-form.machine.ts';
import { bookings } from './hotel-bookings.setup.ts';

export const form = bookings.createStateConfig({
  initial: 'closed',
  on: {
    'view.change': {
      guard: { type: 'isOtherForm', params: ({ event }) => event.view },
      target: '.closed',
      actions: { type: 'showView', params: ({ event }) => event.view },
    },
  },
  states: {
    closed: { always: { guard: 'isFormNamed', target: 'open' } },
    open: {
      invoke: { id: 'form', src: 'form', input: ({ context }) => context.view.form ?? blankForm },
      on: {
        'stay.submitted': {
          target: 'submitted',
          actions: { type: 'addBooking', params: ({ event }) => event.booking },
        },
      },
    },
    submitted: {},
  },
});
