import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CountField } from '#web/ui/count-field.tsx';
import * as field from '#web/ui/field.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './filter-panel.css.ts';

const [most, sliderMost] = [100, 50];

/** A number and a slider for the same value; the slider's end means fifty and more. */
export function MinTrips({ actors: { discovery } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const count = useSelector(discovery, ({ context }) => context.filters.minTripCount);
  const id = useId();
  const change = (next: number) => discovery.send({ type: 'minTrips.change', count: next });
  return (
    <div className={css.minTrips}>
      <label className={field.label} htmlFor={id}>
        {messages.minTrips}
      </label>
      <CountField
        id={id}
        max={most}
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
        max={sliderMost}
        className={css.slider}
        aria-label={messages.minTripsSlider}
        value={Math.min(sliderMost, count)}
        onChange={({ currentTarget }) => change(currentTarget.valueAsNumber)}
      />
      <span className={field.hint} aria-hidden>
        {`${sliderMost}+`}
      </span>
    </div>
  );
}
