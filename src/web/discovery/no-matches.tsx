import { useSelector } from '@xstate/react';
import type { Relaxation } from '#contract/creator.ts';
import { isFilterGroup, isLeast } from '#contract/directory-choices.ts';
import { countFilters } from '#rules/directory.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { focusSearch } from './focus-search.ts';
import * as css from './no-matches.css.ts';
import { useNames } from './use-names.ts';

/** Offers to drop a part of the query, with the number of creators that this would bring. */
export function NoMatches({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const search = useSelector(actors.discovery, ({ context }) => context.searchQuery.trim());
  const isFiltered = useSelector(actors.discovery, ({ context }) => countFilters(context.filters) > 0);
  const relaxations = useSelector(actors.discovery, ({ context }) => context.relaxations);
  const clearSearch = () => {
    actors.discovery.send({ type: 'search.clear' });
    focusSearch();
  };
  return (
    <EmptyState words={messages.empty}>
      <Relaxations actors={actors} relaxations={relaxations} />
      <div className={css.emptyActions}>
        {search === '' ? null : (
          <Button look={isFiltered ? 'secondary' : 'primary'} onClick={clearSearch}>
            {messages.clearSearch}
          </Button>
        )}
        <Button
          look={isFiltered ? 'primary' : 'secondary'}
          actor={actors.discovery}
          event={{ type: isFiltered ? 'filters.reset' : 'all.clear' }}
        >
          {messages.resetAllFilters}
        </Button>
      </div>
    </EmptyState>
  );
}

function Relaxations({ actors, relaxations }: DirectoryProps & { relaxations: readonly Relaxation[] }) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  const nameOf = useNames(actors);
  const labelOf = ({ filter, value }: Relaxation): string => {
    if (filter === 'search' || value === '') return filter === 'search' ? value : messages.filterNames[filter];
    if (filter === 'there') return messages.thereChip(value, '');
    if (isLeast(filter)) return messages.least[filter].chip(Number(value));
    return isFilterGroup(filter) ? nameOf(filter, value) : value;
  };
  return (
    <ul className={css.relaxations}>
      {relaxations.map((relaxation) => (
        <li key={`${relaxation.filter} ${relaxation.value}`}>
          <Button
            look="quiet"
            onClick={() => {
              actors.discovery.send({ type: 'part.remove', part: relaxation });
              if (relaxation.filter === 'search') focusSearch();
            }}
          >
            {messages.without(labelOf(relaxation), relaxation.total, wholeCount(relaxation.total, language))}
          </Button>
        </li>
      ))}
    </ul>
  );
}
