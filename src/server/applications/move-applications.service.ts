import type { ApplicationsMoveReply, ApplicationsMoveRequest } from '#contract/back-office.ts';
import type { Language } from '#contract/language.ts';
import { undoMs } from '#machines/lifecycles/application.machine.ts';
import { say } from '#rules/say.ts';
import type { Actor } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { Conflict, NotFound } from '../lib/errors.ts';
import { findFlagged } from './application-queue.store.ts';
import { moveApplication } from './move-application.service.ts';

const lookFirst = {
  en: 'Something is to be looked at first. Open it and decide on it alone.',
  tr: 'Önce bakılması gereken bir şey var. Açıp tek başına karar verin.',
};

/** Does the same to several applications, each in a unit of its own and under a key of its own: what one of them is refused for is no matter of the others. */
export async function moveApplications(
  platform: Platform,
  { ids, request }: ApplicationsMoveRequest,
  by: Actor,
  language: Language,
): Promise<ApplicationsMoveReply> {
  const begun = platform.now();
  const data: ApplicationsMoveReply['data'] = [];
  for (const id of ids) data.push({ id, refusal: await refusalOf(platform, id, request, { by, language }) });
  const left = request.move === 'undo' ? 0 : begun + undoMs - platform.now();
  return { data, undoableFor: Math.max(0, left) };
}

type Move = ApplicationsMoveRequest['request'];

async function refusalOf(
  platform: Platform,
  id: string,
  request: Move,
  { by, language }: { by: Actor; language: Language },
): Promise<string | null> {
  if (request.move === 'approve' && (await isFlagged(platform, id))) return say(lookFirst, language);
  try {
    await moveApplication(platform, id, request, { ...by, key: by.key && `${by.key} ${id}` });
    return null;
  } catch (failure) {
    if (failure instanceof Conflict || failure instanceof NotFound) return say(failure.text, language);
    throw failure;
  }
}

/** One that was decided already is left to its chart, and to what was answered under its key. */
async function isFlagged({ database }: Platform, id: string): Promise<boolean> {
  const found = await findFlagged(database, id);
  return found?.state === 'ONHOLD' && (found.isDoubtful === 1 || Boolean(found.isRepeated));
}
