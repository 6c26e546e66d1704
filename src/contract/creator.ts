import { z } from 'zod';
import { expertiseLevels, proficiencies } from './application-choices.ts';
import { daysForOptions } from './blog-choices.ts';
import {
  directorySorts,
  filterGroups,
  filterTable,
  leastFilters,
  namesOf,
  rangeFilters,
  termsFilters,
} from './directory-choices.ts';
import { needed, recordId, searchText, trimmed } from './fields.ts';
import { recordBy } from './record-of.ts';
import { namedItem } from './reference-data.ts';
import { richTextDocument } from './rich-text.ts';
import { itineraryItemTypes } from './trip-choices.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const itineraryItem = z.object({
  objectId: z.string(),
  objectType: z.enum(itineraryItemTypes),
  name: z.string(),
  date: day.nullable(),
  time: z.string().nullable(),
  address: z.string().nullable(),
  dayNumber: z.int().min(1),
});

const tripLocation = z.object({
  _id: z.string().optional().describe('Id of the city, if it is in the list of cities.'),
  cityName: z.string(),
  latitude: z.number().optional().describe('Only with the blog, if the place is known.'),
  longitude: z.number().optional(),
  timeZone: z.string().optional(),
});

const focus = z
  .object({ x: z.number(), y: z.number() })
  .describe('What stays in sight where the picture is cropped, in percent from its left and top.');

export const trip = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z.string(),
    story: z.optional(richTextDocument).describe('Only with the blog: the description with its formatting.'),
    tripType: z.string(),
    price: z.number().nullable(),
    dates: z.array(day),
    coverImage: z.object({ url: z.string(), isFromAnotherResource: z.boolean(), focus: focus.optional() }).nullable(),
    locations: z.array(tripLocation),
    itinerary: z.array(itineraryItem),
    pictures: z
      .array(
        z.object({
          url: z.string(),
          alt: z.string(),
          caption: z.string().optional(),
          focus: focus.optional(),
          dayNumber: z.int().min(1).nullable(),
        }),
      )
      .optional()
      .describe('Only with the blog. A picture without a day belongs to the whole trip.'),
    dayTexts: z
      .array(z.object({ dayNumber: z.int().min(1), text: richTextDocument }))
      .optional()
      .describe('Only with the blog: what is written about each day.'),
    questions: z
      .array(z.object({ _id: z.string(), question: z.string(), answer: z.string() }))
      .optional()
      .describe('Only with the blog: what its creator published, the newest first, without those who asked.'),
    notes: z.string(),
    likes: z.int(),
    createdAt: z.int(),
    collections: z.array(z.object({ name: z.string(), collectionObjects: z.array(z.string()) })),
    updatedAt: z.int().optional().describe('Only with the blog.'),
    itemCount: z
      .int()
      .optional()
      .describe(
        'Only in lists, where description and itinerary are shortened: number of items of the whole itinerary.',
      ),
    daysFor: z
      .enum(daysForOptions)
      .optional()
      .describe('Who may see the days before the trip is over; only for the creator and staff.'),
  })
  .meta({ id: 'Trip' });

export const location = z.object({
  _id: z.string(),
  id: z.string().optional().describe('The same as _id.'),
  cityName: z.string(),
  stateName: z.string(),
  countryName: z.string(),
});

export const creatorItem = z
  .object({
    _id: z.string(),
    fullName: z.string(),
    username: z.string(),
    userId: z.object({ _id: z.string(), followersCount: z.int() }),
    followersCount: z.int(),
    email: z.string().optional().describe('Not for visitors if the creator hides it.'),
    phoneNumber: z.string().optional().describe('Not for visitors if the creator hides it.'),
    aboutMe: z.string(),
    profilePicture: z
      .string()
      .nullable()
      .describe('A picture under /media. Append the file of a width: 96.webp, 320.webp and 800.webp.'),
    locations: z.array(location),
    location: location.nullable().describe('The main location.'),
    services: z.array(z.string()).describe('Codes like PHOTO_SHOOT.'),
    expertises: z.array(z.object({ expertise: namedItem, level: z.enum(expertiseLevels) })),
    languages: z.array(z.object({ language: namedItem, proficiency: z.enum(proficiencies) })),
    serviceOffers: z.array(namedItem),
    socialMediaAccounts: z.object({ instagram: z.string(), youtube: z.string(), tiktok: z.string() }),
    enteredFollowers: z
      .object({
        instagram: z.int().nullable(),
        youtube: z.int().nullable(),
        tiktok: z.int().nullable(),
        at: z.int().describe('When the creator entered them.'),
      })
      .optional()
      .describe('For sponsors, once the creator has entered any. followersCount is their sum.'),
    totalVayaCount: z.int(),
    publishedVayas: z.array(trip).optional().describe('With include=vayas, and for a single creator.'),
  })
  .meta({ id: 'Creator' });

export const creatorReply = creatorItem.extend({
  publishedVayas: z.array(trip),
  lastVaya: trip.nullable(),
  upcomingVaya: trip.nullable(),
  ongoingVaya: trip.nullable(),
});

/** A repeatable query parameter. */
export const manyOf = (max: number, one = searchText(80, needed)) => listOf(max, one);
const listOf = <One extends z.ZodType>(max: number, one: One) =>
  z
    .preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(one).max(max))
    .transform((values) => [...new Set(values)]);
const many = manyOf(20);
const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(0).max(max));

const directoryQuery = z.strictObject({
  search: searchText(80).default(''),
  ...recordBy(
    termsFilters,
    ({ name }) => name,
    (filter) => ('description' in filter ? many.describe(filter.description) : many),
  ),
  matchAny: listOf(filterGroups.length, z.enum(filterGroups)).describe(
    'Groups in which one matching value is enough. In other groups every value has to match.',
  ),
  ...recordBy(
    leastFilters,
    ({ name }) => name,
    ({ max }) => whole(max).default(0),
  ),
  ...recordBy(
    rangeFilters,
    ({ min }) => min,
    ({ limit }) => whole(limit).default(0),
  ),
  ...recordBy(
    rangeFilters,
    ({ max }) => max,
    ({ limit }) => whole(limit).optional(),
  ),
  thereCity: searchText(80, trimmed).default(''),
  thereFrom: z.iso.date().optional(),
  thereTo: z.iso.date().optional(),
});

export const creatorsQuery = directoryQuery.extend({
  offset: whole(100_000_000).default(0),
  limit: whole(100).pipe(z.int().min(1)).default(50),
  sort: z.enum(directorySorts).default('default'),
  include: z.enum(['vayas']).optional(),
  after: recordId
    .optional()
    .describe(
      'Id of the last creator of the previous page: no creator is skipped or repeated while the directory changes. For an unknown id `offset` applies.',
    ),
});

export const optionsQuery = directoryQuery.extend({
  group: z.enum(filterGroups).describe('The filter of the options.'),
  option: manyOf(300).describe('An id, or the name of a city.'),
});

export const relaxation = z.object({
  filter: z.enum(['search', ...namesOf(filterTable)]),
  value: z.string().describe('Empty for all values of a filter.'),
  total: z.int(),
});

export const creatorsReply = z.object({
  data: z.array(creatorItem),
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  search: z
    .string()
    .optional()
    .describe('What was searched for: a word that no creator has is replaced by one that differs in a letter.'),
  tripTypes: z.array(z.string()).describe('Every type of trip in the directory.'),
  relaxations: z
    .array(relaxation)
    .optional()
    .describe('If nothing matches: how many creators would match without each part of the query.'),
});

const optionCount = z.object({
  option: z.string(),
  count: z
    .int()
    .describe(
      'Number of creators who match the query and have this option; where any value of the filter may match, its other values are left out.',
    ),
  isInDirectory: z.boolean().describe('Whether any creator in the directory has it.'),
});
export const optionsReply = z.object({ data: z.array(optionCount) });

export type ItineraryItem = z.infer<typeof itineraryItem>;
export type Trip = z.infer<typeof trip>;
export type CreatorItem = z.infer<typeof creatorItem>;
export type CreatorReply = z.infer<typeof creatorReply>;
export type CreatorsQuery = z.infer<typeof creatorsQuery>;
export type OptionsQuery = z.infer<typeof optionsQuery>;
export type OptionCount = z.infer<typeof optionCount>;
export type OptionsReply = z.infer<typeof optionsReply>;
export type CreatorsReply = z.infer<typeof creatorsReply>;
export type Relaxation = z.infer<typeof relaxation>;
