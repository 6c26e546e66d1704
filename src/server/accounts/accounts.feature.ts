import type { Feature } from '../feature/feature.ts';
import { dayMs, hourMs } from '../lib/time.ts';
import { staffCommands } from './account.commands.ts';
import { deleteOldReservations } from './accounts.ts';
import { passwordRoutes } from './password.routes.ts';
import { deleteOldPasswordLinks, deleteOldPasswordRequests, passwordRequestJob } from './password-links.ts';
import { ownSessionRoutes, sessionRoutes } from './session.routes.ts';
import { deleteEndedSessions, deleteOldTickets } from './session.store.ts';
import { maxIdleMs } from './sessions.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  routes(api, platform) {
    sessionRoutes(api, platform);
    ownSessionRoutes(api, platform);
    passwordRoutes(api, platform);
  },
  jobs: (platform) => [passwordRequestJob(platform)],
  commands: staffCommands,
  cleanups: [
    ({ database }, now) => deleteOldReservations(database, now),
    ({ database }, now) => deleteEndedSessions(database, now, now - maxIdleMs),
    ({ database }, now) => deleteOldTickets(database, now),
    ({ database }, now) => deleteOldPasswordLinks(database, now - 90 * dayMs),
    ({ database }, now) => deleteOldPasswordRequests(database, now - hourMs),
  ],
};
