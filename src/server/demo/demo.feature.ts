import type { Feature } from '../platform/feature.ts';
import { demoPictureRoutes } from './demo-pictures.routes.ts';
import { seedCommands } from './seed.commands.ts';

export const demoFeature: Feature = { name: 'demo', pages: demoPictureRoutes, commands: seedCommands };
