import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const made = { since: Date.UTC(2026, 5, 15), address: 'https://vaya.example/calendar/abc.ics' };
const title = 'Your calendar';

export const flow = {
  model: modelOf({
    title: 'Address of a calendar',
    machine: calendarAddressMachine,
    input: undefined,
    events: { 'address.make': [{}], 'address.revoke': [{}], 'call.retry': [{}] },
    answers: {
      readCalendar: [{ kind: 'off' }, { kind: 'on', since: made.since }],
      makeAddress: [made],
      revokeAddress: [undefined],
    },
    behaviour: ({ since, address, message }) => [since, address, message === null],
  }),
  words: {
    'address.make': 'Press Make an address, or Make a new one',
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
      making: [title, 'One moment...'],
      revoking: [title, 'One moment...'],
      failed: [title, 'Try again'],
    },
  },
  gestures: {
    'address.make': ({ press }) => press(/^Make a/),
    'address.revoke': ({ press }) => press('Take it back'),
    'call.retry': ({ press }) => press('Try again'),
  },
} satisfies Flow;
