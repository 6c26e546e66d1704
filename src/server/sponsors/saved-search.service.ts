import { randomUUID } from 'node:crypto';
import type { OpeningReply, SearchChange, SearchesReply, SearchRequest } from '#contract/saved-search.ts';
import { mostSearches } from '#contract/saved-search-choices.ts';
import { readAddress, writeAddress } from '#rules/directory-address.ts';
import { fold } from '#rules/fold.ts';
import { notValid } from '#rules/problems.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { countEachNewMatches, listNewMatches } from '../directory/directory.ts';
import { Conflict, InvalidFields, NotFound } from '../lib/errors.ts';
import { deleteSearch, insertSearch, listSearches, updateSearch } from './saved-search.store.ts';

const searchesFull = {
  en: `You can keep ${mostSearches} searches. Please delete one first.`,
  tr: `En fazla ${mostSearches} arama saklayabilirsiniz. Lütfen önce birini silin.`,
};
const nameKept = {
  en: 'You have a saved search of this name already.',
  tr: 'Bu adla kayıtlı bir aramanız zaten var.',
};

/** A sponsor's searches, the latest first, each with how many came to the directory since it was opened. */
export async function readSearches(platform: Platform, sponsorId: string): Promise<SearchesReply> {
  const rows = await listSearches(platform.database, sponsorId);
  const counts = await countEachNewMatches(
    platform.database,
    rows.map(({ query, openedAt }) => ({ query: addressIn(query).query, since: openedAt })),
  );
  return {
    data: rows.map(({ id, name, query, openedAt }, index) => ({
      ...{ _id: id, name, query, openedAt },
      newMatches: counts[index] ?? 0,
    })),
  };
}

/** Keeps a search under a name. What it found so far is no news. */
export async function saveSearch(
  platform: Platform,
  sponsorId: string,
  request: SearchRequest,
  by: Actor,
): Promise<SearchesReply> {
  const { query, sort, ignored } = addressIn(request.query);
  if (ignored.length > 0) throw new InvalidFields({ query: notValid });
  const address = String(new URLSearchParams(writeAddress(query, sort)));
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['saveSearch', request], async () => {
      const kept = await holdSearches(unit, sponsorId);
      if (kept.length >= mostSearches) throw new Conflict(searchesFull);
      const { database, now } = unit;
      await insertSearch(database, {
        ...{ id: randomUUID(), sponsorId, ...freeName(request.name, kept), query: address },
        ...{ createdAt: now, openedAt: now },
      });
    }),
  );
  return readSearches(platform, sponsorId);
}

interface Kept {
  sponsorId: string;
  id: string;
}

/** Gives a search another name, or deletes it. */
export async function changeSearch(
  platform: Platform,
  { sponsorId, id }: Kept,
  change: SearchChange,
  by: Actor,
): Promise<SearchesReply> {
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['changeSearch', id, change], async () => {
      const kept = await holdSearches(unit, sponsorId);
      const search = searchIn(kept, id);
      if (change.move === 'delete') return void (await deleteSearch(unit.database, id));
      const others = kept.filter((other) => other !== search);
      await updateSearch(unit.database, id, freeName(change.name, others));
    }),
  );
  return readSearches(platform, sponsorId);
}

const maxListed = 500;

/** Notes that a search is opened, and tells who has come to it since the last time. */
export async function openSearch(platform: Platform, { sponsorId, id }: Kept, by: Actor): Promise<OpeningReply> {
  const { since } = await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['openSearch', id], async () => {
      const { openedAt } = searchIn(await holdSearches(unit, sponsorId), id);
      await updateSearch(unit.database, id, { openedAt: unit.now });
      return { since: openedAt };
    }),
  );
  const { query } = searchIn(await listSearches(platform.database, sponsorId), id);
  const newMatches = await listNewMatches(platform.database, {
    query: addressIn(query).query,
    since,
    limit: maxListed,
  });
  return { ...(await readSearches(platform, sponsorId)), newMatches };
}

/** What a text asks of the directory, as its page reads the same address. */
const addressIn = (query: string) => readAddress([...new URLSearchParams(query)]);

type Row = Awaited<ReturnType<typeof listSearches>>[number];

/** As they are, and nobody changes them until the unit is over. */
async function holdSearches(unit: Unit, sponsorId: string): Promise<Row[]> {
  await lockAccount(unit, sponsorId);
  return listSearches(unit.database, sponsorId);
}

/** Somebody else's is as one that never was. */
function searchIn(kept: readonly Row[], id: string): Row {
  const found = kept.find((each) => each.id === id);
  if (!found) throw new NotFound();
  return found;
}

function freeName(name: string, others: readonly Row[]): Pick<Row, 'name' | 'nameFolded'> {
  const nameFolded = fold(name);
  if (others.some((other) => other.nameFolded === nameFolded)) throw new Conflict(nameKept);
  return { name, nameFolded };
}
