import type { BlogSectionKey } from '#contract/blog-choices.ts';
import type { BlogSection, ContactItem, ListSection, SectionItem } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { mailLink, phoneLink } from './blog-tokens.ts';
import type { BlogCreator } from './blog-visibility.ts';
import { cityNameIn } from './city-name.ts';
import { titleCase } from './directory-labels.ts';
import { placeLabel } from './place-label.ts';
import { serviceCode } from './service-code.ts';

export type ListSectionKey = ListSection['key'];

/** What a creator says of themselves in one matter. */
export const sectionOf = (creator: BlogCreator, key: BlogSectionKey, language: Language): BlogSection =>
  key === 'contact' ? { key, items: contactsOf(creator) } : { key, items: itemsOf[key](creator, language) };

/** The same, by the ids that a config knows them by: a service is its place among the others. */
export function sectionItems(creator: BlogCreator, key: ListSectionKey, language: Language): readonly SectionItem[] {
  const items = itemsOf[key](creator, language);
  return key === 'services' ? items.map((item, index) => ({ ...item, id: String(index) })) : items;
}

/** How many items there are in the sections that list any. */
export const countItems = (creator: BlogCreator): number =>
  Object.values(itemsOf).reduce((count, itemsIn) => count + itemsIn(creator, 'en').length, 0);

const itemsOf: Record<ListSectionKey, (creator: BlogCreator, language: Language) => readonly SectionItem[]> = {
  locations: ({ locations }, language) =>
    locations.map(({ _id, cityName, countryName, ...where }) => ({
      text: placeLabel(cityNameIn(cityName, language), countryName) || where.stateName,
      countryName,
      ...where,
      id: _id,
    })),
  languages: ({ languages }) =>
    languages.map(({ language, proficiency }) => ({ id: language._id, text: language.name, level: proficiency })),
  expertises: ({ expertises }) =>
    expertises.map(({ expertise, level }) => ({ id: expertise._id, text: expertise.name, level })),
  services: ({ services }) => services.map(serviceItem),
  serviceOffers: ({ serviceOffers }) =>
    serviceOffers.map((offer) =>
      typeof offer === 'string' ? { id: offer, text: offer } : { id: offer._id, text: offer.name },
    ),
};

/** A service is a code, which reads as words, or has a name of its own. */
function serviceItem(service: BlogCreator['services'][number]): SectionItem {
  if (typeof service === 'string') return { id: service, text: titleCase(serviceCode(service)) };
  return { id: service._id ?? service.name, text: service.name };
}

function contactsOf({ email, phoneNumber }: BlogCreator): ContactItem[] {
  const [mail, phone] = [mailLink(email ?? ''), phoneLink(phoneNumber ?? '')];
  return [
    ...(email !== undefined && mail ? [{ id: 'email' as const, text: email, href: mail }] : []),
    ...(phoneNumber !== undefined && phone ? [{ id: 'phone' as const, text: phoneNumber, href: phone }] : []),
  ];
}
