import { useEffect, useRef } from 'react';
import * as css from './error-summary.css.ts';
import { focusField } from './focus-field.ts';

interface ErrorSummaryProps {
  title: string;
  /** How often everything was asked for. */
  asks: number;
  problems: readonly { field: string; message: string }[];
}

/** Everything that is in the way, in one place, each line a link to its field. It takes the focus whenever everything was asked for; what comes and goes while somebody types leaves them where they are. */
export function ErrorSummary({ title, asks, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asks > 0) summary.current?.focus();
  }, [asks]);
  if (asks === 0 || problems.length === 0) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={css.summary}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
