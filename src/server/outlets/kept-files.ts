/** A file as it is sent. */
export interface KeptFile {
  text: string;
  etag: string;
}

interface Kept extends KeptFile {
  version: string;
  /** The day from which it would be another one. */
  until: string | null;
}

const mostLetters = 8_000_000;

/** Files that were written once, as many as fit: those that nobody has asked for the longest go first. */
export class KeptFiles {
  readonly #files = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<unknown>>();
  #letters = 0;

  find(key: string, version: string, today: string): KeptFile | null {
    const kept = this.#files.get(key);
    if (kept?.version !== version || (kept.until !== null && kept.until <= today)) return null;
    this.#files.delete(key);
    this.#files.set(key, kept);
    return kept;
  }

  /** Writes a file once for concurrent requests. */
  once<Answer>(name: string, write: () => Promise<Answer>): Promise<Answer> {
    const known = this.#underWay.get(name) as Promise<Answer> | undefined;
    if (known) return known;
    const writing = write().finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, writing);
    return writing;
  }

  keep(key: string, file: Kept): KeptFile {
    this.drop(key);
    this.#files.set(key, file);
    this.#letters += file.text.length;
    for (const oldest of this.#files.keys()) {
      if (this.#letters <= mostLetters) break;
      this.drop(oldest);
    }
    return file;
  }

  keys(): string[] {
    return [...this.#files.keys()];
  }

  drop(key: string): void {
    this.#letters -= this.#files.get(key)?.text.length ?? 0;
    this.#files.delete(key);
  }
}
