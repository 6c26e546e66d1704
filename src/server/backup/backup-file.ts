import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { pipeline as finishedPipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { Refusal } from '../platform/command.ts';
import type { Row, TableName } from './backed-up.ts';

/** The first line: what this is, of which shape, and under which master key its secrets were made. */
const header = z.strictObject({
  format: z.literal('vaya-backup'),
  version: z.literal(1),
  migration: z.string(),
  key: z.string(),
  createdAt: z.int(),
});
/** The last line: what must have come before it. */
const trailer = z.strictObject({ rows: z.int(), sha256: z.string() });
const line = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))]);

export type Header = z.infer<typeof header>;
type Line = [table: TableName, row: Row];

/** Writes lines of JSON, zipped, beside the file, and gives them its name when all is on the disk. */
export async function writeBackup(file: string, head: Omit<Header, 'format' | 'version'>, lines: AsyncIterable<Line>) {
  if (existsSync(file)) throw new Refusal(`${file} exists already.`);
  const partial = `${file}.partial`;
  const counted = { rows: 0 };
  try {
    const source = textOf({ format: 'vaya-backup', version: 1, ...head }, lines, counted);
    await finishedPipeline(source, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true }));
    await rename(partial, file);
    await syncFolder(dirname(file));
  } catch (failure) {
    await rm(partial, { force: true });
    throw failure;
  }
  return counted.rows;
}

async function* textOf(head: Header, lines: AsyncIterable<Line>, counted: { rows: number }): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const say = (value: unknown) => hashed(hash, `${JSON.stringify(value)}\n`);
  yield say(head);
  for await (const each of lines) {
    counted.rows += 1;
    yield say(each);
  }
  yield `${JSON.stringify({ ...counted, sha256: hash.digest('hex') })}\n`;
}

function hashed(hash: Hash, text: string): string {
  hash.update(text);
  return text;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/** Reads a whole backup and refuses one that is cut short or changed, before anybody builds upon it. */
export async function checkBackup(file: string): Promise<Header & { rows: number }> {
  const hash = createHash('sha256');
  const seen: { head: Header | null; last: string; lines: number } = { head: null, last: '', lines: 0 };
  for await (const text of linesOf(file)) {
    seen.head ??= parsed(header, text, file);
    if (seen.lines > 0) hash.update(`${seen.last}\n`);
    seen.last = text;
    seen.lines += 1;
  }
  const { rows, sha256 } = parsed(trailer, seen.last, file);
  if (!seen.head || rows !== seen.lines - 2 || sha256 !== hash.digest('hex')) throw damaged(file);
  return { ...seen.head, rows };
}

/** The rows of a backup that was checked. */
export async function* readBackup(file: string, rows: number): AsyncGenerator<[table: string, row: Row]> {
  let index = -1;
  for await (const text of linesOf(file)) {
    if (index >= 0 && index < rows) yield parsed(line, text, file);
    index += 1;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  const text = pipeline(createReadStream(file), createGunzip(), () => {});
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
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

const damaged = (file: string) => new Refusal(`${file} is no whole backup: it was cut short or changed.`);
