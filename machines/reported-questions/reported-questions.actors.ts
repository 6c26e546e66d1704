import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ReportedQuestionsReply } from '#contract/question.ts';
import { refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type ReportDecision, type ReportedAnswer, reportedQuestionsMachine } from './reported-questions.machine.ts';

export function reportedQuestions(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  return reportedQuestionsMachine.provide({
    actors: {
      fetchReported: fromPromise<ReportedQuestionsReply>(({ signal }) =>
        signed(signal, (call) => ask('listReportedQuestions', call)),
      ),
      moveReported: fromPromise<ReportedAnswer, ReportDecision>(({ input, signal }) => {
        const { id, move } = input;
        return signedAction(input, signal, (call) =>
          ask('moveReportedQuestion', { params: { id }, body: { move }, ...call }),
        )
          .then((questions): ReportedAnswer => ({ kind: 'questions', questions }))
          .catch(refusalIn);
      }),
    },
  });
}
