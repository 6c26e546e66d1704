import { type WaitingReply, waitingLimit } from '#contract/back-office.ts';
import { listWaitingBookings } from '../bookings/read-bookings.service.ts';
import type { Platform } from '../db/platform.ts';
import { readBacklog } from '../mail/outbox.ts';
import { countReportedQuestions } from '../questions/question.service.ts';
import { listOldest } from './application-queue.service.ts';

/** Every staff page polls this, so it uses one connection at a time. */
export async function listWaiting(reader: Pick<Platform, 'database' | 'now'>, readerId: string): Promise<WaitingReply> {
  const { applications, bankDetails } = await listOldest(reader, waitingLimit, readerId);
  return {
    ...{ applications, bankDetails },
    stays: await listWaitingBookings(reader, waitingLimit),
    failedMails: (await readBacklog(reader, reader.now())).failed,
    reportedQuestions: await countReportedQuestions(reader.database),
  };
}
