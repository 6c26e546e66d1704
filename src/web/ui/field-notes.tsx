import * as css from './field.css.ts';
import { useErrorRole } from './use-press.ts';

interface Notes {
  id: string;
  hint: string | undefined;
  error: string | null;
}

export function FieldNotes({ id, hint, error }: Notes) {
  const role = useErrorRole();
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={css.error} role={role}>
          {error}
        </p>
      ) : null}
    </>
  );
}

export const noteIds = ({ id, hint, error }: Notes): string =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
