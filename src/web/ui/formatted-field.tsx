import { steadyCaret } from './steady-caret.ts';
import { type FieldProps, TextField } from './text-field.tsx';

/** A line of text that is cleaned while it is typed; the caret stays where it was typed. */
export const FormattedField = (props: FieldProps) => <TextField {...props} ref={steadyCaret} />;
