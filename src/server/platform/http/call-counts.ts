interface Count {
  current: number;
  began: number;
}

/** Beyond this many addresses the one that was quiet the longest is forgotten. */
const mostAddresses = 20_000;

/** How often each address has called within a window. It goes by a clock that nobody sets, so that no window is longer. */
export class CallCounts {
  private readonly counts = new Map<string, Count>();

  incr(
    address: string,
    answer: (failure: null, count: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.counts.get(address);
    const count = known && now < known.began + timeWindow ? known : { current: 0, began: now };
    count.current += 1;
    this.counts.delete(address);
    this.counts.set(address, count);
    if (this.counts.size > mostAddresses) this.forgetQuietest();
    answer(null, { current: count.current, ttl: count.began + timeWindow - now });
  }

  child(): CallCounts {
    return new CallCounts();
  }

  private forgetQuietest(): void {
    for (const address of this.counts.keys()) {
      this.counts.delete(address);
      return;
    }
  }
}
