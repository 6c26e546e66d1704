import { ownSessionsMachine } from '#machines/own-sessions/own-sessions.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { here, there } from './own-sessions.flow.ts';

const desk = { ...there, id: 'desk' };
const loading = { calls: { listSessions: undefined } };
const retry = { type: 'call.retry' } as const;
const forget = { type: 'sessions.forget', id: null } as const;

export const journeys = journeysOf({
  machine: ownSessionsMachine,
  file: 'own-sessions/own-sessions.machine.ts',
  journeys: {
    'lists the sessions, and removes those that were logged out'(open) {
      const page = open();
      page.isIn('loading', { ...loading, context: { sessions: [] } });
      page.rejects(retry);
      page.answer('listSessions', [here, there]);
      page.isIn('ready', { context: { sessions: [here, there] } });
      page.rejects(retry);
      page.send(forget);
      page.isIn('ready', { context: { sessions: [here] } });
    },
    'removes the one session that was ended'(open) {
      const page = open();
      page.answer('listSessions', [here, there, desk]);
      page.send({ type: 'sessions.forget', id: 'there' });
      page.isIn('ready', { context: { sessions: [here, desk] } });
    },
    'reads the list again where the others were logged out while it was being read'(open) {
      const page = open();
      page.send(forget);
      page.isIn('loading', { ...loading, restarted: ['listSessions'] });
    },
    'reads the list again on Try again'(open) {
      const page = open();
      page.fail('listSessions');
      page.isIn('failed');
      page.rejects(forget);
      page.send(retry);
      page.isIn('loading', loading);
    },
  },
});
