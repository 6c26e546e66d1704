import { type Problem, problem, required } from './problems.ts';

const shape = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)+$/;

export const isEmailAddress = (text: string): boolean => text.trim().length <= 254 && shape.test(text.trim());

/** Compares exactly: mail servers may treat similar addresses as different mailboxes. */
export const sameEmailAddress = (one: string, other: string): boolean => one.trim() === other.trim();

export function emailProblem(email: string): Problem | null {
  if (email.trim() === '') return required;
  return isEmailAddress(email) ? null : emailShape;
}

export const emailShape = problem({
  en: 'Enter an email address, for example name@example.com',
  tr: 'Bir e-posta adresi girin, örneğin ad@example.com',
});
