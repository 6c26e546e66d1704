import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { rejectionProblems } from '#rules/rejection.ts';
import type { Effect } from '#tests/kit/controllable.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { approved, heldDetail, ofColleague, own, secret } from './application-review.flow.ts';

const act = <Action>(action: Action) => ({ type: 'action.perform', action: action }) as const;
const approve = act({ kind: 'application', request: { move: 'approve' } } as const);
const reopen = act({ kind: 'application', request: { move: 'reopen' } } as const);
const take = act({ kind: 'application', request: { move: 'take' } } as const);
const giveBack = act({ kind: 'application', request: { move: 'giveBack' } } as const);
const reveal = act({ kind: 'reveal' } as const);
const [confirm, cancel] = [{ type: 'action.confirm' } as const, { type: 'action.cancel' } as const];
const verify = act({ kind: 'bank', request: { move: 'verify', updatedAt: approved.bank.updatedAt } } as const);
const returnDetails = act({
  kind: 'bank',
  request: { move: 'return', message: 'Another name.', updatedAt: approved.bank.updatedAt },
} as const);

const noReason = { type: 'rejection.send', rejection: { reason: null, text: 'Sorry.' } } as const;
const noDraft = { type: 'rejection.send', rejection: { reason: 'other', text: ' ' } } as const;
const reject = { type: 'rejection.send', rejection: { reason: 'audience', text: '' } } as const;
const rejection = { kind: 'application', request: { move: 'reject', reason: 'audience', text: '' } } as const;

const onHold = { kind: 'found', detail: heldDetail } as const;
const decided = { kind: 'found', detail: approved } as const;
const done = { kind: 'done' } as const;
const undoable = { kind: 'decided', undoUntil: 10_000 } as const;
const tooLate = { kind: 'refused', message: 'Too late.' } as const;

const fetching = { calls: { fetchApplication: { id: 'application-1' } } };
const starts = { report: { type: 'action.started', id: 'application-1' } };
const finishes = { report: { type: 'action.finished' } };
const fails = (message: string) => ({
  report: { type: 'action.failed', id: 'application-1', fullName: 'Deniz Yıldız', message },
});
const decides = (move: 'approve' | 'reject' = 'approve') => ({
  report: {
    type: 'application.decided',
    decision: { ids: ['application-1'], fullName: 'Deniz Yıldız', move, deadline: 10_000 },
  },
});
const acting = (action: object, before: readonly object[] = []) => ({
  calls: { performAction: { id: 'application-1', accountId: 'account-1', action } },
  effects: [...before, starts] as Effect[],
});
const ends = (answer: typeof done | typeof undoable, move?: 'approve' | 'reject') => [
  { deleteDrafts: answer },
  answer === done ? { report: { type: 'application.changed' } } : decides(move),
];
const savesDrafts = (drafts: object) => ({ saveDrafts: { id: 'application-1', drafts } });

type Review = Run<typeof applicationReviewMachine>;

function openReview(open: Open<typeof applicationReviewMachine>): Review {
  const panel = open({ id: 'application-1', isNext: false });
  panel.answer('fetchApplication', onHold);
  return panel;
}

function approveFirst(open: Open<typeof applicationReviewMachine>): Review {
  const panel = openReview(open);
  panel.send(approve);
  panel.answer('performAction', undoable);
  panel.answer('fetchApplication', decided);
  return panel;
}

export const journeys = journeysOf({
  machine: applicationReviewMachine,
  file: 'back-office/application-review.machine.ts',
  journeys: {
    'approves an application and says until when that can be undone'(open) {
      const panel = open({ id: 'application-1', isNext: false });
      const nothing = { detail: null, action: null, secret: null, message: null, problems: {} };
      panel.isIn('loading', { ...fetching, context: nothing });
      panel.rejects(
        approve,
        noReason,
        reject,
        { type: 'call.retry' },
        { type: 'secret.hide' },
        { type: 'detail.load' },
      );
      panel.answer('fetchApplication', onHold);
      panel.isIn('ready.calm', { context: { detail: heldDetail } });
      panel.rejects(reopen, { type: 'banner.dismiss' });
      panel.send(approve);
      panel.isIn('acting', { ...acting(approve.action), context: { action: approve.action } });
      panel.rejects(approve, { type: 'detail.load' });
      panel.answer('performAction', undoable);
      panel.isIn('loading', { ...fetching, effects: ends(undoable) });
      panel.answer('fetchApplication', decided);
      panel.isIn('ready.calm', { context: { detail: approved } });
      panel.rejects(noReason, reject);
    },
    'takes an application and gives it back'(open) {
      const panel = openReview(open);
      panel.rejects(giveBack);
      panel.send(take);
      panel.isIn('acting', acting(take.action));
      panel.answer('performAction', done);
      panel.isIn('loading', { ...fetching, effects: ends(done) });
      panel.answer('fetchApplication', { ...onHold, detail: own });
      panel.send(giveBack);
      panel.isIn('acting', acting(giveBack.action));
    },
    'approves an application that a colleague has taken, but does not take it'(open) {
      const panel = open({ id: 'application-1', isNext: false });
      panel.answer('fetchApplication', { ...onHold, detail: ofColleague });
      panel.rejects(take, giveBack);
      panel.send(approve);
      panel.isIn('acting', acting(approve.action));
    },
    'decides nothing for 700 ms where the page opened the application after a decision on another one'(open) {
      const panel = open({ id: 'application-1', isNext: true });
      panel.answer('fetchApplication', { ...onHold, drafts: { text: 'Sorry' } });
      panel.isIn('settling', { context: { detail: heldDetail, drafts: { text: 'Sorry' } } });
      panel.rejects(approve, reject, noReason, reveal);
      panel.wait(699);
      panel.rejects(approve);
      panel.send({ type: 'draft.change', drafts: { text: 'We look for sailors.' } });
      panel.send({ type: 'detail.load' });
      panel.isIn('loading', { ...fetching, effects: [savesDrafts({ text: 'We look for sailors.' })] });
      panel.answer('fetchApplication', onHold);
      panel.rejects(approve);
      panel.wait(700);
      panel.isIn('ready.calm');
      panel.send({ type: 'detail.load' });
      panel.answer('fetchApplication', onHold);
      panel.send(approve);
      panel.isIn('acting', acting(approve.action));
    },
    'reopens a decided application, and loads it again when a decision was undone'(open) {
      const panel = approveFirst(open);
      panel.rejects(confirm, cancel);
      panel.send(reopen, cancel, reopen);
      panel.isIn('confirming', { effects: [starts, ...ends(undoable)], context: { action: reopen.action } });
      panel.rejects(reopen);
      panel.send({ type: 'detail.load' });
      panel.isIn('loading', fetching);
      panel.answer('fetchApplication', decided);
      panel.send(reopen, confirm);
      panel.isIn('acting', acting(reopen.action));
      panel.answer('performAction', done);
      panel.isIn('loading', { ...fetching, effects: ends(done) });
      panel.answer('fetchApplication', onHold);
      panel.isIn('ready.calm', { context: { detail: heldDetail } });
      panel.send({ type: 'detail.load' });
      panel.isIn('loading', { ...fetching, context: { detail: heldDetail } });
    },
    'saves what is typed until an action is done'(open) {
      const panel = open({ id: 'application-1', isNext: false });
      panel.answer('fetchApplication', { ...onHold, drafts: { message: 'Which bank?' } });
      panel.isIn('ready.calm', { context: { drafts: { message: 'Which bank?' } } });
      panel.send(noDraft);
      const drafts = { message: 'Which bank?', reason: 'other', text: 'Too' };
      panel.send({ type: 'draft.change', drafts: { reason: 'other', text: 'Too' } });
      panel.isIn('ready.calm', { effects: [savesDrafts(drafts)], context: { problems: {}, drafts } });
      panel.send({ type: 'draft.change', drafts: { text: 'Too far.' } });
      panel.isIn('ready.calm', { effects: [savesDrafts({ ...drafts, text: 'Too far.' })] });
      panel.send(approve);
      panel.rejects({ type: 'draft.change', drafts: {} });
      panel.answer('performAction', tooLate);
      panel.answer('fetchApplication', onHold);
      panel.isIn('ready.refused', {
        effects: [starts, fails('Too late.')],
        context: { drafts: { ...drafts, text: 'Too far.' } },
      });
      panel.send({ type: 'draft.change', drafts: { text: 'Far.' } });
      panel.isIn('ready.refused', {
        effects: [savesDrafts({ ...drafts, text: 'Far.' })],
        context: { message: 'Too late.' },
      });
      panel.send(approve);
      panel.answer('performAction', done);
      panel.isIn('loading', { ...fetching, effects: [starts, ...ends(done)] });
    },
    'shows bank details until they are hidden or the application is loaded again'(open) {
      const panel = openReview(open);
      panel.send(reveal);
      panel.isIn('acting', acting(reveal.action));
      panel.answer('performAction', { kind: 'revealed', secret });
      panel.isIn('ready.calm', { effects: [finishes], context: { secret } });
      panel.send({ type: 'secret.hide' });
      panel.isIn('ready.calm', { context: { secret: null } });
      panel.send(reveal);
      panel.answer('performAction', { kind: 'revealed', secret });
      panel.send(approve);
      panel.answer('performAction', done);
      panel.isIn('loading', {
        ...fetching,
        effects: [starts, finishes, starts, ...ends(done)],
        context: { secret: null },
      });
    },
    'lets bank details be verified only while they are shown, and returned at any time'(open) {
      const panel = open({ id: 'application-1', isNext: false });
      const bankLink = { state: 'submitted' as const, expiresAt: 20_000, submittedAt: 1 };
      const submitted = { kind: 'found', detail: { ...approved, bankLink } } as const;
      panel.answer('fetchApplication', submitted);
      panel.rejects(verify);
      panel.send(returnDetails);
      panel.isIn('acting', acting(returnDetails.action));
      panel.answer('performAction', tooLate);
      panel.answer('fetchApplication', submitted);
      panel.send(reveal);
      panel.answer('performAction', { kind: 'revealed', secret });
      panel.send({ type: 'secret.hide' });
      panel.rejects(verify);
      panel.send(reveal);
      panel.answer('performAction', { kind: 'revealed', secret });
      panel.send(verify, confirm);
      panel.isIn('acting', {
        ...acting(verify.action),
        effects: [fails('Too late.'), starts, finishes, starts, finishes, starts],
      });
    },
    'hides bank details when the creator has sent new ones'(open) {
      const panel = openReview(open);
      panel.send(reveal);
      panel.answer('performAction', { kind: 'revealed', secret });
      panel.send(approve);
      panel.answer('performAction', tooLate);
      panel.answer('fetchApplication', decided);
      panel.isIn('ready.refused', { effects: [starts, finishes, starts, fails('Too late.')], context: { secret } });
      panel.send(reopen, confirm);
      panel.answer('performAction', tooLate);
      const detail = { ...approved, bank: { ...approved.bank, updatedAt: 1 } };
      panel.answer('fetchApplication', { kind: 'found', detail });
      panel.isIn('ready.refused', { effects: [starts, fails('Too late.')], context: { secret: null, detail } });
    },
    'keeps the message when bank details are hidden'(open) {
      const refused = openReview(open);
      refused.send(approve);
      refused.answer('performAction', tooLate);
      refused.fail('fetchApplication');
      refused.send({ type: 'secret.hide' });
      refused.isIn('ready.refused', { effects: [starts, fails('Too late.')], context: { message: 'Too late.' } });
    },
    'shows the current application after a rejected action, and the reason until it is dismissed'(open) {
      const panel = openReview(open);
      panel.send(approve);
      panel.answer('performAction', tooLate);
      panel.isIn('reloading', {
        ...{ ...fetching, effects: [starts, fails('Too late.')] },
        context: { message: 'Too late.', detail: heldDetail },
      });
      panel.rejects(approve, { type: 'banner.dismiss' }, { type: 'detail.load' });
      panel.fail('fetchApplication', { message: 'Network Error' });
      panel.isIn('ready.refused', { context: { message: 'Too late.', detail: heldDetail } });
      panel.send({ type: 'banner.dismiss' });
      panel.isIn('ready.calm', { context: { message: null } });
      panel.send(approve);
      panel.fail('performAction', { message: 'Network Error' });
      panel.isIn('reloading', {
        ...{ ...fetching, effects: [starts, fails('Network Error')] },
        context: { message: 'Network Error' },
      });
      panel.answer('fetchApplication', onHold);
      panel.isIn('ready.refused', { context: { message: 'Network Error' } });
      panel.send(approve);
      panel.isIn('acting', { ...acting(approve.action), context: { message: null } });
      panel.answer('performAction', tooLate);
      panel.answer('fetchApplication', decided);
      panel.isIn('ready.refused', {
        effects: [fails('Too late.')],
        context: { message: 'Too late.', detail: approved },
      });
      panel.rejects(approve);
    },
    'sends a rejection only with a reason, or with words for another reason'(open) {
      const panel = openReview(open);
      for (const unfinished of [noReason, noDraft]) {
        panel.send(unfinished);
        const problems = rejectionProblems(unfinished.rejection);
        panel.isIn('ready.unfinished', { context: { problems, action: null } });
      }
      panel.send(reject);
      panel.isIn('acting', { ...acting(rejection), context: { problems: {}, action: rejection } });
      panel.answer('performAction', tooLate);
      panel.fail('fetchApplication');
      panel.send(noReason);
      panel.isIn('ready.unfinished', { effects: [fails('Too late.')], context: { message: null } });
      panel.send({ type: 'detail.load' });
      panel.isIn('loading', { ...fetching, context: { problems: {} } });
      const sent = openReview(open);
      sent.send(reject);
      sent.answer('performAction', undoable);
      sent.isIn('loading', { ...fetching, effects: [starts, ...ends(undoable, 'reject')] });
    },
    'says that an application is missing, and loads it again after a failure'(open) {
      const missing = open({ id: 'application-1', isNext: false });
      missing.answer('fetchApplication', { kind: 'missing' });
      missing.isIn('missing', { output: undefined });
      const removed = openReview(open);
      removed.send(approve);
      removed.answer('performAction', tooLate);
      removed.answer('fetchApplication', { kind: 'missing' });
      removed.isIn('missing', { effects: [starts, fails('Too late.')], output: undefined });
      const panel = open({ id: 'application-1', isNext: false });
      panel.fail('fetchApplication', { message: 'Network Error' });
      panel.isIn('failed', { context: { message: 'Network Error' } });
      panel.send({ type: 'call.retry' });
      panel.isIn('loading', fetching);
    },
  },
});
