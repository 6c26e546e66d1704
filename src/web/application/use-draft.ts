import { useSelector } from '@xstate/react';
import type { DraftForm } from '#machines/application/application.machine.ts';
import { isSubmitting, shownProblems, type Told } from '#machines/application/application.view.ts';
import type { ApplicationField } from '#rules/application.ts';
import { labelOf } from '#rules/field-labels.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import type { ApplicationActors } from './application-actors.ts';

export const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type TextName = {
  [Name in keyof DraftForm]: DraftForm[Name] extends string ? Name : never;
}[keyof DraftForm] &
  ApplicationField;

/** What the parts of the form share: the values, what is wrong with them, and how they are changed. */
export function useDraft({ application }: ApplicationActors) {
  const language = useLanguage();
  const form = useSelector(application, ({ context }) => context.form);
  const readOnly = useSelector(application, isSubmitting);
  const told = useSelector(application, shownProblems, sameText);
  const change = (field: ApplicationField, wish: Partial<DraftForm>) =>
    application.send({ type: 'form.change', field, change: wish });
  const leave = (field: ApplicationField) => application.send({ type: 'field.leave', field });
  const messageOf = (field: ApplicationField): string | null => said(told[field], labelOf(field, language), language);
  const text = (field: TextName) => ({
    label: labelOf(field, language),
    name: field,
    value: form[field],
    readOnly,
    error: messageOf(field),
    onText: (value: string) => change(field, { [field]: value }),
    onBlur: () => leave(field),
  });
  return { form, readOnly, change, leave, messageOf, text, label: (field: string) => labelOf(field, language) };
}

export function said(told: Told | undefined, label: string, language: 'en' | 'tr'): string | null {
  if (!told) return null;
  return 'words' in told ? told.words : sayProblem(told.problem, label, language);
}
