import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as css from './field.css.ts';

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

/** A label above, the control, and below it what is wrong with it or what helps. */
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
  const note = error ?? hint;
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
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onText?.(event.target.value)}
        />
        {children}
      </div>
      {note ? (
        <p id={`${id}-note`} {...(error === null ? { className: css.hint } : { className: css.error, role: 'alert' })}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
