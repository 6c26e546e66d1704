import { hasAccounts } from '../account/accounts.ts';
import { Refusal } from '../platform/command.ts';
import type { Config } from '../platform/config.ts';
import { findMasterKey, makeMasterKey } from '../platform/master-key.ts';
import { fingerprintOf, type Secrets, secretsFrom } from '../platform/secrets.ts';
import type { Database } from '../tables.ts';
import { findFingerprint, keepFingerprint } from './installation.store.ts';

/** The secrets of this database, which are those of one master key for as long as it lives. */
export async function openSecrets(config: Config, database: Database): Promise<Secrets> {
  const known = await findFingerprint(database);
  const key = findMasterKey(config) ?? (await firstKey(config, database, known));
  const secrets = secretsFrom(key);
  if (known === null) await keepFingerprint(database, fingerprintOf(secrets));
  if ((await findFingerprint(database)) !== fingerprintOf(secrets)) throw new Refusal(anotherKey);
  return secrets;
}

const anotherKey =
  'This database was made under another master key: set VAYA_KEY, or the secret.key of the data folder, to that one.';

async function firstKey(config: Config, database: Database, known: string | null): Promise<Uint8Array> {
  if (known !== null || (await hasAccounts(database)))
    throw new Refusal(
      `There is no master key: put secret.key back into ${config.dataDir}, or set VAYA_KEY. This database cannot be read without it.`,
    );
  return makeMasterKey(config);
}
