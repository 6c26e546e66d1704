import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import { latestDecisionMachine } from '#machines/back-office/latest-decision.machine.ts';
import type { Deed } from '#machines/back-office/possible-deeds.ts';
import type { Parameters } from '#rules/directory-address.ts';
import { firstInQueue, type QueueWish } from '#rules/queue-address.ts';
import { followed } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { queueOf } from './application-queue.flow.ts';
import { heldDetail } from './application-review.flow.ts';
import { approval } from './latest-decision.flow.ts';

const address = (...parameters: Parameters) => ({ type: 'address.change', parameters }) as const;
const list = ['list', 'applications'] as const;
const queueAlone = address(list);
const first = address(list, ['application', 'application-1']);
const second = address(list, ['application', 'application-2']);
const decisionShows = (value: 'offering' | 'undone') => ({
  type: 'xstate.snapshot.decision' as const,
  snapshot: latestDecisionMachine.resolveState({ value, context: { decision: approval, late: 0, message: null } }),
});
const none = { decision: followed({ decision: null }), keys: undefined };
const reviewShows = (
  value: 'loading' | 'acting' | 'reloading' | 'failed' | { ready: 'calm' },
  undoUntil: number | null = null,
  deed: Deed | null = null,
  id = 'application-1',
  message: string | null = null,
) => ({
  type: 'xstate.snapshot.review' as const,
  snapshot: applicationReviewMachine.resolveState({
    value,
    context: {
      ...{ id, detail: heldDetail, deed, words: {}, secret: null },
      ...{ undoUntil, message, problems: {} },
    },
  }),
});
const queueShows = (
  value: 'loading' | 'waiting' | 'ready',
  change: Partial<QueueWish> = {},
  numbers: readonly number[] = [],
) => ({
  type: 'xstate.snapshot.queue' as const,
  snapshot: applicationQueueMachine.resolveState({
    value,
    context: { ...firstInQueue, ...change, queue: queueOf(numbers), message: null },
  }),
});
const queued = (change: Partial<QueueWish> = {}) => followed({ wish: { ...firstInQueue, ...change } });
const beside = (id: string, change: Partial<QueueWish> = {}) => ({
  ...none,
  queue: queued(change),
  review: followed({ id }),
});
const told = (change: Partial<QueueWish> = {}) => ({
  queue: { type: 'wish.change', wish: { ...firstInQueue, ...change } },
});
const unstepped = (parameters: Parameters) => ({
  addressBar: { type: 'parameters.write', parameters, isStep: false },
});
const written = (parameters: Parameters) => ({
  addressBar: { type: 'parameters.write', parameters, isStep: true },
});
const approve: Deed = { kind: 'application', request: { move: 'approve' } };
const decided = (id: string) =>
  [reviewShows('acting', null, null, id), reviewShows('loading', 10_000, approve, id)] as const;
const approved = (id: string) => ({
  decision: {
    type: 'decision.tell',
    decision: { ids: [id], fullName: heldDetail.fullName, move: 'approve', deadline: 10_000 },
  },
});
const stale = { queue: { type: 'queue.load' } };

export const journeys = journeysOf({
  machine: backOfficeMachine,
  file: 'back-office/back-office.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'the address says whether all that waits is shown, or the queue, and which application stands beside it'(open) {
      const office = open({ parameters: [], decision: null });
      office.isIn('waiting', { calls: { ...none, waiting: undefined } });
      office.rejects(reviewShows('acting'), queueShows('loading'));
      office.send(queueAlone);
      office.isIn('applications.closed', {
        calls: { ...none, queue: queued() },
        context: { parameters: queueAlone.parameters },
      });
      office.rejects(reviewShows('acting'));
      office.send(first);
      office.isIn('applications.open.read', {
        calls: beside('application-1'),
        same: ['queue'],
        effects: [told()],
        context: { parameters: first.parameters },
      });
      office.send(second);
      office.isIn('applications.open.read', {
        calls: beside('application-2'),
        same: ['queue'],
        restarted: ['review'],
        effects: [told()],
        context: { parameters: second.parameters },
      });
      office.send(address(...second.parameters, ['tab', 'x']));
      office.isIn('applications.open.read', {
        calls: beside('application-2'),
        same: ['queue', 'review'],
        effects: [told()],
      });
      office.send(queueAlone);
      office.isIn('applications.closed', { calls: { ...none, queue: queued() }, same: ['queue'], effects: [told()] });
      office.send(address());
      office.isIn('waiting', { calls: { ...none, waiting: undefined }, context: { parameters: [] } });
      office.send(address(['application', 'application-1']));
      office.isIn('applications.open.read', { calls: beside('application-1') });
      office.send(address());
      office.isIn('waiting', { calls: { ...none, waiting: undefined } });
    },
    'the address follows the queue, with what is open beside it, and the queue follows the address'(open) {
      const toVerify = [list, ['state', 'TO_VERIFY']] as const;
      const office = open({ parameters: first.parameters, decision: null });
      office.rejects(queueShows('waiting', { search: 'd' }));
      office.send(queueShows('loading', { state: 'TO_VERIFY' }));

      const write = (parameters: readonly unknown[], isStep: boolean) => ({
        addressBar: { type: 'parameters.write', parameters, isStep },
      });
      office.isIn('applications.open.read', {
        calls: beside('application-1'),
        same: ['queue', 'review'],
        effects: [write([...toVerify, ['application', 'application-1']], true)],
      });
      office.send(address(...toVerify));
      office.isIn('applications.closed', {
        calls: { ...none, queue: queued() },
        same: ['queue'],
        effects: [told({ state: 'TO_VERIFY' })],
      });
      office.send(queueShows('ready', { state: 'TO_VERIFY' }));
      office.isIn('applications.closed', {
        calls: { ...none, queue: queued() },
        same: ['queue'],
        effects: [write(toVerify, false)],
      });
      const another = open({ parameters: toVerify, decision: null });
      another.isIn('applications.closed', { calls: { ...none, queue: queued({ state: 'TO_VERIFY' }) } });
    },
    'after a deed the queue is read again, also where somebody else was quicker, and after one that changes nothing it is not'(
      open,
    ) {
      const office = open({ parameters: first.parameters, decision: null });
      office.rejects(reviewShows('loading'), reviewShows({ ready: 'calm' }));
      office.send(reviewShows('acting'));
      const both = { calls: beside('application-1'), same: ['queue', 'review'] };
      office.isIn('applications.open.acting', both);
      office.rejects(reviewShows('acting'));
      office.send(reviewShows('loading'));
      office.isIn('applications.open.read', { ...both, effects: [stale] });
      office.send(reviewShows('acting'), reviewShows('reloading'));
      office.isIn('applications.open.read', { ...both, effects: [stale] });
      office.send(reviewShows('acting'), reviewShows({ ready: 'calm' }));
      office.isIn('applications.open.read', both);
    },
    'a deed that is under way is not cut off by what is opened meanwhile: that is read once the answer is there'(open) {
      const office = open({ parameters: first.parameters, decision: null });
      const still = { calls: beside('application-1'), same: ['queue', 'review'] };
      const opened = { calls: beside('application-2'), same: ['queue'], restarted: ['review'] };
      office.send(queueShows('ready', {}, [1, 2, 3]), reviewShows('acting'), second);
      office.isIn('applications.open.acting', {
        ...still,
        effects: [unstepped(first.parameters), told()],
        context: { parameters: second.parameters },
      });
      office.rejects(reviewShows('acting'));
      office.send(reviewShows('loading', 10_000, approve));
      office.isIn('applications.open.read', {
        ...opened,
        effects: [stale, approved('application-1'), written(second.parameters)],
        context: { parameters: second.parameters },
      });
      for (const over of [reviewShows('loading'), reviewShows('reloading'), reviewShows({ ready: 'calm' })]) {
        const other = open({ parameters: first.parameters, decision: null });
        other.send(reviewShows('acting'), second, over);
        other.isIn('applications.open.read', { ...opened, effects: [told(), stale] });
      }
    },
    'whoever comes back while a deed is under way finds it there, and is led on as ever'(open) {
      const office = open({ parameters: first.parameters, decision: null });
      office.send(queueShows('ready', {}, [1, 2]), reviewShows('acting'), second, first);
      office.isIn('applications.open.acting', {
        calls: beside('application-1'),
        same: ['queue', 'review'],
        effects: [unstepped(first.parameters), told(), told()],
      });
      office.send(reviewShows('loading', 10_000, approve));
      office.isIn('applications.open.read', {
        calls: beside('application-2'),
        same: ['queue'],
        restarted: ['review'],
        effects: [stale, approved('application-1'), written(second.parameters)],
      });
    },
    'nor is it cut off by whoever closes it, or goes to another list, where nothing of the queue is written'(open) {
      const closed = open({ parameters: first.parameters, decision: null });
      const still = { calls: beside('application-1'), same: ['queue', 'review'] };
      closed.send(reviewShows('acting'), queueAlone);
      closed.isIn('applications.open.acting', {
        ...still,
        effects: [told()],
        context: { parameters: queueAlone.parameters },
      });
      closed.send(reviewShows('loading', 10_000, approve));
      closed.isIn('applications.closed', {
        calls: { ...none, queue: queued() },
        same: ['decision', 'queue'],
        effects: [stale, approved('application-1'), written(queueAlone.parameters)],
      });
      const mails = address(['list', 'mails']);
      const left = open({ parameters: first.parameters, decision: null });
      left.send(reviewShows('acting'), mails);
      left.isIn('applications.open.acting', { ...still, context: { parameters: mails.parameters } });
      left.rejects(queueShows('loading'));
      left.send(reviewShows('loading', 10_000, approve));
      left.isIn('ledger', {
        calls: { ...none, ledger: { name: 'mails' } },
        same: ['decision'],
        effects: [stale, approved('application-1'), written(mails.parameters)],
      });
      const turnedDown = open({ parameters: first.parameters, decision: null });
      turnedDown.send(reviewShows('acting'), address(), reviewShows('reloading'));
      turnedDown.isIn('waiting', { calls: { ...none, waiting: undefined }, effects: [stale] });
    },
    'what came to nothing after something else was gone to is told until it is dismissed, or done once more'(open) {
      const turnedDown = reviewShows('reloading', null, approve, 'application-1', 'Somebody was quicker.');
      const unheard = { id: 'application-1', fullName: heldDetail.fullName, message: 'Somebody was quicker.' };
      const office = open({ parameters: first.parameters, decision: null });
      office.send(reviewShows('acting'), turnedDown);
      office.isIn('applications.open.read', {
        calls: beside('application-1'),
        same: ['queue', 'review'],
        effects: [stale],
        context: { unheard: null },
      });
      office.send(reviewShows('acting'), second, turnedDown);
      const other = { calls: beside('application-2'), same: ['queue'] };
      office.isIn('applications.open.read', {
        ...{ ...other, restarted: ['review'], effects: [told(), stale] },
        context: { parameters: second.parameters, unheard },
      });
      const acting = reviewShows('acting', null, approve, 'application-2');
      office.send(acting, reviewShows('loading', null, null, 'application-2'));
      office.isIn('applications.open.read', {
        ...other,
        same: ['queue', 'review'],
        effects: [stale],
        context: { unheard },
      });
      office.send(first, reviewShows('acting'));
      office.isIn('applications.open.acting', {
        ...{ calls: beside('application-1'), same: ['queue'], restarted: ['review'], effects: [told()] },
        context: { parameters: first.parameters, unheard: null },
      });
      const wordless = { ...unheard, message: null };
      office.send(address(), reviewShows('reloading'));
      office.isIn('waiting', {
        calls: { ...none, waiting: undefined },
        effects: [stale],
        context: { parameters: [], unheard: wordless },
      });
      office.send({ type: 'banner.dismiss' });
      office.isIn('waiting', {
        calls: { ...none, waiting: undefined },
        same: ['waiting'],
        context: { unheard: null },
      });
      const again = open({ parameters: first.parameters, decision: null });
      again.send(reviewShows('acting'), second, turnedDown, acting, first);
      again.isIn('applications.open.acting', {
        ...{ ...other, restarted: ['review'], effects: [told(), stale, told()] },
        context: { parameters: first.parameters, unheard },
      });
      again.send(reviewShows('loading', null, null, 'application-2'));
      again.isIn('applications.open.read', {
        ...{ calls: beside('application-1'), same: ['queue'], restarted: ['review'], effects: [stale] },
        context: { unheard },
      });
    },
    'what was decided can be taken back wherever one goes, and what shows it is read again then'(open) {
      const office = open({ parameters: first.parameters, decision: null });
      const both = { calls: beside('application-1'), same: ['decision', 'queue', 'review'] };
      const reopened = { calls: beside('application-1'), same: ['decision', 'queue'], restarted: ['review'] };
      const told = (move: 'approve' | 'reject') => ({
        decision: {
          type: 'decision.tell',
          decision: { ids: ['application-1'], fullName: heldDetail.fullName, move, deadline: 10_000 },
        },
      });
      const reject: Deed = { kind: 'application', request: { move: 'reject', reason: 'other', text: '' } };
      office.send(reviewShows('acting'), reviewShows('loading', 10_000, approve));
      office.isIn('applications.open.read', {
        ...reopened,
        effects: [stale, told('approve'), written(first.parameters)],
      });
      office.send(reviewShows('acting'), reviewShows('loading', 10_000, reject));
      office.isIn('applications.open.read', {
        ...reopened,
        effects: [stale, told('reject'), written(first.parameters)],
      });
      office.send(reviewShows('acting'), reviewShows({ ready: 'calm' }, 10_000, reject));
      office.isIn('applications.open.read', both);
      office.rejects(decisionShows('offering'));
      office.send(decisionShows('undone'));
      office.isIn('applications.open.read', { ...both, effects: [stale, { review: { type: 'detail.load' } }] });
      office.send(reviewShows('acting'), decisionShows('undone'));
      office.isIn('applications.open.acting', { ...both, effects: [stale, { review: { type: 'detail.load' } }] });
      office.send(reviewShows({ ready: 'calm' }), queueAlone, decisionShows('undone'));
      office.isIn('applications.closed', {
        calls: { ...none, queue: queued() },
        same: ['decision', 'queue'],
        effects: [{ queue: { type: 'wish.change', wish: firstInQueue } }, stale],
      });
      office.rejects(decisionShows('offering'));
      office.send(address());
      office.rejects(decisionShows('offering'));
      office.send(decisionShows('undone'));
      office.isIn('waiting', {
        calls: { ...none, waiting: undefined },
        same: ['decision'],
        effects: [{ waiting: { type: 'waiting.load' } }],
      });
      office.send(address(['list', 'mails']));
      office.rejects(decisionShows('undone'));
      office.isIn('ledger', { calls: { ...none, ledger: { name: 'mails' } }, same: ['decision'] });
      const back = open({ parameters: [], decision: approval });
      back.isIn('waiting', {
        calls: { decision: followed({ decision: approval }), keys: undefined, waiting: undefined },
      });
    },
    'after a decision on one of those on hold, whoever waits behind is opened, and else whoever waits in front'(open) {
      const opened = (id: string) => ({ calls: beside(id), same: ['queue'], restarted: ['review'] });
      const office = open({ parameters: second.parameters, decision: null });
      office.send(queueShows('ready', {}, [1, 2, 3]), ...decided('application-2'));
      const third = [list, ['application', 'application-3']] as const;
      office.isIn('applications.open.read', {
        ...opened('application-3'),
        effects: [unstepped(second.parameters), ...[stale, approved('application-2'), written(third)]],
        context: { parameters: third, queued: ['application-1', 'application-2', 'application-3'] },
      });
      office.send(queueShows('loading', {}, [1, 2, 3]), address(...third));
      office.isIn('applications.open.read', {
        calls: beside('application-3'),
        same: ['queue', 'review'],
        effects: [unstepped(third), { queue: { type: 'wish.change', wish: firstInQueue } }],
      });
      office.send(queueShows('ready', {}, [1, 3]), ...decided('application-3'));
      office.isIn('applications.open.read', {
        ...opened('application-1'),
        effects: [unstepped(third), stale, approved('application-3'), written(first.parameters)],
      });
    },
    'after a deed that is no decision, what it was done to stays open'(open) {
      const office = open({ parameters: first.parameters, decision: null });
      office.send(queueShows('ready', {}, [1, 2]), reviewShows('acting'), reviewShows('loading'));
      const both = { calls: beside('application-1'), same: ['queue', 'review'] };
      office.isIn('applications.open.read', { ...both, effects: [unstepped(first.parameters), stale] });
      office.send(reviewShows('acting'), reviewShows({ ready: 'calm' }));
      office.isIn('applications.open.read', both);
    },
    'where nobody else is on hold, or another list is looked through, what was decided stays open'(open) {
      const alone = open({ parameters: first.parameters, decision: null });
      alone.send(queueShows('ready', {}, [1]), ...decided('application-1'));
      alone.isIn('applications.open.read', {
        ...{ calls: beside('application-1'), same: ['queue'], restarted: ['review'] },
        effects: [unstepped(first.parameters), stale, approved('application-1'), written(first.parameters)],
        context: { queued: ['application-1'] },
      });
      const everybody = [list, ['state', 'ALL'], ['application', 'application-1']] as const;
      const office = open({ parameters: everybody, decision: null });
      office.send(queueShows('ready', { state: null }, [1, 2]), ...decided('application-1'));
      office.isIn('applications.open.read', {
        calls: beside('application-1', { state: null }),
        same: ['queue'],
        restarted: ['review'],
        effects: [unstepped(everybody), stale, approved('application-1'), written(everybody)],
      });
      const linked = open({ parameters: [['application', 'application-9']], decision: null });
      linked.send(queueShows('ready', {}, [1, 2]), ...decided('application-9'));
      linked.isIn('applications.open.read', {
        ...{ calls: beside('application-1'), same: ['queue'], restarted: ['review'] },
        effects: [
          unstepped([list, ['application', 'application-9']]),
          stale,
          approved('application-9'),
          written([['application', 'application-1']]),
        ],
      });
    },
    'the address says which list is read instead, and another list is another reading'(open) {
      const office = open({ parameters: [['list', 'mails']], decision: null });
      office.isIn('ledger', { calls: { ...none, ledger: { name: 'mails' } } });
      office.send(address(['list', 'mails'], ['page', '2']));
      office.isIn('ledger', { calls: { ...none, ledger: { name: 'mails' } }, same: ['ledger'] });
      office.send(address(['list', 'sponsors']));
      office.isIn('ledger', {
        calls: { ...none, ledger: { name: 'sponsors' } },
        context: { parameters: [['list', 'sponsors']] },
      });
      office.send(address());
      office.isIn('waiting', { calls: { ...none, waiting: undefined } });
      office.send(queueAlone);
      office.isIn('applications.closed', { calls: { ...none, queue: queued() } });
      office.send(first, address(['list', 'sponsors']));
      office.isIn('ledger', { calls: { ...none, ledger: { name: 'sponsors' } }, effects: [told()] });
      office.send(first);
      office.isIn('applications.open.read', { calls: beside('application-1') });
      office.send(address(['list', 'sponsors'], ['application', 'application-2']));
      office.isIn('ledger', { calls: { ...none, ledger: { name: 'sponsors' } } });
      open({ parameters: [['list', 'nothing']], decision: null }).isIn('waiting', {
        calls: { ...none, waiting: undefined },
      });
    },
  },
});
