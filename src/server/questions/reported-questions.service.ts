import type { ReportedQuestionMove, ReportedQuestionsReply } from '#contract/question.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { questions } from './question.lifecycle.ts';
import { countReported, listReported } from './question.store.ts';

export const countReportedQuestions = (database: Database): Promise<number> => countReported(database);

export async function listReportedQuestions({ database }: Platform): Promise<ReportedQuestionsReply> {
  const rows = await listReported(database);
  return { data: rows.map(({ id, createdAt, ...row }) => ({ ...row, _id: id, createdAt: Number(createdAt) })) };
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
