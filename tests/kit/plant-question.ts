import { randomUUID } from 'node:crypto';
import type { QuestionTable } from '#server/db/tables/blog.table.ts';
import type { TestServer } from './server.ts';

/** A question to a creator, as it is stored. */
export async function plantQuestion(
  { platform, clock }: TestServer,
  accountId: string,
  given: Partial<QuestionTable> = {},
): Promise<string> {
  const id = randomUUID();
  const row: QuestionTable = {
    ...{ id, accountId, state: 'asked', tripId: 'trip-1', tripTitle: 'By the sea', name: 'Mia' },
    ...{ email: 'mia@mail.example', language: 'en', message: 'Is the ferry daily?', answer: null, replies: '[]' },
    ...{ createdAt: clock.now, answeredAt: null },
  };
  await platform.database
    .insertInto('question')
    .values({ ...row, ...given })
    .execute();
  return id;
}
