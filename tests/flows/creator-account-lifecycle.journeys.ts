import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { done } from '#tests/kit/play.ts';

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
      account.sees('pending');
      account.refuses(suspend, reinstate, reopen);
      account.send(activate);
      account.sees('active', { did: done('updateDirectory', 'mailActivated') });
      account.refuses(activate, reinstate, reopen);
      account.send(suspend);
      account.sees('suspended', { did: done('updateDirectory', 'endSessions', 'mailSuspended') });
      account.refuses(activate, suspend, reopen);
      account.send(reinstate);
      account.sees('active', { did: done('updateDirectory', 'mailReinstated') });
      account.send(close);
      account.sees('closed', { did: done('updateDirectory', 'endSessions', 'endStays', 'planErasure') });
      account.refuses(activate, suspend, reinstate, close);
    },
    'who never was active, or is suspended, is closed too'(open) {
      const account = open();
      account.send(close);
      account.sees('closed', { did: done('endSessions', 'endStays', 'planErasure') });
      const suspended = open();
      suspended.send(activate, suspend, close);
      suspended.sees('closed', {
        did: done(
          ...['updateDirectory', 'mailActivated', 'updateDirectory', 'endSessions', 'mailSuspended'],
          ...['endStays', 'planErasureOfSuspended'],
        ),
      });
    },
    'whoever takes the application back is closed, comes to no stay any more, and nobody but an applicant can'(open) {
      const account = open();
      account.send(withdraw);
      account.sees('closed', { did: done('endStays', 'planErasureOfApplicant') });
      account.refuses(withdraw, activate, close);
      account.send(reopen);
      account.sees('pending', { did: done('cancelErasure', 'resumeBlog') });
      const active = open();
      active.send(activate);
      active.refuses(withdraw);
      active.send(suspend);
      active.refuses(withdraw);
    },
    'who was closed is reopened by staff, and goes on where it may'(open) {
      const account = open();
      account.send(close, reopen);
      account.sees('pending', { did: done('endSessions', 'endStays', 'planErasure', 'cancelErasure', 'resumeBlog') });
      account.send(activate);
      account.sees('active', { did: done('updateDirectory', 'mailActivated') });
    },
    'who was suspended when they were closed is suspended when they are reopened, until staff reinstate them'(open) {
      const account = open();
      account.send(activate, suspend, close, reopenSuspended);
      account.sees('suspended', {
        did: done(
          ...['updateDirectory', 'mailActivated', 'updateDirectory', 'endSessions', 'mailSuspended'],
          ...['endStays', 'planErasureOfSuspended', 'cancelErasure'],
        ),
      });
      account.refuses(activate, suspend, withdraw, reopen);
      account.send(reinstate);
      account.sees('active', { did: done('updateDirectory', 'mailReinstated') });
    },
  },
});
