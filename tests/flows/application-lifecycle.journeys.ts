import { type ApplicationFacts, applicationLifecycle } from '#machines/lifecycles/application.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const facts: ApplicationFacts = { isLatest: true, account: 'pending', decidedMsAgo: 9_999, taker: 'none' };
const late: ApplicationFacts = { ...facts, decidedMsAgo: 10_000 };
const otherFacts: ApplicationFacts[] = [
  { ...facts, isLatest: false },
  { ...facts, account: 'active' },
  { ...facts, account: 'closed' },
];
const byStaff =
  (type: 'application.take' | 'application.giveBack') =>
  (taker: ApplicationFacts['taker'], other = facts) =>
    ({ type, takerId: 'staff-1', facts: { ...other, taker } }) as const;
const take = byStaff('application.take');
const giveBack = byStaff('application.giveBack');
const approve = { type: 'application.approve', facts } as const;
const reject = { type: 'application.reject', reason: 'other', text: 'Sorry.', facts } as const;
const reopen = { type: 'application.reopen', facts: late } as const;
const withdraw = { type: 'application.withdraw', facts } as const;
const close = { type: 'application.close', facts: { ...facts, account: 'closed' } } as const;
const resume = { type: 'application.resume', facts } as const;
const undo = { type: 'application.undo', facts } as const;

const approves = actions('mailApproved', 'issueBankLink', 'hideContacts');
const rejects = [{ mailRejected: { reason: 'other', text: 'Sorry.' } }];
const revokes = actions('endSessions', 'revokeBankLink');

export const journeys = journeysOf({
  machine: applicationLifecycle,
  file: 'lifecycles/application.machine.ts',
  journeys: {
    'is taken by one member of staff, and given back by them'(open) {
      const record = open();
      record.rejects(giveBack('none'), giveBack('colleague'), take('colleague'));
      record.send(take('none'), take('caller'), giveBack('caller'));
      record.isIn('ONHOLD');
      record.rejects(...otherFacts.flatMap((other) => [take('none', other), giveBack('caller', other)]));
      record.send(approve);
      record.isIn('APPROVED', { effects: approves });
      record.rejects(take('none'), giveBack('caller'));
    },
    'is decided on while a colleague has taken it'(open) {
      const taken: ApplicationFacts = { ...facts, taker: 'colleague' };
      const [approved, rejected] = [open(), open()];
      approved.send({ ...approve, facts: taken });
      approved.isIn('APPROVED', { effects: approves });
      rejected.send({ ...reject, facts: taken });
      rejected.isIn('REJECTED', { effects: rejects });
    },
    'approves an application on hold, with a mail and a bank link'(open) {
      const record = open();
      record.isIn('ONHOLD');
      record.rejects(reopen, undo);
      record.send(approve);
      record.isIn('APPROVED', { effects: approves });
      record.rejects(approve, reject, withdraw);
    },
    'rejects an application on hold and mails the reason'(open) {
      const record = open();
      record.send(reject);
      record.isIn('REJECTED', { effects: rejects });
      record.rejects(approve, reject, withdraw);
    },
    'closes the account when the applicant withdraws an application on hold'(open) {
      const record = open();
      record.send(withdraw);
      record.isIn('WITHDRAWN', { effects: actions('closeAccount') });
      record.rejects(approve, reject, reopen, undo, withdraw, close);
    },
    'ends an application on hold with its account, which is not a withdrawal'(open) {
      const record = open();
      record.rejects({ ...close, facts }, { ...close, facts: { ...close.facts, isLatest: false } });
      record.send(close);
      record.isIn('CLOSED');
      record.rejects(approve, reject, reopen, undo, withdraw, close);
    },
    'resumes an application when staff reopen its account'(open) {
      const [withdrawn, closed] = [open(), open()];
      withdrawn.send(withdraw);
      closed.send(close);
      for (const record of [withdrawn, closed])
        record.rejects(...otherFacts.map((other) => ({ ...resume, facts: other })));
      withdrawn.send(resume);
      withdrawn.isIn('ONHOLD', { effects: actions('closeAccount') });
      closed.send(resume);
      closed.isIn('ONHOLD');
    },
    'undoes a decision within ten seconds and withdraws its mails'(open) {
      const record = open();
      record.send(approve);
      record.rejects({ ...undo, facts: late });
      record.send(undo, reject);
      record.rejects({ ...undo, facts: late });
      record.send(undo);
      record.isIn('ONHOLD', {
        effects: [...approves, ...revokes, ...actions('withdrawMails'), ...rejects, ...actions('withdrawMails')],
      });
    },
    'reopens a decided application at any time and mails the applicant'(open) {
      const record = open();
      record.send(approve, reopen, reject, reopen);
      record.isIn('ONHOLD', {
        effects: [...approves, ...revokes, ...actions('mailReopened'), ...rejects, ...actions('mailReopened')],
      });
    },
    'changes neither an earlier application nor one whose account is not pending'(open) {
      const [onHold, approved, rejected] = [open(), open(), open()];
      approved.send(approve);
      rejected.send(reject);
      for (const other of otherFacts) {
        onHold.rejects({ ...approve, facts: other }, { ...reject, facts: other }, { ...withdraw, facts: other });
        for (const decided of [approved, rejected])
          decided.rejects({ ...undo, facts: other }, { ...reopen, facts: other });
      }
    },
  },
});
