import { resignTrail } from '../audit/resign-trail.ts';
import { commandLine } from '../platform/command.ts';
import { throughPages } from '../platform/database/through-pages.ts';
import { makeNextMasterKey, settleNextMasterKey } from '../platform/master-key.ts';
import type { Platform } from '../platform/platform.ts';
import { fingerprintOf, nameOf, type Secrets, secretsFrom } from '../platform/secrets.ts';
import { inUnitOfWork, type Unit } from '../records/unit-of-work.ts';
import { changeFingerprint } from './installation.store.ts';
import { readHashKey } from './open-secrets.ts';
import { type Resealing, resealPage, sayUnreadable } from './reseal.ts';
import { sealedColumns } from './sealed-rows.store.ts';

/**
 * Puts a new master key in the place of the one in use. The new one is on the disk before, the database changes over whole
 * or not at all, and its fingerprint says which of the two is right: whoever comes next after a kill finishes the rest.
 */
export async function replaceMasterKeyCommand(platform: Platform): Promise<string> {
  const { config, database, secrets } = platform;
  const key = makeNextMasterKey(config);
  const fresh = secretsFrom(key, await readHashKey(database, secrets));
  if (fingerprintOf(fresh) === fingerprintOf(secrets))
    return 'This database is under VAYA_NEW_KEY already: make it VAYA_KEY.';
  const resealing = { from: secrets, to: fresh, unreadable: 0 };
  const change = (unit: Unit) => changeOver(unit, secrets, resealing);
  const count = await inUnitOfWork({ ...platform, secrets: fresh }, change, commandLine);
  const kept = settleNextMasterKey(config);
  return `${count} texts are sealed under the master key ${nameOf(fresh)}.${sayUnreadable(resealing)} ${kept === null ? makeItVayaKey : `The old one is kept in ${kept}.`} Whoever restores a backup that was made before needs the old one.`;
}

const makeItVayaKey = 'Make VAYA_NEW_KEY the VAYA_KEY of everybody.';

/** The unit is under the new key already; what was there lies under the old one. */
async function changeOver(unit: Unit, old: Secrets, resealing: Resealing): Promise<number> {
  const { database, secrets: fresh } = unit;
  if (!(await changeFingerprint(database, fingerprintOf(old), fingerprintOf(fresh))))
    throw new Error('Another master key was put in its place meanwhile.');
  let count = 0;
  for (const column of sealedColumns)
    count += await throughPages((after) => resealPage(database, column, resealing, after));
  await resignTrail(database, old, fresh);
  unit.record({ action: 'keys.replace', subjectId: '', details: { key: nameOf(fresh) } });
  return count;
}
