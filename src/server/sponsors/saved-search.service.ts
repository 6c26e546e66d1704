import { randomUUID } from 'node:crypto';
import type { OpeningReply, SearchChange, SearchesReply, SearchRequest } from '#contract/sponsor.ts';
import { maxSearches, type SearchMails } from '#contract/sponsor-choices.ts';
import { readAddress, writeAddress } from '#rules/directory-address.ts';
import { fold } from '#rules/fold.ts';
import { notValid } from '#rules/problems.ts';
import { findAccount, lockAccount } from '../accounts/accounts.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { countEachNewMatches, listNewMatches } from '../directory/directory.ts';
import { reasonOf } from '../feature/background-work.ts';
import { Conflict, InvalidFields, NotFound } from '../lib/errors.ts';
import { dayMs } from '../lib/time.ts';
import { stopMails, takeBackMails } from '../mail/outbox.ts';
import { unsubscribeUrl } from '../mail/unsubscribe.pages.ts';
import {
  deleteSearch,
  findSearch,
  insertSearch,
  listDueSearches,
  listSearches,
  updateSearch,
} from './saved-search.store.ts';
import { newMatchesMail } from './sponsor.mails.ts';

const searchesFull = {
  en: `You can save up to ${maxSearches} searches. Please delete one first.`,
  tr: `En çok ${maxSearches} arama kaydedebilirsiniz. Lütfen önce birini silin.`,
};
const nameTaken = {
  en: 'You already have a saved search with this name.',
  tr: 'Bu adda kayıtlı bir aramanız zaten var.',
};

/** Counting all matches takes longer than counting the new ones. */
export async function readSearches(
  { database }: Platform,
  sponsorId: string,
  { counts = true }: { counts?: boolean } = {},
): Promise<SearchesReply> {
  const rows = await listSearches(database, sponsorId);
  const countSince = (sinceOf: (row: Row) => number) =>
    countEachNewMatches(
      database,
      rows.map((row) => ({ query: queryIn(row.query), since: sinceOf(row) })),
    );
  const newCounts = await countSince(({ openedAt }) => openedAt);
  const allCounts = counts ? await countSince(() => 0) : [];
  return {
    data: rows.map(({ id, name, query, openedAt, mails }, index) => ({
      ...{ _id: id, name, query, openedAt, mails },
      newMatches: newCounts[index] ?? 0,
      matches: allCounts[index] ?? null,
    })),
  };
}

/** Creators who match at this moment do not count as new. */
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
      const searches = await lockSearches(unit, sponsorId);
      if (searches.length >= maxSearches) throw new Conflict(searchesFull);
      const { database, now } = unit;
      await insertSearch(database, {
        ...{ id: randomUUID(), sponsorId, ...freeName(request.name, searches), query: address },
        ...{ createdAt: now, openedAt: now, mails: 'off', mailedUntil: 0, nextMailAt: 0 },
      });
    }),
  );
  return readSearches(platform, sponsorId);
}

interface SearchKey {
  sponsorId: string;
  id: string;
}

export async function changeSearch(
  platform: Platform,
  { sponsorId, id }: SearchKey,
  change: SearchChange,
  by: Actor,
): Promise<SearchesReply> {
  await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['changeSearch', id, change], async () => {
      const searches = await lockSearches(unit, sponsorId);
      const search = searchIn(searches, id);
      if (change.move === 'mail') return chooseMails(unit, id, change.mails);
      if (change.move === 'delete') {
        await stopMails(unit, id);
        return void (await deleteSearch(unit.database, id));
      }
      const others = searches.filter((other) => other !== search);
      await updateSearch(unit.database, id, freeName(change.name, others));
    }),
  );
  return readSearches(platform, sponsorId);
}

const maxNewMatches = 500;

/** Marks the search as opened and returns the matches that are new since the last time. */
export async function openSearch(platform: Platform, { sponsorId, id }: SearchKey, by: Actor): Promise<OpeningReply> {
  const { since } = await inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['openSearch', id], async () => {
      const { openedAt } = searchIn(await lockSearches(unit, sponsorId), id);
      await updateSearch(unit.database, id, { openedAt: unit.now });
      return { since: openedAt };
    }),
  );
  const { query } = searchIn(await listSearches(platform.database, sponsorId), id);
  const newMatches = await listNewMatches(platform.database, {
    query: queryIn(query),
    since,
    limit: maxNewMatches,
  });
  return { ...(await readSearches(platform, sponsorId)), newMatches };
}

type Row = Awaited<ReturnType<typeof listSearches>>[number];

async function lockSearches(unit: Unit, sponsorId: string): Promise<Row[]> {
  await lockAccount(unit, sponsorId);
  return listSearches(unit.database, sponsorId);
}

/** Searches of other sponsors are not found. */
function searchIn(searches: readonly Row[], id: string): Row {
  const found = searches.find((each) => each.id === id);
  if (!found) throw new NotFound();
  return found;
}

function freeName(name: string, others: readonly Row[]): Pick<Row, 'name' | 'nameFolded'> {
  const nameFolded = fold(name);
  if (others.some((other) => other.nameFolded === nameFolded)) throw new Conflict(nameTaken);
  return { name, nameFolded };
}

const addressIn = (query: string) => readAddress([...new URLSearchParams(query)]);

const queryIn = (query: string) => addressIn(query).query;

const periodMs: Record<SearchMails, number> = { off: 0, daily: dayMs, weekly: 7 * dayMs };
const [pageSize, maxNamed] = [100, 5];

/** Mails sponsors about new matches. A mail and the time of the next one are written together, search by search. */
export async function mailNewMatches(platform: Platform, signal?: AbortSignal): Promise<void> {
  for (let afterId = ''; !signal?.aborted; ) {
    const due = await listDueSearches(platform.database, { now: platform.now(), afterId, limit: pageSize });
    for (const { id, sponsorId } of due) if (!signal?.aborted) await mailOne(platform, id, sponsorId);
    const last = due.at(-1);
    if (last === undefined) return;
    afterId = last.id;
  }
}

/** A mail that fails to be written is tried again by the next run. */
async function mailOne(platform: Platform, id: string, sponsorId: string): Promise<void> {
  try {
    await inUnitOfWork(platform, (unit) => mailSearch(unit, id, sponsorId));
  } catch (failure) {
    platform.log.warn({ search: id, reason: reasonOf(failure) }, 'search_mail_failed');
  }
}

async function mailSearch(unit: Unit, id: string, sponsorId: string): Promise<void> {
  const { database } = unit;
  const sponsor = await lockAccount(unit, sponsorId);
  const search = await findSearch(database, id);
  if (sponsor?.state !== 'active' || !search) return;
  if (search.mails === 'off' || search.nextMailAt > unit.now) return;
  const since = Math.max(search.openedAt, search.mailedUntil);
  const matching = { query: queryIn(search.query), since };
  const [count = 0] = await countEachNewMatches(database, [matching]);
  const nextMailAt = unit.now + periodMs[search.mails];
  await updateSearch(database, id, { nextMailAt, ...(count > 0 && { mailedUntil: unit.now }) });
  if (count === 0) return;
  const creators: string[] = [];
  for (const creatorId of await listNewMatches(database, { ...matching, limit: maxNamed }))
    creators.push((await findAccount(database, creatorId))?.name ?? '');
  const language = sponsor.language ?? 'en';
  const url = `${unit.publicUrl}/discovery/searches`;
  unit.queueMail({
    ...{ to: sponsor.email, language, subjectId: id },
    ...newMatchesMail({ search: search.name, count, creators }, url, language),
    unsubscribeUrl: unsubscribeUrl(unit, { list: 'searches', id }, language),
  });
}

/** Creators who match at this moment do not count as new. */
async function chooseMails(unit: Unit, id: string, mails: SearchMails): Promise<void> {
  const { database, now } = unit;
  if (mails === 'off') await stopMails(unit, id);
  await updateSearch(database, id, { mails, mailedUntil: now, nextMailAt: now + periodMs[mails] });
}

/** By the link in a mail. A search that was deleted since has no mails to stop. */
export async function stopSearchMails(unit: Unit, id: string): Promise<void> {
  const search = await findSearch(unit.database, id);
  if (!search) return;
  await lockAccount(unit, search.sponsorId);
  await chooseMails(unit, id, 'off');
}

export async function takeBackSearchMails(unit: Unit, sponsorId: string): Promise<void> {
  const ids = (await listSearches(unit.database, sponsorId)).map(({ id }) => id);
  if (ids.length > 0) await takeBackMails(unit, 'search-matches', ids);
}
