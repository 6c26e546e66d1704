import type { Feature } from '../platform/feature.ts';
import { up as knownDevices } from './0007-known-devices.migration.ts';
import { up as signInTickets } from './0009-sign-in-tickets.migration.ts';
import { up as devicesOfSessions } from './0011-devices-of-sessions.migration.ts';
import { up as languagesOfDevices } from './0015-languages-of-devices.migration.ts';
import { up as rootsOfDevices } from './0023-roots-of-devices.migration.ts';
import { up as sessionsThatChangedPasswords } from './0023-sessions-that-changed-passwords.migration.ts';
import { up as copiedNamesOfDevices } from './0024-copied-names-of-devices.migration.ts';
import { up as sweptThrottles } from './0026-swept-throttles.migration.ts';
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
  migrations: {
    '0007-known-devices': { up: knownDevices },
    '0009-sign-in-tickets': { up: signInTickets },
    '0011-devices-of-sessions': { up: devicesOfSessions },
    '0015-languages-of-devices': { up: languagesOfDevices },
    '0023-roots-of-devices': { up: rootsOfDevices },
    '0023-sessions-that-changed-passwords': { up: sessionsThatChangedPasswords },
    '0024-copied-names-of-devices': { up: copiedNamesOfDevices },
    '0026-swept-throttles': { up: sweptThrottles },
  },
};
