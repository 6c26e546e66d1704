import { loginMachine } from '#machines/login/login.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { session } from './session.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Sign-in page',
    machine: loginMachine,
    input: undefined,
    events: {},
    answers: { signIn: [session, { ...session, currentBlog: null }] },
    restingStates: ['signedIn', 'signedInAsStaff'],
  }),
  guide: {
    role: 'A creator or staff',
    address: '/login',
    answers: { signIn: { done: 'sign in' } },
    conditions: { isStaff: 'the account is one of staff' },
  },
  words: {},
} satisfies Flow;
