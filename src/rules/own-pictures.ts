import type { RichText } from '#contract/rich-text.ts';
import { isSameList } from './same-list.ts';

interface IllustratedTrip {
  description: RichText;
  dayTexts: readonly { dayNumber: number; text: RichText }[];
  pictures: readonly { key: string; dayNumber: number | null }[];
}

/** Leaves out of each text the pictures that are not its own, and repeated ones. A day's own pictures are those of that day. */
export function withOwnPictures<Trip extends IllustratedTrip>(trip: Trip): Trip {
  const keysOn = (day: number | null) =>
    trip.pictures.filter(({ dayNumber }) => dayNumber === day).map(({ key }) => key);
  const description = withPictures(trip.description, keysOn(null));
  const dayTexts = trip.dayTexts.map((each) => {
    const text = withPictures(each.text, keysOn(each.dayNumber));
    return text === each.text ? each : { ...each, text };
  });
  return description === trip.description && isSameList(trip.dayTexts, dayTexts)
    ? trip
    : { ...trip, description, dayTexts };
}

function withPictures(text: RichText, keys: readonly string[]): RichText {
  const left = new Set(keys);
  const content = text.content.filter((block) => block.type !== 'picture' || left.delete(block.attrs.key));
  return content.length === text.content.length ? text : { ...text, content };
}
