import * as css from './error-summary.css.ts';
import { focusField } from './focus-field.ts';

interface ErrorSummaryProps {
  title: string;
  problems: readonly { field: string; message: string }[];
}

/** Everything that is in the way, in one place, each line a link to its field. It takes the focus when it appears. */
export const ErrorSummary = ({ title, problems }: ErrorSummaryProps) => (
  <div ref={takeFocus} role="alert" tabIndex={-1} className={css.summary}>
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

const takeFocus = (summary: HTMLElement | null): void => summary?.focus();
