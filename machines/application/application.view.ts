import { type StepName, steps } from '#machines/rules/application-steps.ts';
import {
  type ApplicationField,
  applicationFields,
  applicationProblems,
  emailUnverified,
  isIbanGiven,
  usernameUnchecked,
} from '#rules/application.ts';
import { ibanPrefix } from '#rules/iban.ts';
import { type Problem, required } from '#rules/problems.ts';
import type { ApplicationSnapshot } from './application.machine.ts';

export const canSubmit = (snapshot: ApplicationSnapshot): boolean => snapshot.can({ type: 'application.submit' });
export const isSubmitting = (snapshot: ApplicationSnapshot): boolean => snapshot.matches('submitting');
export const isRefused = (snapshot: ApplicationSnapshot): boolean => snapshot.matches({ editing: 'refused' });
export const isUnproven = (snapshot: ApplicationSnapshot): boolean =>
  snapshot.matches({ editing: { refused: 'unproven' } });

/** What a field says: words of the server, or a problem that both sides know by name. */
export type Told = { words: string } | { problem: Problem };

export type ToldFields = Partial<Record<ApplicationField, Told>>;

const judged = new WeakMap<object, ToldFields>();

/** Everything that keeps the application from being sent, field by field in the order of the page. Worked out once, however many ask. */
export function openProblems({ context }: ApplicationSnapshot): ToldFields {
  const found = judged.get(context) ?? judge(context);
  judged.set(context, found);
  return found;
}

function judge(context: ApplicationSnapshot['context']): ToldFields {
  const { form, applicant, freeName, pictureId, refusedFields } = context;
  const { email: _, ...problems } = applicationProblems({ ...form, email: applicant?.email ?? '' });
  const found: ToldFields = {
    ...(freeName !== form.username && { username: { problem: usernameUnchecked } }),
    ...Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, { problem }])),
    ...(applicant === null && { email: { problem: emailUnverified } }),
    ...(pictureId === null && { profilePicture: { problem: required } }),
    ...Object.fromEntries(Object.entries(refusedFields).map(([field, words]) => [field, { words }])),
  };
  const inOrder = applicationFields.filter((field) => found[field]).map((field) => [field, found[field]]);
  return Object.fromEntries(inOrder);
}

/** Format errors show at once; 'not verified' shows only after a submit. */
export const isEmailJudged = ({ context: { applicant, left, asks } }: ApplicationSnapshot): boolean =>
  applicant === null && (asks > 0 || left.email === true);

/** A field says what is wrong with it once it was left, once everything was asked for, or once the server said so. */
export const shownProblem =
  (field: ApplicationField) =>
  (snapshot: ApplicationSnapshot): Told | undefined => {
    const { left, asks, foreignIban } = snapshot.context;
    if (field === 'iban' && foreignIban) return { problem: ibanPrefix };
    return asks > 0 || (field !== 'email' && left[field] === true) ? openProblems(snapshot)[field] : undefined;
  };

export function shownProblems(snapshot: ApplicationSnapshot): ToldFields {
  const told = applicationFields.map((field) => [field, shownProblem(field)(snapshot)]);
  return Object.fromEntries(told.filter(([, each]) => each !== undefined));
}

/** Nothing of the company and the payment is asked for now. */
export function isPaymentLeftOut({ context: { form } }: ApplicationSnapshot): boolean {
  const { legalEntity, taxNo, taxOffice, accountHolderName, address } = form;
  const words = [legalEntity, taxNo, taxOffice, accountHolderName, address];
  return !form.hasCompany && !isIbanGiven(form.iban) && words.every((each) => each.trim() === '');
}

/** What of a step is still open. */
export function openFields(snapshot: ApplicationSnapshot, step: StepName): readonly ApplicationField[] {
  const open = openProblems(snapshot);
  return steps[step].filter((field) => open[field] !== undefined);
}
