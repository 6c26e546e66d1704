import { calendarAddressMachine } from '#machines/calendar-address/calendar-address.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { address, since } from './calendar-address.flow.ts';

const [created, revoke, retry] = [
  { type: 'address.created', address } as const,
  { type: 'address.revoke' } as const,
  { type: 'call.retry' } as const,
];
const none = { since: null, address: null };
const loading = { calls: { readCalendar: undefined } };

const on = (open: Open<typeof calendarAddressMachine>): Run<typeof calendarAddressMachine> => {
  const page = open();
  page.answer('readCalendar', { kind: 'on', since });
  return page;
};

export const journeys = journeysOf({
  machine: calendarAddressMachine,
  file: 'calendar-address/calendar-address.machine.ts',
  journeys: {
    'shows a new address once, and revokes it'(open) {
      const page = open();
      page.isIn('loading', { ...loading, context: { ...none, message: null } });
      page.rejects(created, revoke, retry);
      page.answer('readCalendar', { kind: 'off' });
      page.isIn('off.calm', { context: none });
      page.rejects(revoke, retry);
      page.send(created);
      page.rejects(retry);
      page.send(revoke);
      page.rejects(revoke);
      page.answer('revokeAddress', undefined);
      page.isIn('off.revoked', { context: none });
      page.rejects(revoke, retry);
      page.send(created);
      page.isIn('on', { context: { since: null, address } });
    },
    'does not show an earlier address again, but a new one that replaces it'(open) {
      const page = on(open);
      page.isIn('on', { context: { since, address: null } });
      page.send(created);
      page.isIn('on', { context: { since, address } });
    },
    'shows an address that was made while the last one was being revoked'(open) {
      const page = on(open);
      page.send(revoke, created);
      page.isIn('on', { context: { since, address } });
    },
    'says why a call failed, and reads the calendar again'(open) {
      const page = open();
      page.fail('readCalendar', { message: 'Network Error' });
      page.isIn('failed', { context: { ...none, message: 'Network Error' } });
      page.rejects(created, revoke);
      page.send(retry);
      page.isIn('loading', { ...loading, context: { message: null } });
      page.answer('readCalendar', { kind: 'on', since });
      page.send(revoke);
      page.fail('revokeAddress', { message: 'Network Error' });
      page.isIn('failed', { context: { ...none, message: 'Network Error' } });
    },
  },
});
