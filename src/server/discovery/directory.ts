import { madeOnce } from '../platform/made-once.ts';
import type { Platform } from '../platform/platform.ts';
import { directoryFile } from './directory-file.ts';
import { type DirectoryReads, openDirectoryReads } from './directory-reads.ts';
import { eraOf, findVersion } from './directory-version.ts';
import { KeptIndex } from './kept-index.ts';
import { isOf, nothingRead, type Reading, readBatch } from './reading.ts';
import { inSlices } from './slices.ts';

/** The index of this process, brought up to the database's version whenever somebody asks. */
export interface Directory {
  /** To be used at once: a search that waits for something else in between may meet half of the next change. */
  current(): Promise<Pick<Reading, 'index' | 'version'>>;
  /** Whether a search is answered without the index being read first. If not, it is read from now on. */
  isReady(): boolean;
  reads: DirectoryReads;
  close(): Promise<void>;
}

/** With a file, the index of the process before is where this one begins. */
export const openKeptDirectory = (platform: Platform): Directory =>
  openDirectory(platform, new KeptIndex(directoryFile(platform), platform.log));

const directories = new WeakMap<Platform, Directory>();

/** The one directory of a server, for whoever asks it and whoever asks after it. */
export function directoryOf(platform: Platform): Directory {
  const directory = directories.get(platform) ?? openKeptDirectory(platform);
  directories.set(platform, directory);
  return directory;
}

export const openDirectory = (platform: Platform, kept: KeptIndex | null = null): Directory =>
  new DirectoryOfProcess(platform, kept);

class DirectoryOfProcess implements Directory {
  readonly reads: DirectoryReads;
  readonly #platform: Platform;
  readonly #kept: KeptIndex | null;
  #reading = nothingRead();
  #known = 0;
  readonly #begin = madeOnce(() => this.#takeKept());
  #catchingUp: Promise<void> | null = null;
  #isRenewing = false;
  #isThere = false;

  constructor(platform: Platform, kept: KeptIndex | null) {
    this.reads = openDirectoryReads(platform);
    this.#platform = platform;
    this.#kept = kept;
  }

  async current(): Promise<Reading> {
    await this.#begin();
    await this.#catchUp(await this.#findTarget());
    this.#isThere = true;
    this.#renewWhenWorn();
    return this.#reading;
  }

  isReady(): boolean {
    if (!this.#isThere) void this.current().catch(() => {});
    return this.#isThere;
  }

  async close(): Promise<void> {
    await this.#kept?.close(this.#reading);
    await this.reads.close();
  }

  /** Takes what the process before kept, if it is of this database and of its past. */
  async #takeKept(): Promise<void> {
    if (this.#kept === null) return;
    const version = await findVersion(this.#platform.database);
    const loaded = await this.#kept.load();
    if (loaded === null) return;
    const isOurs =
      !isOfAnotherPast(version, loaded.version) &&
      (await this.reads.since(loaded.version, (database) => isOf(database, loaded)));
    if (!isOurs) return this.#platform.log.warn({}, 'the index on the disk is of another database, and not used');
    this.#kept.accept();
    [this.#reading, this.#known] = [loaded, loaded.version];
  }

  /** The database's version. Where it does not follow from what was known when it was asked, what was read counts no more. */
  async #findTarget(): Promise<number> {
    const before = this.#known;
    const version = await findVersion(this.#platform.database);
    if (isOfAnotherPast(version, before) && isOfAnotherPast(version, this.#known)) {
      this.#reading = nothingRead();
      this.#known = 0;
      this.#isThere = false;
    }
    this.#known = Math.max(this.#known, version);
    return version;
  }

  /** Who comes while others catch up waits for them: nobody is answered from a part. */
  async #catchUp(version: number): Promise<void> {
    await this.#catchingUp;
    while (this.#reading.version < version) {
      this.#catchingUp ??= this.#readUp(this.#reading, version).finally(() => {
        this.#catchingUp = null;
      });
      await this.#catchingUp;
    }
  }

  /** Reads what changed up to this version, and whatever of a later one is there already; then puts it in order. */
  async #readUp(reading: Reading, version: number): Promise<void> {
    const before = reading.read;
    await this.reads.since(version, async (database) => {
      while (await readBatch(database, reading));
    });
    await inSlices(reading.index.prepare());
    reading.version = Math.max(version, reading.place.version);
    if (reading === this.#reading) this.#kept?.note(reading, reading.read - before);
  }

  /** Makes a new index beside the worn one, which answers until the new one holds as much. */
  async #renew(worn: Reading): Promise<void> {
    const next = nothingRead();
    while (next.version < this.#known) await this.#readUp(next, this.#known);
    if (this.#reading === worn) this.#reading = next;
  }

  #renewWhenWorn(): void {
    if (this.#isRenewing || !this.#reading.index.isWorn) return;
    this.#isRenewing = true;
    void this.#renew(this.#reading)
      .catch((failure: Error) => this.#platform.log.warn({ reason: failure.message }, 'the index was not made anew'))
      .finally(() => {
        this.#isRenewing = false;
      });
  }
}

/** Whether a database was put in the place of the one that was known: by a restore, or by hand. */
const isOfAnotherPast = (version: number, known: number): boolean => version < known || eraOf(version) !== eraOf(known);
