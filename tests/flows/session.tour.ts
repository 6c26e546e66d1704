import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { holdAccount } from '#tests/kit/applicant.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';

const stays = '/hotel-booking-requests';

const credentials = { email: 'deniz@mail.example', password: 'open-sesame-1' };
const signedOutStorage = { authToken: null, currentBlog: null, currentUser: null };
const noSignedCalls = 'this page makes no call with the token; the directory does';

export const tour: Tour = {
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
};

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
