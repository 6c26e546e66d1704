import type { Database } from '../tables.ts';
import { changeEntryHash, everyEntry, findHead, holdHead, sealHead } from './audit.store.ts';
import { entryHash, headSeal, type Signer } from './audit-trail.ts';

/** Signs the trail anew under another key. It is broken afterwards where it was before: what proved nothing stays as it is. */
export async function resignTrail(database: Database, from: Signer, to: Signer): Promise<void> {
  await holdHead(database);
  let [old, fresh] = ['', ''];
  for await (const entry of everyEntry(database)) {
    const isSound = entry.hash === entryHash(from, old, entry);
    const hash = isSound ? entryHash(to, fresh, entry) : entry.hash;
    if (isSound) await changeEntryHash(database, entry.sequence, hash);
    [old, fresh] = [entry.hash, hash];
  }
  const { sequence, hash } = await findHead(database);
  if (hash === headSeal(from, sequence, old)) await sealHead(database, headSeal(to, sequence, fresh));
}
