import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ApplicationsMoveReply } from '#contract/back-office.ts';
import { refusalIn } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { DraftStorage } from '../text-drafts.ts';
import { applicationSelectionMachine } from './application-selection.machine.ts';
import type { BulkAnswer, BulkInput } from './application-selection.setup.ts';

/** One draft for any selection: the typed text stays when other rows are ticked. */
const draftId = 'several';

export function applicationSelection({ signed, drafts }: { signed: SignedCall; drafts: DraftStorage }) {
  const signedAction = withIdempotencyKey(signed);
  return applicationSelectionMachine.provide({
    actors: {
      decideSelected: fromPromise<BulkAnswer, BulkInput>(({ input, signal }) => {
        const body = { ids: [...input.ids], request: input.request };
        return signedAction(input, signal, (call) => ask('moveApplications', { body, ...call }))
          .then(answerIn)
          .catch(refusalIn);
      }),
    },
    actions: { saveDrafts: ({ context }) => drafts.saveDrafts({ id: draftId, drafts: context.drafts }) },
  });
}

export const readSelectionDraft = (drafts: DraftStorage) => drafts.readDrafts(draftId);

function answerIn({ data, undoableFor }: ApplicationsMoveReply): BulkAnswer {
  const refusals = data.flatMap(({ id, refusal }) => (refusal === null ? [] : [{ id, refusal }]));
  const done = data.flatMap(({ id, refusal }) => (refusal === null ? [id] : []));
  const undoUntil = Date.now() + undoableFor;
  if (refusals.length === 0) return { kind: 'decided', done, undoUntil };
  return done.length === 0 ? { kind: 'none', refusals } : { kind: 'partly', refusals, done, undoUntil };
}
