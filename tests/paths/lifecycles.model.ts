import { applicationLifecycle } from '#machines/lifecycles/application.machine.ts';
import { bankLinkLifecycle } from '#machines/lifecycles/bank-link.machine.ts';
import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import { mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

export const mailModel = modelOf({
  title: 'Outgoing mail (lifecycle)',
  machine: mailLifecycle,
  input: undefined,
  events: {
    'mail.deliver': [{}],
    'mail.fail': [{ ageMs: 60_000 }, { ageMs: 24 * 60 * 60_000 }],
    'mail.requeue': [{}],
  },
  answers: {},
});

export const sponsorModel = modelOf({
  title: 'Sponsor (lifecycle)',
  machine: sponsorLifecycle,
  input: undefined,
  events: { 'sponsor.activate': [{}], 'sponsor.suspend': [{}], 'sponsor.reinstate': [{}] },
  answers: {},
});

export const applicationLifecycleModel = modelOf({
  title: 'Application (lifecycle)',
  machine: applicationLifecycle,
  input: undefined,
  events: {
    'application.approve': [{}],
    'application.reject': [{}],
    'application.reopen': [{ isCreatorPending: true }, { isCreatorPending: false }],
    'decision.undo': [{ ageMs: 9_999 }, { ageMs: 10_000 }],
  },
  answers: {},
});

export const creatorAccountModel = modelOf({
  title: 'Creator account (lifecycle)',
  machine: creatorAccountLifecycle,
  input: undefined,
  events: { 'account.activate': [{}], 'account.suspend': [{}], 'account.reinstate': [{}], 'account.close': [{}] },
  answers: {},
});

export const bankLinkModel = modelOf({
  title: 'Bank link (lifecycle)',
  machine: bankLinkLifecycle,
  input: undefined,
  events: {
    'link.open': [{}],
    'link.submit': [{}],
    'link.expire': [{}],
    'link.revoke': [{}],
    'details.verify': [{}],
    'details.return': [{}],
  },
  answers: {},
});
