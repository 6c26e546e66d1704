import { randomUUID } from 'node:crypto';
import type { ListChange, ListRequest, ListsReply, NewListReply, OwnList } from '#contract/sponsor.ts';
import { maxLists } from '#contract/sponsor-choices.ts';
import { fold } from '#rules/fold.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { deleteOwnList, insertOwnList, listOwnLists, renameOwnList, setDefaultList } from './shortlist.store.ts';

/** The first list has no row; its name is shown in the language of the sponsor. */
export const firstListName = { en: 'Saved', tr: 'Kaydedilenler' };
const listsFull = {
  en: `You can have up to ${maxLists} lists. Please remove one first.`,
  tr: `En çok ${maxLists} listeniz olabilir. Lütfen önce birini kaldırın.`,
};
const nameTaken = { en: 'You already have a list with this name.', tr: 'Bu adda bir listeniz zaten var.' };
const listNotFound = {
  en: 'This list no longer exists. Please reload the page.',
  tr: 'Bu liste artık yok. Lütfen sayfayı yeniden yükleyin.',
};

export async function readLists(database: Database, sponsorId: string): Promise<OwnList[]> {
  const rows = await listOwnLists(database, sponsorId);
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

export async function makeList(
  platform: Platform,
  sponsorId: string,
  request: ListRequest,
  by: Actor,
): Promise<NewListReply> {
  const id = await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['makeList', request], () => newList(unit, sponsorId, request.name)),
  );
  return { lists: await readLists(platform.database, sponsorId), _id: id };
}

/** The new list becomes the default for creators who are added later. */
export async function newList(unit: Unit, sponsorId: string, name: string): Promise<string> {
  const lists = await lockLists(unit, sponsorId);
  if (lists.length >= maxLists) throw new Conflict(listsFull);
  const list = { id: randomUUID(), sponsorId, ...freeName(name, lists) };
  await insertOwnList(unit.database, { ...list, takesNew: 0, createdAt: unit.now });
  await setDefaultList(unit.database, sponsorId, list.id);
  return list.id;
}

interface ListKey {
  sponsorId: string;
  id: string;
}

export async function changeList(
  platform: Platform,
  { sponsorId, id }: ListKey,
  change: ListChange,
  by: Actor,
): Promise<ListsReply> {
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['changeList', id, change], async () => {
      const lists = await lockLists(unit, sponsorId);
      const list = listIn(lists, id);
      if (change.move === 'remove') return void (await deleteOwnList(unit.database, sponsorId, id));
      const others = lists.filter((other) => other !== list);
      await renameOwnList(unit.database, id, freeName(change.name, others));
    }),
  );
  return { lists: await readLists(platform.database, sponsorId) };
}

/** The list that takes new entries; null is the first. */
export async function defaultList(unit: Unit, sponsorId: string): Promise<string | null> {
  const lists = await listOwnLists(unit.database, sponsorId);
  return lists.find(({ takesNew }) => takesNew === 1)?.id ?? null;
}

/** Lists of other sponsors are not found. The list that is used last becomes the default. */
export async function markUsed(unit: Unit, sponsorId: string, { all, last }: UsedLists): Promise<void> {
  const lists = await listOwnLists(unit.database, sponsorId);
  for (const id of all) if (id !== null) listIn(lists, id);
  if (last !== undefined) await setDefaultList(unit.database, sponsorId, last);
}

interface UsedLists {
  all: readonly (string | null)[];
  last: string | null | undefined;
}

type Row = Awaited<ReturnType<typeof listOwnLists>>[number];

async function lockLists(unit: Unit, sponsorId: string): Promise<Row[]> {
  await lockAccount(unit, sponsorId);
  return listOwnLists(unit.database, sponsorId);
}

/** Lists of other sponsors are not found. */
function listIn(lists: readonly Row[], id: string): Row {
  const found = lists.find((list) => list.id === id);
  if (!found) throw new NotFound(listNotFound);
  return found;
}

/** The name of the first list is taken in both languages. */
function freeName(name: string, others: readonly Row[]): Pick<Row, 'name' | 'nameFolded'> {
  const nameFolded = fold(name);
  const taken = [...Object.values(firstListName).map(fold), ...others.map((other) => other.nameFolded)];
  if (taken.includes(nameFolded)) throw new Conflict(nameTaken);
  return { name, nameFolded };
}
