import { type NotificationKind, notificationKindOf } from '#contract/notification-choices.ts';
import type { Database } from '../db/tables.ts';
import type { OutgoingMail } from '../db/unit-of-work.ts';

/** Leaves out the mails of kinds that their recipients turned off. */
export async function withoutMuted(database: Database, mails: readonly OutgoingMail[]): Promise<OutgoingMail[]> {
  const accountIds = [...new Set(mails.flatMap(({ accountId }) => accountId ?? []))];
  if (accountIds.length === 0) return [...mails];
  const muted = await database.selectFrom('mutedMail').selectAll().where('accountId', 'in', accountIds).execute();
  return mails.filter(
    ({ accountId, template }) =>
      !muted.some((each) => each.accountId === accountId && each.kind === notificationKindOf(template)),
  );
}

export async function listMuted(database: Database, accountId: string): Promise<NotificationKind[]> {
  const rows = await database.selectFrom('mutedMail').select('kind').where('accountId', '=', accountId).execute();
  return rows.map(({ kind }) => kind).toSorted();
}

export async function replaceMuted(
  database: Database,
  accountId: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await database.deleteFrom('mutedMail').where('accountId', '=', accountId).execute();
  const rows = [...new Set(kinds)].map((kind) => ({ accountId, kind }));
  if (rows.length > 0) await database.insertInto('mutedMail').values(rows).execute();
}
