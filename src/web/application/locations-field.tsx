import { useSelector } from '@xstate/react';
import type { CityItem } from '#contract/reference-data.ts';
import { PlacesField } from '#web/flows/places-field.tsx';
import type { ApplicationActors } from './application-actors.ts';
import { change, useDraft, useLabel, useMessage, useReadOnly } from './use-draft.ts';

export function LocationsField({ actors }: { actors: ApplicationActors }) {
  const locations = useDraft(actors, (form) => form.locations);
  const location = useDraft(actors, (form) => form.location);
  const names = useDraft(actors, (form) => form.cityNames);
  const add = ({ _id, cityName }: CityItem) => {
    const cityNames = { ...names, [_id]: cityName };
    const change = locations.includes(_id) ? {} : { locations: [...locations, _id], cityNames };
    actors.page.send({ type: 'city.choose', change });
  };
  return (
    <PlacesField
      label={useLabel('locations')}
      chosen={locations.map((id) => ({ id, name: names[id] ?? id }))}
      main={location ?? locations[0]}
      suggested={useSelector(actors.lists, ({ context }) => context.lists.suggestedCities)}
      city={actors.city}
      error={useMessage(actors, 'locations')}
      readOnly={useReadOnly(actors)}
      onAdd={add}
      onRemove={(id) =>
        change(actors, 'locations', {
          locations: locations.filter((each) => each !== id),
          location: location === id ? null : location,
        })
      }
      onMain={(id) => change(actors, 'locations', { location: id })}
    />
  );
}
