import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { leastFilters } from '#contract/directory-choices.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CountField } from '#web/ui/count-field.tsx';
import * as field from '#web/ui/field.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './filter-panel.css.ts';

interface LeastProps extends DirectoryProps {
  filter: (typeof leastFilters)[number];
}

/** A number and a slider for the same value. */
export function LeastOptions({ filter: { name: filter, max, sliderMax }, actors: { discovery } }: LeastProps) {
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
