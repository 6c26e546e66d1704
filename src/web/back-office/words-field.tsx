import { useId } from 'react';
import * as field from '#web/ui/field.css.ts';
import * as css from './back-office.css.ts';

interface WordsFieldProps {
  label: string;
  name: string;
  hint?: string;
  error?: string | null;
  draft?: string | undefined;
}

export function WordsField({ label, name, hint, error = null, draft = '' }: WordsFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={3}
        defaultValue={draft}
        maxLength={1000}
        className={css.textInput}
        aria-invalid={error !== null}
        {...(note && { 'aria-describedby': `${id}-note` })}
      />
      {note ? (
        <p
          id={`${id}-note`}
          {...(error === null ? { className: field.hint } : { className: field.error, role: 'alert' })}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}

export const textIn = (data: FormData, name: string) => String(data.get(name) ?? '').trim();
