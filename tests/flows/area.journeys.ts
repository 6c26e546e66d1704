import { areaMachine } from '#machines/area/area.machine.ts';
import { followed } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { sessionWith } from './area.flow.ts';
import { session } from './session.flow.ts';

const shows = (state: Parameters<typeof sessionWith>[0]) =>
  ({ type: 'xstate.snapshot.session', snapshot: sessionWith(state) }) as const;
const restoring = shows('restoring');
const signedOut = shows('signedOut');
const signingOut = shows('signingOut');
const signedIn = shows({ signedIn: 'confirmed' });
const lapsed = shows({ signedIn: 'lapsed' });
const pages = { calls: { session: followed() } };
const signInForm = { calls: { session: followed(), signIn: undefined } };

export const journeys = journeysOf({
  machine: areaMachine,
  file: 'area/area.machine.ts',
  journeys: {
    '[SPONSOR-12] shows the pages at once to a person who is signed in'(open) {
      const area = open();
      area.isIn('arriving', { ...pages, context: { hasMoved: false } });
      area.rejects(restoring);
      area.send(signedIn);
      area.isIn('inside', { ...pages, context: { hasMoved: false } });
      area.rejects(signedIn, lapsed, restoring);
      area.send(signedOut);
      area.isIn('outside', { ...signInForm, context: { hasMoved: true } });
    },
    '[SPONSOR-01] shows the sign-in in place of the pages until the person has signed in'(open) {
      const area = open();
      area.send(signedOut);
      area.isIn('outside', { ...signInForm, context: { hasMoved: false } });
      area.rejects(signedOut, restoring);
      area.answer('signIn', session);
      area.isIn('outside', { ...signInForm, effects: [{ session: { type: 'session.begin', session } }] });
      area.send(signedIn);
      area.isIn('inside', { ...pages, context: { hasMoved: true } });
    },
    'shows no sign-in while the person signs out, because the page is loaded again afterwards'(open) {
      const area = open();
      area.send(signedIn, signingOut);
      area.isIn('arriving', { ...pages, context: { hasMoved: true } });
      area.rejects(signingOut);
      area.send(signedOut);
      area.isIn('outside', { ...signInForm, context: { hasMoved: true } });
    },
    'keeps the pages while a session is lapsed'(open) {
      const area = open();
      area.send(lapsed);
      area.isIn('inside', pages);
    },
  },
});
