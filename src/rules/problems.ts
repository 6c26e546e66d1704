import type { Language, Text } from '#contract/language.ts';
import { say } from './say.ts';

/** Validation errors with one text on both sides. An error of a single rule lies next to that rule. */
export interface Problem {
  text: Text;
  params?: Readonly<Record<string, string | number>>;
}

export type Problems<Field extends string = string> = Partial<Record<Field, Problem>>;

export function problemsIn<Field extends string>(found: Record<Field, Problem | null>): Problems<Field> {
  const problems: Problems<Field> = {};
  for (const field in found) if (found[field] !== null) problems[field] = found[field];
  return problems;
}

export const isFlawless = (problems: Problems): boolean => Object.keys(problems).length === 0;

export const problem = (text: Text): Problem => ({ text });

export const sayProblem = ({ text, params }: Problem, label: string, language: Language): string =>
  say(text, language, { ...params, label });

export const required = problem({ en: '{label} is required', tr: '{label} zorunludur' });

export const notValid = problem({ en: '{label} is not valid', tr: '{label} geçerli değil' });

export const tooShort = (min: number): Problem => ({ text: tooShortText, params: { min } });
const tooShortText = {
  en: '{label} must be at least {min} characters',
  tr: '{label} en az {min} karakter olmalıdır',
};

export const tooLong = (max: number): Problem => ({ text: tooLongText, params: { max } });
const tooLongText = {
  en: '{label} must be at most {max} characters',
  tr: '{label} en fazla {max} karakter olabilir',
};
