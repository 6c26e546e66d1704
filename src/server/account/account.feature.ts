import type { Feature } from '../platform/feature.ts';
import { up as closedAccounts } from './0012-closed-accounts.migration.ts';
import { up as seenErasures } from './0024-seen-erasures.migration.ts';
import { up as suspendedWhenClosed } from './0025-suspended-when-closed.migration.ts';
import { deleteOldReservations } from './reserved-names.ts';
import { staffCommands } from './staff.commands.ts';

export const accountFeature: Feature = {
  name: 'account',
  commands: staffCommands,
  sweeps: [({ database }, now) => deleteOldReservations(database, now)],
  migrations: {
    '0012-closed-accounts': { up: closedAccounts },
    '0024-seen-erasures': { up: seenErasures },
    '0025-suspended-when-closed': { up: suspendedWhenClosed },
  },
};
