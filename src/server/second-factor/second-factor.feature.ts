import type { Feature } from '../platform/feature.ts';
import { secondFactorCommands } from './second-factor.commands.ts';

export const secondFactorFeature: Feature = {
  name: 'second-factor',
  commands: secondFactorCommands,
};
