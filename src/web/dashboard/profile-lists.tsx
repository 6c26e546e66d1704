import { useSelector } from '@xstate/react';
import { expertiseLevels, proficiencies } from '#contract/application-choices.ts';
import type { OwnProfile } from '#contract/blog.ts';
import { profileProblemsIn } from '#machines/blog-editing/blog-editing.view.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import type { ApplicationField } from '#rules/application-fields.ts';
import { labelOf } from '#rules/field-labels.ts';
import { sayProblem } from '#rules/problems.ts';
import { ListFailures } from '#web/flows/list-failures.tsx';
import { PlacesField } from '#web/flows/places-field.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { profileFieldsMessages } from '#web/i18n/profile-fields.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as fieldCss from '#web/ui/field.css.ts';
import { LevelList } from '#web/ui/level-list.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';
import { useErrorRole } from '#web/ui/use-press.ts';
import type { TabProps } from './dashboard-props.ts';

export function ProfileLists(props: ProfileFieldsProps) {
  const { lists, city } = useSelector(props.actors.fields, ({ children }) => children);
  if (!lists || !city) return null;
  return (
    <>
      <ListFailures lists={lists} />
      <Languages {...props} lists={lists} />
      <Expertises {...props} lists={lists} />
      <Places {...props} lists={lists} city={city} />
      <Services {...props} lists={lists} />
    </>
  );
}

interface ListProps extends ProfileFieldsProps {
  lists: ReferenceListsActor;
}

function Languages({ lists, ...props }: ListProps) {
  const listed = useSelector(lists, ({ context }) => context.lists.languages);
  const spoken = props.creator.languages.map(({ language }) => language);
  const unlisted = spoken.filter(({ _id }) => !listed.some((each) => each._id === _id));
  const { editing } = props.actors;
  return (
    <LevelList
      name="languages"
      label={labelOf('languages', useLanguage())}
      addLabel={useMessages(profileFieldsMessages).addLanguage}
      items={[...listed, ...unlisted]}
      chosen={props.profile.languages.map(({ language, proficiency }) => ({ id: language, level: proficiency }))}
      levels={proficiencies}
      error={useProblem(props.actors)('languages')}
      readOnly={false}
      onLevel={(id, level) => editing.send({ type: 'level.choose', list: 'languages', id, level })}
      onRemove={(id) => editing.send({ type: 'level.remove', list: 'languages', id })}
    />
  );
}

function Expertises({ lists, ...props }: ListProps) {
  const { editing } = props.actors;
  return (
    <LevelList
      name="expertises"
      label={labelOf('expertises', useLanguage())}
      addLabel={useMessages(profileFieldsMessages).addExpertise}
      items={useSelector(lists, ({ context }) => context.lists.expertises)}
      chosen={props.profile.expertises.map(({ expertise, level }) => ({ id: expertise, level }))}
      levels={expertiseLevels}
      error={useProblem(props.actors)('expertises')}
      readOnly={false}
      onLevel={(id, level) => editing.send({ type: 'level.choose', list: 'expertises', id, level })}
      onRemove={(id) => editing.send({ type: 'level.remove', list: 'expertises', id })}
    />
  );
}

function Places({ lists, city, ...props }: ListProps & { city: CitySearchActor }) {
  const { locations } = props.profile;
  return (
    <PlacesField
      label={labelOf('locations', useLanguage())}
      chosen={locations.map(({ _id, cityName }) => ({ id: _id, name: cityName }))}
      main={locations[0]?._id}
      suggested={useSelector(lists, ({ context }) => context.lists.suggestedCities)}
      city={city}
      error={useProblem(props.actors)('locations')}
      readOnly={false}
      actor={props.actors.editing}
    />
  );
}

function Services({ lists, ...props }: ListProps) {
  const language = useLanguage();
  const listed = useSelector(lists, ({ context }) => context.lists);
  const isLoading = useSelector(lists, (snapshot) => snapshot.matches('loading'));
  const error = useProblem(props.actors)('services');
  const errorRole = useErrorRole();
  const { profile } = props;
  return (
    <>
      {(['services', 'serviceOffers'] as const).map((name) => (
        <ToggleChips
          key={name}
          id={name}
          label={labelOf(name, language)}
          options={listed[name].map(({ _id, name: label }) => ({ id: _id, label }))}
          chosen={profile[name]}
          isLoading={isLoading}
          onToggle={(id) => props.actors.editing.send({ type: 'service.toggle', list: name, id })}
        />
      ))}
      {error === null ? null : (
        <p role={errorRole} className={fieldCss.error}>
          {error}
        </p>
      )}
    </>
  );
}

export interface ProfileProps extends Pick<TabProps, 'creator'> {
  actors: Pick<DashboardActors, 'editing' | 'fields'>;
}

export interface ProfileFieldsProps extends ProfileProps {
  profile: OwnProfile;
}

export function useProblem({ editing }: ProfileProps['actors']) {
  const language = useLanguage();
  const problems = useSelector(editing, ({ context }) => profileProblemsIn(context));
  return (field: ApplicationField): string | null => {
    const problem = problems[field];
    return problem ? sayProblem(problem, labelOf(field, language), language) : null;
  };
}

export type ProfileTexts = Omit<BlogEdit<'profile.text'>, 'type'>;
