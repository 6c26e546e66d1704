import { creatorCommands } from '../back-office/creator.commands.ts';
import type { Feature } from '../feature/feature.ts';
import { deleteClosedAccounts } from './delete-closed.service.ts';
import { ownAccountRoutes } from './own-account.routes.ts';

export const ownAccountFeature: Feature = {
  name: 'own-account',
  routes: ownAccountRoutes,
  commands: creatorCommands,
  cleanups: [deleteClosedAccounts],
};
