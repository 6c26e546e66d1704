import { setTimeout } from 'node:timers/promises';
import { deleteOldSends, deleteStaleVerifications } from './email-verification/email-verification.store.ts';
import { deliverDueMails, type Send } from './mail/deliver-mail.ts';
import { deleteOldMails, eraseFailedMails } from './mail/outbox-mail.store.ts';
import { sweepImages } from './media/media.service.ts';
import { deleteOldPasswordLinks } from './password/password-link.store.ts';
import { deleteOldAnswers } from './platform/idempotency.ts';
import type { Platform } from './platform/platform.ts';
import { idleLifetime } from './session/session.service.ts';
import { deleteEndedSessions, deleteOldThrottles } from './session/session.store.ts';

const hour = 60 * 60_000;
const [look, sweep, day] = [1_000, 10 * 60_000, 24 * hour];
const patience = 10_000;

export interface Work {
  stop(): Promise<void>;
}

/** Looks for due mails every second and sweeps out what is long over. Stopping waits for the mail under way, not for ever. */
export function startBackgroundWork(platform: Platform, send: Send | null, pause = look): Work {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = Promise.all([
    ...(send ? [repeat(pause, platform, signal, () => deliverDueMails(platform, send, { signal }))] : []),
    repeat(sweep, platform, signal, () => sweepOut(platform)),
  ]);
  return {
    async stop() {
      stopping.abort();
      await Promise.race([running, setTimeout(patience, undefined, { ref: false })]);
    },
  };
}

async function repeat(pause: number, { log }: Platform, signal: AbortSignal, work: () => Promise<unknown>) {
  while (!signal.aborted) {
    await work().catch((failure: Error) =>
      log.warn({ reason: failure.message.slice(0, 200) }, 'background work failed'),
    );
    await setTimeout(pause, undefined, { signal }).catch(() => {});
  }
}

/** A mail that was given up can be sent again for a month, and is told of for three. */
export async function sweepOut(platform: Platform): Promise<void> {
  const { database } = platform;
  const time = platform.now();
  await deleteEndedSessions(database, time, time - idleLifetime);
  await deleteOldThrottles(database, time - day);
  await deleteOldSends(database, time - day);
  await deleteStaleVerifications(database, time - day);
  await deleteOldAnswers(database, time - day);
  await eraseFailedMails(database, time - 30 * day);
  await deleteOldMails(database, time - 90 * day);
  await deleteOldPasswordLinks(database, time - 90 * day);
  await sweepImages(platform, time - hour);
}
