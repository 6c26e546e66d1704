import { randomUUID } from 'node:crypto';
import type { JourneyMap } from '#contract/journey-map.ts';
import type { Language } from '#contract/language.ts';
import type { OwnTrip, OwnTripItem, OwnTripsReply, TripRequest, TripSaved } from '#contract/own-trip.ts';
import type { RichText } from '#contract/rich-text.ts';
import { maxTitleLength, maxTripBytes, maxTrips, type TripMoveName } from '#contract/trip-choices.ts';
import { type TripMove, tripLifecycle } from '#machines/lifecycles/trip.machine.ts';
import { tripAddress } from '#rules/trip-address.ts';
import { tripProblems } from '#rules/trip-problems.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { advance, advanceIfPossible } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import { initialStateOf } from '../db/lifecycle.ts';
import type { Platform } from '../db/platform.ts';
import { takeToken } from '../db/rate-limit.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import type { SignedIn } from '../http/access.ts';
import { Conflict, NotFound, StateConflict } from '../lib/errors.ts';
import { dayMs } from '../lib/time.ts';
import { copyCover } from '../media/media.service.ts';
import { cityItem, findPlace } from '../reference/places.ts';
import { columnsOf, editedTrip, latestHead } from './edited-trip.ts';
import { journeyOf } from './journey-map.ts';
import { readPrivateLink } from './private-link.service.ts';
import { citiesIn, datesIn, type TripRow } from './stored-trip.ts';
import { attachPictures, trips } from './trip.lifecycle.ts';
import { countTrips, findTrip, insertTrip, listStaysOfTrip, listTripHeads, sizeOfTrips } from './trip.store.ts';

type Owner = Pick<SignedIn, 'accountId' | 'username'>;
type Author = Actor & Owner;

const tooManyTrips = {
  en: `You have ${maxTrips} trips. Please delete one first.`,
  tr: `${maxTrips} geziniz var. Lütfen önce birini silin.`,
};
const noRoom = {
  en: 'Your trips have reached the size limit. Please shorten a trip or delete an archived one.',
  tr: 'Gezileriniz boyut sınırına ulaştı. Lütfen bir geziyi kısaltın ya da arşivdeki bir geziyi silin.',
};
const changedElsewhere = {
  en: 'This trip was changed in another tab or on another device.',
  tr: 'Bu gezi başka bir sekmede ya da cihazda değiştirildi.',
};
const incomplete = {
  en: 'Please complete this trip before you publish it.',
  tr: 'Lütfen yayımlamadan önce bu geziyi tamamlayın.',
};

/** All of a creator's own trips, in every state. */
export async function listOwnTrips({ database }: Platform, by: Owner): Promise<OwnTripsReply> {
  const rows = await listTripHeads(database, by.accountId);
  return { data: rows.map((row) => itemOf(row, by)) };
}

type TripHead = Awaited<ReturnType<typeof listTripHeads>>[number];

function itemOf(row: TripHead, by: Owner): OwnTripItem {
  const head = latestHead(row);
  const { title, coverImage, daysFor } = head;
  return { ...savedOf(row, by), title, coverImage, daysFor, dates: datesIn(head), cities: citiesIn(head) };
}

/** One of them as it was last edited. */
export async function readOwnTrip(
  { database, now }: Platform,
  { id, language, by }: { id: string; language: Language; by: Owner },
): Promise<OwnTrip> {
  const row = await findOwn(database, id, by);
  const { places, ...edited } = editedTrip(row);
  return {
    ...savedOf(row, by),
    ...edited,
    creatorId: row.accountId,
    stays: await listStaysOfTrip(database, row, now()),
    places: places.map((place) => placeIn(place, language)),
    privateLinkSince: await readPrivateLink(database, row),
  };
}

function placeIn({ _id, cityName }: TripRequest['places'][number], language: Language): OwnTrip['places'][number] {
  const place = _id === null ? undefined : findPlace(_id);
  return place ? cityItem(place, language) : { _id: null, cityName, stateName: '', countryName: '' };
}

export const createTrip = (platform: Platform, trip: TripRequest, by: Author): Promise<TripSaved> =>
  inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['createTrip', trip], async () => savedOf(await create(unit, trip, by), by)),
  );

const copies = { name: 'trip_copies', max: 50, windowMs: dayMs };
const tooManyCopies = {
  code: 'tooManyRequests',
  text: {
    en: 'You have duplicated too many trips today. Please try again tomorrow.',
    tr: 'Bugün çok fazla gezi çoğalttınız. Lütfen yarın yeniden deneyin.',
  },
} as const;

/** Copies the pictures before the transaction: a store of pictures may be slow. Cleanup removes them if it fails. */
export async function duplicateTrip(
  platform: Platform,
  { id, language, by }: { id: string; language: Language; by: Author },
): Promise<TripSaved> {
  const original = await findOwn(platform.database, id, by);
  await inUnitOfWork(platform, (unit) => takeToken(unit, { ...copies, subject: by.accountId }, tooManyCopies));
  const trip = await copiedTrip(platform, original, language);
  return inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['duplicateTrip', id], async () => savedOf(await create(unit, trip, by, original), by)),
  );
}

async function create(
  unit: Unit,
  trip: TripRequest,
  { accountId }: Owner,
  original: TripRow | null = null,
): Promise<TripRow> {
  if (!(await lockAccount(unit, accountId))) throw new NotFound();
  const { database, now } = unit;
  if ((await countTrips(database, accountId)) >= maxTrips) throw new Conflict(tooManyTrips);
  const row: TripRow = {
    id: randomUUID(),
    accountId,
    state: initialStateOf(tripLifecycle),
    ...columnsOf(trip),
    likes: 0,
    collections: '[]',
    createdAt: now,
    updatedAt: now,
    pending: null,
    version: 1,
    savedAt: now,
  };
  await attachPictures(unit, null, row, original);
  return withinRoom(unit, accountId, async () => {
    await insertTrip(database, row);
    return row;
  });
}

/** Rejects a change that grows the trips beyond the limit; shortening is always allowed. */
async function withinRoom(unit: Unit, accountId: string, write: () => Promise<TripRow>): Promise<TripRow> {
  const before = await sizeOfTrips(unit.database, accountId);
  const row = await write();
  const after = await sizeOfTrips(unit.database, accountId);
  if (after > maxTripBytes && after > before) throw new Conflict(noRoom, 'tooLarge');
  return row;
}

interface TripCommand {
  id: string;
  /** The version that the client edited; null = not checked. */
  version: number | null;
  by: Author;
}

export const saveTrip = (
  platform: Platform,
  { trip, ...command }: TripCommand & { trip: TripRequest },
): Promise<TripSaved> =>
  once(platform, command, ['saveTrip', trip], (unit, { accountId }) =>
    withinRoom(unit, accountId, () => advance(unit, trips, command.id, { type: 'trip.edit', trip })),
  );

export const moveTrip = (
  platform: Platform,
  { move, ...command }: TripCommand & { move: TripMoveName },
): Promise<TripSaved> => once(platform, command, ['moveTrip', move], (unit, row) => moveOr(unit, row, `trip.${move}`));

export async function deleteTrip(platform: Platform, command: TripCommand): Promise<{ success: true }> {
  await once(platform, command, ['deleteTrip'], (unit) => advance(unit, trips, command.id, { type: 'trip.delete' }));
  return { success: true };
}

/** What is refused for something that is missing says so. */
async function moveOr(unit: Unit, row: TripRow, type: TripMove['type'] & `trip.${TripMoveName}`): Promise<TripRow> {
  const moved = await advanceIfPossible(unit, trips, row.id, { type });
  if (moved !== null) return moved;
  const isIncomplete = type === 'trip.publish' && Object.keys(tripProblems(editedTrip(row))).length > 0;
  throw isIncomplete ? new Conflict(incomplete, 'notNow') : new StateConflict();
}

/** Runs `run` once per idempotency key, on the version that the client has seen. */
function once(
  platform: Platform,
  { id, version, by }: TripCommand,
  action: readonly unknown[],
  run: (unit: Unit, row: TripRow) => Promise<TripRow>,
): Promise<TripSaved> {
  return inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, [...action, id, version], async () => {
      await lockAccount(unit, by.accountId);
      const row = await findOwn(unit.database, id, by);
      if (version !== null && version !== Number(row.version)) throw new Conflict(changedElsewhere);
      return savedOf(await run(unit, row), by);
    }),
  );
}

/** Returns 404 for trips of other creators. */
async function findOwn(database: Database, id: string, { accountId }: Owner): Promise<TripRow> {
  const row = await findTrip(database, id);
  if (row?.accountId !== accountId) throw new NotFound();
  return row;
}

const savedOf = (
  { id, state, version, savedAt, title }: Pick<TripRow, 'id' | 'state' | 'version' | 'savedAt' | 'title'>,
  { username }: Owner,
): TripSaved => ({
  _id: id,
  state,
  version: Number(version),
  savedAt: Number(savedAt),
  address: tripAddress(username, { _id: id, title }),
});

/** The way between places, as a blog draws it. */
export const readTripMap = async (ids: readonly string[]): Promise<JourneyMap | null> =>
  journeyOf(ids.flatMap((id) => placeOnMap(id)));

function placeOnMap(id: string) {
  const place = findPlace(id);
  return place ? [{ cityName: place.name, ...place.position }] : [];
}

const marks: Record<Language, string> = { en: ' (copy)', tr: ' (kopya)' };

/** A trip as it was last edited, with pictures of its own. */
async function copiedTrip(platform: Platform, row: TripRow, language: Language): Promise<TripRequest> {
  const { title, coverImage, pictures, description, dayTexts, ...trip } = editedTrip(row);
  const copy = (key: string) => copyCover(platform, { key, accountId: row.accountId });
  const copies = new Map<string, string>();
  for (const { key } of pictures) copies.set(key, await copy(key));
  const copyOf = (key: string) => copies.get(key) ?? key;
  return {
    ...trip,
    title: title === '' ? '' : copiedTitle(title, marks[language]),
    coverImage: coverImage && (await copy(coverImage)),
    pictures: pictures.map((picture) => ({ ...picture, key: copyOf(picture.key) })),
    description: withKeys(description, copyOf),
    dayTexts: dayTexts.map((each) => ({ ...each, text: withKeys(each.text, copyOf) })),
  };
}

const withKeys = (text: RichText, copyOf: (key: string) => string): RichText => ({
  ...text,
  content: text.content.map((block) =>
    block.type === 'picture' ? { ...block, attrs: { key: copyOf(block.attrs.key) } } : block,
  ),
});

/** A pair of surrogates is one character: half of it is left out too. */
const copiedTitle = (title: string, mark: string): string =>
  `${title
    .slice(0, maxTitleLength - mark.length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}${mark}`;
