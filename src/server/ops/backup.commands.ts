import { join } from 'node:path';
import { command, commandLine, OperatorError } from '../command.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { backUp, restore } from './backup.service.ts';
import { countPictures } from './backup.store.ts';

export async function backUpCommand(platform: Platform, { rest }: { rest: string[] }): Promise<string> {
  const file = fileOf(rest);
  const rows = await backUp(platform, file).catch(async (failure: unknown) => {
    await record(platform, 'backup.fail', file);
    throw failure;
  });
  await record(platform, 'backup.make', file);
  return [
    `Wrote ${rows} rows to ${file}. The keys are not in it: store VAYA_KEYS or the keys file elsewhere. You cannot restore a backup without them.`,
    await sayPictures(platform),
  ].join('\n');
}

async function sayPictures({ database, config }: Platform): Promise<string> {
  const count = await countPictures(database);
  if (count === 0) return 'There are no pictures yet.';
  const pictures = count === 1 ? '1 picture is' : `${count} pictures are`;
  return config.s3 === null
    ? `${pictures} not in it: copy the folder ${join(config.dataDir, 'media')}.`
    : `${pictures} not in it: they are in the bucket ${config.s3.bucket}.`;
}

const record = (platform: Platform, action: 'backup.make' | 'backup.fail', file: string): Promise<void> =>
  inUnitOfWork(platform, async (unit) => unit.record({ action, subjectId: '', details: { file } }), commandLine);

export async function restoreCommand(
  platform: Platform,
  { rest, replace }: { rest: string[]; replace?: boolean | undefined },
): Promise<string> {
  const file = fileOf(rest);
  const { rows, createdAt } = await restore(platform, file, replace === true);
  return `Restored ${rows} rows of ${new Date(createdAt).toISOString()}. Everyone is signed out, recovery codes of staff no longer work, and unsent emails are marked as failed: staff can send them again.`;
}

function fileOf([file = '']: readonly string[]): string {
  if (file === '') throw new OperatorError('The file is missing. Use: backup FILE or restore FILE.');
  return file;
}

export const backupCommands = [
  command({
    words: 'backup',
    does: 'Write all rows to one file, which holds neither pictures nor keys. The server can keep running.',
    takes: 'FILE',
    example: '/backups/vaya.backup',
    run: backUpCommand,
  }),
  command({
    words: 'restore',
    does: 'Restore a backup into an empty database, or replace the current one. Stop the server first.',
    takes: 'FILE [--replace]',
    example: '/backups/vaya.backup --replace',
    options: { replace: { type: 'boolean' } },
    isAlone: true,
    run: restoreCommand,
  }),
];
