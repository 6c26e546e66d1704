import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const session = {
  token: 'token-1',
  user: { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' },
  currentBlog: 'deniz',
};
const other = { ...session, token: 'token-2' };

export const flow = {
  model: modelOf({
    title: 'Session',
    machine: sessionMachine,
    input: undefined,
    events: {
      'session.begin': [{ session }],
      'session.end': [{}],
      'session.lapse': [{ token: 'token-1' }, { token: 'token-0' }],
      'session.observe': [{ session: other }, { session: null }],
    },
    answers: {
      restoreSession: [session, null],
      checkSession: ['good', 'ended'],
      endSession: [undefined],
      signIn: [other],
    },
    behaviour: ({ session: known }) => known?.token,
  }),
  words: {
    'session.begin': 'A sign-in has succeeded',
    'session.end': 'Press Sign out',
    'session.lapse': ({ token }) => `The server turns ${token} down`,
    'session.observe': ({ session }) => (session ? 'Another tab signs in' : 'Another tab signs out'),
  },
} satisfies Flow;
