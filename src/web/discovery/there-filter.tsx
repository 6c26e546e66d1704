import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useText } from '#web/i18n/use-text.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import { Count } from './filter-group.tsx';
import * as css from './filter-panel.css.ts';

/** Who will be in a city on some days, by the trips that are published. */
export function ThereButton({ actors, place: { ThereForm } }: { actors: DiscoveryActors; place: Place }) {
  const { discovery: text } = useText();
  const isOpen = useSelector(actors.panel, ({ context }) => context.group === 'there');
  const there = useSelector(actors.discovery, ({ context }) => context.filters.there);
  return (
    <div className={css.group}>
      <button
        type="button"
        className={there ? css.groupButtonSet : css.groupButton}
        aria-expanded={isOpen}
        onClick={() => actors.page.send({ type: 'group.toggle', group: 'there' })}
      >
        {text.there}
        <Count of={there ? 1 : 0} />
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen ? <ThereForm actors={actors} /> : null}
    </div>
  );
}
