import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const free = {
  username: 'deniz',
  exists: false,
  canApply: true,
  status: null,
  message: 'This username is available.',
};
export const taken = { ...free, exists: true, canApply: false, message: 'This username is taken.' };
const applicant = { email: 'deniz@mail.example', applicationId: 'application-1' };
const nameHint = 'It becomes part of your blog’s address';

export const flow = {
  model: modelOf({
    title: 'Username check',
    machine: usernameCheckMachine,
    input: undefined,
    events: {
      'name.change': [{ username: 'Deniz' }, { username: 'd' }],
      'email.verified': [{ applicant }],
    },
    answers: {
      checkUsername: [
        { kind: 'free', verdict: free },
        { kind: 'taken', verdict: taken },
      ],
    },
    vertex: ({ applicationId }) => applicationId,
    isConsistent: (check, { checkUsername }) =>
      !(check.matches('free') || check.matches('taken')) || check.context.verdict?.username === checkUsername?.username,
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'Start at the field Username.',
    answers: {
      checkUsername: { free: 'type a name that no creator has', taken: 'type `demo-creator`' },
    },
    conditions: { isNews: 'the verified address is another one than before' },
  },
  words: {
    'name.change': ({ username }) => `Type the name ${username}`,
    'email.verified': 'Verify an address',
    'email.unverified': 'Change the verified address',
  },
  shown: {
    texts: {
      idle: [nameHint],
      waiting: ['Checking...'],
      checking: ['Checking...'],
      free: ['This username is available.'],
      taken: [nameHint, 'This username is taken.'],
      failed: [nameHint, 'Try again'],
    },
  },
  gestures: {
    'name.change': ({ refill }, { username }) => refill('Username', username),
    'call.retry': ({ press }) => press('Try again'),
    'xstate.after.debounce.usernameCheck.waiting': ({ passTime }) => passTime(400),
  },
  elsewhere: {
    'email.verified': 'the page, when the address is verified',
    'email.unverified': 'the page, when the address is not verified any more',
  },
} satisfies Flow;
