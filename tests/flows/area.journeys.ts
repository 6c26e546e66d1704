import { areaMachine } from '#machines/area/area.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { followed } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { session } from './session.journeys.ts';

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

export const journeys = journeysOf({
  machine: areaMachine,
  file: 'area/area.machine.ts',
  journeys: {
    '[SPONSOR-12] who is signed in is let in at once'(open) {
      const area = open();
      area.isIn('arriving', { calls: alone, context: { hasMoved: false } });
      area.rejects(restoring);
      area.send(somebody);
      area.isIn('inside', { calls: alone, context: { hasMoved: false } });
      area.rejects(somebody, lapsed, restoring);
      area.send(nobody);
      area.isIn('outside', { calls: asking, context: { hasMoved: true } });
    },
    '[SPONSOR-01] who is not is asked for name and password in the place of the pages, and then let in'(open) {
      const area = open();
      area.send(nobody);
      area.isIn('outside', { calls: asking, context: { hasMoved: false } });
      area.rejects(nobody, restoring);
      area.answer('signIn', session);
      area.isIn('outside', { calls: asking, effects: [{ session: { type: 'session.begin', session } }] });
      area.send(somebody);
      area.isIn('inside', { calls: alone, context: { hasMoved: true } });
    },
    'a session that has lapsed keeps the pages where they are'(open) {
      const area = open();
      area.send(lapsed);
      area.isIn('inside', { calls: alone });
    },
  },
});
