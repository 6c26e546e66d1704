import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { QuestionsReply } from '#contract/question.ts';
import { refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { DraftStorage } from '../text-drafts.ts';
import { ownQuestionsMachine, type QuestionMoving, type QuestionsAnswer } from './own-questions.machine.ts';

/** One entry holds the answers to all questions, by their ids. */
const draftId = 'open';

interface OwnQuestionsOptions {
  signed: SignedCall;
  drafts: DraftStorage;
  refreshCount: () => void;
}

export function ownQuestions({ signed, drafts, refreshCount }: OwnQuestionsOptions) {
  const signedAction = withIdempotencyKey(signed);
  return ownQuestionsMachine.provide({
    actors: {
      fetchQuestions: fromPromise<QuestionsReply>(({ signal }) =>
        signed(signal, (call) => ask('listQuestions', { query: {}, ...call })),
      ),
      moveQuestion: fromPromise<QuestionsAnswer, QuestionMoving>(({ input, signal }) => {
        const { id, request: body } = input;
        return signedAction(input, signal, (call) => ask('moveQuestion', { params: { id }, body, ...call }))
          .then(questionsIn)
          .catch(refusalIn);
      }),
      saveSettings: fromPromise<QuestionsAnswer, { areWelcome: boolean }>(({ input, signal }) =>
        signedAction(input, signal, (call) => ask('saveQuestionSettings', { body: input, ...call }))
          .then(questionsIn)
          .catch(refusalIn),
      ),
    },
    actions: {
      saveDrafts: ({ context }) => drafts.saveDrafts({ id: draftId, drafts: context.drafts }),
      refreshCount,
    },
  });
}

export const readAnswerDrafts = (drafts: DraftStorage) => drafts.readDrafts(draftId);

const questionsIn = (questions: QuestionsReply): QuestionsAnswer => ({ kind: 'questions', questions });
