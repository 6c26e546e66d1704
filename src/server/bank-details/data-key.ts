import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import type { Platform } from '../platform/platform.ts';
import { type Secrets, secretsFrom } from '../platform/secrets.ts';

/** Bank details are sealed under a key of their own, kept sealed under the master key, so that it can be changed. */
export interface DataKey extends Pick<Secrets, 'seal' | 'open'> {
  id: string;
}

type Keeper = Pick<Platform, 'secrets' | 'now'>;

export async function currentDataKey(keeper: Keeper, database: Database): Promise<DataKey> {
  const row = await database.selectFrom('dataKey').selectAll().orderBy('createdAt', 'desc').limit(1).executeTakeFirst();
  return row ? opened(keeper, row) : makeDataKey(keeper, database);
}

export async function findDataKey(keeper: Keeper, database: Database, id: string): Promise<DataKey> {
  return opened(
    keeper,
    await database.selectFrom('dataKey').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

export async function makeDataKey(keeper: Keeper, database: Database): Promise<DataKey> {
  const sealedKey = keeper.secrets.seal(randomBytes(32).toString('base64url'));
  const row = { id: randomUUID(), sealedKey, createdAt: keeper.now() };
  await database.insertInto('dataKey').values(row).execute();
  return opened(keeper, row);
}

const opened = ({ secrets }: Keeper, { id, sealedKey }: { id: string; sealedKey: string }): DataKey => ({
  id,
  ...secretsFrom(Buffer.from(secrets.open(sealedKey), 'base64url')),
});
