import type {
  Question,
  QuestionMoveRequest,
  QuestionsReply,
  ReportedQuestionMove,
  ReportedQuestionsReply,
} from '#contract/question.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { QuestionTable } from '../db/tables/blog.table.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { NotFound } from '../lib/errors.ts';
import { questions } from './question.lifecycle.ts';
import {
  areQuestionsWelcome,
  countAsked,
  countReported,
  findQuestion,
  listQuestionsOf,
  listReported,
  writeSetting,
} from './question.store.ts';
import { repliesIn } from './question-thread.ts';

export async function listQuestions(
  { database }: Platform,
  accountId: string,
  limit?: number,
): Promise<QuestionsReply> {
  const [areWelcome, waiting, rows] = await Promise.all([
    areQuestionsWelcome(database, accountId),
    countAsked(database, accountId),
    listQuestionsOf(database, accountId, limit),
  ]);
  return { areWelcome, waiting, data: rows.map(questionOf) };
}

/** Every question to a creator, for the export of their data. */
export const listQuestionsFor = (database: Database, accountId: string): Promise<QuestionTable[]> =>
  listQuestionsOf(database, accountId, maxExported);

const maxExported = 20_000;

interface Moving {
  request: QuestionMoveRequest;
  by: Actor;
}

/** Returns 404 for questions to other creators. */
export async function moveQuestion(
  platform: Platform,
  accountId: string,
  id: string,
  { request, by }: Moving,
): Promise<QuestionsReply> {
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['moveQuestion', id, request], async () => {
      if ((await findQuestion(unit.database, id))?.accountId !== accountId) throw new NotFound();
      const { move, ...given } = request;
      await advance(unit, questions, id, { answer: '', ...given, type: `question.${move}` });
    }),
  );
  return listQuestions(platform, accountId);
}

export async function saveQuestionSettings(
  platform: Platform,
  accountId: string,
  areWelcome: boolean,
  by: Actor,
): Promise<QuestionsReply> {
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['saveQuestionSettings', areWelcome], async () => {
      await lockAccount(unit, accountId);
      await writeSetting(unit.database, accountId, Number(areWelcome));
    }),
  );
  return listQuestions(platform, accountId);
}

type Shown<Row> = Omit<Row, 'state'> & Pick<Question, 'state'>;

const questionOf = ({
  id,
  state,
  tripTitle,
  name,
  message,
  answer,
  replies,
  createdAt,
  answeredAt,
}: Shown<QuestionTable>): Question => ({
  ...{ _id: id, state, tripTitle, name, message, answer, replies: repliesIn({ replies }), createdAt, answeredAt },
});

export const countReportedQuestions = (database: Database): Promise<number> => countReported(database);

export async function listReportedQuestions({ database }: Platform): Promise<ReportedQuestionsReply> {
  const rows = await listReported(database);
  return {
    data: rows.map(({ id, ...row }) => ({ ...row, replies: repliesIn(row), _id: id })),
  };
}

export async function moveReportedQuestion(
  platform: Platform,
  id: string,
  move: ReportedQuestionMove,
  by: Actor,
): Promise<ReportedQuestionsReply> {
  await inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveReportedQuestion', id, move], async () => {
        await advance(unit, questions, id, { type: `question.${move}` });
      }),
    by.username,
  );
  return listReportedQuestions(platform);
}
