import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

export const session = {
  token: 'token-1',
  user: { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' },
  currentBlog: 'deniz',
};
export const other = { ...session, token: 'token-2' };
export const ada = {
  token: 'token-3',
  user: { name: 'Ada', username: 'ada', email: 'ada@mail.example' },
  currentBlog: 'ada',
};

const signedOut = ['Good to see you again.'];
const signedIn = ['Your stays'];

export const flow = {
  model: modelOf({
    title: 'Session',
    machine: sessionMachine,
    input: undefined,
    events: {
      'session.begin': [{ session }],
      'session.endElsewhere': [{ owner: 'creator:deniz' }, { owner: 'sponsor:deniz' }],
      'session.lapse': [{ token: 'token-1' }, { token: 'token-0' }],
      'session.rename': [{ name: 'Deniz Ada' }],
      'session.renameElsewhere': [{ user: { ...session.user, name: 'Deniz Ada' } }, { user: ada.user }],
      'session.observe': [{ session: other }, { session: ada }, { session: null }],
    },
    answers: {
      restoreSession: [{ kind: 'restored', session }, { kind: 'none' }],
      checkSession: ['good', 'ended'],
      endSession: [undefined],
      signIn: [other, ada],
    },
    vertex: ({ session: known }) => known?.token,
    isConsistent: (tab, _, { checkSession, endSession }) => {
      const token = tab.context.session?.token;
      if (tab.matches({ signedIn: 'checking' })) return checkSession?.token === token;
      return !tab.matches('signingOut') || endSession?.token === token;
    },
  }),
  guide: {
    role: 'A creator',
    address: '/hotel-booking-requests',
    start: 'Signed out, this address leads to `/login`; sign in there as the demo creator.',
    answers: {
      restoreSession: { restored: 'load the page while signed in', none: 'load the page while signed out' },
      checkSession: {
        good: 'load the page while signed in',
        ended: 'end this session from another browser, then reload',
      },
      endSession: { done: 'press Logout' },
      signIn: { done: 'sign in again in the dialog over the page' },
    },
  },
  words: {
    'session.begin': 'Sign in',
    'session.endElsewhere': ({ owner }) => `Another tab logs out ${owner.replace(':', ' ')}`,
    'session.lapse': ({ token }) => `The server rejects ${token}`,
    'session.rename': 'Save another name in the dashboard',
    'session.renameElsewhere': ({ user }) => `Another tab saves the name ${user.name}`,
    'session.observe': ({ session }) => (session ? 'Another tab signs in' : 'Another tab finds the session ended'),
  },
  shown: {
    texts: {
      signedOut,
      signingOut: ['Loading...'],
      'signedIn.checking': signedIn,
      'signedIn.confirmed': signedIn,
      'signedIn.lapsed': signedIn,
    },
  },
  gestures: { 'session.end': ({ press }) => press('Logout') },
} satisfies Flow;
