import type { OwnTrip, TripRequest } from '#contract/own-trip.ts';
import { isEmptyText } from '#contract/rich-text-words.ts';
import { isFree, maxPrice } from '#contract/trip-choices.ts';
import { amountIn, amountText } from './amount.ts';

/** The trip as the form holds it: price as typed, places with their names, days with local ids. */
export interface TripDraft extends Omit<TripRequest, 'price' | 'places' | 'dayCount'> {
  price: string;
  dayIds: readonly string[];
  places: OwnTrip['places'];
}

export type TripItem = TripDraft['itinerary'][number];
export type TripPicture = TripDraft['pictures'][number];
export type TripDayText = TripDraft['dayTexts'][number];

export const itemIn = ({ itinerary }: Pick<TripDraft, 'itinerary'>, id: string): TripItem | undefined =>
  itinerary.find(({ objectId }) => objectId === id);

export const pictureIn = ({ pictures }: Pick<TripDraft, 'pictures'>, key: string): TripPicture | undefined =>
  pictures.find((picture) => picture.key === key);

export const dayTextIn = ({ dayTexts }: Pick<TripDraft, 'dayTexts'>, id: string): TripDayText | undefined =>
  dayTexts.find((text) => text.id === id);

export const draftOf = ({
  _id,
  state,
  version,
  savedAt,
  address,
  creatorId,
  stays,
  privateLinkSince,
  price,
  dayCount,
  ...trip
}: OwnTrip): TripDraft => ({
  ...trip,
  dayIds: withDayIds([], dayCount),
  price: price === null ? '' : amountText(price),
});

export const requestOf = ({ price, places, dayIds, ...trip }: TripDraft): TripRequest => ({
  ...trip,
  dayCount: dayIds.length,
  price: isFree(trip.tripType) ? null : priceIn(price),
  places: places.map(({ _id, cityName }) => ({ _id, cityName })),
  dayTexts: trip.dayTexts.filter(({ text }) => !isEmptyText(text)),
  itinerary: trip.itinerary.map((item) => ({ ...item, address: item.address === '' ? null : item.address })),
});

/** Pads with empty days; a new day gets the first free id. */
export function withDayIds(ids: readonly string[], min: number): string[] {
  const all = [...ids];
  for (let number = 1; all.length < min; number += 1) if (!all.includes(`day-${number}`)) all.push(`day-${number}`);
  return all;
}

/** Drops a typed character that does not fit; null if pasted text is not a price. */
export function priceTyped(text: string, before: string): string | null {
  const price = plainPrice(text);
  if (price !== null) return price;
  if (isOneCharacter(text, before)) return before;
  const amount = amountIn(text.trim().replace(/^(?:USD|(?:US)?\$)|(?:USD|\$)$/gi, ''));
  return Number.isNaN(amount) ? null : plainPrice(amountText(amount));
}

function plainPrice(text: string): string | null {
  const { whole, cents = '' } = /^0*(?<whole>\d{0,7})(?<cents>\.\d{0,2})?$/.exec(text.replace(',', '.'))?.groups ?? {};
  if (whole === undefined || Number(`${whole}${cents}`) > maxPrice) return null;
  return `${whole === '' && cents !== '' ? '0' : whole}${cents}`;
}

/** Whether at most one character was typed, possibly over a selection. */
function isOneCharacter(text: string, before: string): boolean {
  let at = 0;
  while (at < text.length && text[at] === before[at]) at += 1;
  return before.endsWith(text.slice(at + 1));
}

function priceIn(text: string): number | null {
  const price = Number.parseFloat(text);
  return Number.isNaN(price) ? null : price;
}

export const emptyTrip: TripRequest = {
  title: '',
  description: { type: 'doc', content: [] },
  tripType: 'NON_SHOPPABLE',
  price: null,
  dates: [],
  coverImage: null,
  places: [],
  dayCount: 1,
  itinerary: [],
  pictures: [],
  dayTexts: [],
  notes: '',
  followersLine: '',
  daysFor: 'everyone',
};
