import type { BlogChoices, BlogReply } from '#contract/blog.ts';
import type { Audience } from '#contract/blog-page.ts';
import type { CreatorReply, Trip } from '#contract/creator.ts';
import type { BlogSettings, TripSettings } from './blog-settings.ts';
import { derivedFrom } from './derived-trips.ts';
import { memoizeLast, reuseEqualLists } from './memoize-last.ts';
import type { SocialPlatform } from './social-account.ts';
import { areDaysKnown } from './trip-days.ts';

type ServiceForm = string | { _id?: string | undefined; name: string };
type OfferForm = string | { _id: string; name: string };

type BlogLocation = BlogReply['locations'][number];

/** A creator with trips; services and offers come in either form. */
export interface BlogCreator<Service extends ServiceForm = ServiceForm, Offer extends OfferForm = OfferForm>
  extends Omit<CreatorReply, 'services' | 'serviceOffers' | 'locations' | 'location'> {
  locations: BlogLocation[];
  location: BlogLocation | null;
  services: Service[];
  serviceOffers: Offer[];
}

export interface Viewer {
  audience: Audience;
  today: string;
}

/** Those trips that the page shows; a list that was never begun means all of them. */
export function visibleTrips<Of extends { _id: string }>(trips: readonly Of[], settings: BlogSettings): Of[] {
  if (settings.hideAllTrips) return [];
  if (settings.visibleTrips.length === 0) return [...trips];
  const chosen = new Set(settings.visibleTrips);
  return trips.filter(({ _id }) => chosen.has(_id));
}

export const highlightedTrip = (trips: readonly { _id: string }[], settings: BlogSettings): string | null =>
  settings.highlightedTrips.find((id) => trips.some(({ _id }) => _id === id)) ?? null;

/** A creator without what their settings hide: as visitors get to see them, and sponsors with the ways to write to them. */
export function shownCreator<Service extends ServiceForm, Offer extends OfferForm>(
  creator: BlogCreator<Service, Offer>,
  settings: BlogSettings,
  viewer: Viewer,
): BlogCreator<Service, Offer> {
  const { shown, hidden } = settings;
  const trips = reuseTrips(
    creator,
    visibleTrips(creator.publishedVayas, settings).map((trip) =>
      shownTrip(trip, settings.tripOf(trip._id), viewer.audience, viewer.today),
    ),
  );
  const locations = shown.showLocations
    ? creator.locations.filter(({ _id }) => !hidden.locationsVisibility.has(_id))
    : [];
  const isSocial = (name: SocialPlatform) => shown.showSocialMedia && !hidden.socialMediaVisibility.has(name);
  return {
    ...personOf(creator, settings, viewer),
    locations,
    location: locations.find(({ _id }) => _id === creator.location?._id) ?? locations[0] ?? null,
    services: shown.showServices
      ? creator.services.filter((_, index) => !hidden.servicesVisibility.has(String(index)))
      : [],
    expertises: shown.showExpertises
      ? creator.expertises.filter(({ expertise }) => !hidden.expertisesVisibility.has(expertise._id))
      : [],
    languages: shown.showLanguages
      ? creator.languages.filter(({ language }) => !hidden.languagesVisibility.has(language._id))
      : [],
    serviceOffers: shown.showServiceOffers
      ? creator.serviceOffers.filter(
          (offer) => !hidden.serviceOffersVisibility.has(typeof offer === 'string' ? offer : offer._id),
        )
      : [],
    socialMediaAccounts: {
      instagram: isSocial('instagram') ? creator.socialMediaAccounts.instagram : '',
      youtube: isSocial('youtube') ? creator.socialMediaAccounts.youtube : '',
      tiktok: isSocial('tiktok') ? creator.socialMediaAccounts.tiktok : '',
    },
    ...tripsOf(trips, viewer.today),
  };
}

const reuseTrips = reuseEqualLists<BlogCreator>();

/** The facts about a creator that derive from the trips this audience may see. */
export const tripsOf = memoizeLast((trips: Trip[], today: string) => ({
  publishedVayas: trips,
  ...derivedFrom(trips, today),
}));

/** A new field of a creator is shown to no one until it is named here. */
function personOf(creator: BlogCreator<ServiceForm, OfferForm>, { shown, hidden }: BlogSettings, { audience }: Viewer) {
  const { _id, fullName, username, userId, followersCount, aboutMe, profilePicture, totalVayaCount } = creator;
  const { email, phoneNumber, enteredFollowers } = creator;
  const isVisible = (id: 'email' | 'phone', isShown: boolean) =>
    audience === 'sponsor' || (isShown && !hidden.contactsVisibility.has(id));
  return {
    ...{ _id, fullName, username, userId, followersCount, aboutMe, profilePicture, totalVayaCount },
    ...(enteredFollowers && audience === 'sponsor' && { enteredFollowers }),
    ...(email !== undefined && isVisible('email', shown.showEmail) && { email }),
    ...(phoneNumber !== undefined && isVisible('phone', shown.showPhoneNumber) && { phoneNumber }),
  };
}

/** A trip without what its settings hide, and without days that are not to be known yet. Notes are the creator's own. */
const shownTrip = memoizeLast((trip: Trip, settings: TripSettings, audience: Audience, today: string): Trip => {
  const { showDescription, showLocations, showTripType, showPeriod, showItinerary, hiddenItems } = settings;
  const { daysFor: _, story, ...rest } = showPeriod ? withKnownDays(trip, { audience, today }) : withoutDays(trip);
  return {
    ...rest,
    description: showDescription ? trip.description : '',
    ...(showDescription && story && { story }),
    tripType: showTripType ? trip.tripType : '',
    locations: showLocations ? trip.locations : [],
    itinerary: showItinerary ? rest.itinerary.filter(({ objectId }) => !hiddenItems.has(objectId)) : [],
    ...(rest.pictures && { pictures: rest.pictures.filter(({ dayNumber }) => dayNumber === null || showItinerary) }),
    ...(rest.dayTexts && { dayTexts: showItinerary ? rest.dayTexts : [] }),
    notes: '',
  };
});

/** A trip as this audience may see it today. */
export const withKnownDays = (trip: Trip, { audience, today }: Viewer): Trip =>
  areDaysKnown(trip, audience, today) ? trip : withoutDays(trip);

const withoutDays = (trip: Trip): Trip => ({
  ...trip,
  dates: [],
  itinerary: trip.itinerary.map((item) => ({ ...item, date: null })),
});

/** A config that names nothing of what it hides: it draws the page of a creator who was redacted by it. */
export function shownConfig(
  config: BlogChoices,
  settings: BlogSettings,
  trips: readonly { _id: string }[],
): BlogChoices {
  const {
    socialMediaVisibility: _social,
    locationsVisibility: _locations,
    servicesVisibility: _services,
    serviceOffersVisibility: _serviceOffers,
    languagesVisibility: _languages,
    expertisesVisibility: _expertises,
    contactsVisibility: _contacts,
    tripSettings: { visibleTrips: _visible, hideAllTrips: _all, ...tripSettings } = {},
    vayaDisplaySettings = {},
    ...rest
  } = config;
  const highlighted = highlightedTrip(trips, settings);
  const displays = trips.flatMap(({ _id }) => {
    const { itineraryItemsVisibility: __, ...display } =
      (Object.hasOwn(vayaDisplaySettings, _id) ? vayaDisplaySettings[_id] : undefined) ?? {};
    return Object.keys(display).length === 0 ? [] : [[_id, display] as const];
  });
  return {
    ...rest,
    tripSettings: { ...tripSettings, highlightedTrips: highlighted === null ? [] : [highlighted] },
    vayaDisplaySettings: Object.fromEntries(displays),
  };
}
