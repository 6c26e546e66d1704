import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { address } from './calendar-address.flow.ts';

const [tell, revoke, retry] = [
  { type: 'address.tell', address } as const,
  { type: 'address.revoke' } as const,
  { type: 'call.retry' } as const,
];
const none = { since: null, address: null };

export const journeys = journeysOf({
  machine: calendarAddressMachine,
  file: 'calendar-address/calendar-address.machine.ts',
  journeys: {
    'an address that is made is told once, and taken back'(open) {
      const page = open();
      page.isIn('loading', { calls: { readCalendar: undefined }, context: { ...none, message: null } });
      page.rejects(tell, revoke, retry);
      page.answer('readCalendar', { kind: 'off' });
      page.isIn('off.calm', { context: none });
      page.rejects(revoke, retry);
      page.send(tell);
      page.isIn('on', { context: { since: null, address } });
      page.rejects(retry);
      page.send(revoke);
      page.isIn('revoking', { calls: { revokeAddress: undefined } });
      page.rejects(revoke);
      page.answer('revokeAddress', undefined);
      page.isIn('off.revoked', { context: none });
      page.rejects(revoke, retry);
      page.send(tell);
      page.isIn('on', { context: { since: null, address } });
    },
    'one that was made before is not told again, and another one takes its place'(open) {
      const page = open();
      page.answer('readCalendar', { kind: 'on', since: 5 });
      page.isIn('on', { context: { since: 5, address: null } });
      page.send(tell);
      page.isIn('on', { context: { since: 5, address } });
    },
    'one that is made while the one before it is taken back is told'(open) {
      const page = open();
      page.answer('readCalendar', { kind: 'on', since: 5 });
      page.send(revoke);
      page.isIn('revoking', { calls: { revokeAddress: undefined } });
      page.send(tell);
      page.isIn('on', { context: { since: 5, address } });
    },
    'what fails says why, and is looked at anew'(open) {
      const page = open();
      page.fail('readCalendar', { message: 'Network Error' });
      page.isIn('failed', { context: { ...none, message: 'Network Error' } });
      page.rejects(tell, revoke);
      page.send(retry);
      page.isIn('loading', { calls: { readCalendar: undefined }, context: { message: null } });
      page.answer('readCalendar', { kind: 'on', since: 5 });
      page.send(revoke);
      page.fail('revokeAddress', { message: 'Network Error' });
      page.isIn('failed', { context: { ...none, message: 'Network Error' } });
    },
  },
});
