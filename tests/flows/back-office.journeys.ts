import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { followed } from '#tests/kit/play.ts';
import { heldDetail } from './application-review.flow.ts';

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

export const journeys = journeysOf({
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
