import { useSelector } from '@xstate/react';
import type { NamedItem } from '#contract/reference-data.ts';
import type { DraftChange, DraftForm } from '#machines/application/application.machine.ts';
import { isEmailJudged, shownError } from '#machines/application/application.view.ts';
import { takenMessage } from '#machines/email-check/email-check.view.ts';
import { isSubmitting } from '#machines/form-state.ts';
import type { FieldOfForm } from '#machines/rules/application-steps.ts';
import { messageIn, statusOf } from '#machines/username-check/username-check.view.ts';
import type { ApplicationField } from '#rules/application-fields.ts';
import { emailProblem } from '#rules/email-address.ts';
import { labelOf } from '#rules/field-labels.ts';
import { languageName } from '#rules/language-name.ts';
import { sayProblem } from '#rules/problems.ts';
import { applicationMessages } from '#web/i18n/application.messages.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { focusField } from '#web/ui/focus-field.ts';
import { useFieldError } from '#web/ui/use-field.ts';
import { useLarge } from '#web/ui/use-wide.ts';
import type { ApplicationActors } from './application-actors.ts';

export type TextName = {
  [Name in keyof DraftForm]: DraftForm[Name] extends string ? Name : never;
}[keyof DraftForm] &
  ApplicationField;

type Flows = Pick<ApplicationActors, 'application'>;

export const useDraft = <Read>({ application }: Flows, read: (form: DraftForm) => Read): Read =>
  useSelector(application, ({ context }) => read(context.form));

export const useReadOnly = ({ application }: Flows): boolean => useSelector(application, isSubmitting);

export const useMessage = ({ application }: Flows, name: ApplicationField): string | null =>
  useFieldError(application, { name, label: useLabel(name), shownError });

/** In order: an address that is taken, one that is invalid, one that is not verified. */
export function useEmailMessage(actors: Flows & Pick<ApplicationActors, 'email' | 'emailCheck'>): string | null {
  const language = useLanguage();
  const taken = useSelector(actors.emailCheck, takenMessage);
  const shape = useSelector(actors.email, ({ context }) => emailProblem(context.email));
  const isJudged = useSelector(actors.application, isEmailJudged);
  const message = useMessage(actors, 'email');
  return taken ?? (shape && isJudged ? sayProblem(shape, labelOf('email', language), language) : message);
}

export function useUsernameRefusal({ username }: Pick<ApplicationActors, 'username'>): string | null {
  const messages = useMessages(applicationMessages);
  const status = useSelector(username, statusOf);
  const message = useSelector(username, messageIn);
  if (status === 'failed') return message ?? messages.nameFailed;
  return status === 'taken' ? message : null;
}

export const useLabel = (field: string): string => labelOf(field, useLanguage());

export const change = ({ application }: Flows, field: ApplicationField, fields: DraftChange): void =>
  application.send({ type: 'form.change', field, change: fields });

export const leave = ({ application }: Flows, field: ApplicationField): void =>
  application.send({ type: 'field.leave', field });

export function useTextField(flows: Flows, name: TextName) {
  return {
    label: useLabel(name),
    name,
    value: useDraft(flows, (form) => form[name]),
    readOnly: useReadOnly(flows),
    error: useMessage(flows, name),
    onText: (value: string) => change(flows, name, { [name]: value }),
    onBlur: () => leave(flows, name),
  };
}

export function useLanguageItems(actors: ApplicationActors): readonly NamedItem[] {
  const listed = useSelector(actors.lists, ({ context }) => context.lists.languages);
  const chosen = useDraft(actors, ({ languages }) => languages);
  const language = useLanguage();
  const unlisted = chosen.filter((each) => !listed.some(({ _id }) => _id === each.language));
  return [...listed, ...unlisted.map((each) => ({ _id: each.language, name: languageName(each.language, language) }))];
}

export function useFind({ parts }: Pick<ApplicationActors, 'parts'>): (field: FieldOfForm) => void {
  const isWide = useLarge();
  return (field) => (isWide ? focusField(field) : parts.send({ type: 'field.find', field }));
}
