import {
  type ExpertiseLevel,
  expertiseLevels,
  type Proficiency,
  proficiencies,
} from '#contract/application-choices.ts';
import type { BlogReply } from '#contract/blog.ts';
import { daysForOptions } from '#contract/blog-choices.ts';
import { bookingStates } from '#contract/booking-choices.ts';
import type { CreatorItem, CreatorReply, ItineraryItem, Relaxation, Trip } from '#contract/creator.ts';
import type { RichText } from '#contract/rich-text.ts';
import type { ComparedCreator } from '#contract/sponsor.ts';
import { dayOf, derivedFrom } from '#rules/derived-trips.ts';
import { titleCase } from '#rules/directory-labels.ts';
import { serviceCode } from '#rules/service-code.ts';
import * as z from '#rules/zod.ts';
import { day } from './day.ts';
import {
  count,
  entriesOf,
  type FieldsOf,
  flag,
  isRecord,
  listOf,
  maybe,
  moment,
  number,
  oneOf,
  or,
  type Schema,
  text,
  textOrNumber,
  withId,
} from './reading.ts';
import { namedItem } from './reference-data.ts';

const item = z.object({
  objectId: text,
  objectType: oneOf(['other', 'activity', 'accomodation_checkin', 'accomodation_checkout', 'venue']),
  name: text,
  date: or(day, null),
  time: or(textOrNumber, null),
  address: or(textOrNumber, null),
  dayNumber: or(number, 1),
} satisfies FieldsOf<ItineraryItem>);

const focus = z.object({ x: z.number(), y: z.number() });

export const trip = z.object({
  _id: textOrNumber,
  title: text,
  description: text,
  /** Vaya's own server alone sends it, by its schema. */
  story: maybe(z.custom<RichText>(isRecord)),
  tripType: text,
  price: or(number, null),
  dates: listOf(day),
  coverImage: or(z.object({ url: z.string(), isFromAnotherResource: flag, focus: maybe(focus) }), null),
  locations: listOf(
    z.object({
      _id: maybe(textOrNumber),
      cityName: text,
      latitude: maybe(number),
      longitude: maybe(number),
      timeZone: maybe(z.string()),
    } satisfies FieldsOf<Trip['locations'][number]>),
  ),
  itinerary: listOf(item),
  pictures: maybe(
    listOf(
      z.object({
        url: z.string(),
        alt: text,
        caption: maybe(z.string()),
        focus: maybe(focus),
        dayNumber: or(number, null),
      }),
    ),
  ),
  /** As with the story. */
  dayTexts: maybe(listOf(z.object({ dayNumber: or(number, 1), text: z.custom<RichText>(isRecord) }))),
  questions: maybe(listOf(z.object({ _id: textOrNumber, question: text, answer: text }))),
  notes: text,
  likes: count,
  createdAt: or(moment, 0),
  collections: listOf(z.object({ name: text, collectionObjects: listOf(textOrNumber) })),
  updatedAt: maybe(moment),
  itemCount: maybe(number),
  daysFor: maybe(z.enum(daysForOptions)),
} satisfies FieldsOf<Trip>);

const place = {
  _id: text,
  cityName: text,
  stateName: text,
  countryName: text,
} satisfies FieldsOf<Omit<CreatorItem['locations'][number], 'id'>>;
const location = withId(z.object(place));

const user = z.pipe(
  z.union([textOrNumber, z.object({ _id: text, followersCount: count })]),
  z.transform((user) => (typeof user === 'string' ? { _id: user, followersCount: 0 } : user)),
);

/** A service is a code, or an object with a name. */
const service = z.union([
  z.string(),
  z.pipe(
    z.object({ _id: maybe(textOrNumber), name: z.string() }),
    z.transform(({ _id, name }) => ({ _id: _id ?? serviceCode(name), name })),
  ),
]);

/** Both lists of levels hold in both places. Any other level is shown as it is: no level may stand for another. */
const levels = [...proficiencies, ...expertiseLevels];
const levelOf = <Level extends string>() =>
  z.pipe(
    text,
    z.transform((given) => (levels.find((level) => level.toLowerCase() === given.toLowerCase()) ?? given) as Level),
  );

const creatorFields = {
  _id: textOrNumber,
  fullName: text,
  username: text,
  userId: or(user, { _id: '', followersCount: 0 }),
  followersCount: or(number, null),
  email: maybe(textOrNumber),
  phoneNumber: maybe(textOrNumber),
  aboutMe: text,
  profilePicture: or(z.string(), null),
  expertises: listOf(z.object({ expertise: namedItem, level: levelOf<ExpertiseLevel>() })),
  languages: listOf(z.object({ language: namedItem, proficiency: levelOf<Proficiency>() })),
  serviceOffers: listOf(namedItem),
  socialMediaAccounts: z.pipe(
    or(z.object({ instagram: text, youtube: text, tiktok: text }), null),
    z.transform((accounts) => accounts ?? { instagram: '', youtube: '', tiktok: '' }),
  ),
  enteredFollowers: maybe(
    z.object({ instagram: or(number, null), youtube: or(number, null), tiktok: or(number, null), at: moment }),
  ),
  totalVayaCount: count,
};

/** What a creator is read as, but for what differs between the directory and a blog. */
const creatorOf = <Location, Service>(place: Schema<Location>, named: Schema<Service>) =>
  z.object({
    ...creatorFields,
    locations: listOf(place),
    location: or(place, null),
    services: listOf(named),
    publishedVayas: maybe(listOf(trip)),
  });

const serviceAsCode = z.pipe(
  service,
  z.transform((given) => (typeof given === 'string' ? given : serviceCode(given.name))),
);

interface Derivable {
  followersCount: number | null;
  userId: { followersCount: number };
  locations: readonly unknown[];
  totalVayaCount: number;
  publishedVayas?: readonly Trip[] | undefined;
}

const derived = <Creator extends Derivable>(creator: Creator) => ({
  ...creator,
  followersCount: creator.followersCount ?? creator.userId.followersCount,
  totalVayaCount: creator.publishedVayas?.length ?? creator.totalVayaCount,
});

const withTrips = <Creator extends { publishedVayas?: Trip[] | undefined }>(creator: Creator) => {
  const { publishedVayas = [] } = creator;
  return { ...creator, publishedVayas, ...derivedFrom(publishedVayas, dayOf(Date.now())) };
};

/** A creator of a list, with or without trips. */
export const creatorItem: z.ZodMiniType<CreatorItem> = z.pipe(
  creatorOf(location, serviceAsCode),
  z.transform((found) => derived(found)),
);

export const creator: z.ZodMiniType<CreatorReply> = z.pipe(creatorItem, z.transform(withTrips));

const blogLocation = withId(
  z.object({
    ...place,
    latitude: maybe(number),
    longitude: maybe(number),
    timeZone: maybe(z.string()),
  } satisfies FieldsOf<Omit<BlogReply['locations'][number], 'id'>>),
);

const namedService = z.pipe(
  service,
  z.transform((given) => (typeof given === 'string' ? { _id: given, name: titleCase(serviceCode(given)) } : given)),
);

export const blog: z.ZodMiniType<BlogReply> = z.pipe(
  creatorOf(blogLocation, namedService),
  z.transform((found) => withTrips(derived(found))),
);

export const creators = z.pipe(
  z.object({
    data: entriesOf(creatorItem),
    total: maybe(number),
    page: or(number, 1),
    totalPages: or(number, 1),
    search: maybe(z.string()),
    tripTypes: listOf(z.string()),
    relaxations: listOf(z.custom<Relaxation>(isRecord)),
  }),
  z.transform(({ total, ...reply }) => ({ ...reply, total: total ?? reply.data.length })),
);

const compared = z.object({
  creator,
  note: or(z.string(), null),
  invitation: or(z.object({ _id: textOrNumber, state: z.enum(bookingStates) }), null),
} satisfies FieldsOf<ComparedCreator>);

export const comparison = z.object({ data: listOf(compared) });
