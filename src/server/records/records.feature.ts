import type { Feature } from '../platform/feature.ts';
import { up as allowances } from './0007-allowances.migration.ts';
import { up as sweptByAge } from './0026-swept-by-age.migration.ts';
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
  migrations: { '0007-allowances': { up: allowances }, '0026-swept-by-age': { up: sweptByAge } },
};
