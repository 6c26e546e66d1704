import type { Audience, BlogPage, SocialLink, TripCard, TripCover, TripPicture } from '#contract/blog-page.ts';
import type { Trip } from '#contract/creator.ts';
import type { Language } from '#contract/language.ts';
import { sectionOf } from './blog-sections.ts';
import { blogSettings, type Surface, type TripSettings } from './blog-settings.ts';
import { coverAt, picturePathOf } from './blog-tokens.ts';
import { type BlogCreator, highlightedTrip, shownCreator } from './blog-visibility.ts';
import { shownDays } from './derived-trips.ts';
import { memoizeLast, reuseEqualLists } from './memoize-last.ts';
import { pictureFolderOf } from './picture-folder.ts';
import { platforms, socialAddress } from './social-account.ts';
import { blogAddress, tripAddress } from './trip-address.ts';
import { compareDays, phaseOf } from './trip-days.ts';

/** So many items of an itinerary stand on a trip's card. */
export const itemsOnCard = 4;

interface PageQuery {
  audience: Audience;
  today: string;
  surface?: Surface;
  /** In place of the page's own language. */
  language?: Language | null;
}

/** The page of a creator and their config, whether they were redacted before or not. */
export function blogPage(creator: BlogCreator, config: unknown, query: PageQuery): BlogPage {
  const { audience, today, surface = 'page', language = null } = query;
  const settings = blogSettings(config, surface);
  const spoken = language ?? settings.language;
  const shown = shownCreator(creator, settings, query);
  const highlighted = highlightedTrip(shown.publishedVayas, settings);
  return {
    creatorId: creator._id,
    username: creator.username,
    address: blogAddress(creator.username),
    audience,
    language: spoken,
    ownLanguage: settings.language,
    fullName: creator.fullName,
    aboutMe: creator.aboutMe,
    portrait: picturePathOf(creator.profilePicture),
    cover: settings.cover,
    social: platforms.flatMap((platform): SocialLink[] => {
      const address = socialAddress(platform, shown.socialMediaAccounts[platform]);
      return address ? [{ platform, ...address }] : [];
    }),
    sections: settings.sections.map((key) => sectionOf(shown, key, spoken)).filter(({ items }) => items.length > 0),
    trips: reuseCards(
      creator,
      tripsInOrder(
        shown.publishedVayas.map((trip) =>
          cardOf(trip, settings.tripOf(trip._id), trip._id === highlighted, creator.username, today),
        ),
        today,
      ),
    ),
    tripsPerRow: settings.tripsPerRow,
    style: settings.style,
    sharing: settings.sharing,
    today,
  };
}

/** The highlighted trip, those that are not over by their first day, past ones by their last, those without days. */
export function tripsInOrder(trips: readonly TripCard[], today: string): TripCard[] {
  const rank = ({ isHighlighted, days }: TripCard): number => {
    if (isHighlighted) return 0;
    if (days === null) return 3;
    return days.to >= today ? 1 : 2;
  };
  return trips.toSorted((one, other) => {
    const byRank = rank(one) - rank(other);
    if (byRank !== 0 || one.days === null || other.days === null) return byRank;
    return rank(one) === 2 ? compareDays(other.days.to, one.days.to) : compareDays(one.days.from, other.days.from);
  });
}

const reuseCards = reuseEqualLists<BlogCreator>();

const cardOf = memoizeLast(
  (trip: Trip, settings: TripSettings, isHighlighted: boolean, username: string, today: string): TripCard => {
    const { showDescription, showLocations, showTripType, showItinerary, styles } = settings;
    return {
      id: trip._id,
      address: tripAddress(username, trip),
      title: trip.title.trim(),
      description: showDescription ? trip.description : null,
      story: showDescription ? (trip.story ?? null) : null,
      places: showLocations ? trip.locations : null,
      tripType: showTripType && trip.tripType !== '' ? trip.tripType : null,
      price: trip.price !== null && trip.price > 0 ? trip.price : null,
      days: shownDays(trip),
      phase: phaseOf(trip, today),
      itinerary: showItinerary ? itemsOf(trip) : null,
      cover: coverOf(trip),
      pictures: picturesOf(trip),
      dayTexts: showItinerary ? (trip.dayTexts ?? []) : [],
      questions: (trip.questions ?? []).map(({ _id, ...texts }) => ({ id: _id, ...texts })),
      isHighlighted,
      styles,
      createdAt: trip.createdAt,
      updatedAt: trip.updatedAt ?? trip.createdAt,
    };
  },
);

/** By their days. */
export const itemsOf = ({ itinerary }: Pick<Trip, 'itinerary'>) =>
  itinerary
    .toSorted((one, other) => one.dayNumber - other.dayNumber)
    .map(({ objectId, objectType, name, dayNumber, date, time, address }) => ({
      id: objectId,
      type: objectType,
      name,
      dayNumber,
      date,
      time,
      address,
    }));

const picturesOf = ({ pictures = [] }: Pick<Trip, 'pictures'>): TripPicture[] =>
  pictures.flatMap(({ url, alt, caption = '', focus, dayNumber }) => {
    const source = pictureFolderOf(url);
    return source === null ? [] : [{ source, alt, caption, dayNumber, ...(focus && { focus }) }];
  });

export function coverOf({ coverImage }: Pick<Trip, 'coverImage'>): TripCover | null {
  const cover = coverImage && coverAt(coverImage.url, coverImage.isFromAnotherResource);
  return cover && { ...cover, ...(coverImage.focus && { focus: coverImage.focus }) };
}
