import type { Job } from '../platform/background-work.ts';
import type { Platform } from '../platform/platform.ts';
import { findUnreached, hastenUnreached } from './outbox-mail.store.ts';

/** Whether a mail server is there to be given mails. */
export type Reach = () => Promise<boolean>;

/** While a mail waits that no mail server has seen, looks whether there is one again: no other mail may come by to find out. */
export const lookingForServer = ({ database, now }: Platform, reach: Reach, pause = 60_000): Job => ({
  pause,
  async run() {
    if ((await findUnreached(database, now())) && (await reach())) await hastenUnreached(database, now());
  },
});
