import type { Feature } from '../platform/feature.ts';
import { creatorCommands } from './creator.commands.ts';
import { eraseClosedAccounts } from './erase-closed.service.ts';
import { ownAccountRoutes } from './own-account.routes.ts';

export const ownAccountFeature: Feature = {
  name: 'own-account',
  routes: ownAccountRoutes,
  commands: creatorCommands,
  sweeps: [eraseClosedAccounts],
};
