import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { CityItem } from '#contract/reference-data.ts';
import type { CitySearchActor, OptionMove } from '#machines/city-search/city-search.machine.ts';
import { statusOf } from '#machines/city-search/city-search.view.ts';
import { regionLabel } from '#rules/place-label.ts';
import { useCityName } from '#web/i18n/use-city-name.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hint } from '#web/ui/field.css.ts';
import { type FieldProps, TextField } from '#web/ui/text-field.tsx';
import * as css from './city-combobox.css.ts';
import { cityComboboxMessages } from './city-combobox.messages.ts';

interface CityOption<Value> {
  key: string;
  value: Value;
  label: ReactNode;
  isChosen?: boolean;
  isDisabled?: boolean;
}

interface CityMessages {
  searching: string;
  noCity: string;
  cityFailed: string;
}

interface CityComboboxProps<Value> extends FieldProps {
  search: CitySearchActor;
  messages: CityMessages;
  options: readonly CityOption<Value>[];
  /** The options stay below the field; without it they float over the page until the field is left. */
  isInline?: boolean;
  isMultiple?: boolean;
  onChoose: (value: Value) => void;
}

const moves: Record<string, OptionMove> = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' };

/** An editable combobox: the focus stays in the field while the keys move through the options. */
export function CityCombobox<Value>(props: CityComboboxProps<Value>) {
  const { search, messages, options, isInline = false, isMultiple = false, onChoose, ...field } = props;
  const index = useSelector(search, ({ context }) => context.active);
  const active = index === null ? undefined : options[index];
  const listId = useId();
  const ui = useMessages(cityComboboxMessages);
  const choose = ({ value, isDisabled }: CityOption<Value>) => isDisabled || onChoose(value);
  const close = () => search.send({ type: 'search.close' });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const to = moves[event.key];
    const isTextKey = event.key === 'Home' || event.key === 'End';
    if (event.key === 'Escape' && !isInline) close();
    if (to && options.length > 0 && !(isTextKey && !active)) {
      event.preventDefault();
      search.send({ type: 'option.move', to, count: options.length });
    }
    if (event.key === 'Enter' && (active || field.type === 'search')) event.preventDefault();
    if (event.key === 'Enter' && active) choose(active);
  };
  return (
    <div className={css.search}>
      <TextField
        autoComplete="off"
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        {...(options.length > 0 && { 'aria-controls': listId })}
        {...(active && { 'aria-activedescendant': idOf(listId, active) })}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!isInline) close();
          field.onBlur?.(event);
        }}
      />
      <CityStatus search={search} messages={messages} />
      {options.length === 0 ? null : (
        <Listbox
          {...{ options, active, isInline, isMultiple }}
          id={listId}
          label={ui.citiesToChoose}
          onChoose={choose}
        />
      )}
    </div>
  );
}

const idOf = (listId: string, { key }: CityOption<unknown>): string => `${listId}-${key}`;

interface ListboxProps<Value> extends Required<Pick<CityComboboxProps<Value>, 'options' | 'isInline' | 'isMultiple'>> {
  id: string;
  label: string;
  active: CityOption<Value> | undefined;
  onChoose: (option: CityOption<Value>) => void;
}

/** A press on an option leaves the focus in the field, which handles the keys. */
const Listbox = <Value,>({ id, label, options, active, isInline, isMultiple, onChoose }: ListboxProps<Value>) => (
  <div
    role="listbox"
    id={id}
    aria-label={label}
    aria-multiselectable={isMultiple}
    className={isInline ? css.inline : css.floating}
    onMouseDown={(event) => event.preventDefault()}
  >
    {options.map((option) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
      <div
        key={option.key}
        ref={option === active ? showOption : undefined}
        role="option"
        id={idOf(id, option)}
        tabIndex={-1}
        aria-selected={option.isChosen ?? option === active}
        aria-disabled={option.isDisabled === true}
        className={option === active ? css.activeOption : css.option}
        onClick={() => onChoose(option)}
      >
        {option.isChosen === undefined ? null : (
          <span className={css.tick} aria-hidden>
            {option.isChosen ? <Check size={18} /> : null}
          </span>
        )}
        {option.label}
      </div>
    ))}
  </div>
);

const showOption = (option: HTMLElement | null): void => option?.scrollIntoView?.({ block: 'nearest' });

function CityStatus({ search, messages }: { search: CitySearchActor; messages: CityMessages }) {
  const ui = useMessages(cityComboboxMessages);
  const count = useSelector(search, ({ context }) => context.cities.length);
  const status = useSelector(search, statusOf);
  const texts = {
    idle: '',
    searching: messages.searching,
    found: ui.citiesFound(count),
    nothing: messages.noCity,
    failed: messages.cityFailed,
  };
  return (
    <p role="status" className={hint}>
      {texts[status]}
    </p>
  );
}

export function useFoundCities(search: CitySearchActor): CityOption<CityItem>[] {
  const cityName = useCityName();
  return useSelector(search, ({ context }) => context.cities).map((city) => ({
    key: city._id,
    value: city,
    label: (
      <>
        <strong>{cityName(city.cityName)}</strong> <span className={hint}>{regionLabel(city)}</span>
      </>
    ),
  }));
}

interface CitySearchProps {
  city: CitySearchActor;
  messages: CityMessages & Record<'citySearch', string>;
  readOnly: boolean;
  hint?: string;
  onChoose: (city: CityItem) => void;
}

/** Searches for a city to add; the field is cleared by the page once one is chosen. */
export const CitySearchField = ({ city: search, messages, ...rest }: CitySearchProps) => (
  <CityCombobox
    {...rest}
    search={search}
    messages={messages}
    options={useFoundCities(search)}
    label={messages.citySearch}
    type="search"
    name="citySearch"
    maxLength={80}
    value={useSelector(search, ({ context }) => context.text)}
    onText={(text) => search.send({ type: 'text.change', text })}
  />
);
