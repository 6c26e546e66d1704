import { requireRoleMachine } from '#machines/require-role/require-role.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { session } from './session.flow.ts';

const started = { type: 'session.started' } as const;
const ending = { type: 'session.ending' } as const;
const ended = { type: 'session.ended' } as const;
const pages = { calls: { session: undefined } };
const signInForm = { calls: { session: undefined, signIn: undefined } };

export const journeys = journeysOf({
  machine: requireRoleMachine,
  file: 'require-role/require-role.machine.ts',
  journeys: {
    '[SPONSOR-12] shows the pages at once to a person who is signed in'(open) {
      const guard = open();
      guard.isIn('restoring', { ...pages, context: { isReplaced: false, hasExpired: false } });
      guard.rejects(ending);
      guard.send(started);
      guard.isIn('signedIn', { ...pages, context: { isReplaced: false } });
      guard.rejects(started);
      guard.send(ended);
      guard.isIn('signedOut', { ...signInForm, context: { isReplaced: true, hasExpired: true } });
      guard.send(started);
      guard.isIn('signedIn', { ...pages, context: { isReplaced: true, hasExpired: false } });
    },
    '[SPONSOR-01] shows the sign-in in place of the pages until the person has signed in'(open) {
      const guard = open();
      guard.send(ended);
      guard.isIn('signedOut', { ...signInForm, context: { isReplaced: false, hasExpired: false } });
      guard.rejects(ended, ending);
      guard.answer('signIn', session);
      guard.isIn('signedOut', { ...signInForm, effects: [{ session: { type: 'session.begin', session } }] });
      guard.send(started);
      guard.isIn('signedIn', { ...pages, context: { isReplaced: true } });
    },
    'shows no sign-in while the person signs out, because the page is loaded again afterwards'(open) {
      const guard = open();
      guard.send(started, ending);
      guard.isIn('signingOut', { ...pages, context: { isReplaced: true } });
      guard.rejects(ending);
      guard.send(ended);
      guard.isIn('signedOut', { ...signInForm, context: { isReplaced: true, hasExpired: false } });
    },
    'shows the pages of a person who signs in in another tab during a sign-out'(open) {
      const guard = open();
      guard.send(started, ending, started);
      guard.isIn('signedIn', { ...pages, context: { isReplaced: true } });
    },
  },
});
