import { setTimeout } from 'node:timers/promises';
import { deleteOldSends, deleteStaleVerifications } from '../email-verification/email-verification.store.ts';
import type { Platform } from '../platform/platform.ts';
import { idleLifetime } from '../session/session.service.ts';
import { deleteEndedSessions, deleteOldThrottles } from '../session/session.store.ts';
import { deliverDueMails, type Send } from './deliver-mail.ts';

const [look, sweep, day] = [1_000, 10 * 60_000, 24 * 60 * 60_000];

export interface Worker {
  stop(): Promise<void>;
}

/** Looks for due mails every second and sweeps out what is long over. Stops between two mails. */
export function startMailWorker(platform: Platform, send: Send | null): Worker {
  const stopping = new AbortController();
  const running = Promise.all([
    ...(send ? [repeat(look, stopping.signal, platform, () => deliverDueMails(platform, send))] : []),
    repeat(sweep, stopping.signal, platform, () => sweepOut(platform)),
  ]);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function repeat(pause: number, signal: AbortSignal, { log }: Platform, work: () => Promise<unknown>) {
  while (!signal.aborted) {
    await work().catch((failure: Error) =>
      log.warn({ reason: failure.message.slice(0, 200) }, 'background work failed'),
    );
    await setTimeout(pause, undefined, { signal }).catch(() => {});
  }
}

export async function sweepOut({ database, now }: Platform): Promise<void> {
  const time = now();
  await deleteEndedSessions(database, time, time - idleLifetime);
  await deleteOldThrottles(database, time - day);
  await deleteOldSends(database, time - day);
  await deleteStaleVerifications(database, time - day);
  await database
    .deleteFrom('idempotency')
    .where('createdAt', '<', time - day)
    .execute();
}
