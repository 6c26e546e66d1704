import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { bringRowIntoSight } from './bring-into-sight.ts';
import * as css from './dense-row.css.ts';
import { Face } from './face.tsx';

interface DenseRowProps {
  id: string;
  to: string;
  party: { fullName: string; profilePicture: string | null };
  title: string;
  detail: string;
  note?: string | null;
  since: number;
  age: string;
  isChosen?: boolean;
  /** Badges. */
  children: ReactNode;
}

/** A row of a list of the staff. */
export function DenseRow(props: DenseRowProps) {
  const { id, to, party, title, detail, note = null, since, age, isChosen = false, children } = props;
  const language = useLanguage();
  return (
    <Link
      to={to}
      className={css.row}
      data-row={id}
      preventScrollReset
      {...(isChosen && { 'aria-current': 'true' as const })}
    >
      <Face party={party} look="row" />
      <span className={css.body} ref={isChosen ? bringRowIntoSight : null}>
        <span className={css.head}>
          <span className={css.title}>{title}</span>
          <span className={css.badges}>{children}</span>
        </span>
        <span className={css.foot}>
          <span className={css.detail}>{detail}</span>
          <time
            className={css.age}
            dateTime={new Date(since).toISOString()}
            title={dateLabel(since, 'moment', language)}
          >
            {age}
          </time>
        </span>
        {note === null ? null : <span className={css.detail}>{note}</span>}
      </span>
    </Link>
  );
}
