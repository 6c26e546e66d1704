import { steadyCaret } from './steady-caret.ts';
import { type FieldProps, TextField } from './text-field.tsx';

export const FormattedField = (props: FieldProps) => <TextField {...props} ref={steadyCaret} />;
