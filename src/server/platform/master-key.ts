import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './command.ts';
import type { Config } from './config.ts';
import { isMasterKey } from './is-master-key.ts';
import { syncFolder } from './sync-folder.ts';

const fileOf = ({ dataDir }: Config): string => join(dataDir, 'secret.key');

/** The master key from the environment, or from its file; null where neither is there. */
export function findMasterKey(config: Config): Uint8Array | null {
  if (config.masterKey !== null) return Buffer.from(config.masterKey, 'base64url');
  return existsSync(fileOf(config)) ? readKeyFile(fileOf(config)) : null;
}

/** Makes a key on first start. It is on the disk, whole and by its name, before anything is sealed under it. */
export function makeMasterKey(config: Config): Uint8Array {
  const [file, partial] = [fileOf(config), `${fileOf(config)}.${process.pid}`];
  writeFileSync(partial, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  giveName(partial, file);
  syncFolder(config.dataDir);
  return readKeyFile(file);
}

/** Of two who make a key at once, both take the first. Where files can have one name only, the second wins. */
function giveName(partial: string, file: string): void {
  try {
    linkSync(partial, file);
    rmSync(partial);
  } catch {
    if (existsSync(file)) rmSync(partial);
    else renameSync(partial, file);
  }
}

function readKeyFile(file: string): Uint8Array {
  const text = readFileSync(file, 'utf8').trim();
  if (!isMasterKey(text))
    throw new Refusal(`${file} is no master key: it must hold 32 random bytes in base64url. Put the right one back.`);
  return Buffer.from(text, 'base64url');
}
