import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FilterGroup } from '#rules/directory.ts';
import { useText } from '#web/i18n/use-text.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import * as css from './filter-panel.css.ts';

interface GroupProps {
  group: FilterGroup;
  actors: DiscoveryActors;
  place: Place;
}

/** How many are chosen: a number to see, words to hear. */
export function Count({ of: count }: { of: number }) {
  const { discovery: text } = useText();
  if (count === 0) return null;
  return (
    <>
      <span className={css.count} aria-hidden>
        {count}
      </span>
      <span className={hidden}>{text.chosen(count)}</span>
    </>
  );
}

export function FilterGroupButton({ group, actors, place: { Dropdown } }: GroupProps) {
  const { discovery: text } = useText();
  const isOpen = useSelector(actors.panel, ({ context }) => context.group === group);
  const chosen = useSelector(actors.discovery, ({ context }) => context.filters[group]);
  const label = text.groups[group];
  return (
    <div className={css.group}>
      <button
        type="button"
        className={chosen.length > 0 ? css.groupButtonSet : css.groupButton}
        aria-expanded={isOpen}
        onClick={() => actors.page.send({ type: 'group.toggle', group })}
      >
        {label}
        <Count of={chosen.length} />
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen ? <Dropdown group={group} actors={actors} /> : null}
    </div>
  );
}
