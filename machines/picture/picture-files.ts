import { newId } from '../new-id.ts';

/** A snapshot is plain JSON, so the charts of a page know its files by ids. Each page has its own. */
export class PictureFiles {
  readonly #files = new Map<string, { file: Blob; url: string }>();

  add(file: Blob): { id: string; url: string } {
    const [id, url] = [newId(), URL.createObjectURL(file)];
    this.#files.set(id, { file, url });
    return { id, url };
  }

  get(id: string): Blob | null {
    return this.#files.get(id)?.file ?? null;
  }

  /** Releases all other files. */
  keep(ids: readonly string[]): void {
    for (const [id, { url }] of this.#files) {
      if (ids.includes(id)) continue;
      URL.revokeObjectURL(url);
      this.#files.delete(id);
    }
  }
}
