interface Count {
  current: number;
  began: number;
}

/** Beyond this many addresses the one that was quiet the longest is forgotten. */
const mostAddresses = 20_000;

type Answer = (failure: null, count: { current: number; ttl: number }) => void;

/** How often each address has called within a window. It goes by a clock that nobody sets, so that no window is longer. */
export class CallCounts {
  private readonly counts = new Map<string, Count>();

  incr(address: string, answer: Answer, timeWindow: number): void {
    const now = performance.now();
    const count = this.countOf(address, now, timeWindow);
    count.current += 1;
    this.counts.delete(address);
    this.counts.set(address, count);
    if (this.counts.size > mostAddresses) this.forgetQuietest();
    answer(null, { current: count.current, ttl: count.began + timeWindow - now });
  }

  /** As it is, without another call. */
  read(address: string, answer: Answer, timeWindow: number): void {
    const now = performance.now();
    const { current, began } = this.countOf(address, now, timeWindow);
    answer(null, { current, ttl: began + timeWindow - now });
  }

  child(): CallCounts {
    return new CallCounts();
  }

  private countOf(address: string, now: number, timeWindow: number): Count {
    const known = this.counts.get(address);
    return known && now < known.began + timeWindow ? known : { current: 0, began: now };
  }

  private forgetQuietest(): void {
    for (const address of this.counts.keys()) {
      this.counts.delete(address);
      return;
    }
  }
}
