import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { directorySorts } from '#contract/trip-types.ts';
import { hasQuery, isAppending, isAwaited, isCounted, isLoading } from '#machines/discovery/discovery.view.ts';
import { isUnknown, listedIds } from '#machines/shortlist/shortlist.view.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Heading, Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { shellMessages } from '#web/ui/shell.messages.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { CreatorList } from './creator-list.tsx';
import { discoveryMessages } from './discovery.messages.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import * as css from './discovery-screen.css.ts';
import { ListFailure } from './failure.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { focusSearch } from './focus-search.ts';
import { ThereQuestion } from './there-question.tsx';
import { useVisibleCreators } from './use-visible-creators.ts';

interface ScreenProps {
  actors: DiscoveryActors;
  place: Place;
}

export function DiscoveryScreen({ actors, place }: ScreenProps) {
  const text = useMessages(discoveryMessages);
  const shell = useMessages(shellMessages);
  const { ShortlistPage, OpenProfile, CompareTray } = place;
  const title = place.list ? text.shortlist : shell.directoryTitle;
  const ways = <Ways actors={actors} place={place} />;
  return (
    <Page title={title} tools={place.tools} ways={ways} isBroad home="/discovery">
      {place.list ? (
        <>
          <div className={css.head}>
            <Heading>{title}</Heading>
          </div>
          <ShortlistPage actors={actors} place={place} />
        </>
      ) : (
        <Directory actors={actors} place={place} />
      )}
      <CompareTray actors={actors} />
      {place.profile ? <OpenProfile actors={actors} place={place} profile={place.profile} /> : null}
    </Page>
  );
}

/** To what a sponsor has begun: the letters that were written, the searches that were saved, and the creators kept in mind. */
function Ways({ actors, place }: ScreenProps) {
  const text = useMessages(discoveryMessages);
  const listed = useSelector(actors.shortlist, (snapshot) => listedIds(snapshot).length);
  const unknown = useSelector(actors.shortlist, isUnknown);
  const shortlist = unknown ? text.shortlist : text.shortlistCount(listed);
  return (
    <nav className={css.links} aria-label={text.yourPages}>
      <Link to="/invitations" className={css.link}>
        {text.invitations}
      </Link>
      <Link to={`/discovery/searches${place.addressOf({ list: null, creator: null })}`} className={css.link}>
        {text.searches}
        {place.news}
      </Link>
      <Link to={place.addressOf({ list: place.list ? null : 'shortlist', creator: null })} className={css.link}>
        {place.list ? text.allCreators : shortlist}
      </Link>
    </nav>
  );
}

function Directory({ actors, place }: ScreenProps) {
  const text = useMessages(discoveryMessages);
  const shell = useMessages(shellMessages);
  return (
    <>
      <div className={css.controls}>
        <div className={css.head}>
          <Heading>{shell.directoryTitle}</Heading>
          <Summary actors={actors}>
            <ClearAll actors={actors} />
          </Summary>
        </div>
        <div className={css.question}>
          <SearchField actors={actors} />
          <ThereQuestion actors={actors} place={place} />
        </div>
        <SortField actors={actors} />
        <FilterPanel actors={actors} place={place} />
      </div>
      {place.ignored.length > 0 ? (
        <Banner tone="warning">{text.ignored(place.ignored.map((name) => partName(name, text)).join(', '))}</Banner>
      ) : null}
      <ListFailure actors={actors} />
      <place.Refusal actors={actors} />
      <CreatorList actors={actors} place={place} />
    </>
  );
}

function partName(name: string, text: typeof discoveryMessages.en): string {
  const names: Record<string, string> = {
    ...text.groups,
    sort: text.sort,
    minTripCount: text.minTrips,
    thereFrom: text.thereFrom,
    thereTo: text.thereTo,
    creator: text.profile,
  };
  return names[name] ?? name;
}

/** Drawn once, and not with each letter. */
const icons = {
  search: <Search size={20} className={css.searchIcon} aria-hidden />,
  clear: <X size={18} aria-hidden />,
};

function SearchField({ actors: { discovery } }: { actors: DiscoveryActors }) {
  const text = useMessages(discoveryMessages);
  const search = useSelector(discovery, ({ context }) => context.searchQuery);
  return (
    <div className={css.search}>
      {icons.search}
      <input
        type="search"
        name="search"
        className={css.searchInput}
        aria-label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        autoComplete="off"
        maxLength={80}
        value={search}
        onChange={({ currentTarget }) => discovery.send({ type: 'search.change', search: currentTarget.value })}
      />
      {search === '' ? null : (
        <button
          type="button"
          className={css.searchClear}
          aria-label={text.clearSearch}
          onClick={() => {
            discovery.send({ type: 'search.clear' });
            focusSearch();
          }}
        >
          {icons.clear}
        </button>
      )}
    </div>
  );
}

function SortField({ actors: { discovery } }: { actors: DiscoveryActors }) {
  const text = useMessages(discoveryMessages);
  return (
    <div className={css.sort}>
      <Select
        isInline
        label={text.sort}
        value={useSelector(discovery, ({ context }) => context.sortBy)}
        options={directorySorts.map((value) => ({ value, label: text.sorts[value] }))}
        onSelect={(value) => discovery.send({ type: 'sort.change', sort: value })}
      />
    </div>
  );
}

/** How many are shown of how many, and what was asked for. */
function Summary({ actors, children }: { actors: DiscoveryActors; children: ReactNode }) {
  const text = useMessages(discoveryMessages);
  const language = useLanguage();
  const shown = useVisibleCreators(actors).length;
  const total = useSelector(actors.discovery, ({ context }) => context.totalCreators);
  const counted = useSelector(actors.discovery, isCounted);
  const awaited = useSelector(actors.discovery, isAwaited);
  const search = useSelector(actors.discovery, ({ context }) => context.searchQuery.trim());
  const loading = useSelector(actors.discovery, isLoading);
  const appending = useSelector(actors.discovery, isAppending);
  return (
    <div className={css.summary}>
      {loading && (shown === 0 || !appending) ? <Spinner words={text.loading} /> : null}
      <p role="status" aria-busy={awaited} className={css.count}>
        {counted ? text.showing(wholeCount(shown, language), wholeCount(total, language)) : ''}
      </p>
      {search === '' ? null : <span className={css.query}>{`“${search}”`}</span>}
      {children}
    </div>
  );
}

function ClearAll({ actors: { discovery } }: { actors: DiscoveryActors }) {
  const text = useMessages(discoveryMessages);
  const isAsked = useSelector(discovery, hasQuery);
  if (!isAsked) return null;
  return (
    <button
      type="button"
      className={css.clearAll}
      onClick={() => {
        discovery.send({ type: 'all.clear' });
        focusSearch();
      }}
    >
      {text.clearAll}
    </button>
  );
}
