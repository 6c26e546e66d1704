import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { made, type Sends } from '#web/ui/use-press.ts';
import * as css from './back-office.css.ts';

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
