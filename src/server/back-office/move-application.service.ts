import type { ApplicationMoveReply, ApplicationMoveRequest } from '#contract/back-office.ts';
import { type ApplicationMove, undoMs } from '#machines/lifecycles/application.machine.ts';
import { isGiven, rejectionProblems } from '#rules/rejection.ts';
import { advance } from '../db/advance.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { InvalidFields } from '../lib/errors.ts';
import { applications } from '../onboarding/application.lifecycle.ts';

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
