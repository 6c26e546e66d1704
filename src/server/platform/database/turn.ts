import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that has asked for so many milliseconds is left to the others. */
const longest = 8;

/**
 * SQLite answers at once, so whoever asks it again and again would never let go of the event loop: no request would be
 * read meanwhile, and no timer run.
 */
export class Turn {
  private began: number | null = null;

  isLong(): boolean {
    if (this.began !== null) return performance.now() - this.began > longest;
    this.began = performance.now();
    setImmediate(() => {
      this.began = null;
    });
    return false;
  }

  end(): Promise<void> {
    return nextTurn();
  }
}
