import type { OwnProfile } from '#contract/blog.ts';
import { type ProfileField, profileFields } from '#rules/application-fields.ts';
import type { ProfileFields } from '#rules/own-profile.ts';
import type { BlogFacts } from './blog-facts.ts';
import {
  type GradedEntry,
  type LevelChoice,
  type PlaceEdit,
  withLevel,
  withoutEntry,
  withToggled,
} from './edit-lists.ts';
import type { ReadSettings } from './read-setting.ts';
import type { Write } from './write-setting.ts';

type TextField = { [Field in ProfileField]: ProfileFields[Field] extends string ? Field : never }[ProfileField];

export interface ProfileEdits {
  'profile.text': Partial<Pick<ProfileFields, TextField>>;
  'profile.choose': Pick<ProfileFields, 'profilePicture'>;
  'service.toggle': { list: 'services' | 'serviceOffers'; id: string };
  'level.choose': LevelChoice;
  'level.remove': GradedEntry;
  'place.add': Fields<'place.add'>;
  'place.remove': Fields<'place.remove'>;
  'place.main': Fields<'place.main'>;
}

type Fields<Type extends PlaceEdit['type']> = Omit<Extract<PlaceEdit, { type: Type }>, 'type'>;

interface Now {
  read: ReadSettings;
  facts: BlogFacts;
}

type Writers = { [Type in keyof ProfileEdits]: (edit: ProfileEdits[Type], now: Now) => readonly Write[] };

export const profileWriters: Writers = {
  'profile.text': (change, now) => writesOf(change, now),
  'profile.choose': ({ profilePicture }, now) => writesOf({ profilePicture }, now),
  'service.toggle': ({ list, id }, now) => changes(now, (profile) => ({ [list]: withToggled(profile[list], id) })),
  'level.choose': (choice, now) => changes(now, (profile) => withLevel(profile, choice)),
  'level.remove': (entry, now) => changes(now, (profile) => withoutEntry(profile, entry)),
  'place.add': ({ city: { _id, cityName } }, now) =>
    changes(now, ({ locations }) =>
      locations.some((each) => each._id === _id) ? {} : { locations: [...locations, { _id, cityName }] },
    ),
  'place.remove': ({ id }, now) =>
    changes(now, ({ locations }) => ({ locations: locations.filter(({ _id }) => _id !== id) })),
  /** The main place is the first one. */
  'place.main': ({ id }, now) =>
    changes(now, ({ locations }) => ({
      locations: locations.toSorted((one, other) => Number(other._id === id) - Number(one._id === id)),
    })),
};

function changes(now: Now, changed: (profile: OwnProfile) => Partial<ProfileFields>): readonly Write[] {
  if (now.read.profile === null) return [];
  const change = changed(now.read.profile);
  return [...writesOf(change, now), ...visibilityWrites(change, now)];
}

const writesOf = (change: Partial<ProfileFields>, { read }: Now): readonly Write[] =>
  read.profile === null
    ? []
    : profileFields.flatMap((field): Write[] => {
        const value = change[field];
        return value === undefined ? [] : [[{ kind: 'profile', field }, value]];
      });

/** Services are hidden by their position, so a hidden one stays hidden where it moves to. */
function visibilityWrites({ services }: Partial<ProfileFields>, { read }: Now): readonly Write[] {
  const before = read.profile?.services;
  if (services === undefined || before === undefined) return [];
  const hidden = read.settings.hidden.servicesVisibility;
  const isHidden = (service: string | undefined) =>
    service !== undefined && hidden.has(String(before.indexOf(service)));
  return Array.from({ length: Math.max(before.length, services.length) }, (_, index) => [
    { kind: 'item', section: 'services', item: String(index) },
    !isHidden(services[index]),
  ]);
}
