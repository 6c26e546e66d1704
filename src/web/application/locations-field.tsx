import { useSelector } from '@xstate/react';
import { PlacesField } from '#web/flows/places-field.tsx';
import type { ApplicationActors } from './application-actors.ts';
import { useDraft, useLabel, useMessage, useReadOnly } from './use-draft.ts';

export function LocationsField({ actors }: { actors: ApplicationActors }) {
  const locations = useDraft(actors, (form) => form.locations);
  const location = useDraft(actors, (form) => form.location);
  const names = useDraft(actors, (form) => form.cityNames);
  return (
    <PlacesField
      label={useLabel('locations')}
      chosen={locations.map((id) => ({ id, name: names[id] ?? id }))}
      main={location ?? locations[0]}
      suggested={useSelector(actors.lists, ({ context }) => context.lists.suggestedCities)}
      city={actors.city}
      error={useMessage(actors, 'locations')}
      readOnly={useReadOnly(actors)}
      actor={actors.application}
    />
  );
}
