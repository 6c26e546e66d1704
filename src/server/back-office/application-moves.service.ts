import type {
  ApplicationMoveReply,
  ApplicationMoveRequest,
  ApplicationsMoveReply,
  ApplicationsMoveRequest,
} from '#contract/back-office.ts';
import type { Language } from '#contract/language.ts';
import { type ApplicationMove, undoMs } from '#machines/lifecycles/application.machine.ts';
import { isGiven, rejectionProblems } from '#rules/rejection.ts';
import { say } from '#rules/say.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { Conflict, InvalidFields, NotFound } from '../lib/errors.ts';
import { applications } from '../onboarding/application.lifecycle.ts';
import { findFlagged } from './application-queue.store.ts';

export function moveApplication(
  platform: Platform,
  id: string,
  request: ApplicationMoveRequest,
  by: Actor,
): Promise<ApplicationMoveReply> {
  const move = moveIn(request);
  return inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveApplication', id, request], async () => {
        const { state } = await advance(unit, applications, id, move);
        return { state, undoableFor: state === 'ONHOLD' ? 0 : undoMs };
      }),
    by.username,
  );
}

function moveIn(request: ApplicationMoveRequest): ApplicationMove {
  if (request.move !== 'reject') return { type: `application.${request.move}` };
  if (!isGiven(request)) throw new InvalidFields(rejectionProblems(request));
  const { reason, text } = request;
  return { type: 'application.reject', reason, text };
}

const reviewFirst = {
  en: 'This application needs a closer look. Open it and decide on it there.',
  tr: 'Bu başvuruya yakından bakılmalı. Başvuruyu açıp orada karar verin.',
};

/** Each application has its own unit of work and idempotency key: a rejected move does not stop the others. */
export async function moveApplications(
  platform: Platform,
  { ids, request }: ApplicationsMoveRequest,
  by: Actor,
  language: Language,
): Promise<ApplicationsMoveReply> {
  const startedAt = platform.now();
  const data: ApplicationsMoveReply['data'] = [];
  for (const id of ids) data.push({ id, refusal: await refusalOf(platform, id, request, { by, language }) });
  const remainingMs = request.move === 'undo' ? 0 : startedAt + undoMs - platform.now();
  return { data, undoableFor: Math.max(0, remainingMs) };
}

type Move = ApplicationsMoveRequest['request'];

async function refusalOf(
  platform: Platform,
  id: string,
  request: Move,
  { by, language }: { by: Actor; language: Language },
): Promise<string | null> {
  if (request.move === 'approve' && (await isFlagged(platform, id))) return say(reviewFirst, language);
  try {
    await moveApplication(platform, id, request, { ...by, key: by.key && `${by.key} ${id}` });
    return null;
  } catch (failure) {
    if (failure instanceof Conflict || failure instanceof NotFound) return say(failure.text, language);
    throw failure;
  }
}

/** A decided application is not flagged: its chart or its idempotency key gives the reply. */
async function isFlagged({ database }: Platform, id: string): Promise<boolean> {
  const found = await findFlagged(database, id);
  return found?.state === 'ONHOLD' && (found.isDoubtful === 1 || Boolean(found.isRepeated));
}
