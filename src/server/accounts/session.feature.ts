import type { Feature } from '../feature.ts';
import { ownSessionRoutes } from './own-sessions.routes.ts';
import { maxIdleMs } from './session.policy.ts';
import { sessionRoutes } from './session.routes.ts';
import { deleteEndedSessions } from './session.store.ts';
import { deleteOldTickets } from './sign-in-ticket.store.ts';

export const sessionFeature: Feature = {
  name: 'session',
  routes: (api, platform) => {
    sessionRoutes(api, platform);
    ownSessionRoutes(api, platform);
  },
  sweeps: [
    ({ database }, now) => deleteEndedSessions(database, now, now - maxIdleMs),
    ({ database }, now) => deleteOldTickets(database, now),
  ],
};
