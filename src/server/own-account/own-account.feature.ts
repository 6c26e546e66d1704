import type { Feature } from '../platform/feature.ts';
import { up as foundByAddress } from './0024-found-by-address.migration.ts';
import { creatorCommands } from './creator.commands.ts';
import { eraseClosedAccounts } from './erase-closed.service.ts';
import { ownAccountRoutes } from './own-account.routes.ts';

export const ownAccountFeature: Feature = {
  name: 'own-account',
  routes: ownAccountRoutes,
  commands: creatorCommands,
  sweeps: [eraseClosedAccounts],
  migrations: { '0024-found-by-address': { up: foundByAddress } },
};
