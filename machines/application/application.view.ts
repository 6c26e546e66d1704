import { applicationProblems, emailUnverified, isIbanGiven, usernameUnchecked } from '#rules/application.ts';
import { type ApplicationField, applicationFields, type StepName, steps } from '#rules/application-fields.ts';
import { ibanPrefix } from '#rules/iban.ts';
import { required } from '#rules/problems.ts';
import { type FieldError, showsErrors } from '../form-state.ts';
import type { ApplicationSnapshot } from './application.machine.ts';

export const isRefused = (snapshot: ApplicationSnapshot): boolean => snapshot.matches({ editing: 'refused' });

type FieldErrors = Partial<Record<ApplicationField, FieldError>>;

const judged = new WeakMap<object, FieldErrors>();

/** All errors, whether they show or not, in the order of the page. Memoized, since every field asks. */
export function openErrors({ context }: ApplicationSnapshot): FieldErrors {
  const found = judged.get(context) ?? judge(context);
  judged.set(context, found);
  return found;
}

function judge(context: ApplicationSnapshot['context']): FieldErrors {
  const { form, applicant, freeName, pictureId, serverErrors } = context;
  const { email: _, ...problems } = applicationProblems({ ...form, email: applicant?.email ?? '' });
  const found: FieldErrors = {
    ...(freeName !== form.username && { username: { problem: usernameUnchecked } }),
    ...Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, { problem }])),
    ...(applicant === null && { email: { problem: emailUnverified } }),
    ...(pictureId === null && { profilePicture: { problem: required } }),
    ...Object.fromEntries(Object.entries(serverErrors).map(([field, message]) => [field, { message }])),
  };
  const inOrder = applicationFields.filter((field) => found[field]).map((field) => [field, found[field]]);
  return Object.fromEntries(inOrder);
}

/** Format errors show at once; 'not verified' shows only after a submit. */
export const isEmailJudged = ({ context }: ApplicationSnapshot): boolean =>
  context.applicant === null && showsErrors(context, 'email');

export function shownError(snapshot: ApplicationSnapshot, field: ApplicationField): FieldError | null {
  const { context } = snapshot;
  if (field === 'iban' && context.foreignIban) return { problem: ibanPrefix };
  const isShown = field === 'email' ? context.rejections > 0 : showsErrors(context, field);
  return (isShown && openErrors(snapshot)[field]) || null;
}

export function isPaymentLeftOut({ context: { form } }: ApplicationSnapshot): boolean {
  const { legalEntity, taxNo, taxOffice, accountHolderName, address } = form;
  const words = [legalEntity, taxNo, taxOffice, accountHolderName, address];
  return !form.hasCompany && !isIbanGiven(form.iban) && words.every((each) => each.trim() === '');
}

export function openFields(snapshot: ApplicationSnapshot, step: StepName): readonly ApplicationField[] {
  const open = openErrors(snapshot);
  return steps[step].filter((field) => open[field] !== undefined);
}
