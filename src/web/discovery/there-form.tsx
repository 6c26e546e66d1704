import { useSelector } from '@xstate/react';
import type { Stay } from '#rules/directory.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { RangePicker } from '#web/ui/day-picker.tsx';
import * as field from '#web/ui/field.css.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { DirectoryActors, DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { CitySearch, useCities } from './filter-dropdown.tsx';
import * as css from './filter-panel.css.ts';
import { useDays } from './use-names.ts';

const anywhere: Stay = { city: '', from: '', to: '' };

/** A city, days, or both: each is asked for as soon as it is chosen, like everything in the panel. */
export function ThereForm({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const asked = useSelector(actors.discovery, ({ context }) => context.filters.there);
  const there = asked ?? anywhere;
  const today = useSelector(actors.page, ({ context }) => context.today);
  const days = useDays()(there);
  const isOpenEnded = there.from !== '' && there.to === '';
  const change = (part: Partial<Stay>) => actors.discovery.send({ type: 'there.change', change: part });
  return (
    <fieldset className={css.thereForm} aria-label={messages.filterNames.there}>
      <p className={css.thereHint}>{messages.thereHint}</p>
      <Cities chosen={there.city} actors={actors} onChoose={(city) => change({ city })} />
      <div className={css.dates}>
        <div className={css.days}>
          <TextField label={messages.thereFrom} type="date" value={there.from} onText={(from) => change({ from })} />
          <TextField
            label={messages.thereTo}
            type="date"
            min={there.from}
            value={there.to}
            onText={(to) => change({ to })}
          />
        </div>
        <RangePicker id="there-days" label={messages.thereDates} today={today} range={there} onChoose={change} />
        <p role="status" className={field.hint}>
          {isOpenEnded ? messages.lastDay(days) : days || messages.firstDay}
        </p>
      </div>
      {asked ? (
        <Button
          look="quiet"
          aria-label={messages.clearGroupOf(messages.filterNames.there)}
          actor={actors.discovery}
          event={{ type: 'part.remove', part: { filter: 'there', value: '' } }}
        >
          {messages.clearGroup}
        </Button>
      ) : null}
    </fieldset>
  );
}

interface CitiesProps {
  chosen: string;
  actors: DirectoryActors;
  onChoose: (city: string) => void;
}

function Cities({ chosen, actors, onChoose }: CitiesProps) {
  const messages = useMessages(discoveryMessages);
  const isSearched = useSelector(actors.city, ({ context }) => context.text.trim() !== '');
  // A city without a name cannot be searched for.
  const named = useCities(actors, chosen === '' ? [] : [chosen]).filter(({ value }) => value);
  const any = isSearched ? [] : [{ value: '', label: messages.anyCity }];
  return (
    <CitySearch
      group="there"
      actors={actors}
      label={messages.thereCity}
      options={[...any, ...named].map((option) => ({
        ...option,
        key: option.value,
        isChosen: option.value === chosen,
      }))}
      onChoose={onChoose}
    />
  );
}
