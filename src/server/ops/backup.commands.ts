import { command, commandLine, OperatorError } from '../command.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { backUp, restore } from './backup.service.ts';

export async function backUpCommand(platform: Platform, { rest }: { rest: string[] }): Promise<string> {
  const file = fileOf(rest);
  await inUnitOfWork(platform, async (unit) => recordBackup(unit, file), commandLine);
  const rows = await backUp(platform, file);
  return `${rows} rows are in ${file}. The keys are not: keep VAYA_KEYS or the keys file elsewhere, no backup can be restored without them.`;
}

/** Recorded before the snapshot, so the backup contains its own entry. */
const recordBackup = (unit: Unit, file: string): void =>
  unit.record({ action: 'backup.make', subjectId: '', details: { file } });

export async function restoreCommand(
  platform: Platform,
  { rest, replace }: { rest: string[]; replace?: boolean | undefined },
): Promise<string> {
  const file = fileOf(rest);
  const { rows, createdAt } = await restore(platform, file, replace === true);
  return `${rows} rows of ${new Date(createdAt).toISOString()} are restored. All sessions ended, recovery codes of staff are used up, and unsent mails are marked as failed: staff can send them again.`;
}

function fileOf([file = '']: readonly string[]): string {
  if (file === '') throw new OperatorError('Name the file: backup FILE or restore FILE.');
  return file;
}

export const backupCommands = [
  command({
    words: 'backup',
    does: 'Write all rows and pictures into one file. The server may go on running.',
    takes: 'FILE',
    example: '/backups/vaya.zip',
    run: backUpCommand,
  }),
  command({
    words: 'restore',
    does: 'Fill an empty database from a backup, or replace what is there. Stop the server first.',
    takes: 'FILE [--replace]',
    example: '/backups/vaya.zip --replace',
    options: { replace: { type: 'boolean' } },
    isAlone: true,
    run: restoreCommand,
  }),
];
