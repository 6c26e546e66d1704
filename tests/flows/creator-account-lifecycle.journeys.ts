import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const facts = { wasSuspended: false };
const activate = { type: 'account.activate', facts } as const;
const suspend = { type: 'account.suspend', facts } as const;
const reinstate = { type: 'account.reinstate', facts } as const;
const withdraw = { type: 'account.withdraw', facts } as const;
const close = { type: 'account.close', facts } as const;
const reopen = { type: 'account.reopen', facts } as const;
const reopenSuspended = { type: 'account.reopen', facts: { wasSuspended: true } } as const;

export const journeys = journeysOf({
  machine: creatorAccountLifecycle,
  file: 'lifecycles/creator-account.machine.ts',
  journeys: {
    'a creator becomes active, is suspended, reinstated and closed, and the directory follows'(open) {
      const account = open();
      account.isIn('pending');
      account.rejects(suspend, reinstate, reopen);
      account.send(activate);
      account.isIn('active', { effects: actions('updateDirectory', 'mailActivated') });
      account.rejects(activate, reinstate, reopen);
      account.send(suspend);
      account.isIn('suspended', { effects: actions('updateDirectory', 'endSessions', 'mailSuspended') });
      account.rejects(activate, suspend, reopen);
      account.send(reinstate);
      account.isIn('active', { effects: actions('updateDirectory', 'mailReinstated') });
      account.send(close);
      account.isIn('closed', { effects: actions('updateDirectory', 'endSessions', 'endStays', 'planErasure') });
      account.rejects(activate, suspend, reinstate, close);
    },
    'who never was active, or is suspended, is closed too'(open) {
      const account = open();
      account.send(close);
      account.isIn('closed', { effects: actions('endSessions', 'endStays', 'planErasure') });
      const suspended = open();
      suspended.send(activate, suspend, close);
      suspended.isIn('closed', {
        effects: actions(
          ...['updateDirectory', 'mailActivated', 'updateDirectory', 'endSessions', 'mailSuspended'],
          ...['endStays', 'planErasureOfSuspended'],
        ),
      });
    },
    'whoever takes the application back is closed, comes to no stay any more, and nobody but an applicant can'(open) {
      const account = open();
      account.send(withdraw);
      account.isIn('closed', { effects: actions('endStays', 'planErasureOfApplicant') });
      account.rejects(withdraw, activate, close);
      account.send(reopen);
      account.isIn('pending', { effects: actions('cancelErasure', 'resumeBlog') });
      const active = open();
      active.send(activate);
      active.rejects(withdraw);
      active.send(suspend);
      active.rejects(withdraw);
    },
    'who was closed is reopened by staff, and goes on where it may'(open) {
      const account = open();
      account.send(close, reopen);
      account.isIn('pending', {
        effects: actions('endSessions', 'endStays', 'planErasure', 'cancelErasure', 'resumeBlog'),
      });
      account.send(activate);
      account.isIn('active', { effects: actions('updateDirectory', 'mailActivated') });
    },
    'who was suspended when they were closed is suspended when they are reopened, until staff reinstate them'(open) {
      const account = open();
      account.send(activate, suspend, close, reopenSuspended);
      account.isIn('suspended', {
        effects: actions(
          ...['updateDirectory', 'mailActivated', 'updateDirectory', 'endSessions', 'mailSuspended'],
          ...['endStays', 'planErasureOfSuspended', 'cancelErasure'],
        ),
      });
      account.rejects(activate, suspend, withdraw, reopen);
      account.send(reinstate);
      account.isIn('active', { effects: actions('updateDirectory', 'mailReinstated') });
    },
  },
});
