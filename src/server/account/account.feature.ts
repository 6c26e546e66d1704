import type { Feature } from '../platform/feature.ts';
import { staffCommands } from './staff.commands.ts';

export const accountFeature: Feature = { name: 'account', commands: staffCommands };
