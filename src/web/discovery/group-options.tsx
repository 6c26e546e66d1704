import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { type FilterName, filterTable, type leastFilters, type rangeFilters } from '#contract/directory-choices.ts';
import type { CountRange } from '#rules/directory.ts';
import { shortCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as field from '#web/ui/field.css.ts';
import { Popover } from '#web/ui/popover.tsx';
import { Select } from '#web/ui/select.tsx';
import { useLarge } from '#web/ui/use-wide.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { Dropdown } from './filter-dropdown.tsx';
import * as css from './filter-panel.css.ts';
import { ThereForm } from './there-form.tsx';

interface GroupOptionsProps extends DirectoryProps {
  group: FilterName;
  label: string;
}

/** Wide screens show the options in a popover, narrow ones inside the sheet. 'There' is not in the sheet and always has a popover. */
export function GroupOptions({ group, label, actors }: GroupOptionsProps) {
  const options = <Options group={group} actors={actors} />;
  const close = () => actors.page.send({ type: 'group.dismiss' });
  const isWide = useLarge();
  return isWide || group === 'there' ? (
    <Popover label={label} look={group === 'there' ? 'wide' : 'plain'} onClose={close}>
      {options}
    </Popover>
  ) : (
    options
  );
}

function Options({ group, actors }: Omit<GroupOptionsProps, 'label'>) {
  const filter = filterTable.find(({ name }) => name === group);
  if (filter?.kind === 'terms') return <Dropdown group={filter.name} actors={actors} />;
  if (filter?.kind === 'range') return <RangeOptions filter={filter} actors={actors} />;
  if (filter?.kind === 'least') return <LeastOptions filter={filter} actors={actors} />;
  return <ThereForm actors={actors} />;
}

interface FilterSheetProps extends DirectoryProps {
  children: ReactNode;
}

/** The filters of a narrow screen. Escape closes the open group first, then the sheet. */
export function FilterSheet({ actors: { panel, page }, children }: FilterSheetProps) {
  const messages = useMessages(discoveryMessages);
  const isGroupOpen = useSelector(panel, (snapshot) => snapshot.matches({ dropdown: 'open' }));
  return (
    <Dialog
      title={messages.filters}
      look="sheet"
      isOpen
      onClose={() => panel.send({ type: 'sheet.close' })}
      returnTo="filters"
      {...(isGroupOpen && { onEscape: () => page.send({ type: 'group.dismiss' }) })}
    >
      <div className={css.sheet}>{children}</div>
    </Dialog>
  );
}

interface LeastProps extends DirectoryProps {
  filter: (typeof leastFilters)[number];
}

/** A number and a slider for the same value. */
function LeastOptions({ filter: { name: filter, max, sliderMax }, actors: { discovery } }: LeastProps) {
  const messages = useMessages(discoveryMessages);
  const count = useSelector(discovery, ({ context }) => context.filters[filter]);
  const id = useId();
  const change = (next: number) => discovery.send({ type: 'count.change', filter, count: next });
  return (
    <div className={css.minTrips}>
      <label className={field.label} htmlFor={id}>
        {messages.filterNames[filter]}
      </label>
      <CountField
        id={id}
        max={max}
        className={css.number}
        value={count}
        onCount={change}
        onKeyDown={({ key }) => {
          if (key === 'Enter') discovery.send({ type: 'list.load' });
        }}
      />
      <input
        type="range"
        min={0}
        max={sliderMax}
        className={css.slider}
        aria-label={messages.least[filter].slider}
        value={Math.min(sliderMax, count)}
        onChange={({ currentTarget }) => change(currentTarget.valueAsNumber)}
      />
      <span className={field.hint} aria-hidden>
        {`${sliderMax}+`}
      </span>
    </div>
  );
}

/** A bound from the address that is none of the steps is offered as well. */
const stepsWith = (steps: readonly number[], bound: number): readonly number[] =>
  bound === 0 ? steps : [...new Set([...steps, bound])].toSorted((one, other) => one - other);

interface RangeProps extends DirectoryProps {
  filter: (typeof rangeFilters)[number];
}

function RangeOptions({ filter: { name: filter, steps }, actors: { discovery } }: RangeProps) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  const range = useSelector(discovery, ({ context }) => context.filters[filter]);
  const { min, max } = range ?? { min: 0, max: null };
  const name = messages.filterNames[filter];
  const change = (bound: Partial<CountRange>) => discovery.send({ type: 'range.change', filter, change: bound });
  const optionsFor = (bound: number) =>
    [0, ...stepsWith(steps, bound)].map((count) => ({
      value: String(count),
      label: count === 0 ? messages.anyCount : shortCount(count, language),
    }));
  return (
    <fieldset className={css.dropdown} aria-label={name}>
      <div className={css.range}>
        <Select
          label={messages.atLeast}
          value={String(min)}
          options={optionsFor(min)}
          onSelect={(value) => change({ min: Number(value) })}
        />
        <Select
          label={messages.atMost}
          value={String(max ?? 0)}
          options={optionsFor(max ?? 0)}
          onSelect={(value) => change({ max: Number(value) || null })}
        />
      </div>
      {range ? (
        <Button
          look="quiet"
          aria-label={messages.clearGroupOf(name)}
          actor={discovery}
          event={{ type: 'part.remove', part: { filter, value: '' } }}
        >
          {messages.clearGroup}
        </Button>
      ) : null}
    </fieldset>
  );
}
