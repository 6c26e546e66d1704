import { type ProfileField, type ProfileFields, profileFields } from '#rules/own-profile.ts';
import type { BlogFacts } from './blog-facts.ts';
import type { ReadSettings } from './read-setting.ts';
import { withToggled } from './with-toggled.ts';
import type { Write } from './write-setting.ts';

type TextField = { [Field in ProfileField]: ProfileFields[Field] extends string ? Field : never }[ProfileField];

export interface ProfileEdits {
  'profile.text': Partial<Pick<ProfileFields, TextField>>;
  'profile.choose': Partial<Omit<ProfileFields, TextField>>;
  'service.toggle': { list: 'services' | 'serviceOffers'; id: string };
}

interface Now {
  read: ReadSettings;
  facts: BlogFacts;
}

type Writers = { [Type in keyof ProfileEdits]: (edit: ProfileEdits[Type], now: Now) => readonly Write[] };

export const profileWriters: Writers = {
  'profile.text': (change, now) => writesOf(change, now),
  'profile.choose': (change, now) => choiceWrites(change, now),
  'service.toggle': ({ list, id }, now) =>
    now.read.profile === null ? [] : choiceWrites({ [list]: withToggled(now.read.profile[list], id) }, now),
};

const choiceWrites = (change: Partial<ProfileFields>, now: Now): readonly Write[] => [
  ...writesOf(change, now),
  ...visibilityWrites(change, now),
];

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
