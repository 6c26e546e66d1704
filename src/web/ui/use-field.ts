import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { Language } from '#contract/language.ts';
import { type FieldChange, type FieldError, isSubmitting } from '#machines/form-state.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { sayProblem } from '#rules/problems.ts';
import { useLanguage } from '#web/i18n/language-store.ts';

interface FieldOptions<Snapshot, Name extends string> {
  name: Name;
  /** Also names the field in its errors. */
  label: string;
  shownError: (snapshot: Snapshot, name: Name) => FieldError | null;
}

interface FormActor<Snapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): Snapshot;
}

interface FormSnapshot<Name extends string> {
  context: { form: Record<Name, string> };
  matches(state: 'submitting'): boolean;
}

type FieldEvent<Name extends string> = { type: 'field.change' } & FieldChange<Name>;

/** A text field of a form whose values are `context.form`. */
export function useField<Name extends string, Snapshot extends FormSnapshot<Name>>(
  actor: FormActor<Snapshot> & { send(event: FieldEvent<Name>): void },
  { name, label, shownError }: FieldOptions<Snapshot, Name>,
) {
  return {
    name,
    label,
    value: useSelector(actor, (snapshot: Snapshot) => snapshot.context.form[name]),
    readOnly: useSelector(actor, isSubmitting),
    error: useFieldError(actor, { name, label, shownError }),
    onText: (value: string) => actor.send({ type: 'field.change', field: name, value }),
  };
}

export function useFieldError<Name extends string, Snapshot>(
  actor: FormActor<Snapshot>,
  { name, label, shownError }: FieldOptions<Snapshot, Name>,
): string | null {
  const language = useLanguage();
  return useSelector(actor, (snapshot: Snapshot) => errorMessage(shownError(snapshot, name), label, language));
}

interface FieldErrorsOptions<Snapshot, Name extends string> extends Pick<FieldOptions<Snapshot, Name>, 'shownError'> {
  fields: readonly Name[];
  labels: Readonly<Record<Name, string>>;
}

/** The errors of a form for its summary, in the order of `fields`. */
export function useFieldErrors<Name extends string, Snapshot>(
  actor: FormActor<Snapshot>,
  { fields, labels, shownError }: FieldErrorsOptions<Snapshot, Name>,
): { field: Name; message: string }[] {
  const language = useLanguage();
  const errorsIn = (snapshot: Snapshot) =>
    fields.flatMap((field) => {
      const message = errorMessage(shownError(snapshot, field), labels[field], language);
      return message === null ? [] : { field, message };
    });
  return useSelector(actor, errorsIn, isSameValue);
}

function errorMessage(error: FieldError | null, label: string, language: Language): string | null {
  if (error === null) return null;
  return 'message' in error ? error.message : sayProblem(error.problem, label, language);
}
