import type { Feature } from '#server/feature/feature.ts';
import { seedCommands } from './seed.commands.ts';

export const demoFeature: Feature = { name: 'demo', commands: seedCommands };
