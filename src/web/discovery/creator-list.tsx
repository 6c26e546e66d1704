import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { Relaxation } from '#contract/creator.ts';
import { isFilterGroup, isLeast } from '#contract/directory-choices.ts';
import { hasMore, isAppending, isLoading, isOutdated, isSettled } from '#machines/discovery/discovery.view.ts';
import { isChoosing } from '#machines/list-addition/list-addition.view.ts';
import { countFilters } from '#rules/directory.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { shellMessages } from '#web/ui/shell.messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { cards, face, skeletons } from './creator-card.css.ts';
import { CreatorCard } from './creator-card.tsx';
import * as css from './creator-list.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { PageFailure } from './failure.tsx';
import { useCardFacts } from './use-card-facts.ts';
import { useNames } from './use-names.ts';
import { useVisibleCreators } from './use-visible-creators.tsx';

export function CreatorList({ actors }: DirectoryProps) {
  const shell = useMessages(shellMessages);
  const facts = useCardFacts(actors);
  const creators = useVisibleCreators(actors);
  const loading = useSelector(actors.discovery, isLoading);
  const settled = useSelector(actors.discovery, isSettled);
  const choosing = useSelector(actors.listAddition, isChoosing);
  if (creators.length === 0 && loading) return <Placeholders />;
  return (
    <>
      {creators.length === 0 && settled ? <NoMatches actors={actors} /> : null}
      {creators.length === 0 ? <Outdated actors={actors} /> : null}
      {creators.length === 0 ? null : (
        <ul className={cards} aria-label={shell.directoryTitle}>
          {creators.map((creator) => (
            <li key={creator._id}>
              <CreatorCard creator={creator} facts={facts} isChoosing={choosing} />
            </li>
          ))}
        </ul>
      )}
      <More actors={actors} />
    </>
  );
}

/** Offers a retry after the error banner was dismissed. */
function Outdated({ actors: { discovery } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  if (!useSelector(discovery, isOutdated)) return null;
  return (
    <FailedState
      words={messages.notThere}
      tryAgain={messages.loadCreators}
      onRetry={() => discovery.send({ type: 'list.load' })}
    />
  );
}

const Placeholders = () => (
  <div className={skeletons} aria-hidden>
    {Array.from({ length: 18 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: these are all the same and never change.
      <div key={index} className={css.skeleton}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <div className={face} />
      </div>
    ))}
  </div>
);

const More = memo(function More({ actors }: DirectoryProps) {
  const { discovery } = actors;
  const messages = useMessages(discoveryMessages);
  const more = useSelector(discovery, hasMore);
  const appending = useSelector(discovery, isAppending);
  if (!more) return null;
  return (
    <div className={css.more}>
      <PageFailure actors={actors} />
      <Button look="secondary" actor={discovery} event={{ type: 'page.more' }}>
        {messages.loadMore}
      </Button>
      {appending ? <Spinner words={messages.loading} /> : null}
    </div>
  );
});

/** Offers to drop a part of the query, with the number of creators that this would bring. */
function NoMatches({ actors }: DirectoryProps) {
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

export const focusSearch = (): void => focusField('search');
