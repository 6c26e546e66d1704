import type {
  ApplicationDetailReply,
  ApplicationMoveReply,
  ApplicationMoveRequest,
  ApplicationsMoveReply,
  ApplicationsMoveRequest,
} from '#contract/back-office.ts';
import type { Language } from '#contract/language.ts';
import { type ApplicationMove, undoMs } from '#machines/lifecycles/application.machine.ts';
import { isGiven, rejectionProblems } from '#rules/rejection.ts';
import { say } from '#rules/say.ts';
import { findAccount } from '../accounts/accounts.ts';
import { findLatestApplication, listApplicationsOf } from '../accounts/latest-application.ts';
import { listEntriesAbout } from '../audit/audit-trail.ts';
import { findLatestBankLink, listBankLinks } from '../bank-details/bank-links.ts';
import { findOwnProfile } from '../creators/own-profile.ts';
import { changesSince, findApprovedProfile, namedProfile } from '../creators/profile-changes.ts';
import { advanceIfPossible } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { parseStoredTexts } from '../db/queries.ts';
import type { BankLinkTable } from '../db/tables/application.table.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { Conflict, InvalidFields, NotFound, StateConflict } from '../lib/errors.ts';
import { maskIban } from '../lib/formats.ts';
import { applications } from '../onboarding/application.lifecycle.ts';
import { itemOf } from './application-queue.service.ts';
import { findFlagged, findQueuedApplication } from './application-queue.store.ts';
import { listResembling } from './creator.service.ts';

export async function readApplication(
  { database, now }: Platform,
  id: string,
  { language, readerId }: { language: Language; readerId: string },
): Promise<ApplicationDetailReply> {
  const row = await findQueuedApplication(database, id);
  if (!row) throw new NotFound();
  const [latest, link, history, resembling, approved, profile] = await Promise.all([
    findLatestApplication(database, row.accountId),
    findLatestBankLink(database, row.accountId, now()),
    historyOf(database, row.accountId),
    listResembling(database, row, now()),
    findApprovedProfile(database, row.accountId),
    findOwnProfile(database, row.accountId),
  ]);
  if (!profile) throw new NotFound();
  const current = { ...profile, email: row.email };
  return {
    ...itemOf(row, link, { readerId, now: now() }),
    profile: namedProfile(current, language),
    reason: row.reason,
    reasonText: row.reasonText,
    isLatest: latest?.id === row.id,
    accountState: row.accountState,
    bank: bankOf(row),
    resembling,
    changes: approved ? changesSince(approved, current, language) : [],
    history,
  };
}

type QueuedApplication = NonNullable<Awaited<ReturnType<typeof findQueuedApplication>>>;

const bankOf = ({ bankUpdatedAt, ibanEnding, isDoubtful }: QueuedApplication): ApplicationDetailReply['bank'] =>
  bankUpdatedAt === null
    ? null
    : { maskedIban: maskIban(ibanEnding ?? ''), isDoubtful: isDoubtful === 1, updatedAt: bankUpdatedAt };

type Entry = ApplicationDetailReply['history'][number];

/** Free text of staff is added from the records, which are deleted with the person; the audit trail has none. */
async function historyOf(database: Database, accountId: string): Promise<Entry[]> {
  const [entries, applications, links] = await Promise.all([
    listEntriesAbout(database, [accountId]),
    listApplicationsOf(database, accountId),
    listBankLinks(database, accountId),
  ]);
  const textOf = ({ action, at }: Pick<Entry, 'action' | 'at'>): Record<string, string> => {
    if (action === 'application.reject')
      return detail('text', applications.find(({ decidedAt }) => decidedAt === at)?.reasonText);
    if (action === 'bank.return') return detail('message', links.find(isIssuedAt(at))?.message);
    return {};
  };
  return entries.map(({ at, actor, action, details }) => ({
    ...{ at, actor, action },
    details: { ...parseStoredTexts(details), ...textOf({ action, at }) },
  }));
}

/** Returning details issues a link at the same moment, or just after it if the clock went back. */
const isIssuedAt =
  (at: number) =>
  ({ createdAt, message }: Pick<BankLinkTable, 'createdAt' | 'message'>): boolean =>
    message !== null && createdAt >= at && createdAt < at + 1_000;

const detail = (name: string, text: string | null | undefined): Record<string, string> =>
  text ? { [name]: text } : {};

interface Staff extends Actor {
  accountId: string;
}

export function moveApplication(
  platform: Platform,
  id: string,
  request: ApplicationMoveRequest,
  by: Staff,
): Promise<ApplicationMoveReply> {
  const move = moveIn(request, by.accountId);
  return inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveApplication', id, request], async () => {
        const moved = await advanceIfPossible(unit, applications, id, move);
        if (moved === null) throw move.type === 'application.take' ? await notTaken(unit, id) : new StateConflict();
        const { state } = moved;
        return { state, undoableFor: state === 'ONHOLD' ? 0 : undoMs };
      }),
    by.username,
  );
}

/** Says who was first. */
async function notTaken(unit: Unit, id: string): Promise<Conflict> {
  const { takerId = null } = (await applications.load(unit, id)) ?? {};
  const taker = takerId === null ? undefined : await findAccount(unit.database, takerId);
  if (!taker) return new StateConflict();
  return new Conflict({
    en: `${taker.name} has already taken this application.`,
    tr: `Bu başvuruyu ${taker.name} zaten üstlenmiş.`,
  });
}

function moveIn(request: ApplicationMoveRequest, takerId: string): ApplicationMove {
  if (request.move === 'take' || request.move === 'giveBack') return { type: `application.${request.move}`, takerId };
  if (request.move !== 'reject') return { type: `application.${request.move}` };
  if (!isGiven(request)) throw new InvalidFields(rejectionProblems(request));
  const { reason, text } = request;
  return { type: 'application.reject', reason, text };
}

const reviewFirst = {
  en: 'This application needs a closer look. Open it and decide on it there.',
  tr: 'Bu başvuruya yakından bakılmalı. Başvuruyu açıp orada karar verin.',
};

/** Each application has its own unit of work and idempotency key: a rejected move does not stop the others. */
export async function moveApplications(
  platform: Platform,
  { ids, request }: ApplicationsMoveRequest,
  by: Staff,
  language: Language,
): Promise<ApplicationsMoveReply> {
  const startedAt = platform.now();
  const data: ApplicationsMoveReply['data'] = [];
  for (const id of ids) data.push({ id, refusal: await refusalOf(platform, id, request, { by, language }) });
  const remainingMs = request.move === 'undo' ? 0 : startedAt + undoMs - platform.now();
  return { data, undoableFor: Math.max(0, remainingMs) };
}

type Move = ApplicationsMoveRequest['request'];

async function refusalOf(
  platform: Platform,
  id: string,
  request: Move,
  { by, language }: { by: Staff; language: Language },
): Promise<string | null> {
  if (request.move === 'approve' && (await isFlagged(platform, id))) return say(reviewFirst, language);
  try {
    await moveApplication(platform, id, request, { ...by, key: by.key && `${by.key} ${id}` });
    return null;
  } catch (failure) {
    if (failure instanceof Conflict || failure instanceof NotFound) return say(failure.text, language);
    throw failure;
  }
}

/** A decided application is not flagged: its chart or its idempotency key gives the reply. */
async function isFlagged({ database }: Platform, id: string): Promise<boolean> {
  const found = await findFlagged(database, id);
  return found?.state === 'ONHOLD' && (found.isDoubtful === 1 || Boolean(found.isRepeated));
}
