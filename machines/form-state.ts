import type { Problem, Problems } from '#rules/problems.ts';
import type { RefusedFields } from './refused-fields.ts';

/** What a form knows of its fields besides their values: it decides which errors show. */
export interface FormState<Field extends string = string> {
  touched: readonly Field[];
  /** Submits that found something missing or wrong. After the first one, every field shows its error. */
  rejections: number;
  /** Messages of the server, each until its field is changed. */
  serverErrors: Partial<Record<Field, string>>;
}

export interface FieldChange<Field extends string = string> {
  field: Field;
  value: string;
}

/** A message of the server, or a validation error. */
export type FieldError = { message: string } | { problem: Problem };

export const untouched = (): FormState<never> => ({ touched: [], rejections: 0, serverErrors: {} });

export const changeField = <Form extends object>(
  context: { form: Form } & Pick<FormState<keyof Form & string>, 'serverErrors'>,
  { field, value }: FieldChange<keyof Form & string>,
) => ({ form: { ...context.form, [field]: value }, ...withoutErrors(context, field) });

export const touch = <Field extends string>(
  { touched }: Pick<FormState<Field>, 'touched'>,
  ...fields: readonly Field[]
) => ({
  touched: [...new Set([...touched, ...fields])],
});

export const rejectSubmit = ({ rejections }: Pick<FormState, 'rejections'>) => ({ rejections: rejections + 1 });

/** The action for a form that the server rejected. */
export const rememberErrors = (_: unknown, { message, fields }: Pick<RefusedFields, 'message' | 'fields'>) => ({
  message,
  serverErrors: fields,
});

export const noErrors = { message: null, serverErrors: {} };

/** A changed field loses its server error. */
export function withoutErrors<Field extends string>(
  form: Pick<FormState<Field>, 'serverErrors'>,
  ...fields: readonly Field[]
): Pick<FormState<Field>, 'serverErrors'> {
  const serverErrors = { ...form.serverErrors };
  for (const field of fields) delete serverErrors[field];
  return { serverErrors };
}

export const showsErrors = <Field extends string>(
  { touched, rejections }: Pick<FormState<Field>, 'touched' | 'rejections'>,
  field: Field,
): boolean => rejections > 0 || touched.includes(field);

/** The server's message until the field is changed, else the problem of a field that was left or submitted. */
export function errorOf<Field extends string>(
  context: FormState<Field>,
  field: Field,
  problems: Problems<Field>,
): FieldError | null {
  const message = context.serverErrors[field];
  if (message !== undefined) return { message };
  const problem = showsErrors(context, field) ? problems[field] : undefined;
  return problem === undefined ? null : { problem };
}

/** Whether the server rejected the form without marking a field. */
export const isRefusedAsWhole = (snapshot: {
  matches(state: { editing: 'refused' }): boolean;
  context: Pick<FormState, 'serverErrors'>;
}): boolean => snapshot.matches({ editing: 'refused' }) && Object.keys(snapshot.context.serverErrors).length === 0;

export const isSubmitting = (snapshot: { matches(state: 'submitting'): boolean }): boolean =>
  snapshot.matches('submitting');
