import { backOfficeMachine } from '#machines/back-office/back-office.machine.ts';
import type { Decision } from '#machines/back-office/recent-decisions.setup.ts';
import { type QueueQuery, queueAddress } from '#machines/rules/queue-address.ts';
import type { Parameters as Address } from '#rules/parameters.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { rowsOnHold } from './back-office.flow.ts';
import { approval } from './recent-decisions.flow.ts';

const list = ['list', 'applications'] as const;
const queueOnly: Address = [list];
const mails: Address = [['list', 'mails']];
const review = (number: number): Address => [list, ['application', `application-${number}`]];
const [first, second, third] = [review(1), review(2), review(3)];

const goTo = (...parameters: Address) => ({ type: 'address.change', parameters }) as const;
const hasLoaded = (...numbers: number[]) => ({ type: 'queue.loaded', rows: rowsOnHold(...numbers) }) as const;
const startsOn = (number: number) => ({ type: 'action.started', id: `application-${number}` }) as const;
const [starts, finishes, changes] = [
  startsOn(1),
  { type: 'action.finished' },
  { type: 'application.changed' },
] as const;
const failure = { id: 'application-1', fullName: 'Deniz Yıldız', message: 'Decided already.' };
const fails = { type: 'action.failed', ...failure } as const;
const decisionOn = (number: number): Decision => ({ ...approval, ids: [`application-${number}`] });
const decides = (number = 1) => ({ type: 'application.decided', decision: decisionOn(number) }) as const;
const undoes = { type: 'decision.undone', id: null } as const;
const undoesOn = (number: number) => ({ type: 'decision.undone', id: `application-${number}` }) as const;

const always = { decisions: { decisions: [] }, keys: undefined, selection: { drafts: {} } };
const stays = ['decisions', 'keys', 'selection'];
const waits = { calls: { ...always, waiting: undefined } };
const queued = (change: Partial<QueueQuery> = {}) => ({
  ...always,
  queue: { query: { ...queueAddress.initial, ...change } },
});
const lists = { calls: queued() };
const reads = (number: number, change: Partial<QueueQuery> = {}, isNext = false) => ({
  calls: { ...queued(change), review: { id: `application-${number}`, isNext } },
});
/** By itself, after a decision. */
const goesOnTo = (number: number, change: Partial<QueueQuery> = {}) => reads(number, change, true);
const readsLedger = (name: 'mails' | 'sponsors', ...more: Address) => ({
  calls: { ...always, ledger: { parameters: [['list', name], ...more] } },
});

const goesOn = { same: [...stays, 'queue', 'review'] };
const opens = { same: [...stays, 'queue'], restarted: ['review'] };

const asksQueue = (change: Partial<QueueQuery> = {}) => ({
  queue: { type: 'query.set', query: { ...queueAddress.initial, ...change } },
});
const shows = (...numbers: number[]) => ({ selection: { type: 'rows.show', rows: rowsOnHold(...numbers) } });
const reloadsQueue = { queue: { type: 'queue.load' } };
const reloadsReview = { review: { type: 'detail.load' } };
const writes = (parameters: Address, isStep = true) => ({
  addressBar: { type: 'parameters.write', parameters, isStep },
});
const offersUndo = (number = 1) => ({ decisions: { type: 'decision.made', decision: decisionOn(number) } });

const openAt = (open: Open<typeof backOfficeMachine>, parameters: Address): Run<typeof backOfficeMachine> =>
  open({ parameters, decisions: [], drafts: {} });

export const journeys = journeysOf({
  machine: backOfficeMachine,
  file: 'back-office/back-office.machine.ts',
  listens: ['addressBar'],
  journeys: {
    'shows what waits, or the queue with an application, as the address says'(open) {
      const office = openAt(open, []);
      office.isIn('waiting', waits);
      office.rejects(starts, hasLoaded(1), { type: 'approval.requested' }, { type: 'tick.requested', row: null });
      office.send(goTo(list));
      office.isIn('applications.closed', { ...lists, context: { parameters: queueOnly } });
      office.rejects(starts, { type: 'approval.requested' }, { type: 'take.requested' });
      office.send(goTo(...first));
      office.isIn('applications.open.read', {
        ...reads(1),
        same: ['queue'],
        effects: [asksQueue(), shows()],
        context: { parameters: first, opened: 'application-1' },
      });
      office.send(goTo(...second));
      office.isIn('applications.open.read', {
        ...{ ...reads(2), ...opens, effects: [asksQueue(), shows()] },
        context: { parameters: second },
      });
      office.send(goTo(...second, ['tab', 'x']));
      office.isIn('applications.open.read', { ...reads(2), ...goesOn, effects: [asksQueue(), shows()] });
      office.send(goTo(list));
      office.isIn('applications.closed', { ...lists, same: ['queue'], effects: [asksQueue(), shows()] });
      office.send(goTo());
      office.isIn('waiting', { ...waits, effects: [asksQueue(), shows(), shows()], context: { parameters: [] } });
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
      office.send(goTo(...first));
      office.isIn('applications.open.read', reads(1));
      office.send(goTo(...mails));
      office.isIn('ledger', { ...readsLedger('mails'), effects: [asksQueue(), shows(), shows()] });
      office.send(goTo(...first), goTo(['list', 'sponsors'], ['application', 'application-1']));
      office.isIn('ledger', {
        ...readsLedger('sponsors', ['application', 'application-1']),
        effects: [asksQueue(), shows(), shows()],
      });
      openAt(open, [['list', 'nothing']]).isIn('waiting', waits);
    },
    'writes a changed query into the address, and passes the address on to the queue'(open) {
      const toVerify: Address = [list, ['state', 'TO_VERIFY']];
      const office = openAt(open, first);
      office.send({ type: 'query.changed', query: { ...queueAddress.initial, search: 'd' } });
      office.isIn('applications.open.read', {
        ...{ ...reads(1), ...goesOn },
        effects: [writes([list, ['search', 'd'], ['application', 'application-1']])],
      });
      office.send({ type: 'query.changed', query: { ...queueAddress.initial, state: 'TO_VERIFY' } });
      office.isIn('applications.open.read', { ...{ ...reads(1), ...goesOn }, effects: [writes(toVerify)] });
      office.send(goTo(...toVerify));
      office.isIn('applications.closed', {
        ...{ ...lists, same: ['queue'] },
        effects: [asksQueue({ state: 'TO_VERIFY' }), shows()],
      });
      office.send({ type: 'query.changed', query: { ...queueAddress.initial, state: 'TO_VERIFY' } });
      office.isIn('applications.closed', { ...lists, effects: [writes(toVerify, false)] });
      openAt(open, toVerify).isIn('applications.closed', { calls: queued({ state: 'TO_VERIFY' }) });
    },
    'offers the applications on hold for selection, in their own tab only'(open) {
      const office = openAt(open, queueOnly);
      office.send(hasLoaded(1, 2));
      office.isIn('applications.closed', {
        ...{ ...lists, effects: [shows(1, 2)] },
        context: { onHold: rowsOnHold(1, 2) },
      });
      office.send(goTo(list, ['state', 'ALL']), hasLoaded(1));
      office.isIn('applications.closed', {
        ...lists,
        effects: [asksQueue({ state: null }), shows(), shows()],
      });
      office.send(goTo(list));
      office.isIn('applications.closed', { ...lists, effects: [asksQueue(), shows(1)] });
      office.send(goTo());
      office.isIn('waiting', { ...waits, effects: [asksQueue(), shows(1), shows()], context: { onHold: [] } });
    },
    'reads the queue again after an action that changed something, and keeps the application open'(open) {
      const office = openAt(open, first);
      office.rejects(changes, finishes, fails, decides());
      office.send(starts);
      office.isIn('applications.open.acting', { ...reads(1), ...goesOn });
      office.rejects(starts);
      office.send(changes);
      office.isIn('applications.open.read', { ...reads(1), ...goesOn, effects: [reloadsQueue] });
      office.send(starts, fails);
      office.isIn('applications.open.read', {
        ...{ ...reads(1), ...goesOn, effects: [reloadsQueue] },
        context: { failedAction: null },
      });
      office.send(starts, finishes);
      office.isIn('applications.open.read', { ...reads(1), ...goesOn });
    },
    'finishes an action before it opens another application'(open) {
      const office = openAt(open, first);
      office.send(hasLoaded(1, 2, 3), starts, goTo(...second));
      office.isIn('applications.open.acting', {
        ...{ ...reads(1), ...goesOn },
        effects: [shows(1, 2, 3), asksQueue(), shows(1, 2, 3)],
        context: { parameters: second },
      });
      office.send(decides());
      office.isIn('applications.open.read', {
        ...{ ...reads(2), ...opens, effects: [reloadsQueue, offersUndo()] },
        context: { parameters: second, next: null },
      });
      for (const [end, effects] of [
        [changes, [reloadsQueue]],
        [fails, [reloadsQueue]],
        [finishes, []],
      ] as const) {
        const other = openAt(open, first);
        other.send(starts, goTo(...second), end);
        other.isIn('applications.open.read', { ...reads(2), ...opens, effects: [asksQueue(), shows(), ...effects] });
      }
    },
    'finishes an action before it closes the application or shows another list'(open) {
      const closed = openAt(open, first);
      closed.send(starts, goTo(list), decides());
      closed.isIn('applications.closed', {
        ...{ ...lists, same: [...stays, 'queue'] },
        effects: [asksQueue(), shows(), reloadsQueue, offersUndo()],
      });
      const away = openAt(open, first);
      away.send(starts, goTo(...mails));
      away.rejects({ type: 'query.changed', query: queueAddress.initial });
      away.send(decides());
      away.isIn('ledger', {
        ...{ ...readsLedger('mails'), same: stays },
        effects: [asksQueue(), shows(), reloadsQueue, offersUndo(), shows()],
      });
    },
    'shows an action that failed after the page was left, until that is dismissed or the action repeated'(open) {
      const office = openAt(open, first);
      office.send(starts, goTo(...second), fails);
      office.isIn('applications.open.read', {
        ...{ ...reads(2), ...opens, effects: [asksQueue(), shows(), reloadsQueue] },
        context: { parameters: second, failedAction: failure },
      });
      office.send(startsOn(2), changes);
      office.isIn('applications.open.read', {
        ...{ ...reads(2), ...goesOn, effects: [reloadsQueue] },
        context: { failedAction: failure },
      });
      office.send(goTo(...first), starts);
      office.isIn('applications.open.acting', {
        ...{ ...reads(1), ...opens, effects: [asksQueue(), shows()] },
        context: { failedAction: null },
      });
      office.send(goTo(), fails);
      office.isIn('waiting', {
        ...{ ...waits, effects: [asksQueue(), shows(), reloadsQueue, shows()] },
        context: { parameters: [], failedAction: failure },
      });
      office.send({ type: 'banner.dismiss' });
      office.isIn('waiting', { ...waits, same: ['waiting'], context: { failedAction: null } });
    },
    'opens the next application on hold after a decision, or the first'(open) {
      const office = openAt(open, second);
      office.send(hasLoaded(1, 2, 3), startsOn(2), decides(2));
      office.isIn('applications.open.read', {
        ...{ ...reads(2), ...goesOn },
        effects: [shows(1, 2, 3), reloadsQueue, offersUndo(2), writes(third)],
        context: { parameters: second, next: 'application-3' },
      });
      office.send(goTo(...third));
      office.isIn('applications.open.read', {
        ...{ ...goesOnTo(3), ...opens },
        effects: [asksQueue(), shows(1, 2, 3)],
        context: { parameters: third },
      });
      office.send(hasLoaded(1, 3), startsOn(3), decides(3), goTo(...first));
      office.isIn('applications.open.read', {
        ...{ ...goesOnTo(1), ...opens },
        effects: [shows(1, 3), reloadsQueue, offersUndo(3), writes(first), asksQueue(), shows(1, 3)],
      });
      office.send(goTo(...second), goTo(...first));
      office.isIn('applications.open.read', {
        ...{ ...reads(1), ...opens },
        effects: [asksQueue(), shows(1, 3), asksQueue(), shows(1, 3)],
        context: { next: null },
      });
    },
    'keeps a decided application open where no other one is on hold, or in another list'(open) {
      const all: Address = [list, ['state', 'ALL'], ['application', 'application-1']];
      const cases = [
        { parameters: first, change: {}, numbers: [1], shown: [1] },
        { parameters: all, change: { state: null }, numbers: [1, 2], shown: [] },
      ];
      for (const { parameters, change, numbers, shown } of cases) {
        const office = openAt(open, parameters);
        office.send(hasLoaded(...numbers), starts, decides());
        office.isIn('applications.open.read', {
          ...{ ...goesOnTo(1, change), ...opens },
          effects: [shows(...shown), reloadsQueue, offersUndo()],
        });
      }
    },
    'opens the first of the queue after a decision on an application that is not in it'(open) {
      const office = openAt(open, [['application', 'application-9']]);
      office.send(hasLoaded(1, 2), startsOn(9), decides(9));
      office.isIn('applications.open.read', {
        ...{ ...reads(9), ...goesOn },
        effects: [shows(1, 2), reloadsQueue, offersUndo(9), writes([['application', 'application-1']])],
      });
    },
    'reads again what shows a decision that was undone'(open) {
      const office = openAt(open, first);
      office.send(undoes);
      office.isIn('applications.open.read', { ...reads(1), ...goesOn, effects: [reloadsQueue, reloadsReview] });
      office.send(starts, undoes);
      office.isIn('applications.open.acting', { ...reads(1), ...goesOn, effects: [reloadsQueue, reloadsReview] });
      office.send(finishes, goTo(list), undoes);
      office.isIn('applications.closed', { ...lists, effects: [asksQueue(), shows(), reloadsQueue] });
      office.send(goTo(), undoes);
      office.isIn('waiting', {
        ...{ ...waits, same: stays },
        effects: [asksQueue(), shows(), shows(), { waiting: { type: 'waiting.load' } }],
      });
      office.send(goTo(...mails));
      office.rejects(undoes);
      const later = open({ parameters: [], decisions: [approval], drafts: { text: 'Sorry' } });
      later.isIn('waiting', {
        calls: { ...waits.calls, decisions: { decisions: [approval] }, selection: { drafts: { text: 'Sorry' } } },
      });
    },
    'goes back to the person whose decision was undone'(open) {
      const searched: Address = [list, ['search', 'd']];
      const writesFirst = writes([...searched, ['application', 'application-1']]);
      const office = openAt(open, [...searched, ['application', 'application-2']]);
      office.send(undoesOn(1));
      office.isIn('applications.open.read', {
        ...{ ...reads(2, { search: 'd' }), ...goesOn, effects: [reloadsQueue, writesFirst] },
      });
      office.send(goTo(...searched, ['application', 'application-1']), undoesOn(1));
      office.isIn('applications.open.read', {
        ...{ ...reads(1, { search: 'd' }), ...opens },
        effects: [asksQueue({ search: 'd' }), shows(), reloadsQueue, reloadsReview],
      });
      const closed = openAt(open, searched);
      closed.send(undoesOn(1));
      closed.isIn('applications.closed', { calls: queued({ search: 'd' }), effects: [reloadsQueue, writesFirst] });
      const acting = openAt(open, second);
      acting.send(startsOn(2), undoesOn(1));
      acting.isIn('applications.open.acting', { ...reads(2), ...goesOn, effects: [reloadsQueue, writes(first)] });
      const leaving = openAt(open, second);
      leaving.send(startsOn(2), goTo(...mails), undoesOn(1));
      leaving.isIn('applications.open.acting', {
        ...{ ...reads(2), ...goesOn },
        effects: [asksQueue(), shows(), reloadsQueue, reloadsReview],
      });
    },
    'offers to undo a decision on several applications, and reads again what shows it'(open) {
      const decideAll = (...numbers: number[]) => ({
        type: 'applications.decided' as const,
        decision: { ...approval, ids: numbers.map((number) => `application-${number}`) },
      });
      const offers = (...numbers: number[]) => ({
        decisions: { type: 'decision.made', decision: decideAll(...numbers).decision },
      });
      const office = openAt(open, queueOnly);
      office.send(decideAll(1, 2));
      office.isIn('applications.closed', { ...lists, effects: [reloadsQueue, offers(1, 2)] });
      office.send({ type: 'queue.outdated' });
      office.isIn('applications.closed', { ...lists, effects: [reloadsQueue] });
      office.send(goTo(...first), decideAll(2, 3));
      office.isIn('applications.open.read', {
        ...{ ...reads(1), effects: [asksQueue(), shows(), reloadsQueue, offers(2, 3)] },
      });
      office.send(decideAll(2, 3), { type: 'queue.outdated' });
      office.isIn('applications.open.read', {
        ...{ ...reads(1), ...goesOn },
        effects: [reloadsQueue, offers(2, 3), reloadsQueue],
      });
      office.send(starts, decideAll(2, 1));
      office.isIn('applications.open.acting', {
        ...{ ...reads(1), ...goesOn },
        effects: [reloadsQueue, offers(2, 1), reloadsReview],
      });
      office.send(finishes);
      office.send(goTo(), decideAll(1));
      office.isIn('waiting', { ...waits, effects: [asksQueue(), shows(), shows(), offers(1)] });
      office.rejects({ type: 'queue.outdated' });
    },
    'obeys the keys'(open) {
      const ticks = (id: string) => ({ selection: { type: 'row.tick', id } });
      const office = openAt(open, queueOnly);
      office.send({ type: 'undo.requested' }, { type: 'tick.requested', row: 'application-2' });
      office.send({ type: 'tick.requested', row: null }, { type: 'clearing.requested' });
      office.isIn('applications.closed', {
        ...lists,
        effects: [
          { decisions: { type: 'decision.undo', id: null } },
          ...[ticks('application-2'), ticks('')],
          { selection: { type: 'selection.clear' } },
        ],
      });
      office.send(goTo(...first));
      office.isIn('applications.open.read', { ...reads(1), effects: [asksQueue(), shows()] });
      office.send(
        starts,
        { type: 'take.requested' },
        { type: 'approval.requested' },
        { type: 'tick.requested', row: null },
      );
      office.send({ type: 'clearing.requested' });
      office.isIn('applications.open.acting', {
        ...{ ...reads(1), ...goesOn },
        effects: [
          { review: { type: 'action.perform', action: { kind: 'application', request: { move: 'take' } } } },
          { review: { type: 'action.perform', action: { kind: 'application', request: { move: 'approve' } } } },
          ticks('application-1'),
          { selection: { type: 'selection.clear' } },
        ],
      });
    },
  },
});
