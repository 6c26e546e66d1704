import { fromPromise } from 'xstate';
import {
  listApplications,
  moveApplication,
  moveBankDetails,
  moveCreator,
  readApplication,
  revealBankDetails,
} from '#api/back-office.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { applicationQueueMachine, type QueueAnswer, type QueueWish, queueLimit } from './application-queue.machine.ts';
import { applicationReviewMachine, type DeedAnswer, type ReviewAnswer } from './application-review.machine.ts';
import type { Deed } from './possible-deeds.ts';

interface Call {
  token: string;
  signal: AbortSignal;
}

export const applicationQueue = applicationQueueMachine.provide({
  actors: {
    fetchQueue: fromPromise<QueueAnswer, QueueWish & { token: string }>(
      async ({ input: { token, state, search, offset }, signal }) => {
        const query = { ...(state && { state }), search, offset, limit: queueLimit };
        return listApplications(query, { token, signal })
          .then((queue): QueueAnswer => ({ kind: 'queue', queue }))
          .catch(endedOr);
      },
    ),
  },
});

export const applicationReview = applicationReviewMachine.provide({
  actors: {
    fetchApplication: fromPromise<ReviewAnswer, { token: string; id: string }>(({ input: { token, id }, signal }) =>
      readApplication(id, { token, signal })
        .then((detail): ReviewAnswer => ({ kind: 'found', detail }))
        .catch((failure: unknown) => {
          if (errorBodyOf(failure)?.code === 'notFound') return { kind: 'missing' as const };
          return endedOr(failure);
        }),
    ),
    doDeed: fromPromise<DeedAnswer, { token: string; id: string; accountId: string; deed: Deed }>(
      async ({ input: { token, id, accountId, deed }, signal }) => {
        try {
          return await does(deed, { id, accountId }, { token, signal });
        } catch (failure) {
          return refusal(failure);
        }
      },
    ),
  },
});

async function does(deed: Deed, { id, accountId }: { id: string; accountId: string }, call: Call): Promise<DeedAnswer> {
  if (deed.kind === 'reveal') return { kind: 'revealed', secret: await revealBankDetails(accountId, call) };
  if (deed.kind === 'application') {
    const { undoableFor } = await moveApplication(id, deed.request, call);
    return { kind: 'done', isUndoable: undoableFor > 0 };
  }
  if (deed.kind === 'bank') await moveBankDetails(accountId, deed.request, call);
  else await moveCreator(accountId, deed.request, call);
  return { kind: 'done', isUndoable: false };
}

function endedOr(failure: unknown): { kind: 'ended' } {
  if (errorBodyOf(failure)?.code === 'unauthenticated') return { kind: 'ended' };
  throw failure;
}

function refusal(failure: unknown): DeedAnswer {
  const body = errorBodyOf(failure);
  if (body === null) throw failure;
  return body.code === 'unauthenticated' ? { kind: 'ended' } : { kind: 'refused', message: body.message };
}
