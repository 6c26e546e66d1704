import type { BlogChoices } from '#contract/blog.ts';
import type { Unit } from '../db/unit-of-work.ts';
import { insertFirstConfig } from './blog-config.store.ts';

/** An absent flag means visible, so the first config of a creator hides how to reach them until they decide. */
export async function hideContacts({ database, now }: Unit, accountId: string): Promise<void> {
  const config: BlogChoices = { showEmail: false, showPhoneNumber: false };
  const row = { accountId, version: now, config: JSON.stringify(config), createdAt: now, updatedAt: now };
  await insertFirstConfig(database, row);
}
