import type { Feature } from '../platform/feature.ts';
import { ownAccountRoutes } from './own-account.routes.ts';

export const ownAccountFeature: Feature = { name: 'own-account', routes: ownAccountRoutes };
