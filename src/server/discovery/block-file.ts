import { createHash } from 'node:crypto';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { partOf } from '../platform/part-of.ts';

const step = 2 ** 20;
const sealLength = 43;
/** A part that has not grown for so long is nobody's any more. */
const leftBehind = 60 * 60_000;

/** Makes a seal of 43 letters from what a file holds: who does not have the key cannot make it. */
export type Seal = (digest: string) => string;

/** Writes blocks beside a file, seals them, and lets them take its place. Of several who write, each has a part of its own. */
export async function writeBlocks(path: string, head: string, blocks: Iterable<Uint8Array>, seal: Seal): Promise<void> {
  await clearLeftBehind(path);
  const part = partOf(path);
  const handle = await open(part, 'wx', 0o600);
  try {
    const digest = await writeAll(handle, head, blocks);
    await handle.write(seal(digest));
    await handle.close();
    await rename(part, path);
  } catch (failure) {
    await handle.close().catch(() => {});
    await rm(part, { force: true });
    throw failure;
  }
}

/** What was begun by processes that were killed. */
async function clearLeftBehind(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.part')) continue;
    const part = join(folder, name);
    const found = await stat(part).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > leftBehind) await rm(part, { force: true });
  }
}

async function writeAll(handle: FileHandle, head: string, blocks: Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  const write = async (bytes: Uint8Array) => {
    hash.update(bytes);
    await handle.writeFile(bytes);
  };
  let [waiting, length]: [Uint8Array[], number] = [[Buffer.from(head)], 0];
  for (const block of blocks) {
    for (let from = 0; from < Math.max(1, block.length); from += step) {
      const bytes = block.slice(from, from + step);
      waiting.push(...(from === 0 ? [lengthOf(block), bytes] : [bytes]));
      length += bytes.length + 4;
      if (length < step) continue;
      await write(Buffer.concat(waiting));
      [waiting, length] = [[], 0];
    }
  }
  await write(Buffer.concat(waiting));
  return hash.digest('base64url');
}

function lengthOf(block: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(block.length);
  return bytes;
}

/** The blocks of a file, one after another. */
export interface Blocks {
  next(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Reads a file only if all of it is as it was written; says why not otherwise, and null where there is none. */
export async function readBlocks<Result>(
  path: string,
  { head, seal }: { head: string; seal: Seal },
  read: (blocks: Blocks) => Promise<Result>,
): Promise<Result | { why: string } | null> {
  const handle = await open(path).catch(() => null);
  if (handle === null) return null;
  try {
    const { size } = await handle.stat();
    if ((await textAt(handle, 0, head.length)) !== head) return { why: 'it is of another format' };
    const end = size - sealLength;
    if ((await textAt(handle, end, sealLength)) !== seal(await digestOf(handle, end)))
      return { why: 'it is damaged, or was written under another key' };
    return await read(new BlockReader(handle, head.length, end));
  } finally {
    await handle.close();
  }
}

async function textAt(handle: FileHandle, position: number, length: number): Promise<string> {
  if (position < 0) return '';
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString('latin1', 0, bytesRead);
}

async function digestOf(handle: FileHandle, end: number): Promise<string> {
  const [hash, buffer] = [createHash('sha256'), Buffer.alloc(step)];
  for (let position = 0; position < end; position += step) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(step, end - position), position);
    hash.update(buffer.subarray(0, bytesRead));
  }
  return hash.digest('base64url');
}

class BlockReader implements Blocks {
  readonly #handle: FileHandle;
  readonly #end: number;
  #position: number;
  #buffer = Buffer.alloc(0);

  constructor(handle: FileHandle, position: number, end: number) {
    this.#handle = handle;
    this.#position = position;
    this.#end = end;
  }

  async next(): Promise<Uint8Array<ArrayBuffer>> {
    const length = Buffer.from((await this.#take(4)).buffer).readUInt32LE();
    return this.#take(length);
  }

  async #take(length: number): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(length);
    for (let taken = 0; taken < length; ) {
      if (this.#buffer.length === 0) await this.#fill();
      const some = this.#buffer.subarray(0, length - taken);
      bytes.set(some, taken);
      this.#buffer = this.#buffer.subarray(some.length);
      taken += some.length;
    }
    return bytes;
  }

  async #fill(): Promise<void> {
    const length = Math.min(step, this.#end - this.#position);
    const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(length), 0, length, this.#position);
    if (bytesRead === 0) throw new Error('The file ends before its last block.');
    this.#buffer = buffer.subarray(0, bytesRead);
    this.#position += bytesRead;
  }
}
