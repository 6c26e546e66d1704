import { sessionMachine } from '#machines/session/session.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

export const session = {
  token: 'token-1',
  user: { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' },
  currentBlog: 'deniz',
};
const other = { ...session, token: 'token-2' };

export const sessionModel = modelOf({
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
});
