import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { type FilterGroup, fixedOptions, isFixedGroup } from '#contract/directory-choices.ts';
import { tripTypesIn } from '#machines/discovery/discovery.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { wholeCount } from '#rules/directory-labels.ts';
import { fold } from '#rules/fold.ts';
import { cityLabel } from '#rules/place-label.ts';
import { selectedIds } from '#rules/service-code.ts';
import { CityCombobox } from '#web/flows/city-combobox.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import { Segments } from '#web/ui/segments.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { DirectoryActors } from './directory-props.ts';
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
  const messages = useMessages(discoveryMessages);
  const filters = useSelector(actors.discovery, ({ context }) => context.filters);
  const services = useSelector(actors.lists, ({ context }) => context.lists.services);
  const chosen = group === 'service' ? selectedIds(filters.service, services) : filters[group];
  const toggle = (value: string) => {
    const code = group === 'service' ? services.find(({ _id }) => _id === value)?.code : undefined;
    actors.discovery.send({ type: 'filter.toggle', group, value, ...(code !== undefined && { code }) });
  };
  const options = { actors, chosen, onToggle: toggle };
  return (
    <fieldset className={css.dropdown} aria-label={messages.filterNames[group]}>
      {group === 'city' ? <Cities {...options} /> : <Checkboxes group={group} {...options} />}
      {chosen.length > 0 ? (
        <>
          <Segments
            label={messages.matchOf(messages.filterNames[group])}
            value={filters.matchAny.includes(group) ? 'any' : 'all'}
            options={[
              { value: 'all', label: messages.matchAll },
              { value: 'any', label: messages.matchAny },
            ]}
            onChoose={(value) => actors.discovery.send({ type: 'filter.match', group, isAny: value === 'any' })}
          />
          <Button
            look="quiet"
            aria-label={messages.clearGroupOf(messages.filterNames[group])}
            actor={actors.discovery}
            event={{ type: 'part.remove', part: { filter: group, value: '' } }}
          >
            {messages.clearGroup}
          </Button>
        </>
      ) : null}
    </fieldset>
  );
}

interface OptionsProps {
  actors: DirectoryActors;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function Cities({ actors, chosen, onToggle }: OptionsProps) {
  const messages = useMessages(discoveryMessages);
  const options = useHeldFirst(useCities(actors, chosen), actors);
  return (
    <CitySearch
      group="city"
      actors={actors}
      label={messages.searchIn(messages.filterNames.city)}
      isMultiple
      options={options.map(({ value, label }) => ({
        key: value,
        value,
        label: (
          <>
            {label}
            <Count of={value} actors={actors} />
          </>
        ),
        isChosen: chosen.includes(value),
        isDisabled: value === '',
      }))}
      onChoose={onToggle}
    />
  );
}

type OtherGroup = Exclude<FilterGroup, 'city'>;

function Checkboxes({ group, actors, chosen, onToggle }: OptionsProps & { group: OtherGroup }) {
  const messages = useMessages(discoveryMessages);
  const options = useOptions(group, actors);
  const typed = useSelector(actors.panel, ({ context }) => context.text);
  const fitting = options.filter(({ label }) => fold(label).includes(fold(typed)));
  const shown = useHeldFirst(fitting, actors);
  return (
    <>
      {options.length > fewOptions ? (
        <TextField
          label={messages.searchIn(messages.filterNames[group])}
          type="search"
          autoComplete="off"
          maxLength={80}
          value={typed}
          onText={(query) => actors.page.send({ type: 'group.search', group, text: query })}
        />
      ) : null}
      {shown.length === 0 && typed.trim() !== '' ? <p className={field.hint}>{messages.nothingIn(typed)}</p> : null}
      <ul className={css.options}>
        {shown.map(({ value, label }) => (
          <li key={value} className={css.optionRow}>
            <label className={css.option}>
              <input
                type="checkbox"
                className={css.check}
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
                aria-describedby={countId(value)}
              />
              {label}
            </label>
            <Count of={value} actors={actors} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Count({ of: value, actors: { counts } }: { of: string; actors: DirectoryActors }) {
  const messages = useMessages(discoveryMessages);
  const language = useLanguage();
  const count = useSelector(counts, ({ context }) => context.counts[value]);
  if (count === undefined) return null;
  return (
    <span className={css.optionCount}>
      <span aria-hidden>{wholeCount(count, language)}</span>
      <span id={countId(value)} className={hidden}>
        {messages.listed(count)}
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

type CitySearchProps = Pick<
  ComponentProps<typeof CityCombobox<string>>,
  'label' | 'options' | 'isMultiple' | 'onChoose'
> & {
  group: 'city' | 'there';
  actors: DirectoryActors;
};

export function CitySearch({ group, actors: { city, page }, ...rest }: CitySearchProps) {
  const messages = useMessages(discoveryMessages);
  const typed = useSelector(city, ({ context }) => context.text);
  const message = useSelector(city, ({ context }) => context.message);
  return (
    <CityCombobox
      {...rest}
      search={city}
      type="search"
      isInline
      maxLength={80}
      value={typed}
      messages={{
        searching: messages.searchingCities,
        noCity: messages.noCities(typed),
        cityFailed: message ?? messages.citiesFailed,
      }}
      onText={(query) => page.send({ type: 'group.search', group, text: query })}
    />
  );
}

function useOptions(group: OtherGroup, { lists, discovery, details }: DirectoryActors): Option[] {
  const known = useSelector(lists, ({ context }) => context.lists);
  const found = useSelector(details, ({ context }) => context.found);
  const types = useSelector(discovery, (snapshot) => tripTypesIn(snapshot, found), isSameValue);
  const nameOf = useNames({ lists });
  const named = (items: readonly { _id: string; name: string }[]) =>
    items.map(({ _id, name }) => ({ value: _id, label: name }));
  if (isFixedGroup(group)) {
    const others = group === 'tripType' ? types : [];
    return [...new Set([...fixedOptions[group], ...others])].map((value) => ({ value, label: nameOf(group, value) }));
  }
  const items = {
    expertise: known.expertises,
    language: known.languages,
    offer: known.serviceOffers,
    service: known.services,
  };
  return named(items[group]);
}

/** The found cities, or without a search the suggested and the chosen ones. */
export function useCities({ lists, city }: DirectoryActors, chosen: readonly string[]): Option[] {
  const messages = useMessages(discoveryMessages);
  const cityName = useCityName();
  const suggested = useSelector(lists, ({ context }) => context.lists.suggestedCities);
  const found = useSelector(city, ({ context }) => context.cities);
  const isSearched = useSelector(city, ({ context }) => context.text.trim() !== '');
  const cities = (isSearched ? found : suggested).map((each) => ({
    value: each.cityName,
    label: cityLabel({ ...each, cityName: cityName(each.cityName) }) || messages.unknownLocation,
  }));
  const others = isSearched ? [] : chosen.filter((name) => !cities.some(({ value }) => value === name));
  return [...others.map((name) => ({ value: name, label: cityName(name) })), ...distinct(cities)];
}

/** Of several cities with one name only the first stays, which has the most inhabitants. */
const distinct = (options: readonly Option[]): Option[] =>
  options.filter(
    ({ value, label }, index) => options.findIndex((each) => (each.value || each.label) === (value || label)) === index,
  );
