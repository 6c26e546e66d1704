import { z } from 'zod';
import { daysForOptions } from '#contract/blog-choices.ts';
import type { TripRequest } from '#contract/own-trip.ts';
import { isFree, tripTypes } from '#contract/trip-choices.ts';
import { withOwnPictures } from '#rules/own-pictures.ts';
import { notValid } from '#rules/problems.ts';
import { parseStored } from '../db/queries.ts';
import { InvalidFields } from '../lib/errors.ts';
import { findPlace } from '../reference/places.ts';
import {
  coverFocusIn,
  datesIn,
  dayTextsIn,
  descriptionIn,
  itineraryIn,
  picturesIn,
  placesIn,
  priceOf,
  type TripRow,
} from './stored-trip.ts';

const editedColumns = z.object({
  title: z.string(),
  description: z.string(),
  tripType: z.string(),
  priceCents: z.number().nullable(),
  coverImage: z.string().nullable(),
  coverFocus: z.string().nullable(),
  dates: z.string(),
  cities: z.string(),
  cityIds: z.string(),
  daysFor: z.enum(daysForOptions),
  itinerary: z.string(),
  pictures: z.string(),
  dayTexts: z.string(),
  notes: z.string(),
  followersLine: z.string(),
  dayCount: z.number(),
});
const headColumns = editedColumns.pick({ title: true, coverImage: true, dates: true, cities: true, daysFor: true });

/** What an edit changes of a row. */
type EditedColumns = z.output<typeof editedColumns>;
type HeadColumns = z.output<typeof headColumns>;

/** A trip as its creator has it by now: with the edit that waits, if there is one. */
export const latestColumns = (row: TripRow): EditedColumns => ({ ...row, ...pendingIn(row) });

export const latestHead = (row: HeadColumns & Pick<TripRow, 'pending'>): HeadColumns =>
  row.pending === null ? row : headColumns.parse(withPending(row, row.pending));

export const pendingIn = (row: TripRow): EditedColumns | null =>
  row.pending === null ? null : editedColumns.parse(withPending(row, row.pending));

/** An edit that an earlier release stored lacks newer columns: the row has them. */
const withPending = (row: object, pending: string) => ({ ...row, ...parseStored(z.looseObject({}), pending) });

/** The cover and the pictures of a row, published and pending ones. */
export const pictureKeysOf = (row: TripRow): string[] => [
  ...new Set(
    [row, latestColumns(row)].flatMap(({ coverImage, pictures }) => [
      ...(coverImage === null ? [] : [coverImage]),
      ...picturesIn({ pictures }).map(({ key }) => key),
    ]),
  ),
];

/** The same as its creator sends it. */
export function editedTrip(row: TripRow): TripRequest {
  const { title, notes, followersLine, daysFor, coverImage, ...columns } = latestColumns(row);
  const itinerary = itineraryIn(columns);
  const pictures = picturesIn(columns);
  const dayTexts = dayTextsIn(columns);
  return {
    title,
    description: descriptionIn(columns),
    tripType: tripTypes.find((type) => type === columns.tripType) ?? 'NON_SHOPPABLE',
    price: priceOf(columns),
    dates: datesIn(columns),
    coverImage,
    coverFocus: coverFocusIn(columns),
    places: placesIn(columns),
    dayCount: lastDayOf(columns.dayCount, itinerary, pictures, dayTexts),
    itinerary,
    pictures,
    dayTexts,
    notes,
    followersLine,
    daysFor,
  };
}

/** What is stored of an edit; what cannot be meant is refused, what is missing yet is not. */
export function columnsOf(request: TripRequest): EditedColumns {
  const { description, price, dates, coverFocus, places, itinerary, pictures, dayTexts, ...texts } = request;
  if (hasDuplicates(itinerary.map(({ objectId }) => objectId))) throw new InvalidFields({ itinerary: notValid });
  if (hasDuplicates(pictures.map(({ key }) => key))) throw new InvalidFields({ pictures: notValid });
  if (hasDuplicates(dayTexts.map(({ id }) => id)) || hasDuplicates(dayTexts.map(({ dayNumber }) => dayNumber)))
    throw new InvalidFields({ dayTexts: notValid });
  const own = withOwnPictures(request);
  if (own !== request)
    throw new InvalidFields({ [own.description === description ? 'dayTexts' : 'description']: notValid });
  const named = places.map(placeNamed);
  return {
    ...texts,
    description: JSON.stringify(description),
    priceCents: price === null || isFree(texts.tripType) ? null : Math.round(price * 100),
    coverFocus: coverFocus ? JSON.stringify(coverFocus) : null,
    dates: JSON.stringify([...new Set(dates)].toSorted()),
    cities: JSON.stringify(named.map(({ cityName }) => cityName)),
    cityIds: JSON.stringify(named.map(({ _id }) => _id)),
    itinerary: JSON.stringify(itinerary),
    pictures: JSON.stringify(pictures),
    dayTexts: JSON.stringify(dayTexts.toSorted((one, other) => one.dayNumber - other.dayNumber)),
    dayCount: lastDayOf(texts.dayCount, itinerary, pictures, dayTexts),
  };
}

const hasDuplicates = (names: readonly (string | number)[]): boolean => new Set(names).size < names.length;

const lastDayOf = (dayCount: number, ...lists: { dayNumber: number | null }[][]): number =>
  Math.max(dayCount, ...lists.flat().map(({ dayNumber }) => dayNumber ?? 0));

/** A city of the list is called as the list calls it. */
function placeNamed({ _id, cityName }: TripRequest['places'][number]): TripRequest['places'][number] {
  if (_id === null && cityName !== '') return { _id, cityName };
  const place = _id === null ? undefined : findPlace(_id);
  if (!place) throw new InvalidFields({ places: notValid });
  return { _id, cityName: place.name };
}
