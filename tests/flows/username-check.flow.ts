import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const nameHint = 'It becomes the address of your blog';

export const flow = {
  model: modelOf({
    title: 'Username check',
    machine: usernameCheckMachine,
    input: undefined,
    events: {
      'name.change': [{ username: 'Deniz' }, { username: 'd' }],
      'email.settle': [{ applicationId: 'application-1' }, { applicationId: null }],
      'check.retry': [{}],
    },
    answers: {
      checkUsername: [
        { username: 'deniz', exists: false, canApply: true, status: null, message: 'This username is available.' },
        { username: 'deniz', exists: true, canApply: false, status: null, message: 'This username is taken.' },
      ],
    },
    behaviour: ({ applicationId }) => applicationId,
    belongs: (check, { checkUsername }) =>
      !(check.matches('free') || check.matches('taken')) || check.context.verdict?.username === checkUsername?.username,
  }),
  words: {
    'name.change': ({ username }) => `Type the name ${username}`,
    'email.settle': ({ applicationId }) => (applicationId ? 'An address is verified' : 'No address is verified'),
    'check.retry': 'Press Try again',
  },
  shown: {
    buttons: { 'Try again': { type: 'check.retry' } },
    texts: {
      idle: [nameHint],
      waiting: ['Checking...'],
      checking: ['Checking...'],
      free: ['This username is available.'],
      taken: ['This username is taken.'],
      unknown: ['Try again'],
    },
  },
} satisfies Flow;
