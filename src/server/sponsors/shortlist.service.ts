import type { Language } from '#contract/language.ts';
import type {
  AdditionReply,
  AdditionRequest,
  ComparisonReply,
  ShortlistReply,
  ShortlistRequest,
} from '#contract/sponsor.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { latestInvitations } from '../bookings/read-bookings.service.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { isInDirectory, listedAmong } from '../directory/directory.ts';
import { storedProfile, storedTrips } from '../directory/stored-profile.ts';
import { spacedNumber } from '../lib/contacts.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { csvOf } from '../lib/formats.ts';
import { defaultList, firstListName, markUsed, newList, readLists } from './own-lists.service.ts';
import {
  changeNote,
  countOthers,
  creatorsIn,
  deleteShortlistEntry,
  type EntryKey,
  insertShortlistEntry,
  listCompared,
  listIdsOf,
  listPlaces,
  listShortlist,
  putIntoList,
  replaceLists,
} from './shortlist.store.ts';

const maxEntries = 500;
const shortlistFull = {
  en: `Your lists can hold up to ${maxEntries} creators. Please remove one first.`,
  tr: `Listelerinizde en çok ${maxEntries} içerik üreticisi olabilir. Lütfen önce birini kaldırın.`,
};

export async function readShortlist(platform: Platform, sponsorId: string): Promise<ShortlistReply> {
  const rows = await listShortlist(platform.database, sponsorId);
  const creatorIds = rows.map(({ creatorId }) => creatorId);
  const invitations = await latestInvitations(platform, sponsorId, creatorIds);
  const listsOf = await readPlaces(platform.database, sponsorId);
  return {
    data: rows.map(({ creatorId, note, addedAt, ...row }) => ({
      ...{ creatorId, note, addedAt },
      listIds: listsOf({ creatorId, ...row }),
      invitation: invitations.get(creatorId) ?? null,
    })),
    lists: await readLists(platform.database, sponsorId),
  };
}

/** The lists of an entry, the first one first. */
async function readPlaces(database: Database, sponsorId: string) {
  const own = Map.groupBy(await listPlaces(database, sponsorId), ({ creatorId }) => creatorId);
  return ({ creatorId, isInFirst }: { creatorId: string; isInFirst: number }): (string | null)[] => [
    ...(isInFirst === 1 ? [null] : []),
    ...(own.get(creatorId) ?? []).map(({ listId }) => listId),
  ];
}

export async function changeShortlist(
  platform: Platform,
  { sponsorId, creatorId }: EntryKey,
  request: ShortlistRequest,
  by: Actor,
): Promise<ShortlistReply> {
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['changeShortlist', creatorId, request], () =>
      changeEntry(unit, { sponsorId, creatorId }, request),
    ),
  );
  return readShortlist(platform, sponsorId);
}

async function changeEntry(
  unit: Unit,
  { sponsorId, creatorId }: EntryKey,
  { isListed, ...change }: ShortlistRequest,
): Promise<void> {
  const { database, now } = unit;
  const key = { sponsorId, creatorId };
  await lockAccount(unit, sponsorId);
  if (!isListed) {
    await deleteShortlistEntry(database, sponsorId, creatorId);
    return;
  }
  if (!(await isInDirectory(database, creatorId))) throw new NotFound();
  const others = await countOthers(database, sponsorId, [creatorId]);
  if (others >= maxEntries) throw new Conflict(shortlistFull);
  const isNew = await insertShortlistEntry(database, { ...key, note: change.note ?? '', addedAt: now, isInFirst: 1 });
  if (change.note !== undefined && !isNew) await changeNote(database, key, change.note);
  const listIds = change.listIds ?? (isNew ? [await defaultList(unit, sponsorId)] : null);
  if (listIds === null) return;
  const before = isNew ? [] : await listIdsOf(database, key);
  await markUsed(unit, sponsorId, { all: listIds, last: listIds.findLast((id) => !before.includes(id)) });
  await replaceLists(database, key, listIds);
}

export async function addToList(
  platform: Platform,
  sponsorId: string,
  request: AdditionRequest,
  by: Actor,
): Promise<AdditionReply> {
  const addition = await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['addToList', request], () => putAll(unit, sponsorId, request)),
  );
  return { ...addition, lists: await readLists(platform.database, sponsorId) };
}

async function putAll(
  unit: Unit,
  sponsorId: string,
  { creatorIds, list }: AdditionRequest,
): Promise<Omit<AdditionReply, 'lists'>> {
  const { database, now } = unit;
  await lockAccount(unit, sponsorId);
  const listed = await listedAmong(database, creatorIds);
  const missing = creatorIds.filter((id) => !listed.includes(id));
  const others = await countOthers(database, sponsorId, creatorIds);
  if (others + listed.length > maxEntries) throw new Conflict(shortlistFull);
  const listId = list.kind === 'new' ? await newList(unit, sponsorId, list.name) : list.id;
  await markUsed(unit, sponsorId, { all: [listId], last: listId });
  const known = await creatorsIn(database, sponsorId, listId);
  const added = listed.filter((id) => !known.includes(id));
  if (added.length > 0) await putIntoList(database, { sponsorId, listId, addedAt: now }, added);
  return { listId, added: added.length, missing };
}

const columnTitles: Record<Language, readonly string[]> = {
  en: ['Name', 'Email', 'Phone', 'Followers', 'Trips', 'Cities', 'Blog', 'Lists', 'Note', 'Added'],
  tr: ['Ad', 'E-posta', 'Telefon', 'Takipçi', 'Gezi', 'Şehirler', 'Blog', 'Listeler', 'Not', 'Eklendi'],
};

interface ExportRequest {
  sponsorId: string;
  /** Empty for all creators of all lists. */
  creatorIds: readonly string[];
  language: Language;
}

export async function exportShortlist(
  { database, config }: Platform,
  { sponsorId, creatorIds, language }: ExportRequest,
): Promise<string> {
  const all = await listShortlist(database, sponsorId);
  const rows = creatorIds.length === 0 ? all : all.filter(({ creatorId }) => creatorIds.includes(creatorId));
  const lists = await readLists(database, sponsorId);
  const listsOf = await readPlaces(database, sponsorId);
  const nameOf = (id: string | null): string => lists.find(({ _id }) => _id === id)?.name ?? firstListName[language];
  const lines = rows.map(async ({ note, addedAt, ...row }) => {
    const creator = storedProfile(row);
    return [
      creator.fullName,
      creator.email ?? '',
      await spacedNumber(creator.phoneNumber ?? ''),
      String(creator.followersCount),
      String(creator.totalVayaCount),
      creator.locations.map(({ cityName }) => cityNameIn(cityName, language)).join(', '),
      `${config.publicUrl}/blog/${creator.username}`,
      listsOf(row).map(nameOf).join(', '),
      note,
      new Date(addedAt).toISOString().slice(0, 10),
    ];
  });
  return csvOf([columnTitles[language], ...(await Promise.all(lines))]);
}

/** In the requested order. */
export async function compareCreators(
  platform: Platform,
  sponsorId: string,
  creatorIds: readonly string[],
): Promise<ComparisonReply> {
  const rows = await listCompared(platform.database, sponsorId, creatorIds);
  const invitations = await latestInvitations(platform, sponsorId, creatorIds);
  const data = rows
    .toSorted((one, other) => creatorIds.indexOf(one.accountId) - creatorIds.indexOf(other.accountId))
    .map(({ note, ...row }) => ({
      creator: { ...storedProfile(row), publishedVayas: storedTrips(row) },
      note,
      invitation: invitations.get(row.accountId) ?? null,
    }));
  return { data };
}
