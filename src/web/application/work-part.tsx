import { useSelector } from '@xstate/react';
import {
  type ExpertiseLevel,
  expertiseLevels,
  type Proficiency,
  proficiencies,
} from '#contract/application-choices.ts';
import type { ReferenceListsSnapshot } from '#machines/reference-lists/reference-lists.machine.ts';
import { ListFailures } from '#web/flows/list-failures.tsx';
import { PlacesField } from '#web/flows/places-field.tsx';
import { profileFieldsMessages } from '#web/i18n/profile-fields.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as fieldCss from '#web/ui/field.css.ts';
import { label as listLabel } from '#web/ui/level-list.css.ts';
import { LevelList } from '#web/ui/level-list.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useErrorRole } from '#web/ui/use-press.ts';
import type { ApplicationActors } from './application-actors.ts';
import * as css from './application-parts.css.ts';
import { applicationPartsMessages } from './application-parts.messages.ts';
import { useDraft, useLabel, useLanguageItems, useMessage, useReadOnly } from './use-draft.ts';

const isLoading = (lists: ReferenceListsSnapshot): boolean => lists.matches('loading');

export function WorkPart({ actors }: { actors: ApplicationActors }) {
  const ui = useMessages(uiMessages);
  return (
    <>
      <p role="status" className={`${css.listNews} ${fieldCss.hint}`}>
        {useSelector(actors.lists, isLoading) ? ui.loading : ''}
      </p>
      <ListFailures lists={actors.lists} />
      <Languages actors={actors} />
      <Expertises actors={actors} />
      <LocationsField actors={actors} />
      <Offers actors={actors} />
    </>
  );
}

function Languages({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(profileFieldsMessages);
  const chosen = useDraft(actors, (form) => form.languages);
  return (
    <LevelList<Proficiency>
      name="languages"
      label={useLabel('languages')}
      addLabel={messages.addLanguage}
      items={useLanguageItems(actors)}
      chosen={chosen.map(({ language, proficiency }) => ({ id: language, level: proficiency }))}
      levels={proficiencies}
      error={useMessage(actors, 'languages')}
      readOnly={useReadOnly(actors)}
      onLevel={(id, level) => actors.application.send({ type: 'level.choose', list: 'languages', id, level })}
      onRemove={(id) => actors.application.send({ type: 'level.remove', list: 'languages', id })}
    />
  );
}

function Expertises({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(profileFieldsMessages);
  const chosen = useDraft(actors, (form) => form.expertises);
  return (
    <LevelList<ExpertiseLevel>
      name="expertises"
      label={useLabel('expertises')}
      addLabel={messages.addExpertise}
      items={useSelector(actors.lists, ({ context }) => context.lists.expertises)}
      chosen={chosen.map(({ expertise, level }) => ({ id: expertise, level }))}
      levels={expertiseLevels}
      error={useMessage(actors, 'expertises')}
      readOnly={useReadOnly(actors)}
      onLevel={(id, level) => actors.application.send({ type: 'level.choose', list: 'expertises', id, level })}
      onRemove={(id) => actors.application.send({ type: 'level.remove', list: 'expertises', id })}
    />
  );
}

function Offers({ actors }: { actors: ApplicationActors }) {
  const messages = useMessages(applicationPartsMessages);
  const lists = useSelector(actors.lists, ({ context }) => context.lists);
  const loading = useSelector(actors.lists, isLoading);
  const readOnly = useReadOnly(actors);
  const error = useMessage(actors, 'services');
  const errorRole = useErrorRole();
  const chosen = {
    services: useDraft(actors, (form) => form.services),
    serviceOffers: useDraft(actors, (form) => form.serviceOffers),
  };
  return (
    <div className={css.stack}>
      {(['services', 'serviceOffers'] as const).map((name) => (
        <ToggleChips
          key={name}
          id={name}
          label={messages[name]}
          labelLook={listLabel}
          options={lists[name].map(({ _id, name: label }) => ({ id: _id, label }))}
          chosen={chosen[name]}
          readOnly={readOnly}
          isLoading={loading}
          onToggle={(id) => actors.application.send({ type: 'service.toggle', list: name, id })}
        />
      ))}
      {error === null ? null : (
        <p role={errorRole} className={fieldCss.error}>
          {error}
        </p>
      )}
    </div>
  );
}

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
