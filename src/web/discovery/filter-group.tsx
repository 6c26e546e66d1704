import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { PanelGroup } from '#machines/filter-panel/filter-panel.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import * as css from './filter-panel.css.ts';

interface GroupProps {
  group: PanelGroup;
  actors: DiscoveryActors;
  place: Place;
}

/** How many are chosen: a number to see, words to hear. */
function Count({ of: count }: { of: number }) {
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

export function FilterGroup({ group, actors, place: { Unfolded } }: GroupProps) {
  const { discovery: text } = useText();
  const isOpen = useSelector(actors.panel, ({ context }) => context.group === group);
  const chosen = useSelector(actors.discovery, ({ context: { filters } }) =>
    group === 'there' ? Number(filters.there !== null) : filters[group].length,
  );
  const label = group === 'there' ? text.there : text.groups[group];
  return (
    <div className={css.group}>
      <button
        type="button"
        className={chosen > 0 ? css.groupButtonSet : css.groupButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => actors.page.send({ type: 'group.toggle', group })}
      >
        {label}
        <Count of={chosen} />
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen ? <Unfolded group={group} label={label} actors={actors} /> : null}
    </div>
  );
}
