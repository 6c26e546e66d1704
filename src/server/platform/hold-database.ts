import { Refusal } from './command.ts';
import type { Config } from './config.ts';
import { lockDataFolder, lockForCommand } from './data-folder.ts';
import { AnotherServer, OnlyServer } from './database/only-server.ts';
import { lockDatabase } from './database/presence.ts';
import type { Use } from './database/use.ts';

interface Hold {
  /** Fails where it was lost. */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

/** Beside servers and other commands, unless one of these has everything to itself. On PostgreSQL each connection says so too. */
export function holdBesideOthers(config: Config): Hold {
  const folder = lockForCommand(config, false);
  if (!folder) throw new Refusal(`A command has ${config.dataDir} to itself: wait for it.`);
  return { confirm: async () => {}, release: async () => folder.release() };
}

/** One server on its folder, and the only one on its database where that was said. */
export async function holdForServer(config: Config): Promise<Pick<Use, 'confirmOnly'> & { release(): Promise<void> }> {
  const folder = lockDataFolder(config);
  if (!folder) throw new Refusal(`Another server is running on ${config.dataDir}.`);
  if (config.database.kind === 'sqlite' || !config.said.oneProcess) return { release: async () => folder.release() };
  const only = new OnlyServer(config.database.url);
  await only.confirm().catch((failure: unknown) => {
    throw failure instanceof AnotherServer ? new Refusal(notOnly) : failure;
  });
  return {
    confirmOnly: () => only.confirm(),
    async release() {
      await only.release();
      folder.release();
    },
  };
}

const notOnly =
  'Another server is running on this database, and VAYA_PROCESSES=one says that this one is alone: stop it first, or give all of them the S3_… settings.';

/** No server is running and no other command, and none starts meanwhile. */
export async function holdAlone(config: Config): Promise<Hold> {
  const held: { release(): Promise<void> | void }[] = [];
  const release = async () => {
    for (const each of held.toReversed()) await each.release();
  };
  const keep = (hold: { release(): void } | null, otherwise: string) => {
    if (!hold) throw new Refusal(otherwise);
    held.push(hold);
  };
  try {
    keep(lockDataFolder(config), `A server is running on ${config.dataDir}: stop it first.`);
    keep(lockForCommand(config, true), `Another command is running on ${config.dataDir}: wait for it.`);
    const database = await lockDatabase(config.database);
    if (database === 'server') throw new Refusal('A server is running on this database: stop it first.');
    if (database === 'command') throw new Refusal('Another command is running on this database: wait for it.');
    held.push(database);
    return { confirm: () => database.confirm().catch(refuseLost), release };
  } catch (failure) {
    await release();
    throw failure;
  }
}

function refuseLost({ message }: Error): never {
  throw new Refusal(`Others may have come to this database meanwhile, so nothing is changed: ${message}.`);
}
