import { useSelector } from '@xstate/react';
import type { rangeFilters } from '#contract/directory-choices.ts';
import type { CountRange } from '#rules/directory.ts';
import { shortCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './filter-panel.css.ts';

/** A bound from the address that is none of the steps is offered as well. */
const stepsWith = (steps: readonly number[], bound: number): readonly number[] =>
  bound === 0 ? steps : [...new Set([...steps, bound])].toSorted((one, other) => one - other);

interface RangeProps extends DirectoryProps {
  filter: (typeof rangeFilters)[number];
}

export function RangeOptions({ filter: { name: filter, steps }, actors: { discovery } }: RangeProps) {
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
