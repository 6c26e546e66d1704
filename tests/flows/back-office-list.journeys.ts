import { type LedgerQuery, ledgerAddress, ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { invitation, row } from './back-office-list.flow.ts';

type Parameter = [name: string, value: string];
const sponsors: Parameter = ['list', 'sponsors'];
const mails: Parameter = ['list', 'mails'];
const page = { rows: [{ ...row, id: 'sponsor-0', moves: [] }, row], total: 51, next: 50 };
const reads = (query: Partial<LedgerQuery> = {}) => ({
  calls: { fetchLedger: { ...ledgerAddress.initial, list: 'sponsors', ...query } },
});
const loading = reads();
const writes = (parameters: Parameter[], isStep = true) => ({
  addressBar: { type: 'parameters.write', parameters, isStep },
});
const goTo = (...parameters: Parameter[]) => ({ type: 'address.change', parameters }) as const;
const search = (text: string) => ({ type: 'search.change', search: text }) as const;
const nextPage = { type: 'page.next' } as const;
const previousPage = { type: 'page.previous' } as const;
const confirm = { type: 'action.confirm' } as const;
const cancel = { type: 'action.cancel' } as const;
const suspend = { type: 'row.move', id: 'sponsor-1', move: 'suspend' } as const;
const suspending = { calls: { performAction: { action: { kind: 'move', id: 'sponsor-1', move: 'suspend' } } } };
const invite = { type: 'sponsor.invite', request: invitation } as const;
const edit = (field: 'name' | 'username' | 'email') => ({ type: 'invitation.change', field }) as const;

function openList(open: Open<typeof ledgerMachine>): Run<typeof ledgerMachine> {
  const list = open({ parameters: [sponsors] });
  list.answer('fetchLedger', page);
  return list;
}

export const journeys = journeysOf({
  machine: ledgerMachine,
  file: 'back-office/ledger.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'loads a list page by page'(open) {
      const list = open({ parameters: [sponsors] });
      list.isIn('loading', { ...loading, context: { page: null, action: null, message: null, invited: null } });
      list.rejects(nextPage, previousPage, suspend, invite);
      list.answer('fetchLedger', page);
      list.isIn('ready.calm', { context: { page } });
      list.rejects(previousPage);
      list.send(nextPage);
      list.isIn('loading', {
        ...reads({ after: 50 }),
        effects: [writes([sponsors, ['after', '50']])],
        context: { page },
      });
      list.answer('fetchLedger', { rows: [row], total: 51, next: null });
      list.rejects(nextPage);
      list.send(previousPage);
      list.isIn('loading', { ...loading, effects: [writes([sponsors])] });
    },
    'searches from the first page once typing ends, and writes the search into the address'(open) {
      const list = open({ parameters: [mails, ['after', '50']] });
      list.answer('fetchLedger', page);
      list.send(search('d'), search('deniz'));
      list.isIn('waiting', { tags: ['busy'], context: { query: { list: 'mails', search: 'deniz', after: null } } });
      list.rejects(nextPage, suspend);
      list.wait(300);
      list.isIn('loading', {
        ...reads({ list: 'mails', search: 'deniz' }),
        effects: [writes([mails, ['search', 'deniz']])],
      });
      list.answer('fetchLedger', { rows: [], total: 0, next: null });
      list.send(search(''));
      list.wait(300);
      list.isIn('loading', { ...reads({ list: 'mails' }), effects: [writes([mails])] });
    },
    'reads what the address asks for, and leaves another list to its page'(open) {
      open({ parameters: [mails, ['search', 'deniz'], ['after', '50']] }).isIn(
        'loading',
        reads({ list: 'mails', search: 'deniz', after: 50 }),
      );
      open({ parameters: [sponsors, ['after', '-50']] }).isIn('loading', loading);
      const list = openList(open);
      list.rejects(goTo(sponsors), goTo(mails), goTo());
      list.send(goTo(sponsors, ['search', 'bay']));
      list.isIn('loading', reads({ search: 'bay' }));
    },
    'goes back to the page before, and remembers what it wrote'(open) {
      const third: Parameter[] = [sponsors, ['after', '100']];
      const second: Parameter[] = [sponsors, ['after', '50']];
      const list = open({ parameters: third });
      list.answer('fetchLedger', { rows: [row], total: 101, next: null });
      list.send(previousPage);
      list.isIn('loading', {
        ...{ ...reads({ after: 50 }), effects: [writes(second)] },
        context: { written: { list: 'sponsors', search: '', after: 50 } },
      });
      list.rejects(goTo(...second));
      list.send(search('b'));
      list.wait(299);
      list.isIn('waiting', { tags: ['busy'], context: { query: { list: 'sponsors', search: 'b', after: null } } });
      list.wait(1);
      list.isIn('loading', {
        ...{ ...reads({ search: 'b' }), effects: [writes([sponsors, ['search', 'b']])] },
        context: { written: { list: 'sponsors', search: 'b', after: null } },
      });
    },
    'takes no search while an action is under way'(open) {
      const list = openList(open);
      list.send(suspend, confirm);
      list.rejects(search('bay'));
    },
    'searches again after a failure'(open) {
      const list = open({ parameters: [mails] });
      list.fail('fetchLedger', { message: 'Network Error' });
      list.send(search('deniz'));
      list.wait(300);
      list.isIn('loading', {
        ...{ ...reads({ list: 'mails', search: 'deniz' }), effects: [writes([mails, ['search', 'deniz']])] },
        context: { message: null },
      });
    },
    'suspends a sponsor where that is possible, and loads the list again'(open) {
      const list = openList(open);
      list.rejects({ ...suspend, move: 'reinstate' }, { ...suspend, id: 'sponsor-0' }, { ...suspend, id: 'sponsor-9' });
      list.rejects(confirm, cancel);
      list.send(suspend, cancel, suspend);
      list.isIn('confirming');
      list.rejects(suspend);
      list.send(confirm);
      list.isIn('acting', suspending);
      list.rejects(suspend, confirm);
      list.answer('performAction', { kind: 'done' });
      list.isIn('loading', loading);
    },
    'reinstates a sponsor at once'(open) {
      const list = open({ parameters: [sponsors] });
      list.answer('fetchLedger', { rows: [{ ...row, moves: ['reinstate'] }], total: 1, next: null });
      list.send({ ...suspend, move: 'reinstate' });
      list.isIn('acting', {
        calls: { performAction: { action: { kind: 'move', id: 'sponsor-1', move: 'reinstate' } } },
      });
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
      list.send(suspend, confirm);
      list.fail('performAction', { message: 'Network Error' });
      list.send(edit('name'));
      list.isIn('ready.refused', { context: { message: 'Network Error' } });
      list.send(suspend, confirm);
      list.isIn('acting', { ...suspending, context: { message: null } });
    },
    'says why the list could not be loaded, and tries again'(open) {
      const list = open({ parameters: [sponsors] });
      list.fail('fetchLedger', { message: 'Network Error' });
      list.isIn('failed', { context: { message: 'Network Error' } });
      list.send({ type: 'call.retry' });
      list.isIn('loading', { ...loading, context: { message: null } });
    },
  },
});
