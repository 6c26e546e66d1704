import { type Given, Refusal } from '../platform/command.ts';
import { lockDataFolder } from '../platform/data-folder.ts';
import type { Platform } from '../platform/platform.ts';
import { backUp, restore } from './backup.service.ts';

export async function backUpCommand(platform: Platform, given: Given): Promise<string> {
  const file = fileOf(given);
  const rows = await backUp(platform, file);
  return `${rows} rows are in ${file}. The master key is not: keep it apart, without it no backup can be restored.`;
}

export async function restoreCommand(platform: Platform, given: Given): Promise<string> {
  const file = fileOf(given);
  const lock = lockDataFolder(platform.config);
  if (!lock) throw new Refusal(`A server is running on ${platform.config.dataDir}: stop it first.`);
  try {
    const { rows, createdAt } = await restore(platform, file, given.replace === true);
    return `${rows} rows of ${new Date(createdAt).toISOString()} are restored.`;
  } finally {
    lock.release();
  }
}

function fileOf({ rest: [file = ''] }: Given): string {
  if (file === '') throw new Refusal('Which file? Say backup FILE or restore FILE.');
  return file;
}
