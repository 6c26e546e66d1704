import { maxNameLength, maxQuestionLength } from '#contract/question-choices.ts';
import { emailProblem } from '#rules/email-address.ts';
import { type Problem, type Problems, problemsIn, required, tooLong } from '#rules/problems.ts';

export interface QuestionForm {
  name: string;
  email: string;
  message: string;
}

export type QuestionField = keyof QuestionForm;

const textProblem = (text: string, max: number): Problem | null => {
  if (text.trim() === '') return required;
  return text.trim().length > max ? tooLong(max) : null;
};

export const questionProblems = ({ name, email, message }: QuestionForm): Problems<QuestionField> =>
  problemsIn({
    name: textProblem(name, maxNameLength),
    email: emailProblem(email),
    message: textProblem(message, maxQuestionLength),
  });
