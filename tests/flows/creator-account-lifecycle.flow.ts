import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const facts = { wasSuspended: false, isVerified: false };

export const flow = {
  model: modelOf({
    title: 'Creator account (lifecycle)',
    machine: creatorAccountLifecycle,
    input: undefined,
    events: {
      'account.activate': [{ facts }],
      'account.suspend': [{ facts }],
      'account.reinstate': [{ facts }],
      'account.withdraw': [{ facts }],
      'account.close': [{ facts }],
      'account.reopen': [
        { facts },
        { facts: { ...facts, isVerified: true } },
        { facts: { wasSuspended: true, isVerified: true } },
      ],
    },
    answers: {},
  }),
  guide: {
    role: 'The server',
    address: 'the record of a creator account',
    start: 'Staff see its state at `/admin/creators`.',
  },
  words: {
    'account.activate': 'Staff verify the bank details',
    'account.suspend': 'Staff suspend the creator',
    'account.reinstate': 'Staff reinstate the creator',
    'account.withdraw': 'The applicant withdraws the application',
    'account.close': 'The creator or staff close the account',
    'account.reopen': ({ facts: { wasSuspended, isVerified } }) =>
      `Staff reopen the account${wasSuspended ? ', which was suspended before' : isVerified ? ', which had a blog' : ''}`,
  },
} satisfies Flow;
