import type { Platform } from '../platform/platform.ts';
import type { DirectoryFile } from './directory-file.ts';
import type { Reading } from './reading.ts';

const pause = 1_000;
/** An index that is written within some tenths of a second; a larger one is not waited for when the process stops. */
const small = 200_000;

/** Writes the index down whenever so much has changed that reading it again would take a while. */
export class KeptIndex {
  readonly #file: DirectoryFile;
  readonly #log: Platform['log'];
  #read = 0;
  #isThere = false;
  #waiting: NodeJS.Timeout | undefined;
  #saving: Promise<void> | null = null;

  constructor(file: DirectoryFile, log: Platform['log']) {
    this.#file = file;
    this.#log = log;
  }

  load(): Promise<Reading | null> {
    return this.#file.load();
  }

  /** What was loaded is what lies there. */
  accept(): void {
    this.#isThere = true;
  }

  /** So many entries were read since. */
  note(reading: Reading, entries: number): void {
    this.#read += entries;
    const enough = this.#isThere ? 1_000 + reading.index.size / 20 : 1;
    if (this.#read < enough || this.#waiting || this.#saving) return;
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      void this.#save(reading);
    }, pause).unref();
  }

  async close(reading: Reading): Promise<void> {
    clearTimeout(this.#waiting);
    await this.#saving;
    if (this.#read > 0 && reading.index.size <= small) await this.#save(reading);
  }

  #save(reading: Reading): Promise<void> {
    this.#read = 0;
    this.#saving ??= this.#write(reading).finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #write(reading: Reading): Promise<void> {
    try {
      await this.#file.save(reading);
      this.#isThere = true;
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      this.#log.warn({ reason }, 'the index was not written to the disk');
    }
  }
}
