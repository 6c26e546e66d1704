import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Platform } from '../db/platform.ts';
import { inOrder } from '../db/table.ts';
import { tables } from '../db/tables.ts';
import { OperatorError } from '../lib/errors.ts';

/** Describes the running database, not its content. */
const { installation: _, ...backedUp } = tables;

export type TableName = keyof typeof backedUp;
export type Row = Record<string, string | number | null>;

/** Every table in a backup, each after those that it references. */
export const tableNames = inOrder<TableName>(backedUp);

export const keyOf = (table: TableName): readonly string[] => backedUp[table].key;

/** In the place of a table's name: a line that holds a picture. */
export const pictureLine = 'picture file';

/** Every file of the local store, one at a time. The pictures of a bucket stay in it. */
export async function* everyPicture({
  config,
  media,
}: Pick<Platform, 'config' | 'media'>): AsyncGenerator<[name: string, row: Row]> {
  if (config.s3 !== null) return;
  const folder = config.mediaDir;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const { name, parentPath } of entries.filter(
    (entry) => entry.isFile() && !/\.(?:part|lock|lock-journal)$/.test(entry.name),
  )) {
    const path = relative(folder, join(parentPath, name)).split(sep).join('/');
    const bytes = await media.read(path);
    if (bytes !== null) yield [pictureLine, { path, bytes: Buffer.from(bytes).toString('base64') }];
  }
}

/** Into the folder or the bucket of this installation. */
export async function restorePicture({ media }: Platform, { path, bytes }: Row): Promise<void> {
  if (typeof path !== 'string' || typeof bytes !== 'string' || !/^(?!.*\.\.)[\w.-]+(?:\/[\w.-]+)*$/.test(path))
    throw new OperatorError('This backup holds a picture without a proper name.');
  await media.write(path, Buffer.from(bytes, 'base64'));
}
