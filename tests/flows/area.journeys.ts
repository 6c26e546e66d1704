import { areaMachine } from '#machines/area/area.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { followed } from '#tests/kit/play.ts';
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
