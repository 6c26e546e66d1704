import { areaMachine } from '#machines/area/area.machine.ts';
import { brokenPageMachine } from '#machines/broken-page/broken-page.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { type Hand, journeysOf, type Open } from '#tests/kit/journey.ts';
import { followed } from '#tests/kit/play.ts';

const session = {
  token: 'token-1',
  user: { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' },
  currentBlog: 'deniz',
};
const newer = { ...session, token: 'token-2' };
const signedIn = { tags: ['signedIn'] };
const signedOut = { tags: ['signedOut'], holds: { session: null } };
const cleared = { clearStoredSession: undefined };

const restored = (open: Open<typeof sessionMachine>): Hand<typeof sessionMachine> => {
  const tab = open();
  tab.answer('restoreSession', session);
  return tab;
};
const confirmed = (open: Open<typeof sessionMachine>): Hand<typeof sessionMachine> => {
  const tab = restored(open);
  tab.answer('checkSession', 'good');
  return tab;
};

export const sessionJourneys = journeysOf({
  machine: sessionMachine,
  file: 'session/session.machine.ts',
  listens: ['watchSession'],
  journeys: {
    '[AUTH-08] what is stored is restored at start, and the server is asked whether it still holds'(open) {
      const tab = open();
      const calls = { restoreSession: undefined };
      tab.sees('restoring', { calls, tags: ['initialising'], holds: { session: null } });
      tab.refuses({ type: 'session.end' }, { type: 'session.lapse', token: 'token-1' });
      tab.answer('restoreSession', session);
      const checking = { checkSession: { token: 'token-1' } };
      tab.sees('signedIn.checking', { ...signedIn, calls: checking, holds: { session } });
      tab.answer('checkSession', 'good');
      tab.sees('signedIn.confirmed', { ...signedIn, holds: { session } });
    },
    '[AUTH-09] with nothing stored, or nothing that can be read, nobody is signed in'(open) {
      const tab = open();
      tab.answer('restoreSession', null);
      tab.sees('signedOut', signedOut);
      const broken = open();
      broken.fail('restoreSession');
      broken.sees('signedOut', signedOut);
    },
    'a stored session that has ended is thrown away; a check that could not be made keeps it'(open) {
      const tab = restored(open);
      tab.answer('checkSession', 'ended');
      tab.sees('signedOut', { ...signedOut, did: [cleared] });
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
      tab.answer('restoreSession', null);
      tab.send({ type: 'session.begin', session });
      tab.sees('signedIn.confirmed', { ...signedIn, did: [{ storeSession: session }], holds: { session } });
    },
    '[AUTH-06, AUTH-07] logging out clears what is stored and signs out at once, whatever the server says'(open) {
      const tab = confirmed(open);
      tab.send({ type: 'session.end' });
      const calls = { endSession: { token: 'token-1' } };
      tab.sees('signingOut', { calls, tags: ['signedOut'], did: [cleared] });
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
      const lapsed = { calls: { signIn: undefined }, tags: ['lapsed', 'signedIn'], holds: { session } };
      tab.sees('signedIn.lapsed', lapsed);
      tab.refuses({ type: 'session.lapse', token: 'token-1' });
      tab.answer('signIn', newer);
      tab.sees('signedIn.confirmed', { ...signedIn, did: [{ storeSession: newer }], holds: { session: newer } });
      tab.send({ type: 'session.lapse', token: 'token-2' }, { type: 'session.end' });
      tab.sees('signingOut', { calls: { endSession: { token: 'token-2' } }, tags: ['signedOut'], did: [cleared] });
    },
  },
});

const filled = (open: Open<typeof signInMachine>): Hand<typeof signInMachine> => {
  const form = open();
  form.send({ type: 'field.change', field: 'identifier', value: '  deniz ' });
  form.send({ type: 'field.change', field: 'password', value: ' open sesame ' });
  return form;
};
const submit = { type: 'credentials.submit' } as const;
const editable = { tags: ['editable'] };
const busy = { calls: { signIn: { identifier: 'deniz', password: ' open sesame ' } }, tags: ['busy'] };
const typed = { identifier: '  deniz ', password: ' open sesame ' };

export const signInJourneys = journeysOf({
  machine: signInMachine,
  file: 'sign-in/sign-in.machine.ts',
  journeys: {
    '[SPONSOR-10, SPONSOR-11, SPONSOR-12] the name is trimmed, the password is not; who is signed in is what it ends with'(
      open,
    ) {
      const form = filled(open);
      form.sees('editing.fresh', { ...editable, holds: { ...typed, message: null, begun: null } });
      form.send(submit);
      form.sees('signingIn', busy);
      form.refuses(submit, { type: 'field.change', field: 'password', value: 'x' });
      form.answer('signIn', { kind: 'signedIn', session });
      form.sees('signedIn', { over: session, holds: { password: '', identifier: '  deniz ' } });
    },
    '[SPONSOR-07, SPONSOR-08, SPONSOR-09] without a name or a password nothing is sent; a field that was left is judged'(
      open,
    ) {
      const form = open();
      form.sees('editing.fresh', { ...editable, holds: { identifier: '', password: '' } });
      form.refuses(submit);
      form.send({ type: 'field.change', field: 'identifier', value: 'deniz' });
      form.refuses(submit);
      const nameless = open();
      nameless.send({ type: 'field.change', field: 'password', value: 'open sesame' });
      nameless.send({ type: 'field.change', field: 'identifier', value: '  ' });
      nameless.refuses(submit);
      nameless.sees('editing.fresh', { ...editable, holds: { left: { identifier: false, password: false } } });
      nameless.send({ type: 'field.leave', field: 'identifier' });
      nameless.sees('editing.fresh', { ...editable, holds: { left: { identifier: true, password: false } } });
      nameless.send({ type: 'field.leave', field: 'password' });
      nameless.sees('editing.fresh', { ...editable, holds: { left: { identifier: true, password: true } } });
    },
    '[SPONSOR-13, SPONSOR-14] a login that answers no is an error, and keeps what was typed'(open) {
      const form = filled(open);
      form.send(submit);
      form.answer('signIn', { kind: 'rejected' });
      form.sees('editing.rejected', { ...editable, holds: { ...typed, message: null } });
      form.send({ type: 'field.change', field: 'password', value: ' open sesame ' });
      form.send({ type: 'field.leave', field: 'password' });
      form.sees('editing.rejected', { ...editable, holds: { left: { identifier: false, password: true } } });
    },
    '[SPONSOR-15, SPONSOR-16] a login that throws says why, until the next attempt'(open) {
      const form = filled(open);
      form.send(submit);
      form.answer('signIn', { kind: 'refused', message: 'Authentication failed' });
      form.sees('editing.refused', { ...editable, holds: { ...typed, message: 'Authentication failed' } });
      form.send({ type: 'field.leave', field: 'password' }, { type: 'field.change', field: 'password', value: 'x' });
      form.sees('editing.refused', { ...editable, holds: { message: 'Authentication failed' } });
      form.send({ type: 'field.change', field: 'password', value: ' open sesame ' }, submit);
      form.sees('signingIn', { ...busy, holds: { message: null } });
      form.fail('signIn', { message: 'Network Error' });
      form.sees('editing.refused', { ...editable, holds: { ...typed, message: 'Network Error' } });
    },
  },
});

export const loginJourneys = journeysOf({
  machine: loginMachine,
  file: 'login/login.machine.ts',
  journeys: {
    '[AUTH-04] a sign-in with an address of its own ends where the session begins'(open) {
      const page = open();
      page.sees('open', { calls: { signIn: undefined } });
      page.answer('signIn', session);
      page.sees('signedIn', { calls: { signIn: undefined }, did: [{ beginSession: session }] });
    },
  },
});

export const brokenPageJourneys = journeysOf({
  machine: brokenPageMachine,
  file: 'broken-page/broken-page.machine.ts',
  journeys: {
    '[ROUTE-24] a page that cannot be shown is loaded in full, and says so where that does not help'(open) {
      const page = open();
      page.sees('reloading', { calls: { loadFully: undefined } });
      page.answer('loadFully', undefined);
      page.sees('said');
      const failed = open();
      failed.fail('loadFully');
      failed.sees('said');
    },
  },
});

const shows = (value: object | string, whose: typeof session | null) => ({
  type: 'xstate.snapshot.session' as const,
  snapshot: sessionMachine.resolveState({ value: value as never, context: { session: whose } }),
});
const restoring = shows('restoring', null);
const nobody = shows('signedOut', null);
const somebody = shows({ signedIn: 'confirmed' }, session);
const lapsed = shows({ signedIn: 'lapsed' }, session);
const alone = { session: followed() };
const asking = { ...alone, signIn: undefined };

export const areaJourneys = journeysOf({
  machine: areaMachine,
  file: 'area/area.machine.ts',
  journeys: {
    '[SPONSOR-12] who is signed in is let in at once'(open) {
      const area = open();
      area.sees('arriving', { calls: alone, holds: { hasMoved: false } });
      area.refuses(restoring);
      area.send(somebody);
      area.sees('inside', { calls: alone, holds: { hasMoved: false } });
      area.refuses(somebody, lapsed, restoring);
      area.send(nobody);
      area.sees('outside', { calls: asking, holds: { hasMoved: true } });
    },
    '[SPONSOR-01] who is not is asked for name and password in the place of the pages, and then let in'(open) {
      const area = open();
      area.send(nobody);
      area.sees('outside', { calls: asking, holds: { hasMoved: false } });
      area.refuses(nobody, restoring);
      area.answer('signIn', session);
      area.sees('outside', { calls: asking, did: [{ session: { type: 'session.begin', session } }] });
      area.send(somebody);
      area.sees('inside', { calls: alone, holds: { hasMoved: true } });
    },
    'a session that has lapsed keeps the pages where they are'(open) {
      const area = open();
      area.send(lapsed);
      area.sees('inside', { calls: alone });
    },
  },
});
