import type { Feature } from '../platform/feature.ts';
import { deleteUnusedDevices } from './known-device.store.ts';
import { deviceLifetime } from './known-devices.ts';
import { ownSessionRoutes } from './own-sessions.routes.ts';
import { longestIdle } from './session.policy.ts';
import { sessionRoutes } from './session.routes.ts';
import { deleteEndedSessions, deleteOldThrottles } from './session.store.ts';
import { deleteOldTickets } from './sign-in-ticket.store.ts';

const day = 24 * 60 * 60_000;

export const sessionFeature: Feature = {
  name: 'session',
  routes: (api, platform) => {
    sessionRoutes(api, platform);
    ownSessionRoutes(api, platform);
  },
  sweeps: [
    ({ database }, now) => deleteEndedSessions(database, now, now - longestIdle),
    ({ database }, now) => deleteOldTickets(database, now),
    ({ database }, now) => deleteOldThrottles(database, now - day),
    ({ database }, now) => deleteUnusedDevices(database, now - deviceLifetime),
  ],
};
