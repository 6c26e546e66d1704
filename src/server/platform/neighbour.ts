import type { Platform } from './platform.ts';

interface NeighbourOptions {
  /** What the log says once it is known to be away, and once it is back. */
  away: string;
  back: string;
  /** Asks for a sign of life, within a time. */
  look(): Promise<unknown>;
}

const pause = 5_000;

/** What others run, and may be away. Whoever meets a failure is the last to wait for it: then it rests, until it is found back beside the requests. */
export class Neighbour {
  private readonly options: NeighbourOptions;
  private readonly platform: Pick<Platform, 'log' | 'now'>;
  private restsUntil: number | null = null;
  private looking = Promise.resolve();

  constructor(platform: Pick<Platform, 'log' | 'now'>, options: NeighbourOptions) {
    this.options = options;
    this.platform = platform;
  }

  /** Without a wait. Whoever asks when it has rested has it looked for. */
  isAway(): boolean {
    if (this.restsUntil === null) return false;
    if (this.platform.now() >= this.restsUntil) this.looking = this.lookForIt();
    return true;
  }

  /** For whoever has no other way: who asks while it is looked for waits until it is found, or is not. */
  async isAwayStill(): Promise<boolean> {
    if (this.isAway()) await this.looking;
    return this.restsUntil !== null;
  }

  leaveAlone(failure: unknown): void {
    const reason = failure instanceof Error ? failure.message.slice(0, 200) : '';
    if (this.restsUntil === null) this.platform.log.warn({ reason }, this.options.away);
    this.restsUntil = this.platform.now() + pause;
  }

  private async lookForIt(): Promise<void> {
    this.restsUntil = this.platform.now() + pause;
    try {
      await this.options.look();
      this.restsUntil = null;
      this.platform.log.info({}, this.options.back);
    } catch (failure) {
      this.leaveAlone(failure);
    }
  }
}
