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
