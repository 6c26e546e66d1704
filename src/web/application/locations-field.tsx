import { useSelector } from '@xstate/react';
import type { CityItem } from '#contract/reference-data.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { CitySearchField } from '#web/ui/city-combobox.tsx';
import * as fieldCss from '#web/ui/field.css.ts';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-parts.css.ts';
import { applicationPartsMessages } from './application-parts.messages.ts';
import { change, draftIn, useDraft, useLabel, useMessage, useReadOnly } from './use-draft.ts';

export function LocationsField({ actors }: { actors: ApplicationActors }) {
  const text = useMessages(applicationPartsMessages);
  const often = useSelector(actors.lists, ({ context }) => context.lists.suggestedCities);
  const locations = useDraft(actors, (form) => form.locations);
  const suggested = often.filter(({ _id }) => !locations.includes(_id));
  const readOnly = useReadOnly(actors);
  const error = useMessage(actors, 'locations');
  const add = ({ _id, cityName }: CityItem) => {
    const cityNames = { ...draftIn(actors).cityNames, [_id]: cityName };
    const wish = locations.includes(_id) ? {} : { locations: [...locations, _id], cityNames };
    actors.page.send({ type: 'city.choose', change: wish });
  };
  return (
    <fieldset id="locations" tabIndex={-1} className={css.list}>
      <legend className={css.listLabel}>{useLabel('locations')}</legend>
      <Chosen actors={actors} />
      <CitySearchField city={actors.city} messages={text} readOnly={readOnly} onChoose={add} />
      <p role={error === null ? undefined : 'alert'} className={error === null ? fieldCss.hint : fieldCss.error}>
        {error ?? text.locationsHint}
      </p>
      {suggested.length > 0 ? (
        <div className={css.suggested}>
          <span className={fieldCss.hint}>{text.suggested}</span>
          {suggested.map((city) => (
            <button
              key={city._id}
              type="button"
              className={css.suggestion}
              disabled={readOnly}
              onClick={() => add(city)}
            >
              {city.cityName}
            </button>
          ))}
        </div>
      ) : null}
      <p className={fieldCss.hint}>{text.places}</p>
    </fieldset>
  );
}

function Chosen({ actors }: { actors: ApplicationActors }) {
  const text = useMessages(applicationPartsMessages);
  const locations = useDraft(actors, (form) => form.locations);
  const location = useDraft(actors, (form) => form.location);
  const names = useDraft(actors, (form) => form.cityNames);
  const nameOf = (id: string) => names[id] ?? id;
  const main = location ?? locations[0];
  if (locations.length === 0) return null;
  return (
    <ul className={css.chosen}>
      {locations.map((id) => (
        <li key={id} className={css.chosenCity}>
          <Chip
            label={nameOf(id)}
            onRemove={() =>
              change(actors, 'locations', {
                locations: locations.filter((each) => each !== id),
                location: location === id ? null : location,
              })
            }
          />
          {id === main ? (
            <Badge tone="success">{text.main}</Badge>
          ) : (
            <Button look="quiet" onClick={() => change(actors, 'locations', { location: id })}>
              {text.makeMain(nameOf(id))}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
