import type { Feature } from '../platform/feature.ts';
import { deleteOldPlaces } from './allowance.store.ts';
import { longestAllowance } from './allowance.ts';
import { deleteOldAnswers } from './idempotency.ts';

const day = 24 * 60 * 60_000;

export const recordsFeature: Feature = {
  name: 'records',
  sweeps: [
    ({ database }, now) => deleteOldAnswers(database, now - day),
    ({ database }, now) => deleteOldPlaces(database, now - longestAllowance),
  ],
};
