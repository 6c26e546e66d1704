import type { Platform } from '../db/platform.ts';

/** Logged by id, so that after restoring an older backup the operator can close these accounts again. */
export const logClosing = (
  { log }: Pick<Platform, 'log'>,
  account: string,
  event: 'account_closed' | 'account_reopened' | 'account_deleted',
): void => log.info({ account }, event);
