import { creatorAccountLifecycle } from '#machines/lifecycles/creator-account.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const flow = {
  model: modelOf({
    title: 'Creator account (lifecycle)',
    machine: creatorAccountLifecycle,
    input: undefined,
    events: {
      'account.activate': [{}],
      'account.suspend': [{}],
      'account.reinstate': [{}],
      'account.withdraw': [{}],
      'account.close': [{}],
      'account.reopen': [{}],
    },
    answers: {},
  }),
  words: {
    'account.activate': 'Staff verify the bank details',
    'account.suspend': 'Staff suspend the creator',
    'account.reinstate': 'Staff reinstate the creator',
    'account.withdraw': 'Whoever applied takes the application back',
    'account.close': 'The creator, or staff, close the account',
    'account.reopen': 'Staff reopen the account',
  },
} satisfies Flow;
