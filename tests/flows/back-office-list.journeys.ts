import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { invitation, row } from './back-office-list.flow.ts';

const page = { rows: [{ ...row, id: 'sponsor-0', moves: [] }, row], total: 51 };
const loading = { calls: { fetchLedger: { name: 'sponsors', offset: 0 } } };
const nextPage = { type: 'page.next' } as const;
const previousPage = { type: 'page.previous' } as const;
const suspend = { type: 'row.move', id: 'sponsor-1', move: 'suspend' } as const;
const suspending = { calls: { performAction: { action: { kind: 'move', id: 'sponsor-1', move: 'suspend' } } } };
const invite = { type: 'sponsor.invite', request: invitation } as const;
const edit = (field: 'name' | 'username' | 'email') => ({ type: 'invitation.change', field }) as const;

function openList(open: Open<typeof ledgerMachine>): Run<typeof ledgerMachine> {
  const list = open({ name: 'sponsors' });
  list.answer('fetchLedger', page);
  return list;
}

export const journeys = journeysOf({
  machine: ledgerMachine,
  file: 'back-office/ledger.machine.ts',
  journeys: {
    'loads a list page by page'(open) {
      const list = open({ name: 'sponsors' });
      list.isIn('loading', { ...loading, context: { page: null, action: null, message: null, invited: null } });
      list.rejects(nextPage, previousPage, suspend, invite);
      list.answer('fetchLedger', page);
      list.isIn('ready.calm', { context: { page } });
      list.rejects(previousPage);
      list.send(nextPage);
      list.isIn('loading', { calls: { fetchLedger: { name: 'sponsors', offset: 50 } }, context: { page } });
      list.answer('fetchLedger', { rows: [row], total: 51 });
      list.rejects(nextPage);
      list.send(previousPage);
      list.isIn('loading', loading);
    },
    'suspends a sponsor where that is possible, and loads the list again'(open) {
      const list = openList(open);
      list.rejects({ ...suspend, move: 'reinstate' }, { ...suspend, id: 'sponsor-0' }, { ...suspend, id: 'sponsor-9' });
      list.send(suspend);
      list.isIn('acting', suspending);
      list.rejects(suspend);
      list.answer('performAction', { kind: 'done' });
      list.isIn('loading', loading);
    },
    'invites a sponsor, or says why it could not until that is dismissed'(open) {
      const list = openList(open);
      list.send(invite);
      list.isIn('acting', { calls: { performAction: { action: { kind: 'invite', request: invitation } } } });
      const fields = { username: 'Taken.' };
      list.answer('performAction', { kind: 'refused', message: 'Taken.', fields });
      list.isIn('ready.refused', { context: { message: 'Taken.', serverErrors: fields, invited: null, page } });
      list.send({ type: 'banner.dismiss' });
      list.isIn('ready.calm', { context: { message: null, serverErrors: {} } });
      list.send(invite);
      list.answer('performAction', { kind: 'invited', email: invitation.email });
      list.isIn('loading', { ...loading, context: { invited: invitation.email } });
    },
    'marks each field of an invitation until it is changed'(open) {
      const list = openList(open);
      list.send(invite);
      const fields = { username: 'Too short.', email: 'Not an address.' };
      list.answer('performAction', { kind: 'refused', message: 'Please check them.', fields });
      list.send(edit('name'));
      list.isIn('ready.refused', { context: { serverErrors: fields } });
      list.send(edit('username'));
      list.isIn('ready.refused', { context: { serverErrors: { email: 'Not an address.' } } });
      list.send(edit('email'));
      list.isIn('ready.calm', { context: { message: null, serverErrors: {} } });
    },
    'says why an action failed, until it is repeated'(open) {
      const list = openList(open);
      list.send(suspend);
      list.fail('performAction', { message: 'Network Error' });
      list.send(edit('name'));
      list.isIn('ready.refused', { context: { message: 'Network Error' } });
      list.send(suspend);
      list.isIn('acting', { ...suspending, context: { message: null } });
    },
    'says why the list could not be loaded, and tries again'(open) {
      const list = open({ name: 'sponsors' });
      list.fail('fetchLedger', { message: 'Network Error' });
      list.isIn('failed', { context: { message: 'Network Error' } });
      list.send({ type: 'call.retry' });
      list.isIn('loading', { ...loading, context: { message: null } });
    },
  },
});
