import { type ApplicationFacts, applicationLifecycle } from '#machines/lifecycles/application.machine.ts';
import { type BankLinkFacts, bankLinkLifecycle } from '#machines/lifecycles/bank-link.machine.ts';
import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

const done = (...names: string[]) => names.map((name) => ({ [name]: undefined }));

const facts: ApplicationFacts = { isLatest: true, account: 'pending', decidedMsAgo: 9_999 };
const others: ApplicationFacts[] = [
  { ...facts, isLatest: false },
  { ...facts, account: 'active' },
  { ...facts, account: 'closed' },
];
const approve = { type: 'application.approve', facts } as const;
const reject = { type: 'application.reject', reason: 'other', text: 'Sorry.', facts } as const;
const reopen = { type: 'application.reopen', facts } as const;
const undo = { type: 'application.undo', facts } as const;

export const applicationLifecycleJourneys = journeysOf({
  machine: applicationLifecycle,
  file: 'lifecycles/application.machine.ts',
  journeys: {
    '[APPLY-24] an application that waits is approved: a mail and a bank link follow'(open) {
      const record = open();
      record.sees('ONHOLD');
      record.refuses(reopen, undo);
      for (const other of others) record.refuses({ ...approve, facts: other }, { ...reject, facts: other });
      record.send(approve);
      record.sees('APPROVED', { did: done('mailApproved', 'issueBankLink') });
      record.refuses(approve, reject);
    },
    '[APPLY-24] one that is rejected is told why'(open) {
      const record = open();
      record.send(reject);
      record.sees('REJECTED', { did: [{ mailRejected: { reason: 'other', text: 'Sorry.' } }] });
      record.refuses(approve, reject);
    },
    'a decision is taken back within ten seconds, and its mails with it'(open) {
      for (const decide of [approve, reject]) {
        const late = open();
        late.send(decide);
        late.refuses({ ...undo, facts: { ...facts, decidedMsAgo: 10_000 } });
        for (const other of others) late.refuses({ ...undo, facts: other }, { ...reopen, facts: other });
      }
      const record = open();
      record.send(approve, undo, reject, undo);
      record.sees('ONHOLD', {
        did: [
          ...done('mailApproved', 'issueBankLink', 'endSessions', 'revokeBankLink', 'withdrawMails'),
          { mailRejected: { reason: 'other', text: 'Sorry.' } },
          ...done('withdrawMails'),
        ],
      });
    },
    'a decision is reopened at any time, and the applicant told'(open) {
      const late = { ...facts, decidedMsAgo: 1_000_000 };
      const record = open();
      record.send(approve, { ...reopen, facts: late }, reject, { ...reopen, facts: late });
      record.sees('ONHOLD', {
        did: [
          ...done('mailApproved', 'issueBankLink', 'endSessions', 'revokeBankLink', 'mailReopened'),
          { mailRejected: { reason: 'other', text: 'Sorry.' } },
          ...done('mailReopened'),
        ],
      });
    },
  },
});

const activate = { type: 'account.activate' } as const;
const suspend = { type: 'account.suspend' } as const;
const reinstate = { type: 'account.reinstate' } as const;
const close = { type: 'account.close' } as const;

export const creatorAccountJourneys = journeysOf({
  machine: creatorAccountLifecycle,
  file: 'lifecycles/creator-account.machine.ts',
  journeys: {
    'a creator becomes active, is suspended, reinstated and closed, and the directory follows'(open) {
      const account = open();
      account.sees('pending');
      account.refuses(suspend, reinstate);
      account.send(activate);
      account.sees('active', { did: done('updateDirectory', 'mailActivated') });
      account.refuses(activate, reinstate);
      account.send(suspend);
      account.sees('suspended', { did: done('updateDirectory', 'endSessions') });
      account.refuses(activate, suspend);
      account.send(reinstate);
      account.sees('active', { did: done('updateDirectory') });
      account.send(close);
      account.sees('closed', { did: done('updateDirectory', 'endSessions'), over: undefined });
    },
    'who never was active, or is suspended, is closed too'(open) {
      const account = open();
      account.send(close);
      account.sees('closed', { did: done('endSessions'), over: undefined });
      const suspended = open();
      suspended.send(activate, suspend, close);
      suspended.sees('closed', {
        did: done('updateDirectory', 'mailActivated', 'updateDirectory', 'endSessions'),
        over: undefined,
      });
    },
  },
});

const awaited: BankLinkFacts = { isLatest: true, application: 'APPROVED', account: 'pending' };
const unawaited: BankLinkFacts[] = [
  { ...awaited, isLatest: false },
  { ...awaited, application: 'ONHOLD' },
  { ...awaited, account: 'closed' },
];
type LinkMove = 'open' | 'submit' | 'expire' | 'renew' | 'revoke' | 'discard';
const link = (move: LinkMove, given = awaited) => ({ type: `link.${move}` as const, facts: given });
const bank = (move: 'verify' | 'reissue', given = awaited) => ({ type: `bank.${move}` as const, facts: given });
const back = (given = awaited) => ({ type: 'bank.return' as const, message: 'Which bank?', facts: given });
const all = [
  ...(['open', 'submit', 'expire', 'renew', 'revoke', 'discard'] as const).map((move) => link(move)),
  ...(['verify', 'reissue'] as const).map((move) => bank(move)),
  back(),
];
type Move = (typeof all)[number];
type Link = Hand<typeof bankLinkLifecycle>;
const takesOnly = (record: Link, ...types: Move['type'][]) =>
  record.refuses(...all.filter(({ type }) => !types.includes(type)));
const isOnlyFor = (record: Link, ...moves: Move[]) => {
  for (const given of unawaited) record.refuses(...moves.map((move) => ({ ...move, facts: given })));
};
const after = (open: Open<typeof bankLinkLifecycle>, ...moves: Move[]): Link => {
  const record = open();
  record.send(...moves);
  return record;
};

export const bankLinkJourneys = journeysOf({
  machine: bankLinkLifecycle,
  file: 'lifecycles/bank-link.machine.ts',
  journeys: {
    '[BANK-01, BANK-48] a link is opened, used once, and its details are verified: the creator becomes active'(open) {
      const record = open();
      record.sees('issued');
      takesOnly(record, 'link.open', 'link.submit', 'link.expire', 'link.revoke', 'bank.reissue');
      isOnlyFor(record, link('open'), link('submit'), bank('reissue'));
      record.send(link('open'));
      record.sees('opened');
      takesOnly(record, 'link.open', 'link.submit', 'link.expire', 'link.revoke', 'bank.reissue');
      isOnlyFor(record, link('open'), link('submit'), bank('reissue'));
      record.send(link('open'));
      record.sees('opened');
      record.send(link('submit'));
      record.sees('submitted', { did: done('mailReceived') });
      takesOnly(record, 'bank.verify', 'bank.return', 'link.discard');
      isOnlyFor(record, bank('verify'), back());
      record.send(bank('verify'));
      record.sees('verified', { did: done('activateCreator'), over: undefined });
    },
    '[BANK-49] details are sent without the link having been opened here, too'(open) {
      after(open, link('submit')).sees('submitted', { did: done('mailReceived') });
    },
    'details that need changes go back, with another link that says what to change'(open) {
      after(open, link('submit'), back()).sees('needsChanges', {
        did: [{ mailReceived: undefined }, { issueForChange: { message: 'Which bank?' } }],
        over: undefined,
      });
    },
    'details that a new application replaces are nobody’s to verify'(open) {
      after(open, link('submit'), link('discard')).sees('revoked', { did: done('mailReceived') });
    },
    '[OPEN-45] a link whose time is over is issued again, to its creator or by staff'(open) {
      for (const record of [after(open, link('expire')), after(open, link('open'), link('expire'))]) {
        record.sees('expired');
        takesOnly(record, 'link.renew', 'bank.reissue');
        isOnlyFor(record, link('renew'), bank('reissue'));
        record.send(link('renew'), bank('reissue'));
        record.sees('expired', { did: done('issueAgain', 'issueAgain') });
      }
    },
    'a link is revoked, its mail withdrawn where nobody has opened it, and can be issued again'(open) {
      const revoked = after(open, link('revoke'));
      revoked.sees('revoked', { did: done('withdrawMail') });
      takesOnly(revoked, 'bank.reissue');
      isOnlyFor(revoked, bank('reissue'));
      revoked.send(bank('reissue'));
      revoked.sees('revoked', { did: done('issueAgain') });
      after(open, link('open'), link('revoke')).sees('revoked');
      after(open, bank('reissue')).sees('revoked', { did: done('withdrawMail', 'issueAgain') });
      after(open, link('open'), bank('reissue')).sees('revoked', { did: done('issueAgain') });
    },
  },
});

const held = { lease: 'ours', ageMs: 0, isErased: false };
const old = { ...held, ageMs: 24 * 60 * 60_000 };
const deliver = { type: 'mail.deliver', lease: 'ours', facts: held } as const;
const fail = { type: 'mail.fail', lease: 'ours', reason: 'ECONNREFUSED', facts: held } as const;
const expire = { type: 'mail.expire', facts: held } as const;
const requeue = { type: 'mail.requeue', facts: held } as const;

export const mailJourneys = journeysOf({
  machine: mailLifecycle,
  file: 'lifecycles/mail.machine.ts',
  journeys: {
    'a mail is sent by whoever holds it, and by nobody else'(open) {
      const mail = open();
      mail.sees('queued');
      mail.refuses({ ...deliver, lease: 'lost' }, { ...fail, lease: 'lost' }, requeue);
      mail.refuses({ ...fail, lease: 'lost', facts: old });
      mail.send(deliver);
      mail.sees('sent', { over: undefined });
    },
    'one that fails is tried for a day, and then given up'(open) {
      const mail = open();
      mail.send({ ...fail, facts: { ...held, ageMs: 24 * 60 * 60_000 - 1 } });
      mail.sees('retrying');
      mail.refuses({ ...deliver, lease: 'lost' }, { ...fail, lease: 'lost' }, requeue);
      mail.refuses({ ...fail, lease: 'lost', facts: old });
      mail.send(fail);
      mail.sees('retrying');
      mail.send({ ...fail, facts: old });
      mail.sees('failed');
      mail.refuses(deliver, fail, expire, { ...requeue, facts: { ...held, isErased: true } });
      mail.send(requeue);
      mail.sees('queued');
      mail.send({ ...fail, facts: old });
      mail.sees('failed');
    },
    'one that helps later is sent; one whose time is over is given up'(open) {
      const mail = open();
      mail.send(fail, deliver);
      mail.sees('sent', { over: undefined });
      const late = open();
      late.send(expire);
      late.sees('failed');
      const tried = open();
      tried.send(fail, expire);
      tried.sees('failed');
    },
  },
});

export const sponsorJourneys = journeysOf({
  machine: sponsorLifecycle,
  file: 'lifecycles/sponsor.machine.ts',
  journeys: {
    'who was invited becomes active, is suspended with their sessions, and reinstated'(open) {
      const sponsor = open();
      sponsor.sees('invited');
      sponsor.refuses({ type: 'sponsor.reinstate' });
      sponsor.send({ type: 'sponsor.activate' });
      sponsor.sees('active');
      sponsor.refuses({ type: 'sponsor.activate' }, { type: 'sponsor.reinstate' });
      sponsor.send({ type: 'sponsor.suspend' });
      sponsor.sees('suspended', { did: done('endSessions') });
      sponsor.refuses({ type: 'sponsor.activate' }, { type: 'sponsor.suspend' });
      sponsor.send({ type: 'sponsor.reinstate' });
      sponsor.sees('active');
    },
    'who is suspended before they ever came has no session to end'(open) {
      const sponsor = open();
      sponsor.send({ type: 'sponsor.suspend' });
      sponsor.sees('suspended');
    },
  },
});
