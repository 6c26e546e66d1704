import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

const row = {
  id: 'sponsor-1',
  about: { kind: 'sponsor' as const, name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' },
  at: 0,
  state: 'active',
  moves: ['suspend' as const],
};
const page = { rows: [{ ...row, id: 'sponsor-0', moves: [] }, row], total: 51 };
const request = { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' };
const reading = { calls: { fetchLedger: { name: 'sponsors', offset: 0 } } };
const suspend = { type: 'row.move', id: 'sponsor-1', move: 'suspend' } as const;
const suspending = { doDeed: { deed: { kind: 'move', id: 'sponsor-1', move: 'suspend' } } };

const listed = (open: Open<typeof ledgerMachine>): Run<typeof ledgerMachine> => {
  const list = open({ name: 'sponsors' });
  list.answer('fetchLedger', page);
  return list;
};

export const journeys = journeysOf({
  machine: ledgerMachine,
  file: 'back-office/ledger.machine.ts',
  journeys: {
    'a list is read page by page'(open) {
      const list = open({ name: 'sponsors' });
      list.isIn('loading', { ...reading, context: { page: null, deed: null, message: null, invited: null } });
      list.rejects({ type: 'page.turn', offset: 50 }, suspend, { type: 'sponsor.invite', request });
      list.answer('fetchLedger', page);
      list.isIn('ready.calm', { context: { page } });
      list.send({ type: 'page.turn', offset: 50 });
      list.isIn('loading', { calls: { fetchLedger: { name: 'sponsors', offset: 50 } }, context: { page } });
    },
    'a line is moved as its chart lets it, and the list is read again'(open) {
      const list = listed(open);
      list.rejects({ ...suspend, move: 'reinstate' }, { ...suspend, id: 'sponsor-0' }, { ...suspend, id: 'sponsor-9' });
      list.send(suspend);
      list.isIn('acting', { calls: suspending });
      list.rejects(suspend);
      list.answer('doDeed', { kind: 'done' });
      list.isIn('loading', reading);
      open({ name: 'sponsors' }).rejects(suspend);
    },
    'a sponsor is invited; a refusal says why until it is dismissed, and so does a call that was not heard'(open) {
      const list = listed(open);
      list.send({ type: 'sponsor.invite', request });
      list.isIn('acting', { calls: { doDeed: { deed: { kind: 'invite', request } } } });
      const fields = { username: 'Taken.' };
      list.answer('doDeed', { kind: 'refused', message: 'Taken.', fields });
      list.isIn('ready.refused', { context: { message: 'Taken.', refusedFields: fields, invited: null, page } });
      list.send({ type: 'banner.dismiss' });
      list.isIn('ready.calm', { context: { message: null, refusedFields: {} } });
      list.send({ type: 'sponsor.invite', request });
      list.answer('doDeed', { kind: 'invited', email: request.email });
      list.isIn('loading', { ...reading, context: { invited: request.email } });
      list.answer('fetchLedger', page);
      list.send(suspend);
      list.fail('doDeed', { message: 'Network Error' });
      list.isIn('ready.refused', { context: { message: 'Network Error' } });
      list.send(suspend);
      list.isIn('acting', { calls: suspending, context: { message: null } });
    },
    'what a field of an invitation lacked is no longer said once it is written anew, the banner with the last of them'(
      open,
    ) {
      const list = listed(open);
      list.send({ type: 'sponsor.invite', request });
      const fields = { username: 'Too short.', email: 'Not an address.' };
      list.answer('doDeed', { kind: 'refused', message: 'Please check them.', fields });
      list.send({ type: 'invitation.change', field: 'name' });
      list.isIn('ready.refused', { context: { refusedFields: fields } });
      list.send({ type: 'invitation.change', field: 'username' });
      list.isIn('ready.refused', { context: { refusedFields: { email: 'Not an address.' } } });
      list.send({ type: 'invitation.change', field: 'email' });
      list.isIn('ready.calm', { context: { message: null, refusedFields: {} } });
      list.send(suspend);
      list.fail('doDeed', { message: 'Network Error' });
      list.send({ type: 'invitation.change', field: 'name' });
      list.isIn('ready.refused', { context: { message: 'Network Error' } });
    },
    'a list that could not be had says why, and can be tried again'(open) {
      const list = open({ name: 'sponsors' });
      list.fail('fetchLedger', { message: 'Network Error' });
      list.isIn('failed', { context: { message: 'Network Error' } });
      list.send({ type: 'call.retry' });
      list.isIn('loading', { ...reading, context: { message: null } });
    },
  },
});
