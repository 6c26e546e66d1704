import type { SearchMails } from '#contract/saved-search-choices.ts';
import { findAccount, lockAccount } from '../accounts/accounts.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { countEachNewMatches, listNewMatches } from '../directory/directory.ts';
import { reasonOf } from '../feature/background-work.ts';
import { dayMs } from '../lib/time.ts';
import { stopMails, takeBackMails } from '../mail/outbox.ts';
import { unsubscribeUrl } from '../mail/unsubscribe.pages.ts';
import { newMatchesMail } from './saved-search.mails.ts';
import { findSearch, listDueSearches, listSearches, updateSearch } from './saved-search.store.ts';
import { queryIn } from './search-query.ts';

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
  if (search.mails === 'off' || Number(search.nextMailAt) > unit.now) return;
  const since = Math.max(Number(search.openedAt), Number(search.mailedUntil));
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
export async function chooseMails(unit: Unit, id: string, mails: SearchMails): Promise<void> {
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
