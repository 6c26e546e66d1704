import { errorOf, type FieldError } from '../form-state.ts';
import { type QuestionField, questionProblems } from './question-form.ts';
import type { TripQuestionSnapshot } from './trip-question.machine.ts';

export const shownError = ({ context }: TripQuestionSnapshot, field: QuestionField): FieldError | null =>
  errorOf(context, field, questionProblems(context.form));
