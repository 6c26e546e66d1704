import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { OperatorError } from './errors.ts';
import { syncFolder, tempPath } from './files.ts';

export interface Key {
  id: string;
  bytes: Uint8Array;
}

/** The first key encrypts, all decrypt. */
export type KeyRing = readonly [Key, ...Key[]];

export const keyRingProblem =
  'must be keys as "id:32 bytes in base64", separated by commas; "vaya keys new" prints one';

/** Zeros or a repeated text are no key; 32 random bytes have 30 different values on average. */
const minDifferentBytes = 16;

const keyFormat = /^([a-z][a-z0-9-]{0,31}):([\w+/-]{43})=?$/;

/** Null where the text is no list of keys with different ids. */
export function parseKeyRing(text: string): KeyRing | null {
  const keys = text.trim().split(',').map(parseKey);
  const [first, ...others] = keys.filter((key) => key !== null);
  const isValid = keys.every((key) => key !== null) && new Set(keys.map((key) => key?.id)).size === keys.length;
  return isValid && first ? [first, ...others] : null;
}

function parseKey(text: string): Key | null {
  const [, id, base64] = keyFormat.exec(text.trim()) ?? [];
  if (id === undefined || base64 === undefined) return null;
  const bytes = Buffer.from(base64, 'base64');
  return new Set(bytes).size < minDifferentBytes ? null : { id, bytes };
}

export const newKey = (id = `k${randomBytes(4).toString('hex')}`): string =>
  `${id}:${randomBytes(32).toString('base64')}`;

const fileOf = ({ dataDir }: Config): string => join(dataDir, 'keys');

/** VAYA_KEYS, or the key file of the data folder; null where there is neither. */
export function findKeyRing(config: Config): KeyRing | null {
  if (config.keys || !existsSync(fileOf(config))) return config.keys;
  const ring = parseKeyRing(readFileSync(fileOf(config), 'utf8'));
  if (!ring)
    throw new OperatorError(`${fileOf(config)} is damaged: it ${keyRingProblem}. Restore it from your backup.`);
  return ring;
}

/** The key file is complete and on the disk before it gets its name. Of two concurrent starts, both read the first one's. */
export function createKeyFile(config: Config): void {
  const partial = tempPath(fileOf(config));
  writeFileSync(partial, `${newKey('k1')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(partial, fileOf(config));
  } catch {
    // Either another start was first, or this file system has no hard links.
    if (!existsSync(fileOf(config))) renameSync(partial, fileOf(config));
  }
  rmSync(partial, { force: true });
  syncFolder(config.dataDir);
}
