import { ownSessionsMachine } from '#machines/own-sessions/own-sessions.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { here, there } from './own-sessions.flow.ts';

const asked = { calls: { listSessions: undefined } };
const retry = { type: 'call.retry' } as const;
const forget = { type: 'others.forget' } as const;

export const journeys = journeysOf({
  machine: ownSessionsMachine,
  file: 'own-sessions/own-sessions.machine.ts',
  journeys: {
    'the sessions are listed, and those that were ended are gone from the list'(open) {
      const page = open();
      page.isIn('loading', { ...asked, context: { sessions: [] } });
      page.rejects(retry);
      page.answer('listSessions', [here, there]);
      page.isIn('ready', { context: { sessions: [here, there] } });
      page.rejects(retry);
      page.send(forget);
      page.isIn('ready', { context: { sessions: [here] } });
      page.rejects(forget);
    },
    'who is signed in nowhere else has nothing to end'(open) {
      const page = open();
      page.answer('listSessions', [here]);
      page.rejects(forget);
    },
    'a list that is on its way while the others are ended is asked for anew'(open) {
      const page = open();
      page.send(forget);
      page.isIn('loading', { ...asked, restarted: ['listSessions'] });
    },
    'a call that fails is made again on demand'(open) {
      const page = open();
      page.fail('listSessions');
      page.isIn('failed');
      page.rejects(forget);
      page.send(retry);
      page.isIn('loading', asked);
    },
  },
});
