import type { CityItem } from '#contract/reference-data.ts';
import { maxItems, maxPlaces, maxTripDays } from '#contract/trip-choices.ts';
import { isSameList } from '#rules/same-list.ts';
import { type TripDraft, type TripItem, withDayIds } from './trip-draft.ts';

/** Positions count from 1, as screens show them. */
export type TripEdit =
  | { kind: 'fields'; change: Partial<Omit<TripDraft, 'dates' | 'places' | 'itinerary' | 'dayIds'>> }
  | { kind: 'dates'; dates: readonly string[] }
  | { kind: 'place.add'; place: CityItem }
  | { kind: 'place.remove'; place: number }
  | { kind: 'place.move'; place: number; to: number }
  | { kind: 'day.add' }
  | { kind: 'day.duplicate'; day: number; id: string }
  | { kind: 'day.remove'; day: number }
  | { kind: 'day.move'; day: number; to: number }
  | { kind: 'item.add'; day: number; id: string }
  | { kind: 'item.change'; id: string; change: Partial<Omit<TripItem, 'objectId'>> }
  | { kind: 'item.duplicate'; id: string; copy: string }
  | { kind: 'item.remove'; id: string }
  | { kind: 'item.move'; id: string; to: number };

type EditOf<Kind> = Extract<TripEdit, { kind: Kind }>;
type Editors = { [Kind in TripEdit['kind']]: (draft: TripDraft, edit: EditOf<Kind>) => TripDraft };

/** Ignores an edit beyond a limit or of a missing item. */
export function editedDraft(draft: TripDraft, edit: TripEdit): TripDraft {
  const editor: (draft: TripDraft, edit: never) => TripDraft = editors[edit.kind];
  return editor(draft, edit as never);
}

const editors: Editors = {
  fields: (draft, { change }) => ({ ...draft, ...change }),
  dates(draft, { dates }) {
    const chosen = [...new Set(dates)].toSorted().slice(0, maxTripDays);
    return { ...draft, dates: chosen, dayIds: withDayIds(draft.dayIds, chosen.length) };
  },
  'place.add': (draft, { place }) =>
    draft.places.length >= maxPlaces ? draft : { ...draft, places: [...draft.places, place] },
  'place.remove': (draft, { place }) => ({ ...draft, places: draft.places.toSpliced(place - 1, 1) }),
  'place.move': (draft, { place, to }) => ({ ...draft, places: moved(draft.places, place, to) }),
  'day.add': (draft) => withDays(draft, [...daysIn(draft), newDay(draft, [])]),
  'day.duplicate'(draft, { day, id }) {
    const days = daysIn(draft);
    const copied = (days[day - 1]?.items ?? []).map((item, index) => ({
      ...item,
      objectId: `${id}-${index}`,
      date: null,
    }));
    return withDays(draft, days.toSpliced(day, 0, newDay(draft, copied)));
  },
  'day.remove'(draft, { day }) {
    const left = daysIn(draft).toSpliced(day - 1, 1);
    return withDays(draft, left.length === 0 ? [newDay(draft, [])] : left);
  },
  'day.move': (draft, { day, to }) => withDays(draft, moved(daysIn(draft), day, to)),
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
    withItems(draft, (items) => moved(items, items.findIndex(({ objectId }) => objectId === id) + 1, to)),
};

interface TripDay {
  id: string;
  items: readonly TripItem[];
}

export const daysIn = ({ itinerary, dayIds }: Pick<TripDraft, 'itinerary' | 'dayIds'>): TripDay[] =>
  dayIds.map((id, index) => ({ id, items: itemsOn({ itinerary }, index + 1) }));

export const itemsOn = ({ itinerary }: Pick<TripDraft, 'itinerary'>, day: number): TripItem[] =>
  itinerary.filter(({ dayNumber }) => dayNumber === day);

const newDay = ({ dayIds }: TripDraft, items: readonly TripItem[]): TripDay => ({
  id: withDayIds(dayIds, dayIds.length + 1).at(-1) ?? '',
  items,
});

const withItems = (
  draft: TripDraft,
  changed: (items: readonly TripItem[], day: number) => readonly TripItem[],
): TripDraft =>
  withDays(
    draft,
    daysIn(draft).map(({ id, items }, index) => ({ id, items: changed(items, index + 1) })),
  );

/** Unchanged items keep their identity. */
function withDays(draft: TripDraft, days: readonly TripDay[]): TripDraft {
  const itinerary = days.flatMap(({ items }, index) => items.map((item) => onDay(item, index + 1)));
  if (days.length > maxTripDays || itinerary.length > maxItems) return draft;
  const dayIds = days.map(({ id }) => id);
  return { ...draft, itinerary, dayIds: isSameList(draft.dayIds, dayIds) ? draft.dayIds : dayIds };
}

const onDay = (item: TripItem, dayNumber: number): TripItem =>
  item.dayNumber === dayNumber ? item : { ...item, dayNumber };

function moved<Of>(all: readonly Of[], from: number, to: number): Of[] {
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
