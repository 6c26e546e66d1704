import type { TripRequest } from '#contract/own-trip.ts';
import { tripTypes } from '#contract/trip-types.ts';
import { notValid } from '#rules/problems.ts';
import { InvalidFields } from '../lib/errors.ts';
import { findPlace } from '../reference/places.ts';
import type { TripRow } from './trip-view.ts';

/** What an edit changes of a row. */
export type EditedColumns = Pick<
  TripRow,
  | 'title'
  | 'description'
  | 'tripType'
  | 'priceCents'
  | 'coverImage'
  | 'dates'
  | 'cities'
  | 'cityIds'
  | 'daysFor'
  | 'itinerary'
  | 'notes'
  | 'dayCount'
>;

/** A trip as its creator has it by now: with the edit that waits, if there is one. */
export const latestColumns = (row: TripRow): EditedColumns => ({ ...row, ...pendingIn(row) });

export const pendingIn = ({ pending }: TripRow): EditedColumns | null =>
  pending === null ? null : JSON.parse(pending);

/** The pictures that a row holds, the one that is shown and the one that waits. */
export const coversOf = (row: TripRow): string[] =>
  [...new Set([row.coverImage, pendingIn(row)?.coverImage ?? null])].filter((key) => key !== null);

/** The same as its creator sends it. */
export function editedTrip(row: TripRow): TripRequest {
  const { title, description, notes, daysFor, coverImage, ...columns } = latestColumns(row);
  const [cities, ids]: [string[], (string | null)[]] = [JSON.parse(columns.cities), JSON.parse(columns.cityIds)];
  const itinerary: TripRequest['itinerary'] = JSON.parse(columns.itinerary);
  return {
    title,
    description,
    tripType: tripTypes.find((type) => type === columns.tripType) ?? 'NON_SHOPPABLE',
    price: columns.priceCents === null ? null : columns.priceCents / 100,
    dates: JSON.parse(columns.dates),
    coverImage,
    places: cities.map((cityName, index) => ({ _id: ids[index] ?? null, cityName })),
    dayCount: Math.max(columns.dayCount, ...itinerary.map(({ dayNumber }) => dayNumber)),
    itinerary,
    notes,
    daysFor,
  };
}

/** What is stored of an edit; what cannot be meant is refused, what is missing yet is not. */
export function columnsOf({ price, dates, places, itinerary, ...texts }: TripRequest): EditedColumns {
  const ids = itinerary.map(({ objectId }) => objectId);
  if (new Set(ids).size < ids.length) throw new InvalidFields({ itinerary: notValid });
  const named = places.map(placeNamed);
  return {
    ...texts,
    priceCents: price === null ? null : Math.round(price * 100),
    dates: JSON.stringify([...new Set(dates)].toSorted()),
    cities: JSON.stringify(named.map(({ cityName }) => cityName)),
    cityIds: JSON.stringify(named.map(({ _id }) => _id)),
    itinerary: JSON.stringify(itinerary),
    dayCount: Math.max(texts.dayCount, ...itinerary.map(({ dayNumber }) => dayNumber)),
  };
}

/** A city of the list is called as the list calls it. */
function placeNamed({ _id, cityName }: TripRequest['places'][number]): TripRequest['places'][number] {
  if (_id === null && cityName !== '') return { _id, cityName };
  const place = _id === null ? undefined : findPlace(_id);
  if (!place) throw new InvalidFields({ places: notValid });
  return { _id, cityName: place.name };
}
