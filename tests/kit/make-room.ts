import type { Role } from '#contract/roles.ts';
import { fold } from '#rules/fold.ts';
import { findAccountByUsername, realmOf } from '#server/accounts/accounts.ts';
import type { Database } from '#server/db/tables.ts';

/** Takes out whoever had the name: a test that is tried again begins as it did before, and its first failure is the one that is told. */
export async function makeRoom(
  database: Database,
  { role, username }: { role: Role; username: string },
): Promise<void> {
  const before = await findAccountByUsername(database, realmOf({ role }), fold(username));
  if (!before) return;
  const pictures = await database.selectFrom('image').select('key').where('accountId', '=', before.id).execute();
  const creator = database.selectFrom('creator').select('profilePicture').where('accountId', '=', before.id);
  const portrait = await creator.executeTakeFirst();
  await database.deleteFrom('account').where('id', '=', before.id).execute();
  const keys = [...pictures.map(({ key }) => key), portrait?.profilePicture ?? ''];
  await database.deleteFrom('image').where('key', 'in', keys).execute();
}
