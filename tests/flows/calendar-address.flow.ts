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
      revokeAddress: { done: 'press Take it back' },
    },
  },
  words: {
    'address.created': 'Press Make an address, type the password and press Make it',
    'address.revoke': 'Press Take it back',
    'call.retry': 'Press Try again',
  },
  shown: {
    buttons: { 'Take it back': { type: 'address.revoke' }, 'Try again': { type: 'call.retry' } },
    texts: {
      loading: [title, 'One moment...'],
      'off.calm': [title, 'Make an address'],
      'off.revoked': [title, 'Make an address', 'It is taken back: the address shows nothing any more.'],
      on: [title, 'Make a new one'],
      revoking: [title, 'One moment...'],
      failed: [title, 'Try again'],
    },
  },
  gestures: {
    'address.revoke': ({ press }) => press('Take it back'),
    'call.retry': ({ press }) => press('Try again'),
  },
  elsewhere: { 'address.created': 'the dialog that asks for the password' },
} satisfies Flow;
