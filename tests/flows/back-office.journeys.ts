import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { firstInQueue, type QueueWish } from '#rules/queue-address.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { followed } from '#tests/kit/play.ts';
import { heldDetail } from './application-review.flow.ts';

const address = (...parameters: Parameters) => ({ type: 'address.change', parameters }) as const;
const list = ['list', 'applications'] as const;
const queueAlone = address(list);
const first = address(list, ['application', 'application-1']);
const second = address(list, ['application', 'application-2']);
const reviewShows = (value: 'loading' | 'acting' | 'failed' | { ready: 'calm' }) => ({
  type: 'xstate.snapshot.review' as const,
  snapshot: applicationReviewMachine.resolveState({
    value,
    context: { id: 'application-1', detail: heldDetail, deed: null, secret: null, isUndoable: false, message: null },
  }),
});
const queueShows = (value: 'loading' | 'waiting' | 'ready', change: Partial<QueueWish> = {}) => ({
  type: 'xstate.snapshot.queue' as const,
  snapshot: applicationQueueMachine.resolveState({
    value,
    context: { ...firstInQueue, ...change, queue: null, message: null },
  }),
});
const queued = (change: Partial<QueueWish> = {}) => followed({ wish: { ...firstInQueue, ...change } });
const beside = (id: string, change: Partial<QueueWish> = {}) => ({ queue: queued(change), review: followed({ id }) });
const told = (change: Partial<QueueWish> = {}) => ({
  queue: { type: 'wish.change', wish: { ...firstInQueue, ...change } },
});
const stale = { queue: { type: 'queue.load' } };

export const journeys = journeysOf({
  machine: backOfficeMachine,
  file: 'back-office/back-office.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'the address says whether all that waits is shown, or the queue, and which application stands beside it'(open) {
      const office = open({ parameters: [] });
      office.sees('waiting', { calls: { waiting: undefined } });
      office.refuses(reviewShows('acting'), queueShows('loading'));
      office.send(queueAlone);
      office.sees('applications.closed', { calls: { queue: queued() }, holds: { parameters: queueAlone.parameters } });
      office.refuses(reviewShows('acting'));
      office.send(first);
      office.sees('applications.open.read', {
        calls: beside('application-1'),
        kept: ['queue'],
        did: [told()],
        holds: { parameters: first.parameters },
      });
      office.send(second);
      office.sees('applications.open.read', {
        calls: beside('application-2'),
        kept: ['queue'],
        anew: ['review'],
        did: [told()],
        holds: { parameters: second.parameters },
      });
      office.send(address(...second.parameters, ['tab', 'x']));
      office.sees('applications.open.read', {
        calls: beside('application-2'),
        kept: ['queue', 'review'],
        did: [told()],
      });
      office.send(queueAlone);
      office.sees('applications.closed', { calls: { queue: queued() }, kept: ['queue'], did: [told()] });
      office.send(address());
      office.sees('waiting', { calls: { waiting: undefined }, holds: { parameters: [] } });
      office.send(address(['application', 'application-1']));
      office.sees('applications.open.read', { calls: beside('application-1') });
      office.send(address());
      office.sees('waiting', { calls: { waiting: undefined } });
    },
    'the address follows the queue, with what is open beside it, and the queue follows the address'(open) {
      const toVerify = [list, ['state', 'TO_VERIFY']] as const;
      const office = open({ parameters: first.parameters });
      office.refuses(queueShows('waiting', { search: 'd' }));
      office.send(queueShows('loading', { state: 'TO_VERIFY' }));

      const write = (parameters: readonly unknown[], isStep: boolean) => ({
        addressBar: { type: 'parameters.write', parameters, isStep },
      });
      office.sees('applications.open.read', {
        calls: beside('application-1'),
        kept: ['queue', 'review'],
        did: [write([...toVerify, ['application', 'application-1']], true)],
      });
      office.send(address(...toVerify));
      office.sees('applications.closed', {
        calls: { queue: queued() },
        kept: ['queue'],
        did: [told({ state: 'TO_VERIFY' })],
      });
      office.send(queueShows('ready', { state: 'TO_VERIFY' }));
      office.sees('applications.closed', {
        calls: { queue: queued() },
        kept: ['queue'],
        did: [write(toVerify, false)],
      });
      const another = open({ parameters: toVerify });
      another.sees('applications.closed', { calls: { queue: queued({ state: 'TO_VERIFY' }) } });
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
      office.sees('applications.open.read', {
        calls: beside('application-2'),
        kept: ['queue'],
        anew: ['review'],
        did: [told()],
      });
    },
    'the address says which list is read instead, and another list is another reading'(open) {
      const office = open({ parameters: [['list', 'mails']] });
      office.sees('ledger', { calls: { ledger: { name: 'mails' } } });
      office.send(address(['list', 'mails'], ['page', '2']));
      office.sees('ledger', { calls: { ledger: { name: 'mails' } }, kept: ['ledger'] });
      office.send(address(['list', 'audit']));
      office.sees('ledger', { calls: { ledger: { name: 'audit' } }, holds: { parameters: [['list', 'audit']] } });
      office.send(address());
      office.sees('waiting', { calls: { waiting: undefined } });
      office.send(queueAlone);
      office.sees('applications.closed', { calls: { queue: queued() } });
      office.send(first, address(['list', 'sponsors']));
      office.sees('ledger', { calls: { ledger: { name: 'sponsors' } }, did: [told()] });
      office.send(first);
      office.sees('applications.open.read', { calls: beside('application-1') });
      office.send(address(['list', 'sponsors'], ['application', 'application-2']));
      office.sees('ledger', { calls: { ledger: { name: 'sponsors' } } });
      open({ parameters: [['list', 'nothing']] }).sees('waiting', { calls: { waiting: undefined } });
    },
  },
});
