import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { newId } from '../new-id.ts';
import { refusalBy } from '../refusal.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import type { DraftStorage } from '../text-drafts.ts';
import type { QuestionForm } from './question-form.ts';
import { type AskQuestionAnswer, type ReadFormAnswer, tripQuestionMachine } from './trip-question.machine.ts';

interface TripNamed {
  username: string;
  trip: string;
}

/** Sending the same question again after a lost answer reuses its key, so that it is asked once. */
export function tripQuestion(named: TripNamed, drafts: DraftStorage) {
  const params = { ...named };
  let attempt = { content: '', key: '' };
  return tripQuestionMachine.provide({
    actors: {
      readForm: fromPromise<ReadFormAnswer>(({ signal }) =>
        ask('readQuestionForm', { params, signal })
          .then((about): ReadFormAnswer => ({ kind: 'form', about }))
          .catch(refusalBy<ReadFormAnswer>({ notFound: ({ message }) => ({ kind: 'missing', message }) })),
      ),
      askQuestion: fromPromise<AskQuestionAnswer, QuestionForm>(({ input, signal }) => {
        const content = JSON.stringify(input);
        if (attempt.content !== content) attempt = { content, key: newId() };
        return ask('askQuestion', { params, body: { ...input }, attemptKey: attempt.key, signal })
          .then((): AskQuestionAnswer => ({ kind: 'sent' }))
          .catch(refusedFieldsIn);
      }),
    },
    actions: {
      saveDraft: ({ context }) => drafts.saveDrafts({ id: draftId(named), drafts: { ...context.form } }),
    },
  });
}

export const readQuestionDraft = (named: TripNamed, drafts: DraftStorage) => drafts.readDrafts(draftId(named));

const draftId = ({ username, trip }: TripNamed): string => `${username}/${trip}`;
