import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './discovery-screen.css.ts';
import { GroupButton } from './filter-group.tsx';
import { useDays } from './use-names.ts';

export function ThereQuestion({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const there = useSelector(actors.discovery, ({ context }) => context.filters.there);
  const cityName = useCityName();
  const daysIn = useDays();
  const lines = there
    ? [there.city && messages.thereChip(cityName(there.city), ''), daysIn(there)].filter(Boolean)
    : [];
  const [city, days] = lines.length === 2 ? lines : [null, lines[0]];
  return (
    <GroupButton group="there" label={messages.filterNames.there} className={css.there} actors={actors}>
      <MapPin size={20} className={css.thereIcon} aria-hidden />
      <span className={css.thereText}>
        <span className={city ? hidden : css.thereLabel}>{messages.filterNames.there}</span>
        {city ? <span className={css.thereCity}>{city}</span> : null}
        <span className={days ? css.thereDays : css.thereAny}>{days ?? messages.thereAny}</span>
      </span>
      <ChevronDown size={16} aria-hidden />
    </GroupButton>
  );
}
