import { type StyledTripText, styledTripTexts } from '#contract/blog-choices.ts';
import type { BlogFacts } from './blog-facts.ts';
import type { TripElement } from './blog-setting.ts';
import { type TextChange, textWrites } from './edit-text.ts';
import type { ReadSettings } from './read-setting.ts';
import type { Write } from './write-setting.ts';

export interface TripEdits {
  'trip.show': { trip: string; isShown: boolean };
  'trip.highlight': { trip: string; isHighlighted: boolean };
  'trip.element': { trip: string; element: TripElement; isShown: boolean };
  'trip.item': { trip: string; item: string; isShown: boolean };
  'trip.text': { trip: string; text: StyledTripText; change: TextChange };
  /** All other trips get the text styles of this one. */
  'trip.styleOthers': { trip: string };
}

interface Now {
  read: ReadSettings;
  facts: BlogFacts;
}

type Writers = { [Type in keyof TripEdits]: (edit: TripEdits[Type], now: Now) => readonly Write[] };

/** Ignores edits of trips that no longer exist. */
const ofTrip =
  <Edit extends { trip: string }>(write: (edit: Edit, now: Now) => readonly Write[]) =>
  (edit: Edit, now: Now): readonly Write[] =>
    now.facts.trips.some(({ id }) => id === edit.trip) ? write(edit, now) : [];

export const tripWriters: Writers = {
  'trip.show': ofTrip(({ trip, isShown }) => [[{ kind: 'trip', trip }, isShown]]),
  'trip.highlight': ofTrip(({ trip, isHighlighted }, { read }) => {
    if (!isHighlighted) return read.highlighted === trip ? [[{ kind: 'highlight' }, null]] : [];
    return [
      [{ kind: 'trip', trip }, true],
      [{ kind: 'highlight' }, trip],
    ];
  }),
  'trip.element': ofTrip(({ trip, element, isShown }) => [[{ kind: 'tripElement', trip, element }, isShown]]),
  'trip.item': ofTrip(({ trip, item, isShown }, { facts }) =>
    facts.trips.some(({ id, items }) => id === trip && items.includes(item))
      ? [[{ kind: 'tripItem', trip, item }, isShown]]
      : [],
  ),
  'trip.text': ofTrip(({ trip, text, change }) =>
    textWrites(change, (name) => ({ kind: 'tripText', trip, text, name })),
  ),
  'trip.styleOthers': ofTrip(({ trip }, { read, facts }) => {
    const { styles } = read.settings.tripOf(trip);
    const others = facts.trips.filter(({ id }) => id !== trip);
    return others.flatMap(({ id }) =>
      styledTripTexts.flatMap((text) =>
        textWrites(styles[text], (name) => ({ kind: 'tripText', trip: id, text, name })),
      ),
    );
  }),
};
