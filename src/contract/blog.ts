import { z } from 'zod';
import { profileForm } from './application.ts';
import { blogFonts, pictureShapes } from './blog-choices.ts';
import { creatorReply, location } from './creator.ts';
import { emailField, entryId, line, lines, needed, searchText } from './fields.ts';
import { languages, languages as spoken } from './language.ts';
import { namedItem } from './reference-data.ts';
import { maxTrips } from './trip-choices.ts';

const flag = z.boolean().optional();
const key = line(120, (text) => text.min(1));
const visibility = z
  .object({ items: z.record(key, z.boolean()) })
  .partial()
  .optional();
const colour = line(40)
  .optional()
  .describe('A colour as CSS writes it: by name, in hex, as rgb() or as hsl(). It is stored as #rrggbb.');
const number = z.number().optional();

const textStyle = z
  .object({ color: colour, fontSize: number, bold: flag, italic: flag, underline: flag })
  .meta({ id: 'TextStyle' });
const style = textStyle.optional();

const tripDisplay = z.object({
  showDescription: flag,
  showLocations: flag,
  showTripType: flag,
  showPeriod: flag,
  showItinerary: flag,
  itineraryItemsVisibility: z.record(key, z.boolean()).optional(),
  textStyles: z.object({ title: style, description: style, locations: style, period: style }).optional(),
});

const pageStyle = z.object({
  backgroundColor: colour,
  fontFamily: z.enum(blogFonts).optional(),
  coverImageUrl: line(200)
    .nullable()
    .optional()
    .describe('A picture under /media, as profilePicture is; its widths are 480, 960 and 1600.'),
  coverImageStyle: z.object({ opacity: number, positionY: number }).optional(),
  profilePictureStyle: z
    .object({ shape: z.enum(pictureShapes).optional(), size: number, borderColor: colour, borderWidth: number })
    .optional(),
  textStyles: z
    .object({ fullName: style, aboutMe: style, expertises: style, services: style, serviceOffers: style })
    .optional(),
});

const tripSettings = z.object({
  tripsPerRow: number,
  visibleTrips: z.array(key).max(5000).optional().describe('An empty list means all of them.'),
  highlightedTrips: z.array(key).max(5000).optional().describe('The first one that is visible is highlighted.'),
  hideAllTrips: flag.describe('No trip is visible, whatever the list says.'),
});

const tripDisplays = z.record(key, tripDisplay).describe('By trip.');
/** A config may still name trips that are gone. */
const maxTripsNamed = 2 * maxTrips;

const choices = z.object({
  showEmail: flag,
  showPhoneNumber: flag,
  showLocations: flag,
  showServices: flag,
  showServiceOffers: flag,
  showLanguages: flag,
  showExpertises: flag,
  showSocialMedia: flag,
  socialMediaVisibility: visibility.describe('By platform.'),
  locationsVisibility: visibility,
  servicesVisibility: visibility.describe('By index.'),
  serviceOffersVisibility: visibility,
  languagesVisibility: visibility,
  expertisesVisibility: visibility,
  contactsVisibility: visibility.describe('By email and phone.'),
  displayOrder: z
    .object({
      locations: number,
      languages: number,
      expertises: number,
      services: number,
      serviceOffers: number,
      contact: number,
    })
    .optional(),
  pageStyle: pageStyle.optional(),
  tripSettings: tripSettings.optional(),
  vayaDisplaySettings: tripDisplays.optional(),
  language: z.enum(spoken).optional().describe("The page's own."),
  sharing: z
    .object({ title: line(60).optional(), description: lines(160).optional() })
    .optional()
    .describe('What is said of the page where it is shared.'),
});

/** The profile as its creator edits it; `profileProblems` validates it. */
export const ownProfile = profileForm.extend({
  profilePicture: line(200).nullable().default(null),
  locations: z
    .array(z.object({ _id: entryId, cityName: line(200).default('') }))
    .max(50)
    .default([])
    .describe('The main one first. The server knows the names of cities.'),
});

/** The whole config as its owner saves it; fields that the server manages are ignored. */
export const blogConfigRequest = choices.extend({
  profile: ownProfile.optional().describe('Without it the profile stays as it is.'),
  vayaDisplaySettings: tripDisplays
    .superRefine((displays, { addIssue }) => {
      if (Object.keys(displays).length > maxTripsNamed)
        addIssue({ code: 'too_big', origin: 'array', maximum: maxTripsNamed, inclusive: true, input: displays });
    })
    .optional(),
  version: z.int().min(0).optional().describe('The version that was edited, where no If-Match says it.'),
});

const blogLocation = location.extend({
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  timeZone: z.string().optional(),
});

export const blogConfigReply = choices
  .extend({
    creatorId: z.string(),
    profile: ownProfile.optional().describe('Only for the owner.'),
    version: z.int().describe('0 where nothing was ever saved.'),
    createdAt: z.int().nullable(),
    updatedAt: z.int().nullable(),
  })
  .meta({ id: 'BlogConfig' });

/** A creator as their page shows them: in the requested language, redacted for the reader. */
export const blogReply = creatorReply
  .extend({ services: z.array(namedItem), locations: z.array(blogLocation), location: blogLocation.nullable() })
  .meta({ id: 'Blog' });

export const coverImageReply = z.object({
  success: z.literal(true),
  coverImageUrl: z.string().describe("What the config's coverImageUrl may be from now on."),
});

export const profilePictureReply = z.object({
  profilePicture: z.string().describe("What the profile's profilePicture may be from now on."),
});

export const blogQuery = z.strictObject({
  lang: z.enum(spoken).optional().describe("In place of the page's own language."),
});
/** An unknown name is 404, even if it is malformed. */
export const blogNameParams = z.object({ username: searchText(200) });

export type TextStyle = z.infer<typeof textStyle>;
export type TripDisplay = z.infer<typeof tripDisplay>;
export type OwnProfile = z.output<typeof ownProfile>;
/** What an owner edits: the settings of the blog, and the profile where the server has it. */
export type BlogChoices = z.infer<typeof choices> & { profile?: OwnProfile | undefined };
export type BlogConfigRequest = z.infer<typeof blogConfigRequest>;
export type BlogConfigReply = z.infer<typeof blogConfigReply>;
export type BlogReply = z.infer<typeof blogReply>;

const counts = { views: z.int(), visitors: z.int() };

export const maxVisitedRows = 10;

/** The visits of a blog in the last thirty days. */
export const blogVisitsReply = z.object({
  days: z
    .array(z.object({ day: z.iso.date().describe('In UTC.'), ...counts }).meta({ id: 'VisitedDay' }))
    .describe('The last thirty, today last, also those without a visit.'),
  hosts: z
    .array(z.object({ host: z.string(), ...counts }))
    .describe("The ten most visited from; '' without a referrer, 'other' for those beyond the first of a day."),
  trips: z.array(z.object({ _id: z.string(), title: z.string(), views: z.int() })).describe('The ten most visited.'),
  followers: z.int().describe('How many readers follow by email and confirmed it.'),
});

export type BlogVisitsReply = z.infer<typeof blogVisitsReply>;

export const followParams = z.object({ username: line(64, needed) });

export const followRequest = z.strictObject({
  email: emailField,
  language: z.enum(languages).describe('The language of the mails.'),
});

export type FollowRequest = z.output<typeof followRequest>;
