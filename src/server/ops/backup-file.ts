import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { access, constants, link, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream';
import { pipeline as finishedPipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { OperatorError } from '../lib/errors.ts';
import { syncFolder, tempPath } from '../lib/files.ts';
import { keyIdOf, type Secrets } from '../lib/secrets.ts';
import { pictureLine, type Row } from './backed-up.ts';

/** Gzipped lines of JSON: this header, one line for each row and each picture, and a trailer. */
const header = z.strictObject({
  format: z.literal('vaya-backup'),
  version: z.literal(3),
  migration: z.string(),
  createdAt: z.int(),
});
/** Signs all lines before it: a backup that was changed without the key is not restored. */
const trailer = z.strictObject({ rows: z.int(), signature: z.string() });
const line = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))]);

export type Header = z.infer<typeof header>;
export type Line = [name: string, row: Row];

export interface Count {
  rows: number;
  pictures: number;
}

interface Backup extends Pick<Header, 'migration' | 'createdAt'> {
  secrets: Secrets;
  lines: AsyncIterable<Line>;
}

/** Writes a backup under a temporary name, reads it back, and gives it its name once it is complete on the disk. */
export async function writeBackup(file: string, backup: Backup): Promise<Count> {
  if (existsSync(file)) throw existsAlready(file);
  const partial = tempPath(file);
  try {
    await finishedPipeline(
      inPieces(textOf(backup)),
      createGzip(),
      createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
    );
    const count = await countLines(partial, backup.secrets);
    await giveName(partial, file);
    syncFolder(dirname(file));
    return count;
  } finally {
    await rm(partial, { force: true });
  }
}

/** A link never replaces an existing backup; a rename would. File systems without hard links get a rename. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch {
    if (existsSync(file)) throw existsAlready(file);
    await rename(partial, file);
  }
}

async function* textOf({ secrets, migration, createdAt, lines }: Backup): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (value: Header | Line) => {
    const text = lineOf(value);
    hash.update(text);
    return text;
  };
  yield hashed({ format: 'vaya-backup', version: 3, migration, createdAt });
  let rows = 0;
  for await (const each of lines) {
    rows += 1;
    yield hashed(each);
  }
  yield lineOf({ rows, signature: secrets.sign('backup', hash.digest('hex')) });
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

const pieceLength = 64_000;

/** One compressor call for many lines is many times as fast as one call a line. */
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

/** Refuses a file that is incomplete or was changed. */
export async function countLines(file: string, secrets: Secrets): Promise<Count> {
  const count = { rows: 0, pictures: 0 };
  for await (const [name] of readLines(file, secrets)) count[name === pictureLine ? 'pictures' : 'rows'] += 1;
  return count;
}

export async function readHeader(file: string): Promise<Header> {
  for await (const text of textsOf(file)) return parsed(header, text, file);
  throw damaged(file);
}

/** Throws after the last line where the file is incomplete or was changed: keep nothing before it has ended. */
export async function* readLines(file: string, secrets: Secrets): AsyncGenerator<Line> {
  const hash = createHash('sha256');
  let [rows, end] = [-1, ''];
  for await (const text of textsOf(file)) {
    if (end !== '') throw damaged(file);
    if (rows >= 0 && !text.startsWith('[')) {
      end = text;
      continue;
    }
    if (rows >= 0) yield parsed(line, text, file);
    hash.update(`${text}\n`);
    rows += 1;
  }
  const { signature, ...expected } = parsed(trailer, end, file);
  const keyId = keyIdOf(signature);
  if (!secrets.keyIds.includes(keyId))
    throw new OperatorError(`This backup was signed with the key ${keyId}, which is not in VAYA_KEYS: add it first.`);
  if (expected.rows !== rows || !secrets.verify(signature, 'backup', hash.digest('hex'))) throw damaged(file);
}

async function* textsOf(file: string): AsyncGenerator<string> {
  await access(file, constants.R_OK).catch(({ code }) => {
    const isMissing = code === 'ENOENT';
    throw new OperatorError(
      isMissing ? `There is no file ${file}.` : `${file} cannot be read by the user ${userInfo().username}.`,
    );
  });
  try {
    yield* linesIn(pipeline(createReadStream(file), createGunzip(), () => {}));
  } catch {
    throw damaged(file);
  }
}

async function* linesIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest = '';
  for await (const piece of pieces) {
    const text = decoder.decode(piece, { stream: true });
    rest += text;
    if (!text.includes('\n')) continue;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string, file: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw damaged(file);
  }
}

const existsAlready = (file: string) => new OperatorError(`${file} exists already.`);
const damaged = (file: string) => new OperatorError(`${file} is no complete backup: it was cut short or changed.`);
