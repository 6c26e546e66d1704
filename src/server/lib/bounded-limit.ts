import pLimit, { type LimitFunction } from 'p-limit';
import { Busy } from './errors.ts';

interface Bounds {
  concurrency: number;
  maxWaiting: number;
  /** Running and waiting work of one key together. */
  maxPerKey?: number;
}

/** A p-limit with a bounded queue: work beyond the queue, or beyond the share of its key, is refused as busy. */
export class BoundedLimit {
  private readonly limit: LimitFunction;
  private readonly bounds: Bounds;
  private readonly countByKey = new Map<string, number>();

  constructor(bounds: Bounds) {
    this.bounds = bounds;
    this.limit = pLimit(bounds.concurrency);
  }

  async run<Result>(work: () => Promise<Result>, key = ''): Promise<Result> {
    const { concurrency, maxWaiting, maxPerKey = Number.POSITIVE_INFINITY } = this.bounds;
    const isFull = this.limit.activeCount + this.limit.pendingCount >= concurrency + maxWaiting;
    if (isFull || (this.countByKey.get(key) ?? 0) >= maxPerKey) throw new Busy();
    this.count(key, 1);
    try {
      return await this.limit(work);
    } finally {
      this.count(key, -1);
    }
  }

  private count(key: string, change: number): void {
    const count = (this.countByKey.get(key) ?? 0) + change;
    if (count > 0) this.countByKey.set(key, count);
    else this.countByKey.delete(key);
  }
}
