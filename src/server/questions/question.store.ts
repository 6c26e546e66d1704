import { maxListedQuestions, type QuestionState } from '#contract/question-choices.ts';
import { countOf, deleteOlder } from '../db/queries.ts';
import type { QuestionTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';

export const insertQuestion = (database: Database, question: QuestionTable) =>
  database.insertInto('question').values(question).execute();

export const findQuestion = (database: Database, id: string): Promise<QuestionTable | undefined> =>
  database.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirst();

export const saveQuestion = (
  database: Database,
  { id, state }: Pick<QuestionTable, 'id' | 'state'>,
  change: Partial<QuestionTable>,
) =>
  database
    .updateTable('question')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();

export const listQuestionsOf = (database: Database, accountId: string, limit = maxListedQuestions) =>
  database
    .selectFrom('question')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('state', '!=', 'unconfirmed')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ state: QuestionState }>()
    .execute();

const waitingStates = ['asked', 'publishedAsked'] as const;

export const countAsked = (database: Database, accountId: string): Promise<number> =>
  countOf(database.selectFrom('question').where('accountId', '=', accountId).where('state', 'in', waitingStates));

export const listReported = (database: Database) =>
  database
    .selectFrom('question')
    .innerJoin('account', 'account.id', 'question.accountId')
    .select([
      'question.id',
      'question.name',
      'question.message',
      'question.answer',
      'question.replies',
      'question.createdAt',
      'account.name as creator',
    ])
    .where('question.state', '=', 'reported')
    .orderBy('question.createdAt')
    .orderBy('question.id')
    .limit(maxListedQuestions)
    .execute();

export const countReported = (database: Database): Promise<number> =>
  countOf(database.selectFrom('question').where('state', '=', 'reported'));

export const areQuestionsWelcome = async (database: Database, accountId: string): Promise<boolean> => {
  const settings = database.selectFrom('questionSetting').select('areWelcome').where('accountId', '=', accountId);
  return (await settings.executeTakeFirst())?.areWelcome !== 0;
};

export const writeSetting = (database: Database, accountId: string, areWelcome: number) =>
  database
    .insertInto('questionSetting')
    .values({ accountId, areWelcome })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ areWelcome }))
    .execute();

export const insertBlocked = (database: Database, addressHash: string, until: number) =>
  database
    .insertInto('blockedSender')
    .values({ addressHash, until })
    .onConflict((conflict) => conflict.column('addressHash').doUpdateSet({ until }))
    .execute();

export const findBlocked = (database: Database, hashes: readonly string[], now: number) =>
  database
    .selectFrom('blockedSender')
    .select('until')
    .where('addressHash', 'in', hashes)
    .where('until', '>', now)
    .executeTakeFirst();

export const deleteOldQuestions = (database: Database, before: number) =>
  deleteOlder(database, 'question', { keys: ['id'], column: 'createdAt', before });

export const deleteUnconfirmedQuestions = (database: Database, before: number) =>
  database.deleteFrom('question').where('state', '=', 'unconfirmed').where('createdAt', '<', before).execute();

export const deleteOldBlocks = (database: Database, now: number) =>
  deleteOlder(database, 'blockedSender', { keys: ['addressHash'], column: 'until', before: now + 1 });
