import type { Feature } from '../feature.ts';
import { deleteOldAnswers } from './idempotency.ts';
import { deleteEndedWindows } from './rate-limit.store.ts';

const day = 24 * 60 * 60_000;

export const recordsFeature: Feature = {
  name: 'records',
  cleanups: [
    ({ database }, now) => deleteOldAnswers(database, now - day),
    ({ database }, now) => deleteEndedWindows(database, now),
  ],
};
