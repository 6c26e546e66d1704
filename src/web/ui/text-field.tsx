import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as css from './field.css.ts';
import { FieldNotes, noteIds } from './field-notes.tsx';
import { steadyCaret } from './steady-caret.ts';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  error?: string | null;
  hint?: string;
  onText?: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

interface LaidOutProps extends FieldProps {
  look: string;
  frame?: string;
  children?: ReactNode;
}

export const TextField = (props: FieldProps) => <LaidOutField {...props} look={css.input} />;

export function LaidOutField({
  label,
  error = null,
  hint,
  onText,
  look,
  frame = css.field,
  children,
  ...input
}: LaidOutProps) {
  const id = useId();
  const notes = { id, hint, error };
  return (
    <div className={frame}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          {...input}
          id={id}
          className={look}
          aria-invalid={error !== null}
          aria-describedby={noteIds(notes) || undefined}
          onChange={(event) => onText?.(event.target.value)}
        />
        {children}
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}

export const FormattedField = (props: FieldProps) => <TextField {...props} ref={steadyCaret} />;
