import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../platform/platform.ts';
import { readBlocks, writeBlocks } from './block-file.ts';
import { DirectoryIndex } from './directory-index.ts';
import { textBlock, textFrom } from './index-blocks.ts';
import type { Reading } from './reading.ts';

/** To be raised whenever the index or its blocks change, or what is read into them. */
const head = 'vaya directory 1\n';

/** Where a process keeps its index, so that the next start does not have to read all creators. */
export interface DirectoryFile {
  load(): Promise<Reading | null>;
  save(reading: Reading): Promise<void>;
}

export function directoryFile({ config, secrets, log }: Platform): DirectoryFile {
  const path = join(config.dataDir, 'directory.index');
  const seal = (digest: string) => secrets.hash('directory index', digest);
  return {
    async load() {
      if (await isOld(path)) return null;
      const read = await readBlocks(path, { head, seal }, async (blocks): Promise<Reading> => {
        const known: Omit<Reading, 'index' | 'read'> = JSON.parse(await textFrom(blocks));
        return { ...known, read: 0, index: await DirectoryIndex.from(blocks) };
      }).catch((failure: Error) => ({ why: failure.message }));
      if (read === null || !('why' in read)) return read;
      log.warn({ reason: read.why }, 'the index of the directory on the disk is not used');
      return null;
    },
    save: ({ index, version, place, newest }) =>
      writeBlocks(path, head, withFirst(textBlock(JSON.stringify({ version, place, newest })), index.blocks()), seal),
  };
}

/** Of creators who were erased no version tells; until then, thirty days before, each was a change that the file holds. */
const oldest = 20 * 24 * 60 * 60_000;

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > oldest;
}

function* withFirst(first: Uint8Array, rest: Iterable<Uint8Array>): Generator<Uint8Array> {
  yield first;
  yield* rest;
}
