import { randomUUID } from 'node:crypto';
import {
  type MailChoices,
  type NotificationCountReply,
  type NotificationsReply,
  notificationFacts,
} from '#contract/notification.ts';
import { maxNotifications, notificationDays, notificationKindOf } from '#contract/notification-choices.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import type { Database } from '../db/tables.ts';
import { inUnitOfWork, type OutgoingMail, type Unit } from '../db/unit-of-work.ts';
import { dayMs } from '../lib/time.ts';
import { listMuted, replaceMuted } from '../mail/mail-choices.service.ts';
import { countUnread, insertNotifications, markRead, markSomeRead, selectNotifications } from './notification.store.ts';

export const notificationLifetimeMs = notificationDays * dayMs;

/** Stores the mails that are notifications as well, also where their recipients turned off the mails. */
export async function storeNotifications({ database, now }: Unit, mails: readonly OutgoingMail[]): Promise<void> {
  const rows = mails.flatMap(({ accountId, template, facts, isOwnAction, subjectId = '', leavesAt = now }) => {
    const kind = notificationKindOf(template);
    if (kind === undefined || accountId === undefined || isOwnAction) return [];
    const about = { title: '', facts: facts ? JSON.stringify(facts) : null, subjectId };
    return { id: randomUUID(), accountId, kind, ...about, createdAt: leavesAt, readAt: null };
  });
  if (rows.length > 0) await insertNotifications(database, rows);
}

const parseFacts = (stored: string | null) =>
  stored === null ? null : (notificationFacts.safeParse(JSON.parse(stored)).data ?? null);

const spanOf = (accountId: string, now: number) => ({ accountId, after: now - notificationLifetimeMs, now });

export async function listNotifications(platform: Platform, accountId: string): Promise<NotificationsReply> {
  const span = spanOf(accountId, platform.now());
  const rows = await selectNotifications(platform.database, { ...span, limit: maxNotifications });
  return {
    data: rows.map(({ id, kind, title, facts, subjectId, createdAt, readAt }) => ({
      ...{ _id: id, kind, title, facts: parseFacts(facts), subjectId, createdAt },
      isRead: readAt !== null,
    })),
  };
}

export async function countNotifications(platform: Platform, accountId: string): Promise<NotificationCountReply> {
  const count = await countUnread(platform.database, spanOf(accountId, platform.now()));
  return { unread: Math.min(count, maxNotifications) };
}

export const readNotifications = (platform: Platform, accountId: string, by: Actor): Promise<{ success: true }> =>
  inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['readNotifications'], async () => {
      await markRead(unit.database, accountId, unit.now);
      return { success: true as const };
    }),
  );

/** Ids of other accounts are ignored. */
export const readSomeNotifications = (
  platform: Platform,
  accountId: string,
  ids: readonly string[],
  by: Actor,
): Promise<{ success: true }> =>
  inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['readSomeNotifications', ids], async () => {
      await markSomeRead(unit.database, accountId, ids, unit.now);
      return { success: true as const };
    }),
  );

export const readMailChoices = async ({ database }: Platform, accountId: string): Promise<MailChoices> => ({
  muted: await listMuted(database, accountId),
});

export const saveMailChoices = (
  platform: Platform,
  accountId: string,
  choices: MailChoices,
  by: Actor,
): Promise<MailChoices> =>
  inUnitOfWork(platform, (unit) =>
    doOnce(unit, by, ['saveMailChoices', choices], async () => {
      await lockAccount(unit, accountId);
      await replaceMuted(unit.database, accountId, choices.muted);
      return choices;
    }),
  );

/** For the data that an account downloads. */
export const listNotificationsOf = (database: Database, accountId: string) =>
  selectNotifications(database, { accountId, after: 0, now: Number.MAX_SAFE_INTEGER, limit: maxNotifications });
