import type { ReactNode } from 'react';
import { RestoredScroll } from '#web/page/restored-scroll.tsx';
import * as dense from '#web/ui/dense-row.css.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './back-office.css.ts';

interface OfficeListProps<Row> {
  label: string;
  isBusy: boolean;
  /** Search, filters and tabs above the rows. */
  tools?: ReactNode;
  /** Null until the first answer; rows stay while others load. */
  rows: readonly Row[] | null;
  loading: string;
  /** The message of a list that could not be loaded. */
  failure: string | null;
  onRetry: () => void;
  empty: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  pages?: ReactNode;
  isDense?: boolean;
  /** The heads of columns, for a list that is a table on wide screens. */
  heads?: ReactNode;
  children: (row: Row) => ReactNode;
}

export function OfficeList<Row>(props: OfficeListProps<Row>) {
  const {
    label,
    isBusy,
    tools,
    rows,
    loading,
    failure,
    onRetry,
    empty,
    before,
    after,
    pages,
    heads,
    isDense = false,
  } = props;
  return (
    <section className={isDense ? css.queue : css.ledger} aria-label={label} aria-busy={isBusy}>
      {tools}
      {failure === null ? null : <RetryBanner onRetry={onRetry}>{failure}</RetryBanner>}
      {rows === null && failure === null ? <Spinner words={loading} /> : null}
      {rows === null ? null : (
        <div className={heads ? dense.table : undefined}>
          <RestoredScroll />
          {before}
          {rows.length === 0 ? null : heads}
          {rows.length === 0 ? empty : <ul className={dense.rows}>{rows.map(props.children)}</ul>}
          {after}
        </div>
      )}
      {rows === null ? null : pages}
    </section>
  );
}
