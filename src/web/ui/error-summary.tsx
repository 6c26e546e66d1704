import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './error-summary.css.ts';
import { focusField } from './focus-field.ts';
import { uiMessages } from './ui.messages.ts';
import { useErrorTitle } from './use-error-title.ts';
import { EnclosingForm } from './use-press.ts';

interface ErrorSummaryProps<Field extends string> {
  /** The number of failed submits. */
  asks: number;
  problems: readonly { field: Field; message: string }[];
  onFind?: (field: Field) => void;
}

/** Takes the focus at each failed submit, and not when errors come and go while the user types. */
export function ErrorSummary<Field extends string>(props: ErrorSummaryProps<Field>) {
  const { asks, problems, onFind = focusField } = props;
  const ui = useMessages(uiMessages);
  const summary = useRef<HTMLDivElement>(null);
  const { setSummarised } = use(EnclosingForm);
  useLayoutEffect(() => setSummarised(asks > 0), [asks, setSummarised]);
  useEffect(() => {
    if (asks > 0) summary.current?.focus();
  }, [asks]);
  const isShown = asks > 0 && problems.length > 0;
  useErrorTitle(isShown);
  if (!isShown) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={css.summary}>
      <h2 className={css.title}>{ui.checkFields}</h2>
      <ul className={css.list}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onFind(field);
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
