import { type MailFacts, mailLifecycle } from '#machines/lifecycles/mail.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const day = 24 * 60 * 60_000;
const heldMail: MailFacts = { lease: 'ours', ageMs: 60_000, isErased: false };

export const flow = {
  model: modelOf({
    title: 'Outgoing mail (lifecycle)',
    machine: mailLifecycle,
    input: undefined,
    events: {
      'mail.deliver': [
        { lease: 'ours', facts: heldMail },
        { lease: 'lost', facts: heldMail },
      ],
      'mail.fail': [
        { lease: 'ours', reason: 'ECONNREFUSED', facts: heldMail },
        { lease: 'lost', reason: 'ECONNREFUSED', facts: heldMail },
        { lease: 'ours', reason: 'ECONNREFUSED', facts: { ...heldMail, ageMs: day } },
        { lease: 'lost', reason: 'ECONNREFUSED', facts: { ...heldMail, ageMs: day } },
      ],
      'mail.expire': [{ facts: heldMail }],
      'mail.requeue': [{ facts: heldMail }, { facts: { ...heldMail, isErased: true } }],
    },
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of an outgoing mail',
    start: 'Staff see its state at `/admin?list=mails`.',
    conditions: {
      isHeld: 'the lease is still valid',
      isHeldTooLong: 'the lease is still valid and the mail a day old',
    },
  },
  words: {
    'mail.deliver': ({ lease }) => `The mail server accepts it${lease === 'lost' ? ', but the lease is lost' : ''}`,
    'mail.fail': ({ lease, facts }) =>
      `The mail server rejects it${facts.ageMs >= day ? ' after a day' : ''}${lease === 'lost' ? ', but the lease is lost' : ''}`,
    'mail.expire': 'Its content expires',
    'mail.requeue': ({ facts }) => `Staff send it again${facts.isErased ? ', but its content is erased' : ''}`,
  },
} satisfies Flow;
