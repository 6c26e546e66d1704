import type { ReportedQuestionMove, ReportedQuestionsReply } from '#contract/question.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { questions } from './question.lifecycle.ts';
import { listReported } from './question.store.ts';

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
