import type { Feature } from '../feature/feature.ts';
import { dayMs, hourMs } from '../lib/time.ts';
import { passwordRoutes } from './password.routes.ts';
import { deleteOldPasswordLinks } from './password-link.store.ts';
import { deleteOldPasswordRequests, passwordRequestJob } from './password-requests.ts';
import { deleteOldReservations } from './reserved-names.ts';
import { secondFactorCommands } from './second-factor.commands.ts';
import { maxIdleMs } from './session.policy.ts';
import { ownSessionRoutes, sessionRoutes } from './session.routes.ts';
import { deleteEndedSessions } from './session.store.ts';
import { deleteOldTickets } from './sign-in-ticket.store.ts';
import { staffCommands } from './staff.commands.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  routes(api, platform) {
    sessionRoutes(api, platform);
    ownSessionRoutes(api, platform);
    passwordRoutes(api, platform);
  },
  jobs: (platform) => [passwordRequestJob(platform)],
  commands: [...staffCommands, ...secondFactorCommands],
  cleanups: [
    ({ database }, now) => deleteOldReservations(database, now),
    ({ database }, now) => deleteEndedSessions(database, now, now - maxIdleMs),
    ({ database }, now) => deleteOldTickets(database, now),
    ({ database }, now) => deleteOldPasswordLinks(database, now - 90 * dayMs),
    ({ database }, now) => deleteOldPasswordRequests(database, now - hourMs),
  ],
};
