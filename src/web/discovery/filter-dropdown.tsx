import { useSelector } from '@xstate/react';
import { tripTypes } from '#contract/trip-types.ts';
import type { PanelGroup } from '#machines/filter-panel/filter-panel.machine.ts';
import type { DirectoryFilters, FilterGroup } from '#rules/directory.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { fold } from '#rules/fold.ts';
import { cityLabel } from '#rules/place-label.ts';
import { selectedIds } from '#rules/service-code.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { DirectoryActors, DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './filter-panel.css.ts';
import { useNames } from './use-names.ts';

interface GroupProps {
  group: FilterGroup;
  actors: DirectoryActors;
}

interface Option {
  value: string;
  label: string;
}

const fewOptions = 5;

export function Dropdown({ group, actors }: GroupProps) {
  const text = useMessages(discoveryMessages);
  const filters = useSelector(actors.discovery, ({ context }) => context.filters);
  const options = useOptions(group, actors, filters[group]);
  const typed = useSelector(actors.panel, ({ context }) => context.text);
  const services = useSelector(actors.lists, ({ context }) => context.lists.services);
  const chosen = group === 'service' ? selectedIds(filters.service, services) : filters[group];
  const fitting = group === 'city' ? options : options.filter(({ label }) => fold(label).includes(fold(typed)));
  const shown = useHeldFirst(fitting, actors);
  const change = (values: string[]) => {
    const next: DirectoryFilters = { ...filters, [group]: values };
    actors.discovery.send({ type: 'filters.change', filters: next });
  };
  return (
    <fieldset className={css.dropdown} aria-label={text.groups[group]}>
      {group === 'city' || options.length > fewOptions ? (
        <SearchBox group={group} label={text.searchIn(text.groups[group])} actors={actors} />
      ) : null}
      {group === 'city' ? <CityStatus actors={actors} /> : null}
      {group !== 'city' && shown.length === 0 && typed.trim() !== '' ? (
        <p className={field.hint}>{text.nothingIn(typed)}</p>
      ) : null}
      <ul className={css.options}>
        {shown.map(({ value, label }) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value || label} className={css.optionRow}>
              <label className={css.option}>
                <input
                  type="checkbox"
                  className={css.check}
                  checked={isChosen}
                  disabled={value === ''}
                  onChange={() => change(isChosen ? chosen.filter((each) => each !== value) : [...chosen, value])}
                  aria-describedby={countId(value)}
                />
                {label}
              </label>
              <Count of={value} actors={actors} />
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 ? (
        <Button look="quiet" aria-label={text.clearGroupOf(text.groups[group])} onClick={() => change([])}>
          {text.clearGroup}
        </Button>
      ) : null}
    </fieldset>
  );
}

function Count({ of: value, actors: { counts } }: { of: string; actors: DirectoryActors }) {
  const text = useMessages(discoveryMessages);
  const language = useLanguage();
  const count = useSelector(counts, ({ context }) => context.counts[value]);
  if (count === undefined) return null;
  return (
    <span className={css.optionCount}>
      <span aria-hidden>{wholeCount(count, language)}</span>
      <span id={countId(value)} className={hidden}>
        {text.listed(count)}
      </span>
    </span>
  );
}

const countId = (value: string) => `count-${value.replaceAll(' ', '-')}`;

/** Options that no creator in the directory has come last. */
function useHeldFirst(options: Option[], { counts }: DirectoryActors): Option[] {
  const unheld = useSelector(counts, ({ context }) => context.unheld);
  if (unheld.length === 0) return options;
  const [held, others] = [true, false].map((isHeld) =>
    options.filter(({ value }) => unheld.includes(value) !== isHeld),
  );
  return [...(held ?? []), ...(others ?? [])];
}

export function SearchBox({ group, label, actors }: { group: PanelGroup; label: string; actors: DirectoryActors }) {
  const typed = useSelector(actors.panel, ({ context }) => context.text);
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      maxLength={80}
      value={typed}
      onText={(query) => actors.page.send({ type: 'group.search', group, text: query })}
    />
  );
}

export function CityStatus({ actors: { city } }: DirectoryProps) {
  const text = useMessages(discoveryMessages);
  const typed = useSelector(city, ({ context }) => context.text);
  const searching = useSelector(city, (snapshot) => snapshot.matches('loading') || snapshot.matches('waiting'));
  const nothing = useSelector(city, (snapshot) => snapshot.matches('ready') && snapshot.context.cities.length === 0);
  const failed = useSelector(city, (snapshot) => snapshot.matches('failed'));
  const message = useSelector(city, ({ context }) => context.message);
  const words = searching
    ? text.searchingCities
    : nothing
      ? text.noCities(typed)
      : failed
        ? (message ?? text.citiesFailed)
        : '';
  return (
    <p role="status" className={field.hint}>
      {words}
    </p>
  );
}

/** What a group offers; of the cities those that were found, else those suggested, and the chosen in any case. */
export function useOptions(
  group: FilterGroup,
  { lists, discovery, city }: DirectoryActors,
  chosen: readonly string[],
): Option[] {
  const text = useMessages(discoveryMessages);
  const known = useSelector(lists, ({ context }) => context.lists);
  const found = useSelector(city, ({ context }) => context.cities);
  const isSearched = useSelector(city, ({ context }) => context.text.trim() !== '');
  const types = useSelector(discovery, ({ context }) => context.tripTypes);
  const nameOf = useNames({ lists });
  const named = (items: readonly { _id: string; name: string }[]) =>
    items.map(({ _id, name }) => ({ value: _id, label: name }));
  if (group === 'expertise') return named(known.expertises);
  if (group === 'language') return named(known.languages);
  if (group === 'offer') return named(known.serviceOffers);
  if (group === 'service') return named(known.services);
  if (group === 'tripType')
    return [...new Set([...tripTypes, ...types])].map((type) => ({
      value: type,
      label: nameOf('tripType', type),
    }));
  const cities = (isSearched ? found : known.suggestedCities).map((each) => ({
    value: each.cityName,
    label: cityLabel(each) || text.unknownLocation,
  }));
  const others = isSearched ? [] : chosen.filter((name) => !cities.some(({ value }) => value === name));
  return [...others.map((name) => ({ value: name, label: name })), ...distinct(cities)];
}

/** Of several cities with one name only the first stays, which has the most inhabitants. */
const distinct = (options: readonly Option[]): Option[] =>
  options.filter(
    ({ value, label }, index) => options.findIndex((each) => (each.value || each.label) === (value || label)) === index,
  );
