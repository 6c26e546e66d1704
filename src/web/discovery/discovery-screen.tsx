import { useSelector } from '@xstate/react';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { directorySorts, rangeFilters } from '#contract/directory-choices.ts';
import { recordBy } from '#contract/record-of.ts';
import { listIn, profileIn } from '#machines/directory/directory.view.ts';
import {
  correctedSearch,
  hasQuery,
  isAppending,
  isAwaited,
  isCounted,
  isLoading,
} from '#machines/discovery/discovery.view.ts';
import { isDialogOpen as isAdding, isChoosing } from '#machines/list-addition/list-addition.view.ts';
import { isDialogOpen } from '#machines/own-lists/own-lists.view.ts';
import { isDialogOpen as isSavingSearch } from '#machines/search-saving/search-saving.machine.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { dialogModule } from '#web/ui/dialog.tsx';
import { Later, usePreload } from '#web/ui/later.tsx';
import { openMenu } from '#web/ui/more-menu.tsx';
import { Heading, Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { shellMessages } from '#web/ui/shell.messages.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLarge } from '#web/ui/use-wide.ts';
import { CompareTray } from './compare-choice.tsx';
import { CreatorList, focusSearch } from './creator-list.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './discovery-screen.css.ts';
import { ListFailure } from './failure.tsx';
import { FilterPanel } from './filter-panel.tsx';
import {
  groupOptions,
  listAdditionDialog,
  listDialog,
  openProfile,
  saveSearchDialog,
  shortlistPage,
} from './later-parts.ts';
import { SaveSearchButton } from './save-search-button.tsx';
import { SeveralButton, SeveralTray } from './several-choice.tsx';
import { ShortlistBanner } from './shortlist-banner.tsx';
import { ThereQuestion } from './there-question.tsx';
import { ListAnnouncement, useVisibleCreators } from './use-visible-creators.tsx';

export function DiscoveryScreen({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const shell = useMessages(shellMessages);
  const list = useSelector(actors.page, listIn);
  const profile = useSelector(actors.page, profileIn);
  const isListDialogOpen = useSelector(actors.ownLists, isDialogOpen);
  const isSaveDialogOpen = useSelector(actors.searchSaving, isSavingSearch);
  const isAdditionOpen = useSelector(actors.listAddition, isAdding);
  const choosing = useSelector(actors.listAddition, isChoosing);
  const title = list ? messages.lists : shell.directoryTitle;
  usePreload(dialogModule);
  usePreload(openMenu);
  usePreload(groupOptions);
  usePreload(openProfile);
  usePreload(shortlistPage);
  usePreload(listDialog);
  usePreload(saveSearchDialog);
  usePreload(listAdditionDialog);
  return (
    <Page title={title} isBroad>
      {list ? (
        <>
          <div className={css.head}>
            <Heading>{title}</Heading>
          </div>
          <Later module={shortlistPage} fallback={<Spinner words={messages.loading} />}>
            {({ ShortlistPage }) => <ShortlistPage actors={actors} />}
          </Later>
        </>
      ) : (
        <Directory actors={actors} />
      )}
      <ListAnnouncement actors={actors} />
      {choosing ? list === null ? <SeveralTray actors={actors} /> : null : <CompareTray actors={actors} />}
      {profile ? (
        <Later module={openProfile} isOnDemand>
          {({ OpenProfile }) => <OpenProfile actors={actors} profile={profile} />}
        </Later>
      ) : null}
      {isListDialogOpen ? (
        <Later module={listDialog} isOnDemand>
          {({ ListDialog }) => <ListDialog actors={actors} />}
        </Later>
      ) : null}
      {isAdditionOpen ? (
        <Later module={listAdditionDialog} isOnDemand>
          {({ ListAdditionDialog }) => <ListAdditionDialog actors={actors} />}
        </Later>
      ) : null}
      {isSaveDialogOpen ? (
        <Later module={saveSearchDialog} isOnDemand>
          {({ SaveSearchDialog }) => <SaveSearchDialog actor={actors.searchSaving} />}
        </Later>
      ) : null}
    </Page>
  );
}

function Directory({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const shell = useMessages(shellMessages);
  const ignored = useSelector(actors.page, ({ context }) => context.ignored);
  const isWide = useLarge();
  const save = <SaveSearchButton actors={actors} />;
  const summary = (
    <Summary actors={actors}>
      <ClearAll actors={actors} />
      <SeveralButton actors={actors} />
      {isWide ? save : null}
    </Summary>
  );
  return (
    <>
      <div className={css.controls}>
        <div className={css.head}>
          <div className={css.titleLine}>
            <Heading>{shell.directoryTitle}</Heading>
            {isWide ? null : save}
          </div>
          {isWide ? null : summary}
        </div>
        <div className={css.question}>
          <SearchField actors={actors} />
          <ThereQuestion actors={actors} />
        </div>
        <SortField actors={actors} />
        <FilterPanel actors={actors}>{summary}</FilterPanel>
      </div>
      {ignored.length > 0 ? (
        <Banner tone="warning">{messages.ignored(ignored.map((name) => partName(name, messages)).join(', '))}</Banner>
      ) : null}
      <ListFailure actors={actors} />
      <ShortlistBanner actors={actors} />
      <CreatorList actors={actors} />
    </>
  );
}

function partName(name: string, messages: (typeof discoveryMessages)['en']): string {
  const rangeName = (range: (typeof rangeFilters)[number]) => messages.filterNames[range.name];
  const names: Record<string, string> = {
    ...messages.filterNames,
    ...recordBy(rangeFilters, ({ min }) => min, rangeName),
    ...recordBy(rangeFilters, ({ max }) => max, rangeName),
    sort: messages.sort,
    thereFrom: messages.thereFrom,
    thereTo: messages.thereTo,
    creator: messages.profile,
  };
  return names[name] ?? name;
}

const icons = {
  search: <Search size={20} className={css.searchIcon} aria-hidden />,
  clear: <X size={18} aria-hidden />,
};

function SearchField({ actors: { discovery } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const search = useSelector(discovery, ({ context }) => context.searchQuery);
  return (
    <div className={css.search}>
      {icons.search}
      <input
        type="search"
        name="search"
        className={css.searchInput}
        aria-label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        autoComplete="off"
        maxLength={80}
        value={search}
        onChange={({ currentTarget }) => discovery.send({ type: 'search.change', search: currentTarget.value })}
      />
      {search === '' ? null : (
        <button
          type="button"
          className={css.searchClear}
          aria-label={messages.clearSearch}
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

function SortField({ actors: { discovery } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  return (
    <div className={css.sort}>
      <Select
        isInline
        label={messages.sort}
        value={useSelector(discovery, ({ context }) => context.sortBy)}
        options={directorySorts.map((value) => ({ value, label: messages.sorts[value] }))}
        onSelect={(value) => discovery.send({ type: 'sort.change', sort: value })}
      />
    </div>
  );
}

function Summary({ actors, children }: DirectoryProps & { children: ReactNode }) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  const shown = useVisibleCreators(actors).length;
  const total = useSelector(actors.discovery, ({ context }) => context.totalCreators);
  const counted = useSelector(actors.discovery, isCounted);
  const awaited = useSelector(actors.discovery, isAwaited);
  const search = useSelector(actors.discovery, ({ context }) => context.searchQuery.trim());
  const corrected = useSelector(actors.discovery, correctedSearch);
  const loading = useSelector(actors.discovery, isLoading);
  const appending = useSelector(actors.discovery, isAppending);
  return (
    <div className={css.summary}>
      {loading && (shown === 0 || !appending) ? <Spinner words={messages.loading} /> : null}
      <p role="status" aria-busy={awaited} className={css.count}>
        {counted ? messages.showing(wholeCount(shown, language), wholeCount(total, language)) : ''}
        {counted && corrected !== null ? (
          <span className={css.correction}>{`. ${messages.corrected(search, corrected)}`}</span>
        ) : null}
      </p>
      {search === '' || corrected !== null ? null : <span className={css.query}>{`“${search}”`}</span>}
      {children}
    </div>
  );
}

function ClearAll({ actors: { discovery } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const isSearching = useSelector(discovery, hasQuery);
  if (!isSearching) return null;
  return (
    <button
      type="button"
      className={css.textButton}
      onClick={() => {
        discovery.send({ type: 'all.clear' });
        focusSearch();
      }}
    >
      {messages.clearAll}
    </button>
  );
}
