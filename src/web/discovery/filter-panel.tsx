import { useSelector } from '@xstate/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Fragment, type ReactNode } from 'react';
import { filterTable, namesOf } from '#contract/directory-choices.ts';
import { isLoading, isSettled, isUnapplied } from '#machines/discovery/discovery.view.ts';
import type { FetchedLists, ListName } from '#machines/reference-lists/reference-lists.machine.ts';
import { countFilters } from '#rules/directory.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Later } from '#web/ui/later.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useLarge } from '#web/ui/use-wide.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { FilterGroup } from './filter-group.tsx';
import * as css from './filter-panel.css.ts';
import { groupOptions } from './later-parts.ts';
import { useActiveFilters } from './use-names.ts';

/** 'There' has its place next to the search. */
const panelGroups = namesOf(filterTable.filter(({ kind }) => kind !== 'stay'));

/** A row of buttons on wide screens, a sheet on narrow ones. */
export function FilterPanel({ actors, children }: DirectoryProps & { children?: ReactNode }) {
  const messages = useMessages(discoveryMessages);
  const isWide = useLarge();
  return (
    <section className={css.panel} aria-label={messages.filters}>
      <div className={css.row}>
        {isWide ? <Filters actors={actors}>{children}</Filters> : <Sheet actors={actors} />}
      </div>
      {isWide ? null : <ActiveFilters actors={actors} />}
    </section>
  );
}

function Sheet({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const count = useSelector(actors.discovery, ({ context }) => countFilters(context.filters));
  const isShown = useSelector(actors.panel, (snapshot) => snapshot.matches({ sheet: 'shown' }));
  return (
    <>
      <div>
        <Button
          look="secondary"
          name="filters"
          aria-haspopup="dialog"
          aria-expanded={isShown}
          actor={actors.panel}
          event={{ type: 'sheet.open' }}
        >
          <SlidersHorizontal size={18} aria-hidden />
          {messages.filtersCount(count)}
        </Button>
      </div>
      {isShown ? (
        <Later module={groupOptions} isOnDemand>
          {({ FilterSheet }) => (
            <FilterSheet actors={actors}>
              <Filters actors={actors} />
            </FilterSheet>
          )}
        </Later>
      ) : null}
    </>
  );
}

function Filters({ actors, children }: DirectoryProps & { children?: ReactNode }) {
  return (
    <>
      <div className={css.groups}>
        {panelGroups.map((group) => (
          <FilterGroup key={group} group={group} actors={actors} />
        ))}
      </div>
      <Actions actors={actors} />
      <div className={css.state}>
        {children}
        <OptionsStatus actors={actors} />
        {useLarge() ? <ActiveFilters actors={actors} /> : null}
      </div>
    </>
  );
}

function OptionsStatus({ actors: { lists } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const ui = useMessages(uiMessages);
  const loading = useSelector(lists, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(lists, (snapshot) => snapshot.matches('failed'));
  const failures = useSelector(lists, ({ context }) => context.failures);
  if (loading) return <Spinner words={messages.loadingFilters} />;
  if (!failed) return null;
  return (
    <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => lists.send({ type: 'call.retry' }) }]}>
      {failuresIn(failures, ui.listFailures, messages.optionsFailed).map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Banner>
  );
}

const optionLists = ['languages', 'expertises', 'serviceOffers', 'services'] as const;

/** One message if all four lists failed, else one for each failed list. */
function failuresIn(
  failures: FetchedLists['failures'],
  defaults: Record<ListName, string>,
  allFailed: string,
): string[] {
  const missing = optionLists.filter((name) => name in failures);
  const isWhole = missing.length === optionLists.length || Object.keys(failures).length === 0;
  const options = isWhole
    ? [missing.map((name) => failures[name]).find(Boolean) ?? allFailed]
    : missing.map((name) => failures[name] ?? defaults[name]);
  const cities = 'suggestedCities' in failures ? [failures.suggestedCities ?? defaults.suggestedCities] : [];
  return [...new Set([...options, ...cities])];
}

function ActiveFilters({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const active = useActiveFilters(actors);
  if (active.length === 0) return null;
  return (
    <div className={css.active}>
      <span className={css.activeLabel}>{messages.activeFilters}</span>
      {active.map(({ label, isAlternative, ...part }) => (
        <Fragment key={`${part.filter} ${part.value}`}>
          {isAlternative ? <span className={css.or}>{messages.or}</span> : null}
          <Chip label={label} onRemove={() => actors.discovery.send({ type: 'part.remove', part })} />
        </Fragment>
      ))}
    </div>
  );
}

function Actions({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  const loading = useSelector(actors.discovery, isLoading);
  const counted = useSelector(actors.discovery, isSettled);
  const total = useSelector(actors.discovery, ({ context }) => context.totalCreators);
  const isSheet = useSelector(actors.panel, (snapshot) => snapshot.matches({ sheet: 'shown' }));
  const unapplied = useSelector(actors.discovery, isUnapplied);
  const count = wholeCount(total, language);
  return (
    <div className={css.actions}>
      <Button
        look={isSheet || unapplied ? 'primary' : 'secondary'}
        actor={actors.discovery}
        event={{ type: 'list.load' }}
      >
        <span className={css.text} data-other={messages.apply(count)}>
          {loading ? messages.applying : messages.apply(counted ? count : null)}
        </span>
      </Button>
      <Button look="quiet" actor={actors.discovery} event={{ type: 'filters.reset' }}>
        {messages.resetAll}
      </Button>
    </div>
  );
}
