import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { PanelGroup } from '#machines/filter-panel/filter-panel.machine.ts';
import type { DirectoryFilters } from '#rules/directory.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import { discoveryMessages } from './discovery.messages.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import * as css from './filter-panel.css.ts';

/** How many are chosen: a number to see, words to hear. */
function Count({ of: count }: { of: number }) {
  const text = useMessages(discoveryMessages);
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

type RowGroup = Exclude<PanelGroup, 'there'>;

interface GroupProps {
  group: PanelGroup;
  actors: DiscoveryActors;
  place: Place;
}

/** One of the row, named for what it narrows. */
export function FilterGroup({ group, actors, place }: GroupProps & { group: RowGroup }) {
  const text = useMessages(discoveryMessages);
  const chosen = useSelector(actors.discovery, ({ context: { filters } }) => countIn(filters, group));
  const [name, label] =
    group === 'minTripCount' ? [text.minTrips, text.leastTrips] : [text.groups[group], text.groups[group]];
  return (
    <GroupButton {...{ group, label, actors, place }} className={chosen > 0 ? css.groupButtonSet : css.groupButton}>
      {name}
      <Count of={chosen} />
    </GroupButton>
  );
}

interface ButtonProps extends GroupProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** Unfolds a group, and folds it. */
export function GroupButton({ group, label, className, actors, place: { Unfolded }, children }: ButtonProps) {
  const isOpen = useSelector(actors.panel, ({ context }) => context.group === group);
  return (
    <div className={css.group}>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => actors.page.send({ type: 'group.toggle', group })}
      >
        {children}
        <ChevronDown size={16} aria-hidden />
      </button>
      {isOpen ? <Unfolded group={group} label={label} actors={actors} /> : null}
    </div>
  );
}

const countIn = (filters: DirectoryFilters, group: RowGroup): number =>
  group === 'minTripCount' ? Number(filters.minTripCount > 0) : filters[group].length;
