import type { Feature } from '../feature/feature.ts';
import { dayMs } from '../lib/time.ts';
import { questionRoutes } from './question.routes.ts';
import { deleteOldBlocks, deleteOldQuestions, deleteUnconfirmedQuestions } from './question.store.ts';
import { questionFormPages } from './question-form.pages.ts';
import { questionLinkPages } from './question-link.pages.ts';

const questionTtlMs = 365 * dayMs;

export const questionFeature: Feature = {
  name: 'question',
  routes: questionRoutes,
  async pages(app, platform) {
    await questionFormPages(app, platform);
    await questionLinkPages(app, platform);
  },
  cleanups: [
    ({ database }, now) => deleteUnconfirmedQuestions(database, now - dayMs),
    ({ database }, now) => deleteOldQuestions(database, now - questionTtlMs),
    ({ database }, now) => deleteOldBlocks(database, now),
  ],
};
