import type { CityItem } from '#contract/reference-data.ts';
import type { RichText } from '#contract/rich-text.ts';
import { maxItems, maxPlaces, maxTripDays, maxTripPictures } from '#contract/trip-choices.ts';
import { withOwnPictures } from '#rules/own-pictures.ts';
import { isSameList } from '#rules/same-list.ts';
import { type TripDayText, type TripDraft, type TripItem, type TripPicture, withDayIds } from './trip-draft.ts';

/** Positions count from 1, as screens show them. */
export type TripEdit =
  | {
      kind: 'fields';
      change: Partial<Omit<TripDraft, 'dates' | 'places' | 'itinerary' | 'pictures' | 'dayTexts' | 'dayIds'>>;
    }
  | { kind: 'dates'; dates: readonly string[] }
  | { kind: 'dates.remove'; from: string; to: string }
  | { kind: 'place.add'; place: CityItem }
  | { kind: 'place.remove'; place: number }
  | { kind: 'place.move'; place: number; to: number }
  | { kind: 'day.add' }
  | { kind: 'day.duplicate'; day: number; id: string }
  | { kind: 'day.remove'; day: number }
  | { kind: 'day.move'; day: number; to: number }
  /** `id` is for the first words of the day. */
  | { kind: 'day.write'; day: number; id: string; text: RichText }
  | { kind: 'item.add'; day: number; id: string }
  | { kind: 'item.change'; id: string; change: Partial<Omit<TripItem, 'objectId'>> }
  | { kind: 'item.duplicate'; id: string; copy: string }
  | { kind: 'item.remove'; id: string }
  | { kind: 'item.move'; id: string; to: number }
  /** Without a day, or with one that was removed, the picture goes under the story. */
  | { kind: 'picture.add'; key: string; dayId: string | null }
  | ({ kind: 'picture.describe'; key: string } & Partial<Pick<TripPicture, 'alt' | 'caption' | 'focus'>>)
  | { kind: 'picture.remove'; key: string }
  | { kind: 'picture.move'; key: string; to: number };

type EditOf<Kind> = Extract<TripEdit, { kind: Kind }>;
type Editors = { [Kind in TripEdit['kind']]: (draft: TripDraft, edit: EditOf<Kind>) => TripDraft };

/** Ignores an edit beyond a limit or of a missing item. A removed picture also leaves the text. */
export function editedDraft(draft: TripDraft, edit: TripEdit): TripDraft {
  if (!isWithinLimits(draft, edit)) return draft;
  const editor: (draft: TripDraft, edit: never) => TripDraft = editors[edit.kind];
  return withOwnPictures(editor(draft, edit as never));
}

export function isWithinLimits(draft: TripDraft, edit: TripEdit): boolean {
  const hasDays = draft.dayIds.length < maxTripDays;
  const hasItems = (added: number) => draft.itinerary.length + added <= maxItems;
  if (edit.kind === 'place.add') return draft.places.length < maxPlaces;
  if (edit.kind === 'picture.add') return draft.pictures.length < maxTripPictures;
  if (edit.kind === 'day.add') return hasDays;
  if (edit.kind === 'day.duplicate') return hasDays && hasItems(itemsOn(draft, edit.day).length);
  return (edit.kind !== 'item.add' && edit.kind !== 'item.duplicate') || hasItems(1);
}

const editors: Editors = {
  fields: (draft, { change }) => ({ ...draft, ...change }),
  dates: (draft, { dates }) => withDates(draft, dates),
  'dates.remove': (draft, { from, to }) =>
    withDates(
      draft,
      draft.dates.filter((day) => day < from || day > to),
    ),
  'place.add': (draft, { place }) => ({ ...draft, places: [...draft.places, place] }),
  'place.remove': (draft, { place }) => ({ ...draft, places: draft.places.toSpliced(place - 1, 1) }),
  'place.move': (draft, { place, to }) => ({ ...draft, places: withMoved(draft.places, place, to) }),
  'day.add': (draft) => withDays(draft, [...daysIn(draft), newDay(draft, [])]),
  'day.duplicate'(draft, { day, id }) {
    const days = daysIn(draft);
    const copied = (days[day - 1]?.items ?? []).map((item, index) => ({
      ...item,
      objectId: `${id}-${index}`,
      date: null,
    }));
    const text = textOn(draft, day);
    const copy = { ...newDay(draft, copied), text: text && { ...text, id: `${id}-text` } };
    return withDays(draft, days.toSpliced(day, 0, copy));
  },
  'day.remove'(draft, { day }) {
    const left = daysIn(draft).toSpliced(day - 1, 1);
    return withDays(draft, left.length === 0 ? [newDay(draft, [])] : left);
  },
  'day.move': (draft, { day, to }) => withDays(draft, withMoved(daysIn(draft), day, to)),
  'day.write'(draft, { day, id, text }) {
    const written = text.content.length === 0 ? null : { ...(textOn(draft, day) ?? { id, dayNumber: day }), text };
    return withDays(
      draft,
      daysIn(draft).map((each, index) => (index + 1 === day ? { ...each, text: written } : each)),
    );
  },
  'item.add': (draft, { day, id }) =>
    withItems(draft, (items, number) => (number === day ? [...items, emptyItem(id)] : items)),
  'item.change'(draft, { id, change }) {
    const itinerary = draft.itinerary.map((item) => (item.objectId === id ? { ...item, ...change } : item));
    return withDays(draft, daysIn({ ...draft, itinerary }));
  },
  'item.duplicate': (draft, { id, copy }) =>
    withItems(draft, (items) =>
      items.flatMap((item) => (item.objectId === id ? [item, { ...item, objectId: copy }] : [item])),
    ),
  'item.remove': (draft, { id }) => ({
    ...draft,
    itinerary: draft.itinerary.filter(({ objectId }) => objectId !== id),
  }),
  'item.move': (draft, { id, to }) =>
    withItems(draft, (items) => withMoved(items, items.findIndex(({ objectId }) => objectId === id) + 1, to)),
  'picture.add'(draft, { key, dayId }) {
    const day = dayId === null ? 0 : draft.dayIds.indexOf(dayId) + 1;
    return withPictures(draft, [...draft.pictures, { key, alt: '', dayNumber: day === 0 ? null : day }]);
  },
  'picture.describe': (draft, { kind: _, key, ...words }) => ({
    ...draft,
    pictures: draft.pictures.map((picture) => (picture.key === key ? { ...picture, ...words } : picture)),
  }),
  'picture.remove': (draft, { key }) => ({
    ...draft,
    pictures: draft.pictures.filter((picture) => picture.key !== key),
  }),
  'picture.move'(draft, { key, to }) {
    const [picture] = draft.pictures.filter((each) => each.key === key);
    const isNextTo = ({ dayNumber }: TripPicture) => dayNumber === picture?.dayNumber;
    const own = draft.pictures.filter(isNextTo);
    const reordered = withMoved(own, own.findIndex((each) => each.key === key) + 1, to);
    return withPictures(draft, [...draft.pictures.filter((each) => !isNextTo(each)), ...reordered]);
  },
};

function withDates(draft: TripDraft, dates: readonly string[]): TripDraft {
  const chosen = [...new Set(dates)].toSorted().slice(0, maxTripDays);
  return { ...draft, dates: chosen, dayIds: withDayIds(draft.dayIds, chosen.length) };
}

interface TripDay {
  id: string;
  items: readonly TripItem[];
  pictures: readonly TripPicture[];
  /** Null for a day without words. */
  text: TripDayText | null;
}

export const daysIn = ({
  dayIds,
  ...draft
}: Pick<TripDraft, 'itinerary' | 'pictures' | 'dayTexts' | 'dayIds'>): TripDay[] =>
  dayIds.map((id, index) => ({
    id,
    items: itemsOn(draft, index + 1),
    pictures: picturesOn(draft, index + 1),
    text: textOn(draft, index + 1),
  }));

export const itemsOn = ({ itinerary }: Pick<TripDraft, 'itinerary'>, day: number): TripItem[] =>
  itinerary.filter(({ dayNumber }) => dayNumber === day);

/** Those of the whole trip without a day. */
export const picturesOn = ({ pictures }: Pick<TripDraft, 'pictures'>, day: number | null): TripPicture[] =>
  pictures.filter(({ dayNumber }) => dayNumber === day);

export const textOn = ({ dayTexts }: Pick<TripDraft, 'dayTexts'>, day: number): TripDayText | null =>
  dayTexts.find(({ dayNumber }) => dayNumber === day) ?? null;

const newDay = ({ dayIds }: TripDraft, items: readonly TripItem[]): TripDay => ({
  id: withDayIds(dayIds, dayIds.length + 1).at(-1) ?? '',
  items,
  pictures: [],
  text: null,
});

const withItems = (
  draft: TripDraft,
  changed: (items: readonly TripItem[], day: number) => readonly TripItem[],
): TripDraft =>
  withDays(
    draft,
    daysIn(draft).map(({ items, ...day }, index) => ({ ...day, items: changed(items, index + 1) })),
  );

/** Those of the whole trip come first, then those of each day. */
const withPictures = (draft: TripDraft, pictures: readonly TripPicture[]): TripDraft => ({
  ...draft,
  pictures: pictures.toSorted((one, other) => (one.dayNumber ?? 0) - (other.dayNumber ?? 0)),
});

/** Unchanged items keep their identity. */
function withDays(draft: TripDraft, days: readonly TripDay[]): TripDraft {
  const itinerary = days.flatMap(({ items }, index) => items.map((item) => onDay(item, index + 1)));
  const pictures = [
    ...picturesOn(draft, null),
    ...days.flatMap((day, index) => day.pictures.map((picture) => onDay(picture, index + 1))),
  ];
  const dayTexts = days.flatMap(({ text }, index) => (text === null ? [] : [onDay(text, index + 1)]));
  const dayIds = days.map(({ id }) => id);
  return {
    ...draft,
    itinerary,
    dayTexts,
    pictures: isSameList(draft.pictures, pictures) ? draft.pictures : pictures,
    dayIds: isSameList(draft.dayIds, dayIds) ? draft.dayIds : dayIds,
  };
}

const onDay = <Of extends { dayNumber: number | null }>(one: Of, dayNumber: number): Of =>
  one.dayNumber === dayNumber ? one : { ...one, dayNumber };

function withMoved<Of>(all: readonly Of[], from: number, to: number): Of[] {
  const [carried] = all.slice(from - 1, from);
  if (from < 1 || carried === undefined) return [...all];
  return all.toSpliced(from - 1, 1).toSpliced(to - 1, 0, carried);
}

const emptyItem = (objectId: string): TripItem => ({
  objectId,
  objectType: 'activity',
  name: '',
  date: null,
  time: null,
  address: null,
  dayNumber: 1,
});
