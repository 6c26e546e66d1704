import { setTimeout } from 'node:timers/promises';
import type { Platform } from '../db/platform.ts';

const stopTimeoutMs = 10_000;

/** Work that is repeated, `pause` ms after the last run has ended. */
export interface Job {
  pause: number;
  run(signal: AbortSignal): Promise<unknown>;
}

export interface BackgroundWork {
  stop(): Promise<void>;
}

/** Stopping waits for running jobs, ten seconds at most. */
export function startBackgroundWork({ log }: Pick<Platform, 'log'>, jobs: readonly Job[]): BackgroundWork {
  const stopping = new AbortController();
  const running = Promise.all(jobs.map((job) => repeat(job, log, stopping.signal)));
  return {
    async stop() {
      stopping.abort();
      await Promise.race([running, setTimeout(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}

/** Logs each reason once, so that an outage does not fill the log. */
async function repeat({ pause, run }: Job, log: Platform['log'], signal: AbortSignal): Promise<void> {
  let last: string | null = null;
  while (!signal.aborted) {
    const reason = await run(signal).then(() => null, reasonOf);
    if (reason !== null && reason !== last) log.warn({ reason }, 'job_failed');
    if (reason === null && last !== null) log.info({ reason: last }, 'job_recovered');
    last = reason;
    await setTimeout(pause, undefined, { signal }).catch(() => {});
  }
}

/** A short reason for the log. */
export const reasonOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message.slice(0, 200) : 'unknown';
