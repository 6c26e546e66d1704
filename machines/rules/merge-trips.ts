import { withOwnPictures } from '#rules/own-pictures.ts';
import { type EditHistory, rebaseHistory } from './edit-history.ts';
import { daysIn, picturesOn } from './edit-trip.ts';
import { mapSides, mergeOrder, mergeParts, type Sides, winnerOf } from './three-way.ts';
import {
  dayTextIn,
  itemIn,
  pictureIn,
  requestOf,
  type TripDayText,
  type TripDraft,
  type TripItem,
  type TripPicture,
  withDayIds,
} from './trip-draft.ts';

const fields = ['title', 'description', 'price', 'coverImage', 'dates', 'notes', 'followersLine', 'daysFor'] as const;
const itemFields = ['name', 'objectType', 'date', 'time', 'address'] as const;

/** The unit of a conflict: type and price together, the order of the places, one field of an item. */
export type TripPart =
  | { kind: 'trip'; field: (typeof fields)[number] }
  | { kind: 'order'; list: 'places' | 'plan' }
  /** The texts and the focus of a picture. */
  | { kind: 'picture'; key: string }
  | { kind: 'dayText'; id: string }
  | { kind: 'item'; id: string; field: (typeof itemFields)[number] }
  /** Changed on one side and removed on the other. */
  | { kind: 'whole'; id: string };

export interface TripConflict {
  path: string;
  part: TripPart;
}

interface MergedTrips {
  /** Conflicts keep the local value. */
  merged: TripDraft;
  conflicts: readonly TripConflict[];
}

/** Conflicts at the chosen paths take the remote value. */
export function mergedTrips(given: Sides<TripDraft>, chosen: readonly string[] = []): MergedTrips {
  const sides = withoutRemovedPictures(given);
  const { local, remote } = sides;
  const { merged, conflicts } = mergeParts(local, partsOf(sides), {
    winner(part) {
      const winner = winnerOf(
        mapSides(sides, (draft) => comparableValue(draft, part)),
        Object.is,
      );
      return winner === 'conflict' && chosen.includes(pathOf(part)) ? 'remote' : winner;
    },
    withRemote: (draft, part) => withRemote(draft, part, remote),
  });
  const choiceOf = (list: 'places' | 'plan') => (chosen.includes(list) ? 'remote' : 'local');
  const places = mergedPlaces(sides, choiceOf('places'));
  const plan = mergedPlan(sides, merged, choiceOf('plan'));
  const orders = [...(places.isConflict ? ['places' as const] : []), ...(plan.isConflict ? ['plan' as const] : [])];
  const choices: TripPart[] = [...conflicts, ...orders.map((list) => ({ kind: 'order' as const, list }))];
  return {
    merged: withOwnPictures({ ...merged, places: places.places, ...plan.plan }),
    conflicts: choices.map((part) => ({ path: pathOf(part), part })),
  };
}

/** Removing a picture on one side is no change of the text, which the other side may have changed. */
function withoutRemovedPictures(sides: Sides<TripDraft>): Sides<TripDraft> {
  const isRemoved = ({ key }: TripPicture) =>
    pictureIn(sides.base, key) && !(pictureIn(sides.local, key) && pictureIn(sides.remote, key));
  return mapSides(sides, (draft) => {
    const { description, dayTexts } = withOwnPictures({
      ...draft,
      pictures: draft.pictures.filter((picture) => !isRemoved(picture)),
    });
    return { ...draft, description, dayTexts };
  });
}

export interface TripComparison {
  sides: Sides<TripDraft>;
  /** Of the local trip. */
  history: EditHistory<TripDraft>;
  /** The remote trip was archived: nothing can be saved. */
  isArchived: boolean;
  /** Conflicting paths at which the remote value wins; null before anyone decided. */
  chosen: readonly string[] | null;
}

/** `history`: undo goes back over local edits and keeps the remote ones. `isNews`: the remote version was not sent from here. */
export type ComparedTrips =
  /** No local change is left. */
  | { kind: 'remote'; history: EditHistory<TripDraft>; isNews: boolean }
  | { kind: 'conflicting'; conflicts: readonly TripConflict[] }
  | { kind: 'merged'; draft: TripDraft; history: EditHistory<TripDraft>; isNews: boolean };

export function comparedTrips({ sides, history: before, isArchived, chosen }: TripComparison): ComparedTrips {
  const { base, local, remote, unconfirmed } = sides;
  const { merged, conflicts } = mergedTrips(sides, chosen ?? []);
  const isNews = ![base, ...unconfirmed].some((own) => isSameTrip(own, remote));
  const isUndecided = chosen === null && (isArchived || conflicts.length > 0);
  if (isUndecided && !isSameTrip(merged, remote))
    return { kind: 'conflicting', conflicts: isArchived ? [] : conflicts };
  const rebase = (draft: TripDraft) => mergedTrips({ ...sides, local: draft }, chosen ?? []).merged;
  const { history } = rebaseHistory({ history: before, draft: local }, rebase, isSameTrip);
  return isArchived || isSameTrip(merged, remote)
    ? { kind: 'remote', history, isNews }
    : { kind: 'merged', draft: merged, history, isNews };
}

/** Compares trips as the server stores them: without day ids, and trimmed, except the parts of a rich text. */
export const isSameTrip = (one: TripDraft, other: TripDraft): boolean =>
  normalized(requestOf(one)) === normalized(requestOf(other));

const normalized = (value: object): string =>
  JSON.stringify(value, (key, each: unknown) => (typeof each === 'string' && key !== 'text' ? each.trim() : each));

export function pathOf(part: TripPart): string {
  switch (part.kind) {
    case 'trip':
      return part.field;
    case 'order':
      return part.list;
    case 'picture':
      return part.key;
    case 'item':
      return `${part.id}.${part.field}`;
    case 'whole':
    case 'dayText':
      return part.id;
  }
}

const idsIn = ({ itinerary }: TripDraft): string[] => itinerary.map(({ objectId }) => objectId);

function partsOf({ base, local, remote }: Sides<TripDraft>): TripPart[] {
  const [inBase, here, there] = [new Set(idsIn(base)), new Set(idsIn(local)), new Set(idsIn(remote))];
  const both = [...here].filter((id) => there.has(id));
  const one = [...inBase].filter((id) => here.has(id) !== there.has(id));
  return [
    ...fields.map((field) => ({ kind: 'trip' as const, field })),
    ...both.flatMap((id) => itemFields.map((field) => ({ kind: 'item' as const, id, field }))),
    ...one.map((id) => ({ kind: 'whole' as const, id })),
    ...local.pictures.map(({ key }) => ({ kind: 'picture' as const, key })),
    ...sharedTexts(base, local, remote).map((id) => ({ kind: 'dayText' as const, id })),
  ];
}

/** Those that at least two of the drafts have; one alone added or removed the others. */
function sharedTexts(...drafts: TripDraft[]): string[] {
  const ids = drafts.flatMap(({ dayTexts }) => dayTexts.map(({ id }) => id));
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function comparableValue(draft: TripDraft, part: TripPart): string | undefined {
  const { tripType, price, ...request } = requestOf(draft);
  const picture = part.kind === 'picture' ? pictureIn(draft, part.key) : undefined;
  switch (part.kind) {
    case 'trip':
      return normalized(
        part.field === 'price'
          ? { tripType, price }
          : { value: request[part.field], ...(part.field === 'coverImage' && { focus: request.coverFocus ?? null }) },
      );
    case 'order':
      return;
    case 'picture':
      return picture && normalized([picture.alt, picture.caption ?? '', picture.focus ?? null]);
    case 'dayText':
      return normalized(dayTextIn(request, part.id)?.text ?? { isGone: true });
    case 'item':
    case 'whole': {
      const item = request.itinerary.find(({ objectId }) => objectId === part.id);
      if (item === undefined) return 'gone';
      const { dayNumber: _, ...words } = item;
      return normalized(part.kind === 'whole' ? words : { value: item[part.field] });
    }
  }
}

function withRemote(draft: TripDraft, part: TripPart, remote: TripDraft): TripDraft {
  switch (part.kind) {
    case 'trip':
      return part.field === 'price'
        ? { ...draft, tripType: remote.tripType, price: remote.price }
        : {
            ...draft,
            [part.field]: remote[part.field],
            ...(part.field === 'coverImage' && { coverFocus: remote.coverFocus }),
          };
    case 'order':
      return draft;
    case 'picture': {
      const { alt, caption, focus } = pictureIn(remote, part.key) ?? { alt: '' };
      const taken = (each: TripPicture) => (each.key === part.key ? { ...each, alt, caption, focus } : each);
      return { ...draft, pictures: draft.pictures.map(taken) };
    }
    case 'dayText': {
      const text = dayTextIn(remote, part.id);
      const others = draft.dayTexts.filter(({ id }) => id !== part.id);
      return { ...draft, dayTexts: text ? [...others, text] : others };
    }
    case 'item':
    case 'whole': {
      const item = itemIn(remote, part.id);
      const others = draft.itinerary.filter(({ objectId }) => objectId !== part.id);
      if (item === undefined) return { ...draft, itinerary: others };
      if (part.kind === 'whole') return { ...draft, itinerary: [...others, item] };
      const changed = (each: TripItem) =>
        each.objectId === part.id ? { ...each, [part.field]: item[part.field] } : each;
      return { ...draft, itinerary: draft.itinerary.map(changed) };
    }
  }
}

/** A city that is visited twice counts as two. */
const namedPlaces = ({ places }: TripDraft): Map<string, TripDraft['places'][number]> => {
  const named = new Map<string, TripDraft['places'][number]>();
  for (const place of places) {
    const name = place._id ?? place.cityName;
    let times = 1;
    while (named.has(`${name} ${times}`)) times += 1;
    named.set(`${name} ${times}`, place);
  }
  return named;
};

function mergedPlaces(sides: Sides<TripDraft>, choice: 'local' | 'remote') {
  const named = mapSides(sides, namedPlaces);
  const { order, isConflict } = mergeOrder(
    mapSides(named, (places) => [...places.keys()]),
    choice,
  );
  const places = order.flatMap((name) => named.local.get(name) ?? named.remote.get(name) ?? []);
  return { places, isConflict };
}

const dayMark = /^day \d+$/;

/** Pictures, days, their texts and items in one list, so that all move with their day. Only the names of days contain a space. */
const rowOf = (draft: TripDraft): string[] => [
  ...picturesOn(draft, null).map(({ key }) => key),
  ...daysIn(draft).flatMap(({ items, pictures, text }, index) => [
    `day ${index + 1}`,
    ...(text === null ? [] : [text.id]),
    ...pictures.map(({ key }) => key),
    ...items.map(({ objectId }) => objectId),
  ]),
];

function mergedPlan(sides: Sides<TripDraft>, merged: TripDraft, choice: 'local' | 'remote') {
  const { base, local, remote } = sides;
  const inBase = new Set(idsIn(base));
  const items = new Map(
    [
      ...merged.itinerary,
      ...remote.itinerary.filter(({ objectId }) => !inBase.has(objectId) && !itemIn(local, objectId)),
    ].map((item) => [item.objectId, item]),
  );
  const pictures = new Map([...remote.pictures, ...merged.pictures].map((picture) => [picture.key, picture]));
  const texts = new Map(
    [...merged.dayTexts, ...remote.dayTexts.filter(({ id }) => !dayTextIn(base, id) && !dayTextIn(local, id))].map(
      (text) => [text.id, text],
    ),
  );
  const isLeft = (name: string) => dayMark.test(name) || items.has(name) || pictures.has(name) || texts.has(name);
  const isIn = (draft: TripDraft, name: string) => (itemIn(draft, name) ?? dayTextIn(draft, name)) !== undefined;
  const rows = mapSides(sides, (draft) => rowOf(draft).filter(isLeft));
  // What one side removed and is left comes with the other side; a removed picture does not.
  const before = rows.base.filter(
    (name) => !(items.has(name) || texts.has(name)) || (isIn(local, name) && isIn(remote, name)),
  );
  const { order, isConflict } = mergeOrder({ ...rows, base: before }, choice);
  const plan: Pick<TripDraft, 'itinerary' | 'pictures'> & { dayTexts: TripDayText[] } = {
    ...{ itinerary: [], pictures: [], dayTexts: [] },
  };
  let dayNumber = 0;
  for (const name of order) {
    const [item, picture, text] = [items.get(name), pictures.get(name), texts.get(name)];
    if (item) plan.itinerary.push({ ...item, dayNumber });
    else if (picture) plan.pictures.push({ ...picture, dayNumber: dayNumber === 0 ? null : dayNumber });
    else if (text) plan.dayTexts = withText(plan.dayTexts, { ...text, dayNumber });
    else dayNumber += 1;
  }
  const dayIds = withDayIds(local.dayIds.slice(0, dayNumber), Math.max(dayNumber, merged.dates.length));
  return { plan: { ...plan, dayIds }, isConflict };
}

/** A day for which both sides wrote has the words of both. */
function withText(texts: readonly TripDayText[], text: TripDayText): TripDayText[] {
  const last = texts.at(-1);
  if (last?.dayNumber !== text.dayNumber) return [...texts, text];
  const both = { ...last.text, content: [...last.text.content, ...text.text.content] };
  return [...texts.slice(0, -1), { ...last, text: both }];
}
