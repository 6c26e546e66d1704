import type { Config } from '../lib/config.ts';
import { OperatorError } from '../lib/errors.ts';
import { lockDataFolder, lockForCommand, lockMediaFolder } from './data-folder.ts';
import { lockPostgres } from './postgres.ts';

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
