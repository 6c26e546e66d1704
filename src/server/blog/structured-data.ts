import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { imageOf, pictureAddress } from './feed.service.ts';

type Thing = Record<string, unknown>;

/** schema.org, from the redacted page. */
export function structuredPerson(page: BlogPage, publicUrl: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: `${publicUrl}${page.address}`,
    inLanguage: page.language,
    mainEntity: {
      ...personOf(page, publicUrl),
      ...(page.aboutMe !== '' && { description: page.aboutMe }),
      ...(page.social.length > 0 && { sameAs: page.social.map(({ href }) => href) }),
      ...listed('knowsLanguage', page, 'languages'),
      ...listed('knowsAbout', page, 'expertises'),
      ...contacts(page),
    },
    ...(page.trips.length > 0 && { hasPart: page.trips.map((trip) => tripOf(trip, page, publicUrl)) }),
  };
}

export const structuredTrip = (trip: TripCard, page: BlogPage, publicUrl: string): Thing => ({
  '@context': 'https://schema.org',
  ...tripOf(trip, page, publicUrl),
  inLanguage: page.language,
  provider: personOf(page, publicUrl),
});

const personOf = ({ fullName, username, address, portrait }: BlogPage, publicUrl: string): Thing => ({
  '@type': 'Person',
  '@id': `${publicUrl}${address}#person`,
  name: fullName,
  alternateName: username,
  url: `${publicUrl}${address}`,
  ...(portrait !== null && { image: pictureAddress(portrait, 800, publicUrl) }),
});

function listed(name: string, { sections }: BlogPage, key: 'languages' | 'expertises'): Thing {
  const section = sections.find((each) => each.key === key);
  return section ? { [name]: section.items.map(({ text }) => text) } : {};
}

function contacts({ sections }: BlogPage): Thing {
  const items = sections.flatMap((section) => (section.key === 'contact' ? section.items : []));
  return Object.fromEntries(items.map(({ id, text }) => [id === 'email' ? 'email' : 'telephone', text]));
}

function tripOf(trip: TripCard, { address, language }: BlogPage, publicUrl: string): Thing {
  const { title, description, days, price, places } = trip;
  const image = imageOf(trip, publicUrl);
  return {
    '@type': 'TouristTrip',
    '@id': `${publicUrl}${trip.address}#trip`,
    ...(title !== '' && { name: title }),
    url: `${publicUrl}${trip.address}`,
    ...(description !== null && description !== '' && { description }),
    ...(image !== null && { image }),
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        url: `${publicUrl}${trip.address}`,
        offeredBy: { '@id': `${publicUrl}${address}#person` },
      },
    }),
    ...(days && { departureTime: days.from, arrivalTime: days.to }),
    ...(places && places.length > 0 && { itinerary: itineraryOf(places, language) }),
  };
}

const itineraryOf = (places: NonNullable<TripCard['places']>, language: Language): Thing => ({
  '@type': 'ItemList',
  numberOfItems: places.length,
  itemListElement: places.map(({ cityName, latitude, longitude }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Place',
      name: cityNameIn(cityName, language),
      ...(latitude !== undefined &&
        longitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
  })),
});
