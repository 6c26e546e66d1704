import { type EncryptionKeyTable, proofCell } from '../db/tables/system.table.ts';
import type { Database } from '../db/tables.ts';
import type { Config } from '../lib/config.ts';
import { OperatorError } from '../lib/errors.ts';
import { createKeyFile, findKeyRing, type KeyRing } from '../lib/key-ring.ts';
import { type Secrets, secretsFrom } from '../lib/secrets.ts';
import { insertEncryptionKey, listEncryptionKeys } from './installation.store.ts';

/** The key ring, once it holds every key that this database is encrypted under. */
export async function openSecrets(config: Config, database: Database): Promise<Secrets> {
  const known = await listEncryptionKeys(database);
  const secrets = secretsFrom(findKeyRing(config) ?? createKeyRing(config, known));
  await checkKeys(secrets, database);
  const [id = ''] = secrets.keyIds;
  await insertEncryptionKey(database, { id, proof: secrets.encrypt('', proofCell(id)) });
  // Of two servers that start on an empty database at once, one has another key.
  await checkKeys(secrets, database);
  return secrets;
}

function createKeyRing(config: Config, [known]: readonly EncryptionKeyTable[]): KeyRing {
  if (known) throw new OperatorError(`${encryptedUnder(known)}, and there is no key: ${putBack}`);
  if (config.production && config.database.kind === 'postgres')
    throw new OperatorError(
      'PostgreSQL in production needs VAYA_KEYS, the same for every server: "vaya keys new" prints a key.',
    );
  createKeyFile(config);
  return findKeyRing(config) ?? createKeyRing(config, []);
}

/** A ciphertext whose key is missing can be read by no one, so a server without it does not start. */
export async function checkKeys(secrets: Secrets, database: Database): Promise<void> {
  for (const key of await listEncryptionKeys(database)) {
    if (!secrets.keyIds.includes(key.id))
      throw new OperatorError(`${encryptedUnder(key)}, which is not in VAYA_KEYS: ${putBack}`);
    if (!isProven(secrets, key))
      throw new OperatorError(`${encryptedUnder(key)}, and the ${key.id} of VAYA_KEYS is another key: ${putBack}`);
  }
}

function isProven(secrets: Secrets, { id, proof }: EncryptionKeyTable): boolean {
  try {
    return secrets.decrypt(proof, proofCell(id)) === '';
  } catch {
    return false;
  }
}

const encryptedUnder = ({ id }: EncryptionKeyTable): string => `This database is encrypted under the key ${id}`;
const putBack = 'add it to VAYA_KEYS, or put the keys file back into the data folder.';
