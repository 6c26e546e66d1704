import { type Given, Refusal } from '../platform/command.ts';
import type { Platform } from '../platform/platform.ts';
import { seedCreators } from './seed-accounts.ts';

/** Adds creators without a password; run again, it adds others. */
export async function seedCreatorsCommand({ database, now }: Platform, { creators = '' }: Given): Promise<string> {
  const count = Number(creators);
  if (!Number.isSafeInteger(count) || count < 1) throw new Refusal('--creators takes a number above 0.');
  const { known } = await database
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('known'))
    .executeTakeFirstOrThrow();
  const started = now();
  await database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 1, first: Number(known) + 1000, count, now: started }));
  return `${count} creators were added in ${((now() - started) / 1000).toFixed(1)} s.`;
}
