import { randomBytes } from 'node:crypto';
import { hasAccounts } from '../account/accounts.ts';
import { Refusal } from '../platform/command.ts';
import type { Config } from '../platform/config.ts';
import { findMasterKey, findNextMasterKey, makeMasterKey, settleNextMasterKey } from '../platform/master-key.ts';
import { type Sealer, sealerFrom } from '../platform/sealer.ts';
import { fingerprintOf, type Secrets, secretsFrom } from '../platform/secrets.ts';
import type { Database } from '../tables.ts';
import { findFingerprint, findHashKey, hashKeyId, keepFingerprint, keepHashKey } from './installation.store.ts';
import { placeOfHashKey } from './installation.table.ts';

/** The secrets of this database, which are those of the one master key that its fingerprint names. */
export async function openSecrets(config: Config, database: Database): Promise<Secrets> {
  const known = await findFingerprint(database);
  if (known !== null) return secretsUnder(keyNamed(known, config), database);
  const isEmpty = !(await hasAccounts(database));
  const key = findMasterKey(config) ?? (isEmpty ? makeMasterKey(config) : refuseWithout(config));
  // What an older release has hashed is found only under the key that it was hashed with.
  await giveHashKey(database, key, isEmpty ? randomBytes(32) : key);
  await keepFingerprint(database, fingerprintOf(secretsFrom(key)));
  if ((await findFingerprint(database)) !== fingerprintOf(secretsFrom(key))) throw new Refusal(anotherKey);
  return secretsUnder(key, database);
}

/** The key in use, or the one that has taken its place in the database and nowhere else yet. */
function keyNamed(fingerprint: string, config: Config): Uint8Array {
  const isNamed = (key: Uint8Array | null) => key !== null && fingerprintOf(secretsFrom(key)) === fingerprint;
  const current = findMasterKey(config);
  if (current && isNamed(current)) return current;
  const next = findNextMasterKey(config);
  if (next && isNamed(next)) {
    settleNextMasterKey(config);
    return next;
  }
  return current || next ? refuseOther() : refuseWithout(config);
}

async function secretsUnder(masterKey: Uint8Array, database: Database): Promise<Secrets> {
  if (!(await findHashKey(database))) await giveHashKey(database, masterKey, masterKey);
  return secretsFrom(masterKey, await readHashKey(database, sealerFrom(masterKey)));
}

export async function readHashKey(database: Database, sealer: Sealer): Promise<Uint8Array> {
  const row = await findHashKey(database);
  return Buffer.from(sealer.open(row?.sealedKey ?? '', placeOfHashKey(hashKeyId)), 'base64url');
}

/** Of two who come at once, both take the first. */
function giveHashKey(database: Database, masterKey: Uint8Array, hashKey: Uint8Array) {
  const text = Buffer.from(hashKey).toString('base64url');
  return keepHashKey(database, sealerFrom(masterKey).seal(text, placeOfHashKey(hashKeyId)));
}

const anotherKey =
  'This database was made under another master key: set VAYA_KEY, or the secret.key of the data folder, to that one.';

function refuseOther(): never {
  throw new Refusal(anotherKey);
}

function refuseWithout({ dataDir }: Config): never {
  throw new Refusal(
    `There is no master key: put secret.key back into ${dataDir}, or set VAYA_KEY. This database cannot be read without it.`,
  );
}
