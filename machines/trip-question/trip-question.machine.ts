import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { QuestionFormReply } from '#contract/question.ts';
import { isFlawless } from '#rules/problems.ts';
import { callOf, failureMessage, type OfKind } from '../call.ts';
import {
  changeField,
  type FieldChange,
  type FormState,
  noErrors,
  rejectSubmit,
  rememberErrors,
  touch,
  untouched,
} from '../form-state.ts';
import { effectNotProvided, notProvided } from '../not-provided.ts';
import type { RefusedFields } from '../refused-fields.ts';
import type { TextDrafts } from '../text-drafts.ts';
import { type QuestionField, type QuestionForm, questionProblems } from './question-form.ts';

export type ReadFormAnswer = { kind: 'form'; about: QuestionFormReply } | { kind: 'missing'; message: string };
export type AskQuestionAnswer = { kind: 'sent' } | RefusedFields;

const emptyForm: QuestionForm = { name: '', email: '', message: '' };

const tripQuestion = setup({
  types: {} as {
    input: { draft: TextDrafts };
    context: FormState<QuestionField> & {
      form: QuestionForm;
      about: QuestionFormReply | null;
      message: string | null;
    };
    events:
      | ({ type: 'field.change' } & FieldChange<QuestionField>)
      | { type: 'field.leave'; field: QuestionField }
      | { type: 'question.send' }
      | { type: 'call.retry' };
  },
  actors: {
    readForm: fromPromise<ReadFormAnswer>(notProvided('readForm')),
    askQuestion: fromPromise<AskQuestionAnswer, QuestionForm>(notProvided('askQuestion')),
  },
  actions: {
    rememberForm: assign((_, { about }: OfKind<ReadFormAnswer, 'form'>) => ({ about })),
    rememberMissing: assign((_, { message }: OfKind<ReadFormAnswer, 'missing'>) => ({ message })),
    changeForm: assign(({ context }, change: FieldChange<QuestionField>) => changeField(context, change)),
    touchField: assign(({ context }, field: QuestionField) => touch(context, field)),
    rejectSubmit: assign(({ context }) => rejectSubmit(context)),
    rememberErrors: assign(rememberErrors),
    rememberFailure: assign(failureMessage),
    forgetErrors: assign(noErrors),
    clearForm: assign({ form: emptyForm }),
    saveDraft: () => effectNotProvided('saveDraft'),
  },
  guards: { isComplete: ({ context }) => isFlawless(questionProblems(context.form)) },
});
const call = callOf(tripQuestion);

/** A visitor asks a creator about a trip. What they entered is stored until it is sent. */
export const tripQuestionMachine = tripQuestion.createMachine({
  id: 'tripQuestion',
  context: ({ input }) => ({ form: { ...emptyForm, ...input.draft }, ...untouched(), about: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetErrors',
      invoke: call('readForm', {
        form: { target: 'editing', actions: 'rememberForm' },
        missing: { target: 'missing', actions: 'rememberMissing' },
        failed: { target: 'failed', actions: 'rememberFailure' },
      }),
    },
    failed: { on: { 'call.retry': 'loading' } },
    missing: { type: 'final' },
    editing: {
      on: {
        'field.change': { actions: [{ type: 'changeForm', params: ({ event }) => event }, 'saveDraft'] },
        'field.leave': { actions: { type: 'touchField', params: ({ event }) => event.field } },
        'question.send': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'rejectSubmit' }],
      },
      initial: 'calm',
      states: { calm: {}, refused: {} },
    },
    submitting: {
      entry: 'forgetErrors',
      invoke: call('askQuestion', {
        input: ({ context }) => context.form,
        sent: 'sent',
        refused: { target: 'editing.refused', actions: 'rememberErrors' },
        failed: { target: 'editing.refused', actions: 'rememberFailure' },
      }),
    },
    sent: { type: 'final', entry: ['clearForm', 'saveDraft'] },
  },
});

export type TripQuestionActor = ActorRefFrom<typeof tripQuestionMachine>;
export type TripQuestionSnapshot = SnapshotFrom<typeof tripQuestionMachine>;
