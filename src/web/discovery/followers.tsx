import { useSelector } from '@xstate/react';
import type { FollowerRange } from '#rules/directory.ts';
import { shortCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './filter-panel.css.ts';

const steps = [1_000, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

/** A bound from the address that is none of the steps is offered as well. */
const stepsWith = (bound: number): number[] =>
  bound === 0 ? steps : [...new Set([...steps, bound])].toSorted((one, other) => one - other);

export function Followers({ actors: { discovery } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  const range = useSelector(discovery, ({ context }) => context.filters.followers);
  const { min, max } = range ?? { min: 0, max: null };
  const change = (bound: Partial<FollowerRange>) => discovery.send({ type: 'followers.change', change: bound });
  const optionsFor = (bound: number) =>
    [0, ...stepsWith(bound)].map((count) => ({
      value: String(count),
      label: count === 0 ? messages.anyCount : shortCount(count, language),
    }));
  return (
    <fieldset className={css.dropdown} aria-label={messages.followersTitle}>
      <div className={css.range}>
        <Select
          label={messages.minFollowers}
          value={String(min)}
          options={optionsFor(min)}
          onSelect={(value) => change({ min: Number(value) })}
        />
        <Select
          label={messages.maxFollowers}
          value={String(max ?? 0)}
          options={optionsFor(max ?? 0)}
          onSelect={(value) => change({ max: Number(value) || null })}
        />
      </div>
      {range ? (
        <Button
          look="quiet"
          aria-label={messages.clearGroupOf(messages.followersTitle)}
          actor={discovery}
          event={{ type: 'part.remove', part: { filter: 'followers', value: '' } }}
        >
          {messages.clearGroup}
        </Button>
      ) : null}
    </fieldset>
  );
}
