import { setTimeout } from 'node:timers/promises';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { command, commandLine } from '../feature/command.ts';
import { newKey } from '../lib/key-ring.ts';
import {
  deleteOtherEncryptionKeys,
  type EncryptedColumn,
  encryptedColumns,
  listOtherCiphertexts,
  replaceCiphertext,
} from './installation.store.ts';

const batchSize = 200;
/** SQLite has no fair queue for writers: a pause lets running servers write between two batches. */
const pauseMs = 10;

/** Encrypts everything under the first key. It can be stopped and run again at any time, while servers run. */
export async function rotateKeysCommand(platform: Platform): Promise<string> {
  const [first = ''] = platform.secrets.keyIds;
  let [count, unreadable] = [0, 0];
  for (const column of encryptedColumns)
    for (let after: string | null = ''; after !== null; await setTimeout(pauseMs)) {
      const batch: Batch = await inUnitOfWork(platform, (unit) => encryptBatch(unit, column, first, after ?? ''));
      [count, unreadable, after] = [count + batch.count, unreadable + batch.unreadable, batch.last];
    }
  await inUnitOfWork(
    platform,
    async (unit) => {
      if (unreadable === 0) await deleteOtherEncryptionKeys(unit.database, first);
      unit.record({ action: 'keys.rotate', subjectId: '', details: { key: first } });
    },
    commandLine,
  );
  const encrypted = `Encrypted ${count} values under ${first}.`;
  return unreadable === 0
    ? `${encrypted} Keep the other keys in VAYA_KEYS unless they leaked: older audit entries, recovery codes, status links and backups need them.`
    : `${encrypted} ${unreadable} could not be decrypted and were not changed: keep the other keys.`;
}

interface Batch {
  count: number;
  unreadable: number;
  last: string | null;
}

async function encryptBatch(
  { database, secrets }: Unit,
  column: EncryptedColumn,
  keyId: string,
  after: string,
): Promise<Batch> {
  const found = await listOtherCiphertexts(database, column, { keyId, after, limit: batchSize });
  let unreadable = 0;
  for (const each of found) {
    const cell = { table: column.table, column: column.column, row: each.row };
    const text = decrypted(() => secrets.decrypt(each.ciphertext, cell));
    if (text === null) unreadable += 1;
    else await replaceCiphertext(database, column, each, secrets.encrypt(text, cell));
  }
  return { count: found.length - unreadable, unreadable, last: found.at(-1)?.row ?? null };
}

function decrypted(decrypt: () => string): string | null {
  try {
    return decrypt();
  } catch {
    return null;
  }
}

export const keyCommands = [
  {
    ...command({ words: 'keys new', does: 'Print a new key for VAYA_KEYS.', run: async () => newKey() }),
    print: () => newKey(),
  },
  command({
    words: 'keys rotate',
    does: 'Encrypt everything under the first key of VAYA_KEYS. Servers can keep running.',
    run: rotateKeysCommand,
  }),
];
