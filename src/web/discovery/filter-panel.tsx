import { useSelector } from '@xstate/react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useCallback } from 'react';
import { countFilters, isLoading } from '#machines/discovery/discovery.view.ts';
import { filterGroups } from '#rules/directory.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { keepFocusWithin } from '#web/ui/keep-focus-within.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { usePressOutside } from '#web/ui/use-press-outside.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import { FilterGroupButton } from './filter-group.tsx';
import * as css from './filter-panel.css.ts';
import { MinTrips } from './min-trips.tsx';
import { ThereButton } from './there-filter.tsx';
import { useActiveFilters } from './use-names.ts';

/** A row of buttons on wide screens, a sheet on narrow ones. One group is unfolded at a time. */
export function FilterPanel({ actors, place }: { actors: DiscoveryActors; place: Place }) {
  const { discovery: text } = useText();
  const filters = useSelector(actors.discovery, ({ context }) => context.filters);
  const isShown = useSelector(actors.panel, (snapshot) => snapshot.matches({ sheet: 'shown' }));
  const isOpen = useSelector(actors.panel, (snapshot) => snapshot.matches({ dropdown: 'open' }));
  const dismiss = useCallback(() => {
    actors.page.send({ type: 'group.dismiss' });
  }, [actors]);
  const part = usePressOutside<HTMLDivElement>(isOpen, dismiss);
  const shut = useCallback(() => {
    actors.panel.send({ type: 'sheet.close' });
    focusField('filters');
  }, [actors]);
  const sheet = usePressOutside<HTMLDivElement>(isShown && !isOpen, shut);
  return (
    <section className={css.panel} aria-label={text.filters}>
      <div className={css.narrowOnly}>
        <Button
          look="secondary"
          name="filters"
          aria-expanded={isShown}
          onClick={() => actors.panel.send({ type: isShown ? 'sheet.close' : 'sheet.open' })}
        >
          <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden />
          {text.filtersCount(countFilters(filters))}
        </Button>
      </div>
      <div
        ref={sheet}
        className={isShown ? css.sheetShown : css.sheet}
        {...(isShown && { role: 'dialog', 'aria-modal': true, 'aria-label': text.filters, onKeyDown: keepFocusWithin })}
      >
        <div className={css.sheetHead}>
          <h2 className={css.sheetTitle}>{text.filters}</h2>
          <button
            key={String(isShown)}
            ref={isShown ? takeFocus : null}
            type="button"
            className={iconButton}
            aria-label={text.closeFilters}
            onClick={shut}
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        <Options actors={actors} />
        <div ref={part} className={css.groups}>
          {filterGroups.map((group) => (
            <FilterGroupButton key={group} group={group} actors={actors} place={place} />
          ))}
          <ThereButton actors={actors} place={place} />
        </div>
        <div className={css.foot}>
          <MinTrips actors={actors} />
          <Actions actors={actors} />
        </div>
        <ActiveFilters actors={actors} />
      </div>
    </section>
  );
}

const takeFocus = (button: HTMLElement | null): void => button?.focus();

/** While the options are on their way, and when some of them did not come. */
function Options({ actors: { lists } }: { actors: DiscoveryActors }) {
  const { discovery: text, ui } = useText();
  const loading = useSelector(lists, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(lists, (snapshot) => snapshot.matches('failed'));
  const failures = useSelector(lists, ({ context }) => context.failures);
  const { suggestedCities, ...others } = failures;
  const first = Object.values(others)[0];
  if (loading) return <Spinner words={text.loadingFilters} />;
  if (!failed) return null;
  return (
    <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => lists.send({ type: 'call.retry' }) }]}>
      {Object.keys(others).length > 0 ? <p>{first ?? text.optionsFailed}</p> : null}
      {suggestedCities === undefined ? null : <p>{suggestedCities ?? text.suggestedFailed}</p>}
    </Banner>
  );
}

function ActiveFilters({ actors }: { actors: DiscoveryActors }) {
  const { discovery: text } = useText();
  const active = useActiveFilters(actors);
  if (active.length === 0) return null;
  return (
    <div className={css.active}>
      <span className={css.activeLabel}>{text.activeFilters}</span>
      {active.map(({ label, ...part }) => (
        <Chip
          key={`${part.filter} ${part.value}`}
          label={label}
          onRemove={() => actors.discovery.send({ type: 'part.remove', part })}
        />
      ))}
    </div>
  );
}

function Actions({ actors }: { actors: DiscoveryActors }) {
  const { discovery: text } = useText();
  const loading = useSelector(actors.discovery, isLoading);
  const isSet = useSelector(actors.discovery, ({ context }) => countFilters(context.filters) > 0);
  return (
    <div className={css.actions}>
      <Button disabled={loading} onClick={() => actors.page.send({ type: 'filters.apply' })}>
        {loading ? text.applying : text.apply}
      </Button>
      <Button
        look="quiet"
        disabled={!isSet || loading}
        onClick={() => actors.discovery.send({ type: 'filters.reset' })}
      >
        {text.resetAll}
      </Button>
    </div>
  );
}
