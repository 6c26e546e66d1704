import type { ReactNode } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { RestoredScroll } from '#web/page/restored-scroll.tsx';
import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import { PlainButton } from '#web/ui/button.tsx';
import * as dense from '#web/ui/dense-row.css.ts';
import { Heading } from '#web/ui/page.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { made, type Sends } from '#web/ui/use-press.ts';
import * as css from './back-office.css.ts';
import { staffMessages } from './staff.messages.ts';

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

interface OfficeHeadProps {
  current: keyof (typeof staffMessages)['en']['sections'];
  children?: ReactNode;
}

export function OfficeHead({ current, children }: OfficeHeadProps) {
  const { sections } = useMessages(staffMessages);
  return (
    <div className={css.officeTitle}>
      <Heading>{sections[current]}</Heading>
      {children}
    </div>
  );
}

interface OfficeTabsProps<Event, Value> extends Sends<Event, [value: Value]> {
  label: string;
  tabs: readonly { value: Value; label: string; count: number | null }[];
  chosen: Value;
}

export const OfficeTabs = <const Event, Value>(props: OfficeTabsProps<Event, Value>) => (
  <fieldset className={css.tabs} aria-label={props.label}>
    {props.tabs.map(({ value, label, count }) => (
      <PlainButton
        key={String(value)}
        className={css.tab}
        aria-pressed={value === props.chosen}
        ref={value === props.chosen ? bringIntoSight : null}
        actor={props.actor}
        event={made(props.event, value)}
      >
        {label}
        {count === null ? null : (
          <span className={css.count} ref={value === props.chosen ? bringIntoSight : null}>
            {count}
          </span>
        )}
      </PlainButton>
    ))}
  </fieldset>
);
