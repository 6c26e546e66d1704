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
      page.sees('loading', { ...asked, holds: { sessions: [] } });
      page.refuses(retry);
      page.answer('listSessions', [here, there]);
      page.sees('ready', { holds: { sessions: [here, there] } });
      page.refuses(retry);
      page.send(forget);
      page.sees('ready', { holds: { sessions: [here] } });
      page.refuses(forget);
    },
    'who is signed in nowhere else has nothing to end'(open) {
      const page = open();
      page.answer('listSessions', [here]);
      page.refuses(forget);
    },
    'a list that is on its way while the others are ended is asked for anew'(open) {
      const page = open();
      page.send(forget);
      page.sees('loading', { ...asked, anew: ['listSessions'] });
    },
    'a call that fails is made again on demand'(open) {
      const page = open();
      page.fail('listSessions');
      page.sees('failed');
      page.refuses(forget);
      page.send(retry);
      page.sees('loading', asked);
    },
  },
});
