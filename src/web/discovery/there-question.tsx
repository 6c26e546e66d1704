import MapPin from 'lucide-react/icons/map-pin';
import { useText } from '#web/i18n/use-text.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import * as css from './discovery-screen.css.ts';
import { GroupButton } from './filter-group.tsx';
import { useActiveFilters } from './use-names.ts';

interface QuestionProps {
  actors: DiscoveryActors;
  place: Place;
}

/** Who is in town, and when: asked beside the name. */
export function ThereQuestion({ actors, place }: QuestionProps) {
  const { discovery: text } = useText();
  const asked = useActiveFilters(actors).find(({ filter }) => filter === 'there');
  return (
    <GroupButton group="there" label={text.there} className={css.there} actors={actors} place={place}>
      <MapPin size={20} aria-hidden />
      <span className={css.thereWords}>
        <span className={css.thereLabel}>{text.there}</span>
        <span className={asked ? css.thereAsked : css.thereAny}>{asked?.label ?? text.thereAny}</span>
      </span>
    </GroupButton>
  );
}
