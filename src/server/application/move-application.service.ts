import type { ApplicationMoveReply, ApplicationMoveRequest } from '#contract/back-office.ts';
import { type ApplicationMove, undoMs } from '#machines/lifecycles/application.machine.ts';
import { isGiven, rejectionProblems } from '#rules/rejection.ts';
import { InvalidFields } from '../platform/errors.ts';
import type { Doer } from '../platform/http/access.ts';
import type { Platform } from '../platform/platform.ts';
import { advance } from '../records/advance.ts';
import { doOnce } from '../records/idempotency.ts';
import { inUnitOfWork } from '../records/unit-of-work.ts';
import { applications } from './application.lifecycle.ts';

/** Approves, rejects or reopens an application, or takes the last decision back. */
export function moveApplication(
  platform: Platform,
  id: string,
  request: ApplicationMoveRequest,
  by: Doer,
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
