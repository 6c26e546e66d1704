import {
  type ApplicationDetailReply,
  type CreatorMoveRequest,
  type CreatorOfStaff,
  type CreatorsQuery,
  type CreatorsReply,
  type PageQuery,
  resemblingLimit,
} from '#contract/back-office.ts';
import type { CreatorStatus } from '#contract/back-office-choices.ts';
import type { CreatorMailsReply, MailReadingReply } from '#contract/mail.ts';
import type { AccountState } from '#contract/states.ts';
import { findAccount, requireCreator } from '../accounts/accounts.ts';
import { listLatestApplications } from '../accounts/latest-application.ts';
import { listLatestBankLinks } from '../bank-details/bank-links.ts';
import { creatorAccounts } from '../creator-accounts/creator-account.lifecycle.ts';
import { type Shared, sameIn, selectResembling } from '../creators/creators.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { rarestFirst } from '../db/prefix-search.ts';
import type { ApplicationTable, BankLinkTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { NotFound } from '../lib/errors.ts';
import { countMailsTo, decryptCopy, findMailTo, isHeld, pageOfMailsTo } from '../mail/stored-mails.ts';
import { followAccount } from '../onboarding/application.lifecycle.ts';
import {
  countByAccountState,
  countInStatus,
  countNotesOf,
  findAfter,
  listShown,
  selectCreatorIds,
} from './creator.store.ts';

/** An unknown `after` returns the first page. */
export async function listEveryCreator(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { search, status, order, after, limit }: CreatorsQuery,
): Promise<CreatorsReply> {
  const { words, isSelective } = await rarestFirst(database, search);
  const last = after === undefined ? undefined : await findAfter(database, after);
  const page = { status, order, words, isSelective, after: last ?? null, limit: limit + 1 };
  const found = await selectCreatorIds(database, page).execute();
  const counts = words.length === 0 ? await countByStatus(database) : null;
  const ids = found.slice(0, limit).map(({ id }) => id);
  const next = found.length > limit ? (ids.at(-1) ?? null) : null;
  return { data: await listCreatorsOfStaff(database, ids, now()), next, counts };
}

async function countByStatus(database: Database): Promise<CreatorsReply['counts']> {
  const states = await countByAccountState(database);
  const countOf = (state: string) => states.find((row) => row.state === state)?.count ?? 0;
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
async function listCreatorsOfStaff(database: Database, ids: readonly string[], now: number): Promise<CreatorOfStaff[]> {
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

export async function moveCreator(platform: Platform, id: string, { move }: CreatorMoveRequest, by: Actor) {
  const reply = await inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveCreator', id, move], async () => {
        const { state } = await advance(unit, creatorAccounts, id, { type: `account.${move}` });
        if (move === 'close' || move === 'reopen') await followAccount(unit, id);
        return { state };
      }),
    by.username,
  );
  if (move === 'close') platform.log.info({ account: id }, 'account_closed');
  if (move === 'reopen') platform.log.info({ account: id }, 'account_reopened');
  return reply;
}

export async function listResembling(
  database: Database,
  applicant: Shared & { isRepeated: unknown },
  now: number,
): Promise<ApplicationDetailReply['resembling']> {
  if (!applicant.isRepeated) return { data: [], isMore: false };
  const found = await selectResembling(database, applicant, resemblingLimit + 1).execute();
  const sameOf = new Map(found.map((other) => [other.accountId, sameIn(applicant, other)]));
  const ids = [...sameOf.keys()].slice(0, resemblingLimit);
  const creators = await listCreatorsOfStaff(database, ids, now);
  return {
    data: creators.map((creator) => ({ ...creator, same: sameOf.get(creator.accountId) ?? [] })),
    isMore: found.length > resemblingLimit,
  };
}

export async function listCreatorMails(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  accountId: string,
  page: PageQuery,
): Promise<CreatorMailsReply> {
  const creator = requireCreator(await findAccount(database, accountId));
  const [rows, total] = await Promise.all([pageOfMailsTo(database, creator, page), countMailsTo(database, creator)]);
  const data = rows.map(({ recipient, isReadable, nextAttemptAt, ...mail }) => {
    const held = isHeld({ ...mail, nextAttemptAt }, now());
    return { ...mail, to: recipient, isHeld: held, isReadable: Boolean(isReadable) && !held };
  });
  return { fullName: creator.name, data, total };
}

/** Decrypts the redacted copy of a mail and writes an audit entry. The idempotency store holds no content. */
export const readCreatorMail = (
  platform: Platform,
  { id: accountId, mail: mailId }: { id: string; mail: string },
  by: Actor,
): Promise<MailReadingReply> =>
  inUnitOfWork(
    platform,
    async (unit) => {
      const creator = requireCreator(await findAccount(unit.database, accountId));
      const mail = await findMailTo(unit.database, creator, mailId);
      if (!mail?.encryptedCopy || isHeld(mail, unit.now)) throw new NotFound();
      const { isMasked, ...reading } = decryptCopy(unit.secrets, mailId, mail.encryptedCopy);
      await doOnce(unit, by, ['readCreatorMail', accountId, mailId], async () =>
        unit.record({ action: 'mail.read', subjectId: accountId, details: { mail: mail.template } }),
      );
      return { ...reading, secret: isMasked ? (mail.encryptedContent === null ? 'erased' : 'kept') : 'none' };
    },
    by.username,
  );
