import { useSelector } from '@xstate/react';
import type { Relaxation } from '#contract/creator.ts';
import { type DirectoryFilters, noFilters } from '#machines/discovery/discovery.machine.ts';
import { hasMore, isAppending, isLoading, isSettled, visibleCreators } from '#machines/discovery/discovery.view.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VirtualGrid } from '#web/ui/virtual-grid.tsx';
import { clearSearch } from './clear-search.ts';
import { grid } from './creator-card.css.ts';
import { CreatorCard } from './creator-card.tsx';
import * as css from './creator-list.css.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import { useCardFacts } from './use-card-facts.ts';
import { useNames } from './use-names.ts';

interface ListProps {
  actors: DiscoveryActors;
  place: Place;
}

export function CreatorList({ actors, place }: ListProps) {
  const { discovery: text, shell } = useText();
  const facts = useCardFacts(actors, place);
  const found = useSelector(actors.details, ({ context }) => context.found);
  const creators = useSelector(actors.discovery, (snapshot) => visibleCreators(snapshot, found));
  const loading = useSelector(actors.discovery, isLoading);
  const appending = useSelector(actors.discovery, isAppending);
  const settled = useSelector(actors.discovery, isSettled);
  if (creators.length === 0 && loading) return <FullLoader />;
  return (
    <>
      {loading && !appending ? <Spinner words={text.loading} /> : null}
      {creators.length === 0 && settled ? <Nobody actors={actors} /> : null}
      {creators.length === 0 ? null : (
        <VirtualGrid items={creators} label={shell.directoryTitle} {...grid}>
          {(creator) => <CreatorCard creator={creator} facts={facts} />}
        </VirtualGrid>
      )}
      <More actors={actors} />
    </>
  );
}

const FullLoader = () => {
  const { discovery: text } = useText();
  return (
    <div className={css.loader}>
      <Spinner words={text.loading} />
      <div className={css.skeletons} aria-hidden>
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these are all the same and never change.
          <div key={index} className={css.skeleton}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
        ))}
      </div>
    </div>
  );
};

function More({ actors: { discovery } }: { actors: DiscoveryActors }) {
  const { discovery: text } = useText();
  const more = useSelector(discovery, hasMore);
  const possible = useSelector(discovery, (snapshot) => snapshot.can({ type: 'page.more' }));
  const appending = useSelector(discovery, isAppending);
  if (!more) return null;
  return (
    <div className={css.more}>
      <Button look="secondary" disabled={!possible} onClick={() => discovery.send({ type: 'page.more' })}>
        {text.loadMore}
      </Button>
      {appending ? <Spinner words={text.loading} /> : null}
    </div>
  );
}

/** Nobody fits: what could be left out, and how many that would bring. */
function Nobody({ actors }: { actors: DiscoveryActors }) {
  const { discovery: text } = useText();
  const search = useSelector(actors.discovery, ({ context }) => context.searchQuery.trim());
  const relaxations = useSelector(actors.discovery, ({ context }) => context.relaxations);
  return (
    <EmptyState words={text.empty}>
      <Relaxations actors={actors} relaxations={relaxations} />
      <div className={css.emptyActions}>
        <Button
          onClick={() => {
            actors.discovery.send({ type: 'filters.change', filters: noFilters });
            actors.discovery.send({ type: 'list.load' });
          }}
        >
          {text.resetAllFilters}
        </Button>
        {search === '' ? null : (
          <Button look="secondary" onClick={() => clearSearch(actors.discovery)}>
            {text.clearSearch}
          </Button>
        )}
      </div>
    </EmptyState>
  );
}

function Relaxations({ actors, relaxations }: { actors: DiscoveryActors; relaxations: readonly Relaxation[] }) {
  const { discovery: text } = useText();
  const language = useLanguage();
  const nameOf = useNames(actors);
  const filters = useSelector(actors.discovery, ({ context }) => context.filters);
  const labelOf = ({ filter, value }: Relaxation): string => {
    if (filter === 'minTripCount') return text.tripsOrMore(Number(value));
    if (filter === 'search') return value;
    return filter === 'there' ? text.thereChip(value, '') : nameOf(filter, value);
  };
  return (
    <ul className={css.relaxations}>
      {relaxations.map((relaxation) => (
        <li key={`${relaxation.filter} ${relaxation.value}`}>
          <Button
            look="quiet"
            onClick={() => {
              if (relaxation.filter === 'search') return clearSearch(actors.discovery);
              actors.discovery.send({ type: 'filters.change', filters: without(filters, relaxation) });
              actors.discovery.send({ type: 'list.load' });
            }}
          >
            {text.without(labelOf(relaxation), relaxation.total, wholeCount(relaxation.total, language))}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function without(filters: DirectoryFilters, { filter, value }: Relaxation): DirectoryFilters {
  if (filter === 'search') return filters;
  if (filter === 'minTripCount') return { ...filters, minTripCount: 0 };
  if (filter === 'there') return { ...filters, there: null };
  return { ...filters, [filter]: filters[filter].filter((each) => each !== value) };
}
