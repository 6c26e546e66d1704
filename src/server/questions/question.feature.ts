import type { Feature } from '../feature.ts';
import { questionRoutes } from './question.routes.ts';
import { deleteOldBlocks, deleteOldQuestions } from './question.store.ts';

const questionTtlMs = 365 * 24 * 60 * 60_000;

export const questionFeature: Feature = {
  name: 'question',
  routes: questionRoutes,
  cleanups: [
    ({ database }, now) => deleteOldQuestions(database, now - questionTtlMs),
    ({ database }, now) => deleteOldBlocks(database, now),
  ],
};
