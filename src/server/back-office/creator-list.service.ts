import type { CreatorOfStaff, CreatorsQuery, CreatorsReply } from '#contract/creator-list.ts';
import type { CreatorStatus } from '#contract/creator-list-choices.ts';
import type { AccountState } from '#contract/states.ts';
import { listLatestApplications } from '../accounts/latest-application.ts';
import { listLatestBankLinks } from '../bank-details/latest-bank-link.ts';
import type { Platform } from '../db/platform.ts';
import { rarestFirst } from '../db/prefix-search.ts';
import type { ApplicationTable } from '../db/tables/application.table.ts';
import type { BankLinkTable } from '../db/tables/bank-details.table.ts';
import type { Database } from '../db/tables.ts';
import { countByAccountState, countInStatus, findAfter, listShown, selectCreatorIds } from './creator-list.store.ts';
import { countNotesOf } from './notes-of-creators.ts';

/** An unknown `after` returns the first page. */
export async function listEveryCreator(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { search, status, order, after, limit }: CreatorsQuery,
): Promise<CreatorsReply> {
  const { words, isOfFew } = await rarestFirst(database, search);
  const last = after === undefined ? undefined : await findAfter(database, after);
  const page = { status, order, words, isOfFew, after: last ?? null, limit: limit + 1 };
  const found = await selectCreatorIds(database, page).execute();
  const counts = words.length === 0 ? await countByStatus(database) : null;
  const ids = found.slice(0, limit).map(({ id }) => id);
  const next = found.length > limit ? (ids.at(-1) ?? null) : null;
  return { data: await listCreatorsOfStaff(database, ids, now()), next, counts };
}

async function countByStatus(database: Database): Promise<CreatorsReply['counts']> {
  const states = await countByAccountState(database);
  const countOf = (state: string) => Number(states.find((row) => row.state === state)?.count ?? 0);
  return {
    applying: await countInStatus(database, 'applying'),
    awaiting: await countInStatus(database, 'awaiting'),
    rejected: await countInStatus(database, 'rejected'),
    active: countOf('active'),
    suspended: countOf('suspended'),
    closed: countOf('closed'),
  };
}

/** `IN ()` is a syntax error in PostgreSQL. */
export async function listCreatorsOfStaff(
  database: Database,
  ids: readonly string[],
  now: number,
): Promise<CreatorOfStaff[]> {
  if (ids.length === 0) return [];
  const [rows, applications, links, notes] = await Promise.all([
    listShown(database, ids),
    listLatestApplications(database, ids),
    listLatestBankLinks(database, ids, now),
    countNotesOf(database, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...itemOf(row, applications.get(id), links.get(id)), notes: notes.get(id) ?? 0 }] : [];
  });
}

type Shown = Awaited<ReturnType<typeof listShown>>[number];

function itemOf(
  row: Shown,
  application: ApplicationTable | undefined,
  link: BankLinkTable | undefined,
): Omit<CreatorOfStaff, 'notes'> {
  return {
    accountId: row.id,
    fullName: row.name,
    username: row.username,
    email: row.email,
    profilePicture: row.profilePicture,
    status: statusOf(row.state, application),
    createdAt: row.createdAt,
    isIbanDoubtful: row.isDoubtful === 1,
    isRepeated: Boolean(row.isRepeated),
    application: application ? { id: application.id, state: application.state } : null,
    bankLink: link ? { state: link.state, expiresAt: link.expiresAt, submittedAt: link.submittedAt } : null,
  };
}

/** Creators are never invited: the state is part of the account's type only. */
function statusOf(state: AccountState, application: ApplicationTable | undefined): CreatorStatus {
  if (state !== 'pending' && state !== 'invited') return state;
  return application?.state === 'APPROVED' ? 'awaiting' : application?.state === 'REJECTED' ? 'rejected' : 'applying';
}
