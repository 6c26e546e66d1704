import { setTimeout } from 'node:timers/promises';
import { isBusy } from './sqlite-away.ts';

const pause = 4;

/**
 * Asks SQLite again and again while another process holds it. All who ask wait for the same lock: how long they do is
 * counted from when the first of them found it held, so a long line is turned away as soon as a short one.
 */
export class Waiting {
  private readonly longest: number;
  private since: number | null = null;

  constructor(longest: number) {
    this.longest = longest;
  }

  async until<Result>(sql: string, ask: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        const result = await ask();
        if (!isRead(sql)) this.since = null;
        return result;
      } catch (failure) {
        if (!isBusy(failure)) throw failure;
        this.since ??= performance.now();
        if (performance.now() - this.since > this.longest) throw failure;
      }
      await setTimeout(pause);
    }
  }
}

/** Whoever only reads is not kept out by a lock, and learns nothing about it. */
const isRead = (sql: string): boolean => /^\s*select/i.test(sql);
