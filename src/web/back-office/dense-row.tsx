import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { daysBetween } from '#web/ui/age.ts';
import { Face } from '#web/ui/face.tsx';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';

interface DenseRowProps {
  id: string;
  to: string;
  party: { fullName: string; profilePicture: string | null };
  title: string;
  detail: string;
  since: number;
  now: number;
  isChosen?: boolean;
  children: ReactNode;
}

export function DenseRow({ id, to, party, title, detail, since, now, isChosen = false, children }: DenseRowProps) {
  const messages = useMessages(backOfficeMessages);
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
      <span className={css.rowWords}>
        <span className={css.rowTitle}>{title}</span>
        <span className={css.rowDetail}>{detail}</span>
      </span>
      <span className={css.rowEnd}>
        <span className={css.rowFlags}>{children}</span>
        <time
          className={css.rowDay}
          dateTime={new Date(since).toISOString()}
          title={dateLabel(since, 'moment', language)}
        >
          {messages.age(daysBetween(since, now))}
        </time>
      </span>
    </Link>
  );
}
