import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from './config.ts';

/** Makes the folder that only its owner may enter. */
export const prepareDataFolder = ({ dataDir }: Config): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
};

/** The master key from the environment, or from a file that is made on first start. */
export function readMasterKey({ masterKey, dataDir }: Config): Uint8Array {
  if (masterKey !== null) return Buffer.from(masterKey, 'base64url');
  const file = join(dataDir, 'secret.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
}

/** Holds the folder for one server. The operating system lets go when the process ends, however it ends. */
export function lockDataFolder({ dataDir }: Config): { release(): void } | null {
  const lock = new DatabaseSync(join(dataDir, 'vaya.lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return { release: () => lock.close() };
  } catch {
    lock.close();
    return null;
  }
}
