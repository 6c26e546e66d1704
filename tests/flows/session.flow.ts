import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { holdAccount } from '#tests/kit/applicant.ts';
import type { Flow, Hand } from '#tests/kit/flow.ts';
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

const stays = '/hotel-booking-requests';
const signedOut = ['Good to see you again.'];
const signedIn = ['Your stays'];
const credentials = { email: 'deniz@mail.example', password: 'open-sesame-1' };
const signedOutStorage = { authToken: null, currentBlog: null, currentUser: null };
const noSignedCalls = 'this page makes no call with the token; the directory does';

export const flow = {
  model: modelOf({
    title: 'Session',
    machine: sessionMachine,
    input: undefined,
    events: {
      'session.begin': [{ session }],
      'session.end': [{}],
      'session.endElsewhere': [{ owner: 'creator:deniz' }, { owner: 'sponsor:deniz' }],
      'session.lapse': [{ token: 'token-1' }, { token: 'token-0' }],
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
    'session.end': 'Press Logout',
    'session.endElsewhere': ({ owner }) => `Another tab logs out ${owner.replace(':', ' ')}`,
    'session.lapse': ({ token }) => `The server rejects ${token}`,
    'session.observe': ({ session }) => (session ? 'Another tab signs in' : 'Another tab finds the session ended'),
  },
  shown: {
    buttons: { Logout: { type: 'session.end' } },
    texts: {
      signedOut,
      signingOut: ['Loading...'],
      'signedIn.checking': signedIn,
      'signedIn.confirmed': signedIn,
      'signedIn.lapsed': signedIn,
    },
  },
  gestures: { 'session.end': ({ press }) => press('Logout') },
  tour: {
    path: stays,
    fleeting: ['restoring'],
    prepare: (server) => holdAccount(server, 'deniz', true),
    isPassable,
    unreachable: {
      'root — session.observe [isOtherPerson] → signedIn.confirmed #0': 'it leads to another page',
      'signedIn.checking — session.lapse [isOwn] → signedOut #0': noSignedCalls,
      'signedIn.confirmed — session.lapse [isOwn] → signedIn.lapsed #0': noSignedCalls,
      'signedIn.lapsed — xstate.done.actor.signIn [isOtherPerson] → signedIn.confirmed #0': noSignedCalls,
      'signedIn.lapsed — xstate.done.actor.signIn → signedIn.confirmed #1': noSignedCalls,
    },
    gestures: {
      open: async () => {},
      async 'xstate.done.actor.restoreSession'(hand, { output }) {
        if (Object(output).kind === 'restored') await hand.otherTab(await signInElsewhere(hand));
        await hand.open(stays);
      },
      async 'xstate.error.actor.restoreSession'({ plant, open }) {
        await plant(failOnce, 'authToken');
        await open(stays);
      },
      async 'session.begin'({ fill, press }) {
        await fill('Email or username', credentials.email);
        await fill('Password', credentials.password);
        await press('Sign In');
      },
      'session.endElsewhere': async (hand, { owner }) => hand.otherTab({ 'vaya.signOut': owner }),
      'session.observe': async (hand, { session: seen }) =>
        hand.otherTab(seen ? await signInElsewhere(hand) : signedOutStorage),
    },
    calls: { checkSession: /^\/api\/auth\/session$/, endSession: /^\/api\/auth\/logout$/ },
    arrange: {
      async checkSession(hand, output) {
        if (output === 'ended') await hand.server.platform.database.deleteFrom('session').execute();
      },
    },
  },
} satisfies Flow;

/** A browser restores at once, and a signed-in person sees no sign-in. */
function isPassable(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { type } = event;
  if (type === 'session.observe' && event.session?.user.username === 'ada') return false;
  if (snapshot.value === 'restoring') return type.endsWith('.restoreSession');
  if (type === 'session.lapse' || type === 'xstate.done.actor.signIn') return false;
  return type !== 'session.begin' || snapshot.matches('signedOut');
}

async function signInElsewhere({ server }: Hand): Promise<Record<string, string>> {
  const { body } = await server.post('/api/blog/deniz/auth/login', credentials);
  const { accessToken, ...user } = body;
  return { currentUser: JSON.stringify(user), currentBlog: 'deniz', authToken: accessToken };
}

/** Runs in the page: the first read of this key fails. */
function failOnce(name: string): void {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    if (key !== name) return getItem.call(this, key);
    Storage.prototype.getItem = getItem;
    throw new Error('The storage cannot be read yet.');
  };
}
