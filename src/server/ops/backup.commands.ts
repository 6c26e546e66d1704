import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { command, commandLine } from '../feature/command.ts';
import { OperatorError } from '../lib/errors.ts';
import { backUp, restore } from './backup.service.ts';
import { countPictures } from './backup.store.ts';

export async function backUpCommand(
  platform: Platform,
  { rest: [path = ''], keep }: { rest: string[]; keep?: string | undefined },
): Promise<string> {
  const limit = keep === undefined ? null : limitOf(keep);
  const file = nameIn(resolve(path), platform.now());
  const { rows, pictures } = await backUp(platform, file).catch(async (failure: unknown) => {
    await record(platform, 'backup.fail', file);
    throw failure;
  });
  await record(platform, 'backup.make', file);
  const removed = limit === null ? 0 : removeOld(dirname(file), limit);
  return [
    `Wrote ${rows} rows and ${pictures} files of pictures to ${file}. The keys are not in it: store VAYA_KEYS or the keys file elsewhere. You cannot restore a backup without them.`,
    ...(await sayBucket(platform)),
    ...(removed > 0 ? [`Deleted ${removed} older backups.`] : []),
  ].join('\n');
}

async function sayBucket({ database, config: { s3 } }: Platform): Promise<string[]> {
  if (s3 === null) return [];
  return [`${await countPictures(database)} pictures are in the bucket ${s3.bucket}: back it up as well.`];
}

function limitOf(keep: string): number {
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new OperatorError('--keep must be a number of backups, such as 14.');
  return Number(keep);
}

const named = /^vaya-\d{4}-\d{2}-\d{2}T\d{6}Z\.backup$/;

/** In a folder a backup is named by its time. */
function nameIn(path: string, now: number): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  const time = new Date(now).toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  return join(path, `vaya-${time}.backup`);
}

/** The backups that are named by their time, except the newest. */
function removeOld(folder: string, limit: number): number {
  const old = readdirSync(folder)
    .filter((name) => named.test(name))
    .toSorted()
    .slice(0, -limit);
  for (const name of old) rmSync(join(folder, name));
  return old.length;
}

const record = (platform: Platform, action: 'backup.make' | 'backup.fail', file: string): Promise<void> =>
  inUnitOfWork(platform, async (unit) => unit.record({ action, subjectId: '', details: { file } }), commandLine);

export async function restoreCommand(
  platform: Platform,
  { rest: [file = ''], replace }: { rest: string[]; replace?: boolean | undefined },
): Promise<string> {
  const { rows, pictures, createdAt } = await restore(platform, file, replace === true);
  return `Restored ${rows} rows and ${pictures} files of pictures of ${new Date(createdAt).toISOString()}. Everyone is signed out, recovery codes of staff no longer work, and unsent emails are marked as failed: staff can send them again.`;
}

export const backupCommands = [
  command({
    words: 'backup',
    does: 'Write all rows, and the pictures unless a bucket has them, to one file, without keys. In a folder, it is named by the time. The server can keep running.',
    takes: 'FILE|FOLDER [--keep NUMBER]',
    example: '/backups --keep 14',
    options: { keep: { type: 'string' } },
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
