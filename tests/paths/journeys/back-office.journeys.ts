import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import { ledgerMachine } from '#machines/back-office/ledger.machine.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { followed } from '#tests/kit/play.ts';
import { heldDetail } from '../back-office.model.ts';

const queue = { data: [], total: 51, counts: { ONHOLD: 51, APPROVED: 0, REJECTED: 0 } };
const asked = { state: 'ONHOLD', search: '', offset: 0 };

const queued = (open: Open<typeof applicationQueueMachine>): Hand<typeof applicationQueueMachine> => {
  const list = open();
  list.answer('fetchQueue', queue);
  return list;
};

export const applicationQueueJourneys = journeysOf({
  machine: applicationQueueMachine,
  file: 'back-office/application-queue.machine.ts',
  journeys: {
    'the applications that wait are asked for first'(open) {
      const list = open();
      list.sees('loading', { calls: { fetchQueue: asked }, holds: { queue: null, message: null } });
      list.answer('fetchQueue', queue);
      list.sees('ready', { holds: { queue } });
      list.send({ type: 'queue.load' });
      list.sees('loading', { calls: { fetchQueue: asked }, holds: { queue } });
    },
    'another page, another tab and another search are asked for, the latter two from their beginning'(open) {
      const list = queued(open);
      list.send({ type: 'page.turn', offset: 50 });
      list.sees('loading', { calls: { fetchQueue: { ...asked, offset: 50 } } });
      list.send({ type: 'tab.choose', state: null });
      list.sees('loading', { calls: { fetchQueue: { ...asked, state: null } } });
      list.answer('fetchQueue', queue);
      list.send({ type: 'page.turn', offset: 50 }, { type: 'search.change', search: 'd' });
      list.wait(299);
      list.send({ type: 'search.change', search: 'de' });
      list.wait(299);
      list.sees('waiting', { holds: { search: 'de', offset: 0, queue } });
      list.wait(1);
      list.sees('loading', { calls: { fetchQueue: { state: null, search: 'de', offset: 0 } } });
    },
    'a list that could not be had says why, and can be tried again'(open) {
      const list = queued(open);
      list.send({ type: 'queue.load' });
      list.fail('fetchQueue', { message: 'Network Error' });
      list.sees('failed', { holds: { message: 'Network Error', queue } });
      list.send({ type: 'queue.load' });
      list.sees('loading', { calls: { fetchQueue: asked }, holds: { message: null } });
    },
  },
});

const approve = { kind: 'application', request: { move: 'approve' } } as const;
const undo = { kind: 'application', request: { move: 'undo' } } as const;
const reveal = { kind: 'reveal' } as const;
const approved = { ...heldDetail, state: 'APPROVED' as const, decidedAt: 1 };
const secret = {
  ...{ accountType: 'company' as const, name: 'Deniz Ltd', iban: 'TR330006100519786457841326', bank: null },
  ...{ taxNumber: '1234567890', taxOffice: 'Kaş', address: 'Liman 3', city: 'Antalya', district: 'Kaş' },
  country: 'Turkey',
};
const fetching = { calls: { fetchApplication: { id: 'application-1' } } };
const shown = { tags: ['shown'] };
const acting = (deed: object) => ({
  calls: { doDeed: { id: 'application-1', accountId: 'account-1', deed } },
  tags: ['shown'],
});

type Review = Hand<typeof applicationReviewMachine>;
const reviewed = (open: Open<typeof applicationReviewMachine>): Review => {
  const panel = open({ id: 'application-1' });
  panel.answer('fetchApplication', { kind: 'found', detail: heldDetail });
  return panel;
};
const decided = (open: Open<typeof applicationReviewMachine>): Review => {
  const panel = reviewed(open);
  panel.send({ type: 'deed.do', deed: approve });
  panel.answer('doDeed', { kind: 'done', isUndoable: true });
  panel.answer('fetchApplication', { kind: 'found', detail: approved });
  return panel;
};

export const applicationReviewJourneys = journeysOf({
  machine: applicationReviewMachine,
  file: 'back-office/application-review.machine.ts',
  journeys: {
    'a decision can be taken back for ten seconds'(open) {
      const panel = open({ id: 'application-1' });
      const nothing = { detail: null, deed: null, secret: null, isUndoable: false, message: null };
      panel.sees('loading', { ...fetching, holds: nothing });
      panel.refuses({ type: 'deed.do', deed: approve }, { type: 'review.load' }, { type: 'secret.hide' });
      panel.answer('fetchApplication', { kind: 'found', detail: heldDetail });
      panel.sees('ready.calm', { ...shown, holds: { detail: heldDetail } });
      panel.refuses({ type: 'deed.do', deed: undo }, { type: 'banner.dismiss' });
      panel.send({ type: 'deed.do', deed: approve });
      panel.sees('acting', { ...acting(approve), holds: { deed: approve } });
      panel.refuses({ type: 'deed.do', deed: approve });
      panel.answer('doDeed', { kind: 'done', isUndoable: true });
      panel.sees('loading', { ...fetching, holds: { isUndoable: true } });
      panel.answer('fetchApplication', { kind: 'found', detail: approved });
      panel.sees('ready.undoable', { ...shown, holds: { detail: approved } });
      panel.wait(9_999);
      panel.sees('ready.undoable', shown);
      panel.wait(1);
      panel.sees('ready.calm', { ...shown, holds: { isUndoable: false } });
    },
    'taking a decision back is a deed, and is not taken back itself'(open) {
      const panel = decided(open);
      panel.send({ type: 'deed.do', deed: undo });
      panel.sees('acting', { ...acting(undo), holds: { isUndoable: false } });
      panel.answer('doDeed', { kind: 'done', isUndoable: false });
      panel.answer('fetchApplication', { kind: 'found', detail: heldDetail });
      panel.sees('ready.calm', { ...shown, holds: { detail: heldDetail } });
    },
    'what is sealed is shown until it is hidden, and no longer once the application is fetched anew'(open) {
      const panel = reviewed(open);
      panel.send({ type: 'deed.do', deed: reveal });
      panel.sees('acting', acting(reveal));
      panel.answer('doDeed', { kind: 'revealed', secret });
      panel.sees('ready.calm', { ...shown, holds: { secret } });
      panel.send({ type: 'secret.hide' });
      panel.sees('ready.calm', { ...shown, holds: { secret: null } });
      panel.send({ type: 'deed.do', deed: reveal });
      panel.answer('doDeed', { kind: 'revealed', secret });
      panel.send({ type: 'deed.do', deed: approve });
      panel.answer('doDeed', { kind: 'done', isUndoable: false });
      panel.sees('loading', { ...fetching, holds: { secret: null, isUndoable: false } });
    },
    'hiding what is sealed leaves all else as it is'(open) {
      const panel = decided(open);
      panel.send({ type: 'secret.hide' });
      panel.sees('ready.undoable', { ...shown, holds: { isUndoable: true } });
      const refused = reviewed(open);
      refused.send({ type: 'deed.do', deed: approve });
      refused.answer('doDeed', { kind: 'refused', message: 'Too late.' });
      refused.send({ type: 'secret.hide' });
      refused.sees('ready.refused', { ...shown, holds: { message: 'Too late.' } });
    },
    'a deed that is refused, or was not heard, says why until it is dismissed'(open) {
      const panel = reviewed(open);
      panel.send({ type: 'deed.do', deed: approve });
      panel.answer('doDeed', { kind: 'refused', message: 'Too late.' });
      panel.sees('ready.refused', { ...shown, holds: { message: 'Too late.', detail: heldDetail } });
      panel.send({ type: 'banner.dismiss' });
      panel.sees('ready.calm', { ...shown, holds: { message: null } });
      panel.send({ type: 'deed.do', deed: approve });
      panel.fail('doDeed', { message: 'Network Error' });
      panel.sees('ready.refused', { ...shown, holds: { message: 'Network Error' } });
      panel.send({ type: 'deed.do', deed: approve });
      panel.sees('acting', { ...acting(approve), holds: { message: null } });
    },
    'an application that is gone says so; one that could not be had can be tried again'(open) {
      const gone = open({ id: 'application-1' });
      gone.answer('fetchApplication', { kind: 'missing' });
      gone.sees('missing', { over: undefined });
      const after = reviewed(open);
      after.send({ type: 'deed.do', deed: approve });
      after.answer('doDeed', { kind: 'done', isUndoable: true });
      after.answer('fetchApplication', { kind: 'missing' });
      after.sees('missing', { over: undefined });
      const panel = open({ id: 'application-1' });
      panel.fail('fetchApplication', { message: 'Network Error' });
      panel.sees('failed', { holds: { message: 'Network Error' } });
      panel.send({ type: 'review.load' });
      panel.sees('loading', fetching);
    },
  },
});

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

const listed = (open: Open<typeof ledgerMachine>): Hand<typeof ledgerMachine> => {
  const list = open({ name: 'sponsors' });
  list.answer('fetchLedger', page);
  return list;
};

export const ledgerJourneys = journeysOf({
  machine: ledgerMachine,
  file: 'back-office/ledger.machine.ts',
  journeys: {
    'a list is read page by page'(open) {
      const list = open({ name: 'sponsors' });
      list.sees('loading', { ...reading, holds: { page: null, deed: null, message: null } });
      list.refuses({ type: 'page.turn', offset: 50 }, suspend, { type: 'sponsor.invite', request });
      list.answer('fetchLedger', page);
      list.sees('ready.calm', { holds: { page } });
      list.send({ type: 'page.turn', offset: 50 });
      list.sees('loading', { calls: { fetchLedger: { name: 'sponsors', offset: 50 } }, holds: { page } });
    },
    'a line is moved as its chart lets it, and the list is read again'(open) {
      const list = listed(open);
      list.refuses({ ...suspend, move: 'reinstate' }, { ...suspend, id: 'sponsor-0' }, { ...suspend, id: 'sponsor-9' });
      list.send(suspend);
      list.sees('acting', { calls: suspending });
      list.refuses(suspend);
      list.answer('doDeed', { kind: 'done' });
      list.sees('loading', reading);
      open({ name: 'sponsors' }).refuses(suspend);
    },
    'a sponsor is invited; a refusal says why until it is dismissed, and so does a call that was not heard'(open) {
      const list = listed(open);
      list.send({ type: 'sponsor.invite', request });
      list.sees('acting', { calls: { doDeed: { deed: { kind: 'invite', request } } } });
      list.answer('doDeed', { kind: 'refused', message: 'Taken.' });
      list.sees('ready.refused', { holds: { message: 'Taken.', page } });
      list.send({ type: 'banner.dismiss' });
      list.sees('ready.calm', { holds: { message: null } });
      list.send(suspend);
      list.fail('doDeed', { message: 'Network Error' });
      list.sees('ready.refused', { holds: { message: 'Network Error' } });
      list.send(suspend);
      list.sees('acting', { calls: suspending, holds: { message: null } });
    },
    'a list that could not be had says why, and can be tried again'(open) {
      const list = open({ name: 'sponsors' });
      list.fail('fetchLedger', { message: 'Network Error' });
      list.sees('failed', { holds: { message: 'Network Error' } });
      list.send({ type: 'ledger.load' });
      list.sees('loading', { ...reading, holds: { message: null } });
    },
  },
});

const address = (...parameters: Parameters) => ({ type: 'address.change', parameters }) as const;
const first = address(['application', 'application-1']);
const second = address(['application', 'application-2']);
const reviewShows = (value: 'loading' | 'acting' | 'failed' | { ready: 'calm' }) => ({
  type: 'xstate.snapshot.review' as const,
  snapshot: applicationReviewMachine.resolveState({
    value,
    context: { id: 'application-1', detail: heldDetail, deed: null, secret: null, isUndoable: false, message: null },
  }),
});
const beside = (id: string) => ({ queue: undefined, review: followed({ id }) });
const stale = { queue: { type: 'queue.load' } };

export const backOfficeJourneys = journeysOf({
  machine: backOfficeMachine,
  file: 'back-office/back-office.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'the address says which application stands beside the queue'(open) {
      const office = open({ parameters: [] });
      office.sees('applications.closed', { calls: { queue: undefined } });
      office.refuses(reviewShows('acting'));
      office.send(first);
      office.sees('applications.open.read', {
        calls: beside('application-1'),
        holds: { parameters: first.parameters },
      });
      office.send(second);
      office.sees('applications.open.read', {
        calls: beside('application-2'),
        kept: ['queue'],
        anew: ['review'],
        holds: { parameters: second.parameters },
      });
      office.send(address(['application', 'application-2'], ['tab', 'x']));
      office.sees('applications.open.read', { calls: beside('application-2'), kept: ['queue', 'review'] });
      office.send(address());
      office.sees('applications.closed', { calls: { queue: undefined }, kept: ['queue'], holds: { parameters: [] } });
    },
    'after a deed the queue is read again, and after one that was not done it is not'(open) {
      const office = open({ parameters: first.parameters });
      office.refuses(reviewShows('loading'), reviewShows({ ready: 'calm' }));
      office.send(reviewShows('acting'));
      const both = { calls: beside('application-1'), kept: ['queue', 'review'] };
      office.sees('applications.open.acting', both);
      office.refuses(reviewShows('acting'));
      office.send(reviewShows('loading'));
      office.sees('applications.open.read', { ...both, did: [stale] });
      office.send(reviewShows('acting'), reviewShows({ ready: 'calm' }));
      office.sees('applications.open.read', both);
      office.send(reviewShows('acting'), second);
      office.sees('applications.open.read', { calls: beside('application-2'), kept: ['queue'], anew: ['review'] });
    },
    'the address says which list is read instead, and another list is another reading'(open) {
      const office = open({ parameters: [['list', 'mails']] });
      office.sees('ledger', { calls: { ledger: { name: 'mails' } } });
      office.send(address(['list', 'mails'], ['page', '2']));
      office.sees('ledger', { calls: { ledger: { name: 'mails' } }, kept: ['ledger'] });
      office.send(address(['list', 'audit']));
      office.sees('ledger', { calls: { ledger: { name: 'audit' } }, holds: { parameters: [['list', 'audit']] } });
      office.send(address());
      office.sees('applications.closed', { calls: { queue: undefined } });
      office.send(first, address(['list', 'sponsors']));
      office.sees('ledger', { calls: { ledger: { name: 'sponsors' } } });
      office.send(first);
      office.sees('applications.open.read', { calls: beside('application-1') });
      open({ parameters: [['list', 'nothing']] }).sees('applications.closed', { calls: { queue: undefined } });
    },
  },
});
