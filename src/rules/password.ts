import { fold } from './fold.ts';
import { type Problem, problem, required, tooLong, tooShort } from './problems.ts';

export const minPasswordLength = 10;
export const maxPasswordLength = 200;

/** Length and variety only. The server also rejects common passwords. */
export function passwordProblem(password: string): Problem | null {
  if (password === '') return required;
  if ([...password].length < minPasswordLength) return tooShort(minPasswordLength);
  if (password.length > maxPasswordLength) return tooLong(maxPasswordLength);
  return new Set(fold(password)).size < 4 ? passwordCommon : null;
}

export const passwordWrong = problem({ en: 'This is not your password', tr: 'Bu sizin şifreniz değil' });

export const passwordCommon = problem({
  en: 'This password is easy to guess. Please choose another.',
  tr: 'Bu şifre kolay tahmin edilir. Lütfen başka bir şifre seçin.',
});
