import { maxNotifications } from '#contract/notification-choices.ts';
import type { Database } from '../db/tables.ts';
import { selectNotifications } from './notification.store.ts';

/** For the data that an account downloads. */
export const listNotificationsOf = (database: Database, accountId: string) =>
  selectNotifications(database, { accountId, after: 0, now: Number.MAX_SAFE_INTEGER, limit: maxNotifications });
