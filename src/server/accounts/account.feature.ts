import type { Feature } from '../feature.ts';
import { deleteOldReservations } from './reserved-names.ts';
import { staffCommands } from './staff.commands.ts';

export const accountFeature: Feature = {
  name: 'account',
  commands: staffCommands,
  sweeps: [({ database }, now) => deleteOldReservations(database, now)],
};
