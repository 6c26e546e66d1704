import { z } from 'zod';
import { expertiseLevels, proficiencies } from '#contract/application-choices.ts';
import { type CreatorItem, itineraryItem, trip } from '#contract/creator.ts';
import { itineraryItemTypes } from '#contract/trip-choices.ts';
import { parseStored } from '../db/queries.ts';

const text = z.string().default('');
const count = z.int().default(0);
const entered = z.int().nullable().default(null);
const namedItem = z.object({ _id: z.string(), name: text });
const location = z.object({
  _id: z.string(),
  id: z.string().optional(),
  cityName: text,
  stateName: text,
  countryName: text,
});

/** Until the job has projected a creator again, the row may lack what an older release did not write. */
const profile = z.object({
  _id: z.string(),
  fullName: text,
  username: text,
  userId: z.object({ _id: z.string(), followersCount: count }).optional(),
  followersCount: count,
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  aboutMe: text,
  profilePicture: z.string().nullable().default(null),
  locations: z.array(location).default([]),
  location: location.nullable().default(null),
  services: z.array(z.string()).default([]),
  expertises: z
    .array(z.object({ expertise: namedItem, level: z.enum(expertiseLevels).default('BEGINNER') }))
    .default([]),
  languages: z
    .array(z.object({ language: namedItem, proficiency: z.enum(proficiencies).default('BEGINNER') }))
    .default([]),
  serviceOffers: z.array(namedItem).default([]),
  socialMediaAccounts: z.object({ instagram: text, youtube: text, tiktok: text }).prefault({}),
  enteredFollowers: z.object({ instagram: entered, youtube: entered, tiktok: entered, at: z.int() }).optional(),
  totalVayaCount: count,
} satisfies Record<Exclude<keyof CreatorItem, 'publishedVayas'>, z.ZodType>);

const trips = z.array(
  trip.extend({
    title: text,
    description: text,
    tripType: z.string().default('NON_SHOPPABLE'),
    price: z.number().nullable().default(null),
    dates: trip.shape.dates.default([]),
    coverImage: z
      .object({
        url: text,
        isFromAnotherResource: z.boolean().default(false),
        focus: trip.shape.coverImage.unwrap().shape.focus,
      })
      .nullable()
      .default(null),
    locations: z.array(trip.shape.locations.element.extend({ cityName: text })).default([]),
    itinerary: z
      .array(
        itineraryItem.extend({
          objectType: z.enum(itineraryItemTypes).default('other'),
          name: text,
          date: itineraryItem.shape.date.default(null),
          time: z.string().nullable().default(null),
          address: z.string().nullable().default(null),
          dayNumber: z.int().default(1),
        }),
      )
      .default([]),
    notes: text,
    likes: count,
    createdAt: count,
    collections: z.array(z.object({ name: text, collectionObjects: z.array(z.string()).default([]) })).default([]),
  }),
);

export function storedProfile(row: { profile: string }) {
  const { userId, ...read } = parseStored(profile, row.profile);
  return { ...read, userId: userId ?? { _id: read._id, followersCount: read.followersCount } };
}

export const storedTrips = (row: { trips: string }) => parseStored(trips, row.trips);
