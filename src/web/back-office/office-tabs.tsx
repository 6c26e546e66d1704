import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import * as css from './back-office.css.ts';

interface OfficeTabsProps<Value> {
  label: string;
  tabs: readonly { value: Value; label: string; count: number | null }[];
  chosen: Value;
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

export const OfficeTabs = <Value,>({ label, tabs, chosen, disabled = false, onChoose }: OfficeTabsProps<Value>) => (
  <fieldset className={css.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <button
        key={String(tab.value)}
        type="button"
        className={css.tab}
        aria-pressed={tab.value === chosen}
        ref={tab.value === chosen ? bringIntoSight : null}
        disabled={disabled}
        onClick={() => onChoose(tab.value)}
      >
        {tab.label}
        {tab.count === null ? null : (
          <span className={css.count} ref={tab.value === chosen ? bringIntoSight : null}>
            {tab.count}
          </span>
        )}
      </button>
    ))}
  </fieldset>
);
