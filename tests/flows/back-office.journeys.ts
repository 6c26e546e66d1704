import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import type { Deed } from '#machines/back-office/possible-deeds.ts';
import { firstInQueue, type QueueWish } from '#machines/rules/queue-address.ts';
import type { Parameters as Address } from '#rules/directory-address.ts';
import { followed } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { heldDetail } from './application-review.flow.ts';
import { decisionsSnapshot, queueSnapshot, reviewSnapshot } from './back-office.flow.ts';
import { approval } from './recent-decisions.flow.ts';

const list = ['list', 'applications'] as const;
const queueOnly: Address = [list];
const mails: Address = [['list', 'mails']];
const review = (number: number): Address => [list, ['application', `application-${number}`]];
const [first, second, third] = [review(1), review(2), review(3)];

const goTo = (...parameters: Address) => ({ type: 'address.change', parameters }) as const;
const queueShows = (...queue: Parameters<typeof queueSnapshot>) =>
  ({ type: 'xstate.snapshot.queue', snapshot: queueSnapshot(...queue) }) as const;
const reviewShows = (...shown: Parameters<typeof reviewSnapshot>) =>
  ({ type: 'xstate.snapshot.review', snapshot: reviewSnapshot(...shown) }) as const;
const decisionsShow = (undone: number) =>
  ({ type: 'xstate.snapshot.decisions', snapshot: decisionsSnapshot(undone) }) as const;

const acts = reviewShows('acting');
const approve: Deed = { kind: 'application', request: { move: 'approve' } };
const reject: Deed = { kind: 'application', request: { move: 'reject', reason: 'other', text: '' } };
const decides = (deed: Deed, id = 'application-1') => reviewShows('loading', { id, deed, undoUntil: 10_000 });
const changesNothing = reviewShows({ ready: 'calm' });

const always = { decisions: followed({ decisions: [] }), keys: undefined };
const waits = { calls: { ...always, waiting: undefined } };
const queued = (change: Partial<QueueWish> = {}) => ({
  ...always,
  queue: followed({ wish: { ...firstInQueue, ...change } }),
});
const lists = { calls: queued() };
const reads = (number: number, change: Partial<QueueWish> = {}, isNext = false) => ({
  calls: { ...queued(change), review: followed({ id: `application-${number}`, isNext }) },
});
/** By itself, after a decision. */
const goesOnTo = (number: number, change: Partial<QueueWish> = {}) => reads(number, change, true);
const readsLedger = (name: 'mails' | 'sponsors') => ({ calls: { ...always, ledger: { name } } });

const goesOn = { same: ['queue', 'review'] };
const opens = { same: ['queue'], restarted: ['review'] };

const asksQueue = (change: Partial<QueueWish> = {}) => ({
  queue: { type: 'wish.change', wish: { ...firstInQueue, ...change } },
});
const reloadsQueue = { queue: { type: 'queue.load' } };
const reloadsReview = { review: { type: 'detail.load' } };
const writes = (parameters: Address, isStep = true) => ({
  addressBar: { type: 'parameters.write', parameters, isStep },
});
const offersUndo = (id = 'application-1', move: 'approve' | 'reject' = 'approve') => ({
  decisions: {
    type: 'decision.made',
    decision: { ids: [id], fullName: heldDetail.fullName, move, deadline: 10_000 },
  },
});

const openAt = (open: Open<typeof backOfficeMachine>, parameters: Address): Run<typeof backOfficeMachine> =>
  open({ parameters, decisions: [] });

export const journeys = journeysOf({
  machine: backOfficeMachine,
  file: 'back-office/back-office.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'shows what waits, or the queue with an application, as the address says'(open) {
      const office = openAt(open, []);
      office.isIn('waiting', waits);
      office.rejects(acts, queueShows('loading'));
      office.send(goTo(list));
      office.isIn('applications.closed', { ...lists, context: { parameters: queueOnly } });
      office.rejects(acts);
      office.send(goTo(...first));
      office.isIn('applications.open.read', {
        ...reads(1),
        same: ['queue'],
        effects: [asksQueue()],
        context: { parameters: first },
      });
      office.send(goTo(...second));
      office.isIn('applications.open.read', {
        ...{ ...reads(2), ...opens, effects: [asksQueue()] },
        context: { parameters: second },
      });
      office.send(goTo(...second, ['tab', 'x']));
      office.isIn('applications.open.read', { ...reads(2), ...goesOn, effects: [asksQueue()] });
      office.send(goTo(list));
      office.isIn('applications.closed', { ...lists, same: ['queue'], effects: [asksQueue()] });
      office.send(goTo());
      office.isIn('waiting', { ...waits, context: { parameters: [] } });
      office.send(goTo(['application', 'application-1']));
      office.isIn('applications.open.read', reads(1));
    },
    'shows another list, as the address says'(open) {
      const office = openAt(open, mails);
      office.isIn('ledger', readsLedger('mails'));
      office.send(goTo(...mails, ['page', '2']));
      office.isIn('ledger', { ...readsLedger('mails'), same: ['ledger'] });
      office.send(goTo(['list', 'sponsors']));
      office.isIn('ledger', { ...readsLedger('sponsors'), context: { parameters: [['list', 'sponsors']] } });
      office.send(goTo());
      office.isIn('waiting', waits);
      office.send(goTo(...first), goTo(...mails), goTo(...first));
      office.isIn('applications.open.read', reads(1));
      office.send(goTo(['list', 'sponsors'], ['application', 'application-2']));
      office.isIn('ledger', readsLedger('sponsors'));
      openAt(open, [['list', 'nothing']]).isIn('waiting', waits);
    },
    'writes what the queue asks for into the address, and the other way round'(open) {
      const toVerify: Address = [list, ['state', 'TO_VERIFY']];
      const office = openAt(open, first);
      office.rejects(queueShows('waiting', { search: 'd' }));
      office.send(queueShows('loading', { state: 'TO_VERIFY' }));
      office.isIn('applications.open.read', {
        ...{ ...reads(1), ...goesOn },
        effects: [writes(toVerify)],
      });
      office.send(goTo(...toVerify), queueShows('ready', { state: 'TO_VERIFY' }));
      office.isIn('applications.closed', {
        ...{ ...lists, same: ['queue'] },
        effects: [asksQueue({ state: 'TO_VERIFY' }), writes(toVerify, false)],
      });
      openAt(open, toVerify).isIn('applications.closed', { calls: queued({ state: 'TO_VERIFY' }) });
    },
    'reads the queue again after an action that changed something, and keeps the application open'(open) {
      const office = openAt(open, first);
      office.rejects(reviewShows('loading'), changesNothing);
      office.send(acts);
      office.rejects(acts);
      office.send(queueShows('ready', {}, [1, 2]), reviewShows('loading'));
      office.isIn('applications.open.read', {
        ...{ ...reads(1), ...goesOn },
        effects: [writes(first, false), reloadsQueue],
      });
      office.send(acts, reviewShows('reloading'));
      office.isIn('applications.open.read', { ...reads(1), ...goesOn, effects: [reloadsQueue] });
      office.send(acts, changesNothing);
      office.isIn('applications.open.read', { ...reads(1), ...goesOn });
    },
    'finishes an action before it opens another application'(open) {
      const office = openAt(open, first);
      office.send(queueShows('ready', {}, [1, 2, 3]), acts, goTo(...second));
      office.isIn('applications.open.acting', {
        ...{ ...reads(1), ...goesOn },
        effects: [writes(first, false), asksQueue()],
        context: { parameters: second },
      });
      office.rejects(acts);
      office.send(decides(approve));
      office.isIn('applications.open.read', {
        ...{ ...reads(2), ...opens },
        effects: [reloadsQueue, offersUndo(), writes(second)],
        context: { parameters: second },
      });
      for (const end of [reviewShows('loading'), reviewShows('reloading'), changesNothing]) {
        const other = openAt(open, first);
        other.send(acts, goTo(...second), end);
        other.isIn('applications.open.read', { ...reads(2), ...opens, effects: [asksQueue(), reloadsQueue] });
      }
      const returning = openAt(open, first);
      returning.send(queueShows('ready', {}, [1, 2]), acts, goTo(...second), goTo(...first), decides(approve));
      returning.isIn('applications.open.read', {
        ...{ ...goesOnTo(2), ...opens },
        effects: [writes(first, false), asksQueue(), asksQueue(), reloadsQueue, offersUndo(), writes(second)],
      });
    },
    'finishes an action before it closes the application or shows another list'(open) {
      const closed = openAt(open, first);
      closed.send(acts, goTo(list), decides(approve));
      closed.isIn('applications.closed', {
        ...{ ...lists, same: ['decisions', 'queue'] },
        effects: [asksQueue(), reloadsQueue, offersUndo(), writes(queueOnly)],
      });
      const left = openAt(open, first);
      left.send(acts, goTo(...mails));
      left.rejects(queueShows('loading'));
      left.send(decides(approve));
      left.isIn('ledger', {
        ...{ ...readsLedger('mails'), same: ['decisions'] },
        effects: [reloadsQueue, offersUndo(), writes(mails)],
      });
    },
    'shows an action that failed after the page was left, until that is dismissed or the action repeated'(open) {
      const fails = reviewShows('reloading', { message: 'Decided already.' });
      const unheard = { id: 'application-1', fullName: heldDetail.fullName, message: 'Decided already.' };
      const office = openAt(open, first);
      office.send(acts, fails);
      office.isIn('applications.open.read', {
        ...{ ...reads(1), ...goesOn, effects: [reloadsQueue] },
        context: { unheard: null },
      });
      office.send(acts, goTo(...second), fails);
      office.isIn('applications.open.read', {
        ...{ ...reads(2), ...opens, effects: [asksQueue(), reloadsQueue] },
        context: { parameters: second, unheard },
      });
      const actsOnSecond = reviewShows('acting', { id: 'application-2' });
      office.send(actsOnSecond, reviewShows('loading', { id: 'application-2' }));
      office.isIn('applications.open.read', {
        ...{ ...reads(2), ...goesOn, effects: [reloadsQueue] },
        context: { unheard },
      });
      office.send(goTo(...first), acts);
      office.isIn('applications.open.acting', {
        ...{ ...reads(1), ...opens, effects: [asksQueue()] },
        context: { unheard: null },
      });
      office.send(goTo(), reviewShows('reloading'));
      office.isIn('waiting', {
        ...{ ...waits, effects: [reloadsQueue] },
        context: { parameters: [], unheard: { ...unheard, message: null } },
      });
      office.send({ type: 'banner.dismiss' });
      office.isIn('waiting', { ...waits, same: ['waiting'], context: { unheard: null } });
      const another = openAt(open, first);
      another.send(acts, goTo(...second), fails, actsOnSecond, goTo(...first));
      another.send(reviewShows('loading', { id: 'application-2' }));
      another.isIn('applications.open.read', {
        ...{ ...reads(1), ...opens },
        effects: [asksQueue(), reloadsQueue, asksQueue(), reloadsQueue],
        context: { unheard },
      });
    },
    'offers to undo a decision on every page, and reads again what shows it'(open) {
      const office = openAt(open, first);
      for (const [deed, move] of [[approve, 'approve'] as const, [reject, 'reject'] as const]) {
        office.send(acts, decides(deed));
        office.isIn('applications.open.read', {
          ...{ ...goesOnTo(1), same: ['decisions', 'queue'], restarted: ['review'] },
          effects: [reloadsQueue, offersUndo('application-1', move), writes(first)],
        });
      }
      office.send(acts, reviewShows({ ready: 'calm' }, { deed: reject, undoUntil: 10_000 }));
      office.isIn('applications.open.read', { ...goesOnTo(1), ...goesOn });
      office.rejects(decisionsShow(0));
      office.send(decisionsShow(1));
      office.rejects(decisionsShow(1));
      office.send(acts, decisionsShow(2));
      office.isIn('applications.open.acting', {
        ...{ ...goesOnTo(1), same: ['decisions', 'queue', 'review'] },
        effects: [reloadsQueue, reloadsReview, reloadsQueue, reloadsReview],
      });
      office.send(changesNothing, goTo(list), decisionsShow(3));
      office.isIn('applications.closed', {
        ...{ ...lists, same: ['decisions', 'queue'] },
        effects: [asksQueue(), reloadsQueue],
      });
      office.rejects(decisionsShow(3));
      office.send(goTo());
      office.rejects(decisionsShow(3));
      office.send(decisionsShow(4));
      office.isIn('waiting', { ...waits, same: ['decisions'], effects: [{ waiting: { type: 'waiting.load' } }] });
      office.send(goTo(...mails));
      office.rejects(decisionsShow(5));
      const later = open({ parameters: [], decisions: [approval] });
      later.isIn('waiting', { calls: { ...waits.calls, decisions: followed({ decisions: [approval] }) } });
    },
    'opens the next application on hold after a decision, or the one before it'(open) {
      const office = openAt(open, second);
      const actsOn = (id: string) => reviewShows('acting', { id });
      office.send(queueShows('ready', {}, [1, 2, 3]), actsOn('application-2'), decides(approve, 'application-2'));
      office.isIn('applications.open.read', {
        ...{ ...goesOnTo(3), ...opens },
        effects: [writes(second, false), reloadsQueue, offersUndo('application-2'), writes(third)],
        context: { parameters: third, queued: ['application-1', 'application-2', 'application-3'] },
      });
      office.send(queueShows('ready', {}, [1, 3]), actsOn('application-3'), decides(approve, 'application-3'));
      office.isIn('applications.open.read', {
        ...{ ...goesOnTo(1), ...opens },
        effects: [writes(third, false), reloadsQueue, offersUndo('application-3'), writes(first)],
      });
    },
    'keeps a decided application open where no other one is on hold, or in another list'(open) {
      const all: Address = [list, ['state', 'ALL'], ['application', 'application-1']];
      const cases = [
        { parameters: first, change: {}, numbers: [1] },
        { parameters: all, change: { state: null }, numbers: [1, 2] },
      ];
      for (const { parameters, change, numbers } of cases) {
        const office = openAt(open, parameters);
        office.send(queueShows('ready', change, numbers), acts, decides(approve));
        office.isIn('applications.open.read', {
          ...{ ...goesOnTo(1, change), ...opens },
          effects: [writes(parameters, false), reloadsQueue, offersUndo(), writes(parameters)],
        });
      }
    },
    'opens the first of the queue after a decision on an application that is not in it'(open) {
      const office = openAt(open, [['application', 'application-9']]);
      office.send(queueShows('ready', {}, [1, 2]), reviewShows('acting', { id: 'application-9' }));
      office.send(decides(approve, 'application-9'));
      office.isIn('applications.open.read', {
        ...{ ...goesOnTo(1), ...opens },
        effects: [
          ...[writes(review(9), false), reloadsQueue, offersUndo('application-9')],
          writes([['application', 'application-1']]),
        ],
      });
    },
  },
});
