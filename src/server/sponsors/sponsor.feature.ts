import type { Feature } from '../feature.ts';
import { sponsorCommands } from './sponsor.commands.ts';
import { sponsorRoutes } from './sponsor.routes.ts';

export const sponsorFeature: Feature = { name: 'sponsor', routes: sponsorRoutes, commands: sponsorCommands };
