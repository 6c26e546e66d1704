import { sessionMachine } from '#machines/session/session.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';

export const session = {
  token: 'token-1',
  user: { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' },
  currentBlog: 'deniz',
};
const newer = { ...session, token: 'token-2' };
const signedIn = { tags: ['signedIn'] };
const signedOut = { holds: { session: null } };
const cleared = { clearStoredSession: undefined };
const endedAndCleared = { clearStoredSession: 'ended' };

const restored = (open: Open<typeof sessionMachine>): Hand<typeof sessionMachine> => {
  const tab = open();
  tab.answer('restoreSession', { kind: 'kept', session });
  return tab;
};
const confirmed = (open: Open<typeof sessionMachine>): Hand<typeof sessionMachine> => {
  const tab = restored(open);
  tab.answer('checkSession', 'good');
  return tab;
};

export const journeys = journeysOf({
  machine: sessionMachine,
  file: 'session/session.machine.ts',
  listens: ['watchSession'],
  journeys: {
    '[AUTH-08] what is stored is restored at start, and the server is asked whether it still holds'(open) {
      const tab = open();
      const calls = { restoreSession: undefined };
      tab.sees('restoring', { calls, tags: ['initialising'], holds: { session: null } });
      tab.refuses({ type: 'session.end' }, { type: 'session.lapse', token: 'token-1' });
      tab.answer('restoreSession', { kind: 'kept', session });
      const checking = { checkSession: { token: 'token-1', currentBlog: 'deniz' } };
      tab.sees('signedIn.checking', { ...signedIn, calls: checking, holds: { session } });
      tab.answer('checkSession', 'good');
      tab.sees('signedIn.confirmed', { ...signedIn, holds: { session } });
    },
    '[AUTH-09] with nothing stored, or nothing that can be read, nobody is signed in'(open) {
      const tab = open();
      tab.answer('restoreSession', { kind: 'none' });
      tab.sees('signedOut', signedOut);
      const broken = open();
      broken.fail('restoreSession');
      broken.sees('signedOut', signedOut);
    },
    'a stored session that has ended is thrown away; a check that could not be made keeps it'(open) {
      const tab = restored(open);
      tab.answer('checkSession', 'ended');
      tab.sees('signedOut', { ...signedOut, did: [endedAndCleared] });
      const offline = restored(open);
      offline.fail('checkSession');
      offline.sees('signedIn.confirmed', { ...signedIn, holds: { session } });
      const turnedDown = restored(open);
      turnedDown.refuses({ type: 'session.lapse', token: 'token-0' });
      turnedDown.send({ type: 'session.lapse', token: 'token-1' });
      turnedDown.sees('signedOut', { ...signedOut, did: [cleared] });
    },
    '[AUTH-02, AUTH-04, AUTH-05] a login signs in and stores token, user and blog'(open) {
      const tab = open();
      tab.answer('restoreSession', { kind: 'none' });
      tab.send({ type: 'session.begin', session });
      tab.sees('signedIn.confirmed', { ...signedIn, did: [{ storeSession: session }], holds: { session } });
    },
    '[AUTH-06, AUTH-07] logging out clears what is stored and signs out at once, whatever the server says'(open) {
      const tab = confirmed(open);
      tab.send({ type: 'session.end' });
      const calls = { endSession: { token: 'token-1', currentBlog: 'deniz' } };
      tab.sees('signingOut', { calls, did: [cleared] });
      tab.fail('endSession');
      tab.sees('signedOut', signedOut);
      const heard = confirmed(open);
      heard.send({ type: 'session.end' });
      heard.answer('endSession', undefined);
      heard.sees('signedOut', { ...signedOut, did: [cleared] });
    },
    'another tab signs in, or out, for this one too'(open) {
      const tab = confirmed(open);
      tab.send({ type: 'session.observe', session: newer });
      tab.sees('signedIn.confirmed', { ...signedIn, holds: { session: newer } });
      tab.send({ type: 'session.observe', session: null });
      tab.sees('signedOut', signedOut);
      tab.send({ type: 'session.observe', session });
      tab.sees('signedIn.confirmed', { ...signedIn, holds: { session } });
    },
    'a session that lapses stays where it is until the password was given again; a late answer lapses nothing'(open) {
      const tab = confirmed(open);
      tab.refuses({ type: 'session.lapse', token: 'token-0' });
      tab.send({ type: 'session.lapse', token: 'token-1' });
      const lapsed = { calls: { signIn: { identifier: 'deniz' } }, tags: ['lapsed', 'signedIn'], holds: { session } };
      tab.sees('signedIn.lapsed', lapsed);
      tab.refuses({ type: 'session.lapse', token: 'token-1' });
      tab.answer('signIn', newer);
      tab.sees('signedIn.confirmed', { ...signedIn, did: [{ storeSession: newer }], holds: { session: newer } });
      tab.send({ type: 'session.lapse', token: 'token-2' }, { type: 'session.end' });
      tab.sees('signingOut', { calls: { endSession: { token: 'token-2', currentBlog: 'deniz' } }, did: [cleared] });
    },
  },
});
