/** What a clock goes by. */
export interface Ticks {
  /** The time that it is, as far as anybody knows; it may be set back. */
  time(): number;
  /** Milliseconds since any moment, which nobody sets. */
  elapsed(): number;
}

/** A clock that is ahead goes by so much slower until it is right. */
const slowness = 1 / 20;
/** One that is ahead by more was wrong altogether. */
export const farthestAhead = 24 * 60 * 60_000;

/**
 * A clock that is never set back: what was good until a moment is over after it, and what was stored lies in the past.
 * Where the time turns out to be earlier than it was thought to be, it goes slower, and is right again some time later.
 */
export function steadyClock({ time, elapsed }: Ticks, notBefore: number): () => number {
  let [latest, since] = [notBefore, elapsed()];
  return () => {
    const [now, ticks] = [time(), elapsed()];
    const slowed = latest + (ticks - since) * (1 - slowness);
    latest = slowed - now > farthestAhead ? now : Math.max(now, slowed);
    since = ticks;
    return Math.floor(latest);
  };
}
