import type { Feature } from '../feature.ts';
import { referenceDataRoutes } from './reference-data.routes.ts';

export const referenceDataFeature: Feature = { name: 'reference-data', routes: referenceDataRoutes };
