import type { Feature } from '../platform/feature.ts';
import { up as secondFactor } from './0009-second-factor.migration.ts';
import { secondFactorCommands } from './second-factor.commands.ts';

export const secondFactorFeature: Feature = {
  name: 'second-factor',
  commands: secondFactorCommands,
  migrations: { '0009-second-factor': { up: secondFactor } },
};
