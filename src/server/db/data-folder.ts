import { accessSync, chmodSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../lib/config.ts';
import { OperatorError } from '../lib/errors.ts';
import { isSameFile, syncFolder } from '../lib/files.ts';
import { isBusy } from './dialect.ts';
import { lockPostgres } from './postgres.ts';

/** Makes the folder that only its owner may enter; one that others could enter is closed to them. */
export function prepareDataFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  makeFolder(dataDir);
  if ((statSync(dataDir).mode & 0o077) !== 0) chmodSync(dataDir, 0o700);
}

/** A server finds at its start that it cannot write pictures. Commands may only read them. */
export function prepareMediaFolder({ s3, mediaDir }: Pick<Config, 's3' | 'mediaDir'>): void {
  if (s3 !== null) return;
  makeFolder(mediaDir);
  accessSync(mediaDir, constants.W_OK);
}

function makeFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) syncNames(resolve(made), resolve(folder));
}

/** Syncs the parents of all folders that were created, from the first to the last. */
function syncNames(first: string, last: string): void {
  syncFolder(dirname(last));
  if (last !== first) syncNames(first, dirname(last));
}

type Place = Pick<Config, 'dataDir'>;

/** Holds the folder for one server. The operating system lets go when the process ends, however it ends. */
export const lockDataFolder = ({ dataDir }: Place) => locked(join(dataDir, 'vaya.lock'), exclusive);

/** Locks the folder of pictures for the only server that may use it. */
const lockMediaFolder = ({ mediaDir }: Pick<Config, 'mediaDir'>) => locked(join(mediaDir, 'vaya.lock'), exclusive);

/** Locks the folder for one command alone, or shared with other commands. */
const lockForCommand = ({ dataDir }: Place, isAlone: boolean) =>
  locked(join(dataDir, 'vaya.commands.lock'), isAlone ? exclusive : shared);

const exclusive = 'pragma locking_mode = exclusive; begin exclusive';
const shared = 'begin; select count(*) from sqlite_master';

function locked(file: string, how: string): { release(): void } | null {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec(how);
    return { release: () => lock.close() };
  } catch (failure) {
    lock.close();
    if (isBusy(failure)) return null;
    throw failure;
  }
}

const minRoom = 4_000_000;

/** Returns the problem of the data folder of a running server, or null: it can be deleted or fill up at any time. */
export function watchDataFolder({ dataDir, database }: Config): () => string | null {
  const isThere = isSameFile(database.kind === 'sqlite' ? database.file : dataDir);
  return () => {
    if (!isThere()) return 'The data folder is gone.';
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < minRoom ? 'There is no room left in the data folder.' : null;
  };
}

interface Lock {
  release(): Promise<void> | void;
}

export function lockForServer(config: Config): Lock {
  const locks: Lock[] = [
    lockDataFolder(config) ??
      reject(`Another server is running on ${config.dataDir}: stop it, or set DATA_DIR to another folder.`),
  ];
  // A second process on SQLite would have a database of its own, and a proxy would send visitors to either.
  if (config.database.kind === 'sqlite' && config.s3 === null && config.optIns.mediaDir)
    locks.push(
      lockMediaFolder(config) ??
        reject(`Another server has its pictures in ${config.mediaDir}: several processes need DATABASE_URL.`),
    );
  return { release: () => locks.forEach((lock) => void lock.release()) };
}

/** Commands may run next to servers and each other, unless one of them has locked everything. */
export function lockSharedForCommand(config: Config): Lock {
  return lockForCommand(config, false) ?? reject(`A command has ${config.dataDir} to itself: wait for it.`);
}

/** Until it is released no server and no other command runs on the folder or starts on the database. */
export async function lockAlone(config: Config): Promise<Lock> {
  const locks: Lock[] = [];
  const release = async () => {
    for (const lock of locks.toReversed()) await lock.release();
  };
  try {
    locks.push(lockDataFolder(config) ?? reject(`A server is running on ${config.dataDir}: stop it first.`));
    locks.push(lockForCommand(config, true) ?? reject(`Another command is running on ${config.dataDir}: wait for it.`));
    if (config.database.kind === 'postgres')
      locks.push(
        (await lockPostgres(config.database.url)) ??
          reject('A server or another command is running on this database: stop it first.'),
      );
    return { release };
  } catch (failure) {
    await release();
    throw failure;
  }
}

function reject(sentence: string): never {
  throw new OperatorError(sentence);
}
