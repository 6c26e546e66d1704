import type { Database } from '../db/tables.ts';

/** Of all trips of a creator together. */
const maxRead = 500;

export const listPublishedQuestions = (database: Database, accountId: string) =>
  database
    .selectFrom('question')
    .select(['id', 'tripId', 'name', 'email', 'message', 'answer'])
    .where('accountId', '=', accountId)
    .where('state', 'in', ['published', 'publishedAsked'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRead)
    .execute();
