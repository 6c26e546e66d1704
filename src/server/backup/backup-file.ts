import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, rename, rm, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream';
import { pipeline as finishedPipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { Refusal } from '../platform/command.ts';
import { partOf } from '../platform/part-of.ts';
import { fingerprintOf, type Secrets } from '../platform/secrets.ts';
import { syncFolder } from '../platform/sync-folder.ts';
import type { Row, TableName } from './backed-up.ts';
import { lineOf, linesIn } from './lines.ts';

/** The first line: what this is, of which shape, and under which master key its secrets were made. */
const header = z.strictObject({
  format: z.literal('vaya-backup'),
  version: z.literal(2),
  migration: z.string(),
  key: z.string(),
  createdAt: z.int(),
});
/** The last line: what must have come before it, said under the master key. Nobody who finds a backup can change it. */
const trailer = z.strictObject({ rows: z.int(), seal: z.string() });
const line = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))]);

export type Header = z.infer<typeof header>;
type Line = [table: TableName, row: Row];

/** What a backup is made of, and under which secrets. */
interface Backup {
  secrets: Secrets;
  migration: string;
  createdAt: number;
  lines: AsyncIterable<Line>;
}

/** Writes lines of JSON, zipped, beside the file, reads them back, and gives them its name when all is on the disk. */
export async function writeBackup(file: string, backup: Backup): Promise<number> {
  if (existsSync(file)) throw existsAlready(file);
  const partial = partOf(file);
  try {
    await finishedPipeline(
      inPieces(textOf(backup)),
      createGzip(),
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
    );
    const { rows } = await checkBackup(partial, backup.secrets);
    await giveName(partial, file);
    syncFolder(dirname(file));
    return rows;
  } catch (failure) {
    await rm(partial, { force: true });
    throw failure;
  }
}

/**
 * What has the name is whole from the first moment on, and whoever was first keeps it: a rename would take it from them.
 * Where files can have one name only, it is one all the same, and the second of two at once wins.
 */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch {
    if (existsSync(file)) throw existsAlready(file);
    await rename(partial, file);
    return;
  }
  await unlink(partial);
}

async function* textOf({ secrets, migration, createdAt, lines }: Backup): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  const head: Header = { format: 'vaya-backup', version: 2, migration, key: fingerprintOf(secrets), createdAt };
  yield hashed(lineOf(head));
  let rows = 0;
  for await (const each of lines) {
    rows += 1;
    yield hashed(lineOf(each));
  }
  yield lineOf({ rows, seal: sealOf(secrets, hash.digest('hex')) });
}

const pieceLength = 64_000;

/** A piece of many lines is zipped in the time that one line takes. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

const sealOf = (secrets: Secrets, sha256: string): string => secrets.sign('backup', sha256);

/** What a backup was when it was checked. */
export interface Checked extends Header {
  rows: number;
  /** Over the header and all rows. */
  sha256: string;
}

/** Reads a whole backup and refuses one that is cut short, changed, or not ours, before anybody builds upon it. */
export async function checkBackup(file: string, secrets: Secrets): Promise<Checked> {
  const hash = createHash('sha256');
  const seen: { head: Header | null; last: string; lines: number } = { head: null, last: '', lines: 0 };
  for await (const text of textsOf(file)) {
    seen.head ??= parsed(header, text, file);
    if (seen.lines > 0) hash.update(`${seen.last}\n`);
    seen.last = text;
    seen.lines += 1;
  }
  const { rows, seal } = parsed(trailer, seen.last, file);
  if (seen.head && seen.head.key !== fingerprintOf(secrets)) throw new Refusal(anotherKey);
  const sha256 = hash.digest('hex');
  if (!seen.head || rows !== seen.lines - 2 || seal !== sealOf(secrets, sha256)) throw damaged(file);
  return { ...seen.head, rows, sha256 };
}

/** The rows of a backup that was checked. Ends in a refusal where the file is another one by now, so nobody keeps them before. */
export async function* readBackup(
  file: string,
  { rows, sha256 }: Pick<Checked, 'rows' | 'sha256'>,
): AsyncGenerator<[table: string, row: Row]> {
  const hash = createHash('sha256');
  let index = -1;
  for await (const text of textsOf(file)) {
    if (index < rows) hash.update(`${text}\n`);
    if (index >= 0 && index < rows) yield parsed(line, text, file);
    index += 1;
  }
  if (index !== rows + 1 || hash.digest('hex') !== sha256)
    throw new Refusal(`${file} was changed while it was read: nothing is restored.`);
}

async function* textsOf(file: string): AsyncGenerator<string> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  const bytes = pipeline(createReadStream(file), createGunzip(), () => {});
  try {
    yield* linesIn(bytes);
  } catch {
    throw damaged(file);
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string, file: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw damaged(file);
  }
}

const existsAlready = (file: string) => new Refusal(`${file} exists already.`);
const damaged = (file: string) => new Refusal(`${file} is no whole backup: it was cut short or changed.`);
const anotherKey =
  'This backup was made under another master key. Set VAYA_KEY, or the secret.key of the data folder, to that one first.';
