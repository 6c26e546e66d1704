import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { Badge } from './badge.tsx';
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
  /** The member of staff who has taken it. */
  taker?: string | null;
  since: number;
  age: string;
  isChosen?: boolean;
  /** Badges. */
  children: ReactNode;
}

/** A row of a list of the staff. */
export function DenseRow(props: DenseRowProps) {
  const { id, to, party, title, detail, note = null, taker = null, since, age, isChosen = false, children } = props;
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
          <span className={css.badges}>
            <span className={css.flags}>{children}</span>
            {taker === null ? null : (
              <span className={css.taker}>
                <Badge>{taker}</Badge>
              </span>
            )}
          </span>
        </span>
        <span className={css.foot}>
          <span className={css.detail}>{detail}</span>
          <time
            className={css.age}
            dateTime={new Date(since).toISOString()}
            title={dateLabel(since, 'moment', language)}
            data-day={dateLabel(since, 'day', language)}
          >
            {age}
          </time>
        </span>
        {note === null ? null : <span className={css.note}>{note}</span>}
      </span>
    </Link>
  );
}

interface DenseHeadsProps {
  title: string;
  detail: string;
  flags: string;
  note: string;
  since: string;
}

/** The heads of the columns that dense rows have on wide screens. Rows say by themselves what a screen reader needs. */
export const DenseHeads = ({ title, detail, flags, note, since }: DenseHeadsProps) => (
  <div className={css.heads} aria-hidden>
    <span className={css.titleHead}>{title}</span>
    <span className={css.detailHead}>{detail}</span>
    <span className={css.flagsHead}>{flags}</span>
    <span className={css.noteHead}>{note}</span>
    <span className={css.sinceHead}>{since}</span>
  </div>
);

const day = 86_400_000;

/** Whole days between two moments, at least 0 because clocks can differ. */
export const daysBetween = (since: number, now: number): number => Math.max(0, Math.floor((now - since) / day));
