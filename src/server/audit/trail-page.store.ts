import { sql } from 'kysely';
import type { AuditQuery } from '#contract/audit.ts';
import type { AuditActorKind } from '#contract/audit-actions.ts';
import { hasPrefix, matchesPrefix, type PrefixSearch } from '../db/prefix-search.ts';
import type { Database } from '../db/tables.ts';
import { commandLine } from '../feature/command.ts';
import { byOwner } from './audit-trail.ts';

/** The same expression as in the indexes of the trail. */
const actorKind = sql<AuditActorKind>`case "actor" when 'system' then 'system' when ${sql.lit(commandLine)} then 'commandLine' when ${sql.lit(byOwner)} then 'creator' else 'staff' end`;

interface After {
  at: number;
  sequence: number;
}

export interface TrailPage extends PrefixSearch, Pick<AuditQuery, 'by' | 'action' | 'since' | 'until'> {
  after: After | null;
  limit: number;
}

/**
 * The entries of a page, newest first. A search that matches few people looks up their entries and sorts them; any other
 * walks the trail in order, and `coalesce(x, null)` keeps the planner from choosing the wrong one of the two.
 */
export function selectSequences(database: Database, page: TrailPage) {
  const { words, isSelective, by, action, since, until, after, limit } = page;
  const isLookedUp = words.length > 0 && isSelective;
  const at = isLookedUp ? sql<number>`coalesce("auditEntry"."at", null)` : sql.ref<number>('auditEntry.at');
  const kind = isLookedUp ? sql<string>`coalesce(${actorKind}, null)` : actorKind;
  const actionColumn = isLookedUp
    ? sql<string>`coalesce("auditEntry"."action", null)`
    : sql.ref<string>('auditEntry.action');
  return database
    .selectFrom('auditEntry')
    .$if(isLookedUp, (query) => query.where('subjectId', 'in', () => selectSubjects(database, words)))
    .$if(!isLookedUp, (query) =>
      query.where(({ and }) => and(words.map((word) => matchesPrefix(word, subjectAccount)))),
    )
    .$if(by !== undefined, (query) => query.where(kind, '=', by ?? ''))
    .$if(action !== undefined, (query) => query.where(actionColumn, '=', action ?? ''))
    .$if(since !== undefined, (query) => query.where(at, '>=', since ?? 0))
    .$if(until !== undefined, (query) => query.where(at, '<', until ?? 0))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${at}, "auditEntry"."sequence") < (${after?.at ?? 0}, ${after?.sequence ?? 0})`),
    )
    .select('auditEntry.sequence')
    .orderBy(at, 'desc')
    .orderBy('auditEntry.sequence', 'desc')
    .limit(limit);
}

/** The people whom the words match, and their bookings. */
function selectSubjects(database: Database, [rarest = '', ...others]: readonly string[]) {
  const people = () =>
    database
      .selectFrom('account')
      .select('account.id')
      .where('account.id', 'in', (rows) =>
        rows.selectFrom('accountWord').select('accountWord.accountId').where(hasPrefix(rarest)),
      )
      .where(({ and }) => and(others.map((word) => matchesPrefix(word, sql.ref('account.id')))));
  return people().unionAll(
    database.selectFrom('booking').select('booking.id').where('booking.creatorId', 'in', people()),
  );
}

const subjectAccount = sql<string>`coalesce((select booking."creatorId" from booking where booking.id = "auditEntry"."subjectId"), "auditEntry"."subjectId")`;

export const findPosition = (database: Database, sequence: number) =>
  database.selectFrom('auditEntry').select(['at', 'sequence']).where('sequence', '=', sequence).executeTakeFirst();

const guestAndCity = sql<string | null>`${sql.ref('guest.name')} || ', ' || ${sql.ref('booking.cityName')}`;

/** Newest first, each with a subject to show: the account's name, the guest and city of a booking, or the mail's address. */
export const listEntries = (database: Database, sequences: readonly number[]) =>
  database
    .selectFrom('auditEntry')
    .leftJoin('account', 'account.id', 'auditEntry.subjectId')
    .leftJoin('booking', 'booking.id', 'auditEntry.subjectId')
    .leftJoin('account as guest', 'guest.id', 'booking.creatorId')
    .leftJoin('outboxMail', 'outboxMail.id', 'auditEntry.subjectId')
    .select(['sequence', 'at', 'actor', 'action', 'auditEntry.subjectId', 'details'])
    .select(({ fn }) => fn.coalesce('account.name', guestAndCity, 'outboxMail.recipient').as('subject'))
    .where('sequence', 'in', sequences)
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .execute();
