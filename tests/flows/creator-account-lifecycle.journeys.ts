import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const facts = { wasSuspended: false, isVerified: false };
const activate = { type: 'account.activate', facts } as const;
const suspend = { type: 'account.suspend', facts } as const;
const reinstate = { type: 'account.reinstate', facts } as const;
const withdraw = { type: 'account.withdraw', facts } as const;
const close = { type: 'account.close', facts } as const;
const reopen = { type: 'account.reopen', facts } as const;
const reopenBlog = { type: 'account.reopen', facts: { ...facts, isVerified: true } } as const;
const reopenSuspended = { type: 'account.reopen', facts: { wasSuspended: true, isVerified: true } } as const;

const activates = actions('updateDirectory', 'mailActivated');
const suspends = actions('updateDirectory', 'endSessions', 'mailSuspended');
const reinstates = actions('updateDirectory', 'mailReinstated');

export const journeys = journeysOf({
  machine: creatorAccountLifecycle,
  file: 'lifecycles/creator-account.machine.ts',
  journeys: {
    'activates, suspends, reinstates and closes a creator, and updates the directory'(open) {
      const account = open();
      account.isIn('pending');
      account.rejects(suspend, reinstate, reopen);
      account.send(activate);
      account.isIn('active', { effects: activates });
      account.rejects(activate, reinstate, withdraw, reopen);
      account.send(suspend);
      account.isIn('suspended', { effects: suspends });
      account.rejects(activate, suspend, withdraw, reopen);
      account.send(reinstate);
      account.isIn('active', { effects: reinstates });
      account.send(close);
      account.isIn('closed', { effects: actions('updateDirectory', 'endSessions', 'endStays', 'scheduleDeletion') });
      account.rejects(activate, suspend, reinstate, withdraw, close);
    },
    'closes a pending account, and activates it after staff have reopened it'(open) {
      const account = open();
      account.send(close);
      account.isIn('closed', { effects: actions('endSessions', 'endStays', 'scheduleDeletion') });
      account.send(reopen);
      account.isIn('pending', { effects: actions('cancelDeletion') });
      account.send(activate);
      account.isIn('active', { effects: activates });
    },
    'reopens a blog at once: its bank details were verified before'(open) {
      const account = open();
      account.send(activate, close);
      account.isIn('closed', {
        effects: [...activates, ...actions('updateDirectory', 'endSessions', 'endStays', 'scheduleDeletion')],
      });
      account.send(reopenBlog);
      account.isIn('active', { effects: [...actions('cancelDeletion'), ...activates] });
    },
    'closes the account of an applicant who withdraws'(open) {
      const account = open();
      account.send(withdraw);
      account.isIn('closed', { effects: actions('endStays', 'scheduleDeletionOfApplicant') });
    },
    'reopens a suspended account as suspended, until staff reinstate it'(open) {
      const account = open();
      account.send(activate, suspend, close);
      account.isIn('closed', {
        effects: [...activates, ...suspends, ...actions('endStays', 'scheduleDeletionOfSuspended')],
      });
      account.send(reopenSuspended);
      account.isIn('suspended', { effects: actions('cancelDeletion') });
      account.send(reinstate);
      account.isIn('active', { effects: reinstates });
    },
  },
});
