interface LineOptions {
  atOnce: number;
  /** So many may always wait. */
  inLine: number;
  /** In milliseconds. More may wait while nobody waits for longer. */
  longestWait: number;
  /** Those of one address wait behind each other and in turns with the others, or each call for itself. */
  each: 'address' | 'call';
}

const [firstGuess, weight] = [50, 1 / 8];

/** How long somebody would wait for work that is done few at a time: told by who is there and how long it took of late. */
export class Line {
  readonly each: LineOptions['each'];
  private readonly options: LineOptions;
  private readonly present = new Map<string, Set<symbol>>();
  private took = firstGuess;

  constructor(options: LineOptions) {
    this.each = options.each;
    this.options = options;
  }

  isLong(who: string): boolean {
    const { atOnce, inLine, longestWait } = this.options;
    const ahead = this.aheadOf(who);
    return ahead >= atOnce + inLine && ((ahead - atOnce + 1) / atOnce) * this.took > longestWait;
  }

  /** Answers what is to be called when they leave. */
  enter(who: string): () => void {
    const place = Symbol(who);
    this.present.set(who, (this.present.get(who) ?? new Set()).add(place));
    return () => this.leave(who, place);
  }

  /** Somebody's turn. Whatever they wait for afterwards, they stand before nobody any more. */
  async serve<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.time(work);
    } finally {
      const [place] = this.present.get(who) ?? [];
      if (place) this.leave(who, place);
    }
  }

  async time<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.took += (performance.now() - began - this.took) * weight;
    }
  }

  private leave(who: string, place: symbol): void {
    const places = this.present.get(who);
    places?.delete(place);
    if (places?.size === 0) this.present.delete(who);
  }

  /** Nobody else has more turns than they have before it is theirs. */
  private aheadOf(who: string): number {
    const turns = (this.present.get(who)?.size ?? 0) + 1;
    let ahead = 0;
    for (const [other, { size }] of this.present) ahead += other === who ? size : Math.min(size, turns);
    return ahead;
  }
}
