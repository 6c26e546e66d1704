import { sessionMachine } from '#machines/session/session.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { ada, other, session } from './session.flow.ts';

const lapse = (token: string) => ({ type: 'session.lapse', token }) as const;
const end = { type: 'session.end' } as const;
const endElsewhere = (owner: string) => ({ type: 'session.endElsewhere', owner }) as const;
const observe = (found: typeof session | null) => ({ type: 'session.observe', session: found }) as const;
const signedIn = { tags: ['signedIn'], context: { session } };
const signedOut = { context: { session: null } };
const reports = (type: `session.${'started' | 'ending' | 'ended'}`) => ({ report: { type } });
const starts = reports('session.started');
const ends = reports('session.ended');
const cleared = { clearStoredSession: undefined };
const leaves = { leavePage: undefined };
const signsOut = [{ announceSignOut: undefined }, reports('session.ending'), cleared, { clearDrafts: undefined }];

type Tab = Run<typeof sessionMachine>;
const restored = (open: Open<typeof sessionMachine>): Tab => {
  const tab = open();
  tab.answer('restoreSession', { kind: 'restored', session });
  return tab;
};
const confirmed = (open: Open<typeof sessionMachine>): Tab => {
  const tab = restored(open);
  tab.answer('checkSession', 'good');
  return tab;
};

export const journeys = journeysOf({
  machine: sessionMachine,
  file: 'session/session.machine.ts',
  listens: ['watchSession'],
  journeys: {
    '[AUTH-08] restores the stored session, and asks the server whether it is still valid'(open) {
      const tab = open();
      tab.isIn('restoring', { ...signedOut, calls: { restoreSession: undefined }, tags: ['initialising'] });
      tab.rejects(end, lapse('token-1'));
      tab.answer('restoreSession', { kind: 'restored', session });
      tab.isIn('signedIn.checking', {
        ...signedIn,
        calls: { checkSession: { token: 'token-1', currentBlog: 'deniz' } },
        effects: [starts],
      });
      tab.answer('checkSession', 'good');
      tab.isIn('signedIn.confirmed', signedIn);
    },
    '[AUTH-09] is signed out when no session is stored, or it cannot be read'(open) {
      const tab = open();
      tab.answer('restoreSession', { kind: 'none' });
      tab.isIn('signedOut', { ...signedOut, effects: [ends] });
      const broken = open();
      broken.fail('restoreSession');
      broken.isIn('signedOut', { ...signedOut, effects: [ends] });
    },
    'clears a stored session that has ended, and keeps it when the check fails'(open) {
      const tab = restored(open);
      tab.answer('checkSession', 'ended');
      tab.isIn('signedOut', { ...signedOut, effects: [starts, { clearStoredSession: 'ended' }, ends] });
      const offline = restored(open);
      offline.fail('checkSession');
      offline.isIn('signedIn.confirmed', { ...signedIn, effects: [starts] });
      const lapsed = restored(open);
      lapsed.rejects(lapse('token-0'));
      lapsed.send(lapse('token-1'));
      lapsed.isIn('signedOut', { ...signedOut, effects: [starts, cleared, ends] });
    },
    '[AUTH-02, AUTH-04, AUTH-05] stores the token, the user and the blog after a sign-in'(open) {
      const tab = open();
      tab.answer('restoreSession', { kind: 'none' });
      tab.send({ type: 'session.begin', session });
      tab.isIn('signedIn.confirmed', { ...signedIn, effects: [ends, { storeSession: session }, starts] });
    },
    '[AUTH-06, AUTH-07] clears the stored session and the drafts at once on Logout, whatever the server answers, and leaves the page'(
      open,
    ) {
      const tab = confirmed(open);
      tab.send(end);
      tab.isIn('signingOut', {
        calls: { endSession: { token: 'token-1', currentBlog: 'deniz' } },
        effects: [starts, ...signsOut],
      });
      tab.fail('endSession');
      tab.isIn('signedOut', { ...signedOut, effects: [{ leavePage: { failure: undefined } }, ends] });
      const answered = confirmed(open);
      answered.send(end);
      answered.answer('endSession', undefined);
      answered.isIn('signedOut', { ...signedOut, effects: [starts, ...signsOut, leaves, ends] });
    },
    'signs out with the same account in another tab, and stays as it is for every other account'(open) {
      const tab = confirmed(open);
      tab.rejects(endElsewhere('sponsor:deniz'), endElsewhere('creator:mia'));
      tab.send(endElsewhere('creator:deniz'));
      tab.isIn('signingOut', {
        calls: { endSession: { token: 'token-1', currentBlog: 'deniz' } },
        effects: [starts, reports('session.ending'), cleared, { clearOtherDrafts: undefined }],
      });
      tab.rejects(observe(null));
      tab.fail('endSession');
      tab.isIn('signedOut', { ...signedOut, effects: [{ leavePage: { failure: undefined } }, ends] });
    },
    'follows a sign-in in another tab, and a session that has ended there'(open) {
      const tab = confirmed(open);
      tab.send(observe(other));
      tab.isIn('signedIn.confirmed', { ...signedIn, effects: [starts, starts], context: { session: other } });
      tab.send(observe(null));
      tab.isIn('signedOut', { ...signedOut, effects: [ends] });
      tab.send(observe(session));
      tab.isIn('signedIn.confirmed', { ...signedIn, effects: [starts] });
    },
    'shows a new name at once, stores it, and follows one that another tab has saved'(open) {
      const tab = confirmed(open);
      tab.send({ type: 'session.rename', name: 'Deniz Ada' });
      const renamed = { ...session, user: { ...session.user, name: 'Deniz Ada' } };
      tab.isIn('signedIn.confirmed', {
        ...signedIn,
        effects: [starts, { storeUser: undefined }],
        context: { session: renamed },
      });
      tab.rejects({ type: 'session.renameElsewhere', user: ada.user });
      tab.send({ type: 'session.renameElsewhere', user: { ...session.user, name: 'Deniz A.' } });
      tab.isIn('signedIn.confirmed', {
        ...signedIn,
        context: { session: { ...session, user: { ...session.user, name: 'Deniz A.' } } },
      });
      const early = restored(open);
      early.send({ type: 'session.rename', name: 'Deniz Ada' });
      early.isIn('signedIn.checking', {
        ...signedIn,
        calls: { checkSession: { token: 'token-1', currentBlog: 'deniz' } },
        effects: [starts, { storeUser: undefined }],
        context: { session: renamed },
      });
      const signedOff = open();
      signedOff.answer('restoreSession', { kind: 'none' });
      signedOff.rejects(
        { type: 'session.rename', name: 'Deniz Ada' },
        { type: 'session.renameElsewhere', user: session.user },
      );
    },
    'leaves the page where another person signs in, in the dialog over it or in another tab'(open) {
      const tab = confirmed(open);
      tab.send(observe(ada));
      tab.isIn('signedIn.confirmed', { ...signedIn, effects: [starts, leaves, starts], context: { session: ada } });
      const lapsed = confirmed(open);
      lapsed.send(lapse('token-1'));
      lapsed.answer('signIn', ada);
      lapsed.isIn('signedIn.confirmed', {
        ...signedIn,
        effects: [starts, leaves, { storeSession: ada }],
        context: { session: ada },
      });
    },
    'keeps the page of a session that lapses until the password is given again'(open) {
      const tab = confirmed(open);
      tab.rejects(lapse('token-0'));
      tab.send(lapse('token-1'));
      tab.isIn('signedIn.lapsed', {
        calls: { signIn: { identifier: 'deniz' } },
        effects: [starts],
        tags: ['lapsed', 'signedIn'],
        context: { session },
      });
      tab.rejects(lapse('token-1'));
      tab.answer('signIn', other);
      tab.isIn('signedIn.confirmed', { ...signedIn, effects: [{ storeSession: other }], context: { session: other } });
      tab.send(lapse('token-2'), end);
      tab.isIn('signingOut', { calls: { endSession: { token: 'token-2', currentBlog: 'deniz' } }, effects: signsOut });
    },
  },
});
