import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './command.ts';
import type { Config } from './config.ts';
import { isMasterKey } from './is-master-key.ts';
import { partOf } from './part-of.ts';
import { nameOf, secretsFrom } from './secrets.ts';
import { syncFolder } from './sync-folder.ts';

const fileOf = ({ dataDir }: Config): string => join(dataDir, 'secret.key');
const nextFileOf = (config: Config): string => `${fileOf(config)}.next`;

/** The master key from the environment, or from its file; null where neither is there. */
export const findMasterKey = (config: Config): Uint8Array | null => given(config.masterKey) ?? readKey(fileOf(config));

/** The key that is to take its place, or has done so in the database and nowhere else yet. */
export const findNextMasterKey = (config: Config): Uint8Array | null =>
  given(config.nextMasterKey) ?? readKey(nextFileOf(config));

/** Makes a key on first start. It is on the disk, whole and by its name, before anything is sealed under it. */
export function makeMasterKey(config: Config): Uint8Array {
  const file = fileOf(config);
  giveName(writeKey(config), file);
  syncFolder(config.dataDir);
  return readKeyFile(file);
}

/** The key to come: the one that was given, or a new one, beside the file of the one in use. */
export function makeNextMasterKey(config: Config): Uint8Array {
  const next = given(config.nextMasterKey);
  if (next) return next;
  if (config.masterKey !== null)
    throw new Refusal('Set VAYA_NEW_KEY to the new master key: 32 random bytes in base64url.');
  renameSync(writeKey(config), nextFileOf(config));
  syncFolder(config.dataDir);
  return readKeyFile(nextFileOf(config));
}

/** Gives the new key the name of the old one, which is kept under a name that says which it is; null where keys are given. */
export function settleNextMasterKey(config: Config): string | null {
  const [file, next] = [fileOf(config), nextFileOf(config)];
  if (config.nextMasterKey !== null) return null;
  const old = readKey(file);
  const kept = old && `${file}.${nameOf(secretsFrom(old))}`;
  if (kept) writeFileSync(kept, readFileSync(file), { mode: 0o600, flush: true });
  renameSync(next, file);
  syncFolder(config.dataDir);
  return kept;
}

const given = (key: string | null): Uint8Array | null => (key === null ? null : Buffer.from(key, 'base64url'));

function writeKey(config: Config): string {
  const partial = partOf(fileOf(config));
  writeFileSync(partial, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  return partial;
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

const readKey = (file: string): Uint8Array | null => (existsSync(file) ? readKeyFile(file) : null);

function readKeyFile(file: string): Uint8Array {
  const text = readFileSync(file, 'utf8').trim();
  if (!isMasterKey(text))
    throw new Refusal(`${file} is no master key: it must hold 32 random bytes in base64url. Put the right one back.`);
  return Buffer.from(text, 'base64url');
}
