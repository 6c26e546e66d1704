import * as css from './field.css.ts';
import { useErrorRole } from './summarised.ts';

interface Notes {
  id: string;
  hint: string | undefined;
  error: string | null;
}

/** The hint of a field and its error below; both describe the control. */
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

/** The value of `aria-describedby` for them: the error first. */
export const noteIds = ({ id, hint, error }: Notes): string =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
