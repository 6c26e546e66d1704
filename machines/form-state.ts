import type { RefusedFields } from './refused-fields.ts';

/** What a form knows of its fields besides their values: it decides which errors show. */
export interface FormState<Field extends string = string> {
  touched: readonly Field[];
  /** Submits that found something missing or wrong. After the first one, every field shows its error. */
  rejections: number;
  /** Messages of the server, each until its field is changed. */
  serverErrors: Partial<Record<Field, string>>;
}

export const untouched = (): FormState<never> => ({ touched: [], rejections: 0, serverErrors: {} });

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
