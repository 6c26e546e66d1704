import { type ApplicationFacts, applicationLifecycle } from '#machines/lifecycles/application.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const facts: ApplicationFacts = { isLatest: true, account: 'pending', decidedMsAgo: 9_999 };
const others: ApplicationFacts[] = [
  { ...facts, isLatest: false },
  { ...facts, account: 'active' },
  { ...facts, account: 'closed' },
];
const approve = { type: 'application.approve', facts } as const;
const reject = { type: 'application.reject', reason: 'other', text: 'Sorry.', facts } as const;
const reopen = { type: 'application.reopen', facts } as const;
const withdraw = { type: 'application.withdraw', facts } as const;
const undo = { type: 'application.undo', facts } as const;

export const journeys = journeysOf({
  machine: applicationLifecycle,
  file: 'lifecycles/application.machine.ts',
  journeys: {
    'an application that waits is approved: a mail and a bank link follow'(open) {
      const record = open();
      record.isIn('ONHOLD');
      record.rejects(reopen, undo);
      for (const other of others) record.rejects({ ...approve, facts: other }, { ...reject, facts: other });
      record.send(approve);
      record.isIn('APPROVED', { effects: actions('mailApproved', 'issueBankLink') });
      record.rejects(approve, reject);
    },
    'one that is rejected is told why'(open) {
      const record = open();
      record.send(reject);
      record.isIn('REJECTED', { effects: [{ mailRejected: { reason: 'other', text: 'Sorry.' } }] });
      record.rejects(approve, reject);
    },
    'one that waits is taken back by whoever sent it: the account is closed with it'(open) {
      const record = open();
      for (const other of others) record.rejects({ ...withdraw, facts: other });
      record.send(withdraw);
      record.isIn('ONHOLD', { effects: actions('closeAccount') });
      for (const decide of [approve, reject]) {
        const decided = open();
        decided.send(decide);
        decided.rejects(withdraw);
      }
    },
    'a decision is taken back within ten seconds, and its mails with it'(open) {
      for (const decide of [approve, reject]) {
        const late = open();
        late.send(decide);
        late.rejects({ ...undo, facts: { ...facts, decidedMsAgo: 10_000 } });
        for (const other of others) late.rejects({ ...undo, facts: other }, { ...reopen, facts: other });
      }
      const record = open();
      record.send(approve, undo, reject, undo);
      record.isIn('ONHOLD', {
        effects: [
          ...actions('mailApproved', 'issueBankLink', 'endSessions', 'revokeBankLink', 'withdrawMails'),
          { mailRejected: { reason: 'other', text: 'Sorry.' } },
          ...actions('withdrawMails'),
        ],
      });
    },
    'a decision is reopened at any time, and the applicant told'(open) {
      const late = { ...facts, decidedMsAgo: 1_000_000 };
      const record = open();
      record.send(approve, { ...reopen, facts: late }, reject, { ...reopen, facts: late });
      record.isIn('ONHOLD', {
        effects: [
          ...actions('mailApproved', 'issueBankLink', 'endSessions', 'revokeBankLink', 'mailReopened'),
          { mailRejected: { reason: 'other', text: 'Sorry.' } },
          ...actions('mailReopened'),
        ],
      });
    },
  },
});
