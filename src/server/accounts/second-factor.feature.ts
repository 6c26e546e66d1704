import type { Feature } from '../feature.ts';
import { secondFactorCommands } from './second-factor.commands.ts';

export const secondFactorFeature: Feature = {
  name: 'second-factor',
  commands: secondFactorCommands,
};
