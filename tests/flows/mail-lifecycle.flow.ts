import { type MailFacts, mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const day = 24 * 60 * 60_000;
const [outdated, current] = [1, 2];
const leasedMail: MailFacts = { lease: current, ageMs: 60_000, isErased: false };

export const flow = {
  model: modelOf({
    title: 'Outgoing mail (lifecycle)',
    machine: mailLifecycle,
    input: undefined,
    events: {
      'mail.deliver': [
        { lease: current, facts: leasedMail },
        { lease: outdated, facts: leasedMail },
      ],
      'mail.fail': [
        { lease: current, reason: 'ECONNREFUSED', facts: leasedMail },
        { lease: outdated, reason: 'ECONNREFUSED', facts: leasedMail },
        { lease: current, reason: '550', isRefused: true, facts: leasedMail },
        { lease: current, reason: 'ECONNREFUSED', facts: { ...leasedMail, ageMs: day } },
        { lease: outdated, reason: 'ECONNREFUSED', facts: { ...leasedMail, ageMs: day } },
      ],
      'mail.expire': [{ facts: leasedMail }],
      'mail.requeue': [{ facts: leasedMail }, { facts: { ...leasedMail, isErased: true } }],
    },
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of an outgoing mail',
    start: 'Staff see its state at `/admin?list=mails`.',
    conditions: {
      hasLease: 'the lease is still valid',
      hasLeaseAndIsFinal: 'the lease is still valid, and the mail a day old or refused for good',
    },
  },
  words: {
    'mail.deliver': ({ lease }) => `The mail server accepts it${lease === outdated ? ', but the lease is lost' : ''}`,
    'mail.fail': ({ lease, facts, isRefused }) =>
      `${isRefused ? 'The mail server refuses it for good' : 'The mail server does not take it'}${facts.ageMs >= day ? ' after a day' : ''}${lease === outdated ? ', but the lease is lost' : ''}`,
    'mail.expire': 'Its content expires',
    'mail.requeue': ({ facts }) => `Staff send it again${facts.isErased ? ', but its content is erased' : ''}`,
  },
} satisfies Flow;
