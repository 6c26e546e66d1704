import { sessionMachine } from '#machines/session/session.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';

export const session = {
  token: 'token-1',
  user: { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' },
  currentBlog: 'deniz',
};
const newer = { ...session, token: 'token-2' };
const signedIn = { tags: ['signedIn'] };
const signedOut = { context: { session: null } };
const cleared = { clearStoredSession: undefined };
const endedAndCleared = { clearStoredSession: 'ended' };

const restored = (open: Open<typeof sessionMachine>): Run<typeof sessionMachine> => {
  const tab = open();
  tab.answer('restoreSession', { kind: 'kept', session });
  return tab;
};
const confirmed = (open: Open<typeof sessionMachine>): Run<typeof sessionMachine> => {
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
      tab.isIn('restoring', { calls, tags: ['initialising'], context: { session: null } });
      tab.rejects({ type: 'session.end' }, { type: 'session.lapse', token: 'token-1' });
      tab.answer('restoreSession', { kind: 'kept', session });
      const checking = { checkSession: { token: 'token-1', currentBlog: 'deniz' } };
      tab.isIn('signedIn.checking', { ...signedIn, calls: checking, context: { session } });
      tab.answer('checkSession', 'good');
      tab.isIn('signedIn.confirmed', { ...signedIn, context: { session } });
    },
    '[AUTH-09] with nothing stored, or nothing that can be read, nobody is signed in'(open) {
      const tab = open();
      tab.answer('restoreSession', { kind: 'none' });
      tab.isIn('signedOut', signedOut);
      const broken = open();
      broken.fail('restoreSession');
      broken.isIn('signedOut', signedOut);
    },
    'a stored session that has ended is thrown away; a check that could not be made keeps it'(open) {
      const tab = restored(open);
      tab.answer('checkSession', 'ended');
      tab.isIn('signedOut', { ...signedOut, effects: [endedAndCleared] });
      const offline = restored(open);
      offline.fail('checkSession');
      offline.isIn('signedIn.confirmed', { ...signedIn, context: { session } });
      const turnedDown = restored(open);
      turnedDown.rejects({ type: 'session.lapse', token: 'token-0' });
      turnedDown.send({ type: 'session.lapse', token: 'token-1' });
      turnedDown.isIn('signedOut', { ...signedOut, effects: [cleared] });
    },
    '[AUTH-02, AUTH-04, AUTH-05] a login signs in and stores token, user and blog'(open) {
      const tab = open();
      tab.answer('restoreSession', { kind: 'none' });
      tab.send({ type: 'session.begin', session });
      tab.isIn('signedIn.confirmed', { ...signedIn, effects: [{ storeSession: session }], context: { session } });
    },
    '[AUTH-06, AUTH-07] logging out clears what is stored and signs out at once, whatever the server says'(open) {
      const tab = confirmed(open);
      tab.send({ type: 'session.end' });
      const calls = { endSession: { token: 'token-1', currentBlog: 'deniz' } };
      tab.isIn('signingOut', { calls, effects: [cleared] });
      tab.fail('endSession');
      tab.isIn('signedOut', signedOut);
      const heard = confirmed(open);
      heard.send({ type: 'session.end' });
      heard.answer('endSession', undefined);
      heard.isIn('signedOut', { ...signedOut, effects: [cleared] });
    },
    'another tab signs in, or out, for this one too'(open) {
      const tab = confirmed(open);
      tab.send({ type: 'session.observe', session: newer });
      tab.isIn('signedIn.confirmed', { ...signedIn, context: { session: newer } });
      tab.send({ type: 'session.observe', session: null });
      tab.isIn('signedOut', signedOut);
      tab.send({ type: 'session.observe', session });
      tab.isIn('signedIn.confirmed', { ...signedIn, context: { session } });
    },
    'a session that lapses stays where it is until the password was given again; a late answer lapses nothing'(open) {
      const tab = confirmed(open);
      tab.rejects({ type: 'session.lapse', token: 'token-0' });
      tab.send({ type: 'session.lapse', token: 'token-1' });
      const lapsed = { calls: { signIn: { identifier: 'deniz' } }, tags: ['lapsed', 'signedIn'], context: { session } };
      tab.isIn('signedIn.lapsed', lapsed);
      tab.rejects({ type: 'session.lapse', token: 'token-1' });
      tab.answer('signIn', newer);
      tab.isIn('signedIn.confirmed', { ...signedIn, effects: [{ storeSession: newer }], context: { session: newer } });
      tab.send({ type: 'session.lapse', token: 'token-2' }, { type: 'session.end' });
      tab.isIn('signingOut', { calls: { endSession: { token: 'token-2', currentBlog: 'deniz' } }, effects: [cleared] });
    },
  },
});
