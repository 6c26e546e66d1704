import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { rejectionProblems } from '#rules/rejection.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { heldDetail } from './application-review.flow.ts';

const approve = { kind: 'application', request: { move: 'approve' } } as const;
const reopen = { kind: 'application', request: { move: 'reopen' } } as const;
const reveal = { kind: 'reveal' } as const;
const approved = { ...heldDetail, state: 'APPROVED' as const, decidedAt: 1 };
const secret = {
  ...{ accountType: 'company' as const, name: 'Deniz Ltd', iban: 'TR330006100519786457841326', bank: null },
  ...{ taxNumber: '1234567890', taxOffice: 'Kaş', address: 'Liman 3', city: 'Antalya', district: 'Kaş' },
  country: 'Turkey',
};
const fetching = { calls: { fetchApplication: { id: 'application-1' } } };
const acting = (deed: object) => ({
  calls: { doDeed: { id: 'application-1', accountId: 'account-1', deed } },
});

const unchosen = { type: 'rejection.send', rejection: { reason: null, text: 'Sorry.' } } as const;
const untold = { type: 'rejection.send', rejection: { reason: 'other', text: ' ' } } as const;
const audience = { type: 'rejection.send', rejection: { reason: 'audience', text: '' } } as const;
const rejection = (sent: typeof audience) => ({
  kind: 'application' as const,
  request: { move: 'reject' as const, ...sent.rejection },
});

const dropped = (undoUntil: number | null) => ({ effects: [{ dropWords: { kind: 'done', undoUntil } }] });
const kept = (words: object) => ({ keepWords: { id: 'application-1', words } });

type Review = Run<typeof applicationReviewMachine>;
const reviewed = (open: Open<typeof applicationReviewMachine>): Review => {
  const panel = open({ id: 'application-1' });
  panel.answer('fetchApplication', { kind: 'found', detail: heldDetail });
  return panel;
};
const decided = (open: Open<typeof applicationReviewMachine>): Review => {
  const panel = reviewed(open);
  panel.send({ type: 'deed.do', deed: approve });
  panel.answer('doDeed', { kind: 'done', undoUntil: 10_000 });
  panel.answer('fetchApplication', { kind: 'found', detail: approved });
  return panel;
};

export const journeys = journeysOf({
  machine: applicationReviewMachine,
  file: 'back-office/application-review.machine.ts',
  journeys: {
    'a decision says until when it can be taken back'(open) {
      const panel = open({ id: 'application-1' });
      const nothing = { detail: null, deed: null, secret: null, undoUntil: null, message: null, problems: {} };
      panel.isIn('loading', { ...fetching, context: nothing });
      panel.rejects(
        { type: 'deed.do', deed: approve },
        { type: 'call.retry' },
        { type: 'secret.hide' },
        { type: 'detail.load' },
      );
      panel.answer('fetchApplication', { kind: 'found', detail: heldDetail });
      panel.isIn('ready.calm', { context: { detail: heldDetail } });
      panel.rejects({ type: 'deed.do', deed: reopen }, { type: 'banner.dismiss' });
      panel.send({ type: 'deed.do', deed: approve });
      panel.isIn('acting', { ...acting(approve), context: { deed: approve } });
      panel.rejects({ type: 'deed.do', deed: approve }, { type: 'detail.load' });
      panel.answer('doDeed', { kind: 'done', undoUntil: 10_000 });
      panel.isIn('loading', { ...fetching, ...dropped(10_000), context: { undoUntil: 10_000 } });
      panel.answer('fetchApplication', { kind: 'found', detail: approved });
      panel.isIn('ready.calm', { context: { detail: approved } });
    },
    'bank details that were shown are shown no more once others were sent'(open) {
      const panel = reviewed(open);
      panel.send({ type: 'deed.do', deed: reveal });
      panel.answer('doDeed', { kind: 'revealed', secret });
      panel.send({ type: 'deed.do', deed: approve });
      panel.answer('doDeed', { kind: 'refused', message: 'Too late.' });
      panel.answer('fetchApplication', { kind: 'found', detail: approved });
      panel.isIn('ready.refused', { context: { secret } });
      panel.send({ type: 'deed.do', deed: reopen });
      panel.answer('doDeed', { kind: 'refused', message: 'Too late.' });
      const others = { ...approved, bank: { ...approved.bank, updatedAt: 1 } };
      panel.answer('fetchApplication', { kind: 'found', detail: others });
      panel.isIn('ready.refused', { context: { secret: null, detail: others } });
    },
    'what is typed is kept, is there when the application is opened again, and goes once a deed is done'(open) {
      const panel = open({ id: 'application-1' });
      panel.answer('fetchApplication', { kind: 'found', detail: heldDetail, words: { message: 'Which bank?' } });
      panel.isIn('ready.calm', { context: { words: { message: 'Which bank?' } } });
      panel.send(untold);
      panel.isIn('ready.unfinished', { context: { problems: rejectionProblems(untold.rejection) } });
      panel.send({ type: 'words.change', words: { reason: 'other', text: 'Too' } });
      const words = { message: 'Which bank?', reason: 'other', text: 'Too' };
      panel.isIn('ready.calm', { effects: [kept(words)], context: { problems: {}, words } });
      panel.send({ type: 'words.change', words: { text: 'Too far.' } });
      panel.isIn('ready.calm', { effects: [kept({ ...words, text: 'Too far.' })] });
      panel.send({ type: 'deed.do', deed: approve });
      panel.rejects({ type: 'words.change', words: {} });
      panel.answer('doDeed', { kind: 'refused', message: 'Too late.' });
      panel.answer('fetchApplication', { kind: 'found', detail: heldDetail });
      panel.isIn('ready.refused', { context: { words: { ...words, text: 'Too far.' } } });
      panel.send({ type: 'words.change', words: { text: 'Far.' } });
      panel.isIn('ready.refused', { effects: [kept({ ...words, text: 'Far.' })], context: { message: 'Too late.' } });
      panel.send({ type: 'deed.do', deed: approve });
      panel.answer('doDeed', { kind: 'done', undoUntil: null });
      panel.isIn('loading', { ...fetching, ...dropped(null) });
    },
    'what cannot be taken back says so, and what others changed is fetched anew'(open) {
      const panel = decided(open);
      panel.send({ type: 'deed.do', deed: reopen });
      panel.isIn('acting', { ...acting(reopen), ...dropped(10_000) });
      panel.answer('doDeed', { kind: 'done', undoUntil: null });
      panel.isIn('loading', { ...fetching, ...dropped(null), context: { undoUntil: null } });
      panel.answer('fetchApplication', { kind: 'found', detail: heldDetail });
      panel.isIn('ready.calm', { context: { detail: heldDetail } });
      panel.send({ type: 'detail.load' });
      panel.isIn('loading', { ...fetching, context: { detail: heldDetail } });
    },
    'what is sealed is shown until it is hidden, and no longer once the application is fetched anew'(open) {
      const panel = reviewed(open);
      panel.send({ type: 'deed.do', deed: reveal });
      panel.isIn('acting', acting(reveal));
      panel.answer('doDeed', { kind: 'revealed', secret });
      panel.isIn('ready.calm', { context: { secret } });
      panel.send({ type: 'secret.hide' });
      panel.isIn('ready.calm', { context: { secret: null } });
      panel.send({ type: 'deed.do', deed: reveal });
      panel.answer('doDeed', { kind: 'revealed', secret });
      panel.send({ type: 'deed.do', deed: approve });
      panel.answer('doDeed', { kind: 'done', undoUntil: null });
      panel.isIn('loading', { ...fetching, ...dropped(null), context: { secret: null, undoUntil: null } });
    },
    'hiding what is sealed leaves all else as it is'(open) {
      const panel = decided(open);
      panel.send({ type: 'secret.hide' });
      panel.isIn('ready.calm', { ...dropped(10_000), context: { undoUntil: 10_000 } });
      const refused = reviewed(open);
      refused.send({ type: 'deed.do', deed: approve });
      refused.answer('doDeed', { kind: 'refused', message: 'Too late.' });
      refused.fail('fetchApplication');
      refused.send({ type: 'secret.hide' });
      refused.isIn('ready.refused', { context: { message: 'Too late.' } });
    },
    'a deed that is refused, or was not heard, says why until it is dismissed'(open) {
      const panel = reviewed(open);
      panel.send({ type: 'deed.do', deed: approve });
      panel.answer('doDeed', { kind: 'refused', message: 'Too late.' });
      panel.isIn('reloading', { ...fetching, context: { message: 'Too late.', detail: heldDetail } });
      panel.rejects({ type: 'deed.do', deed: approve }, { type: 'banner.dismiss' }, { type: 'detail.load' });
      panel.fail('fetchApplication', { message: 'Network Error' });
      panel.isIn('ready.refused', { context: { message: 'Too late.', detail: heldDetail } });
      panel.send({ type: 'banner.dismiss' });
      panel.isIn('ready.calm', { context: { message: null } });
      panel.send({ type: 'deed.do', deed: approve });
      panel.fail('doDeed', { message: 'Network Error' });
      panel.isIn('reloading', { ...fetching, context: { message: 'Network Error' } });
      panel.answer('fetchApplication', { kind: 'found', detail: heldDetail });
      panel.isIn('ready.refused', { context: { message: 'Network Error' } });
      panel.send({ type: 'deed.do', deed: approve });
      panel.isIn('acting', { ...acting(approve), context: { message: null } });
    },
    'a rejection says why, or is not sent: by a reason of the list, or in words'(open) {
      const panel = open({ id: 'application-1' });
      panel.rejects(unchosen, audience);
      panel.answer('fetchApplication', { kind: 'found', detail: heldDetail });
      panel.send(unchosen);
      panel.isIn('ready.unfinished', { context: { problems: rejectionProblems(unchosen.rejection), deed: null } });
      panel.send(untold);
      panel.isIn('ready.unfinished', { context: { problems: rejectionProblems(untold.rejection), deed: null } });
      panel.send(audience);
      panel.isIn('acting', { ...acting(rejection(audience)), context: { problems: {}, deed: rejection(audience) } });
      panel.answer('doDeed', { kind: 'refused', message: 'Too late.' });
      panel.fail('fetchApplication');
      panel.isIn('ready.refused', { context: { message: 'Too late.' } });
      panel.send(unchosen);
      panel.isIn('ready.unfinished', { context: { message: null } });
      panel.send({ type: 'detail.load' });
      panel.isIn('loading', { ...fetching, context: { problems: {} } });
    },
    'what is decided already is not rejected, filled in or not'(open) {
      const panel = decided(open);
      panel.rejects(unchosen, audience);
    },
    'where somebody else was quicker, or an answer was lost, it is shown how it stands before it is said what went wrong'(
      open,
    ) {
      const panel = reviewed(open);
      panel.send({ type: 'deed.do', deed: approve });
      panel.answer('doDeed', { kind: 'refused', message: 'Somebody may have been faster.' });
      panel.answer('fetchApplication', { kind: 'found', detail: approved });
      panel.isIn('ready.refused', { context: { message: 'Somebody may have been faster.', detail: approved } });
      panel.rejects({ type: 'deed.do', deed: approve });
      panel.send({ type: 'banner.dismiss' });
      panel.isIn('ready.calm', { context: { message: null, detail: approved } });
      const lost = reviewed(open);
      lost.send({ type: 'deed.do', deed: approve });
      lost.fail('doDeed');
      lost.answer('fetchApplication', { kind: 'missing' });
      lost.isIn('missing', { output: undefined });
    },
    'an application that is gone says so; one that could not be had can be tried again'(open) {
      const gone = open({ id: 'application-1' });
      gone.answer('fetchApplication', { kind: 'missing' });
      gone.isIn('missing', { output: undefined });
      const after = reviewed(open);
      after.send({ type: 'deed.do', deed: approve });
      after.answer('doDeed', { kind: 'done', undoUntil: 10_000 });
      after.answer('fetchApplication', { kind: 'missing' });
      after.isIn('missing', { ...dropped(10_000), output: undefined });
      const panel = open({ id: 'application-1' });
      panel.fail('fetchApplication', { message: 'Network Error' });
      panel.isIn('failed', { context: { message: 'Network Error' } });
      panel.send({ type: 'call.retry' });
      panel.isIn('loading', fetching);
    },
  },
});
