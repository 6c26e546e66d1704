import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoTrips } from './own-account.flow.ts';

export const since = Date.UTC(2026, 5, 15);
export const address = 'https://vaya.example/calendar/abc.ics';
const title = 'Your calendar';

export const flow = {
  model: modelOf({
    title: 'Calendar address',
    machine: calendarAddressMachine,
    input: undefined,
    events: { 'address.created': [{ address }], 'address.revoke': [{}], 'call.retry': [{}] },
    answers: {
      readCalendar: [{ kind: 'off' }, { kind: 'on', since }],
      revokeAddress: [undefined],
    },
    vertex: ({ since, address, message }) => [since, address, message === null],
  }),
  guide: {
    ...demoTrips,
    answers: {
      readCalendar: { off: 'open the page before you make an address', on: 'make an address, then reload the page' },
      revokeAddress: { done: 'press Remove the address' },
    },
  },
  words: {
    'address.created': 'Press Create an address, enter the password and press Create address',
  },
  shown: {
    texts: {
      loading: [title, 'One moment...'],
      'off.calm': [title, 'Create an address'],
      'off.revoked': [title, 'Create an address', 'Address removed. Calendars that use it no longer show your trips.'],
      on: [title, 'Create a new address'],
      revoking: [title, 'One moment...'],
      failed: [title, 'Try again'],
    },
  },
  gestures: {
    'address.revoke': ({ press }) => press('Remove the address'),
    'call.retry': ({ press }) => press('Try again'),
  },
  elsewhere: { 'address.created': 'the dialog that asks for the password' },
} satisfies Flow;
