import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ApplicationsReply, WaitingReply } from '#contract/back-office.ts';
import type { QueueQuery } from '#machines/rules/queue-address.ts';
import type { AddressBar } from '../address-bar.ts';
import { applicationSelection } from '../application-selection/application-selection.actors.ts';
import { listWatch } from '../list-watch/list-watch.actors.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import { type SignedOnce, withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { DraftStorage } from '../text-drafts.ts';
import { applicationQueueMachine } from './application-queue.machine.ts';
import { applicationReviewMachine } from './application-review.machine.ts';
import type { ActionAnswer, ActionInput, ReviewAnswer } from './application-review.setup.ts';
import { askQueue } from './ask-queue.actors.ts';
import { backOfficeMachine } from './back-office.machine.ts';
import { ledger } from './ledger.actors.ts';
import { type KeyEffects, officeKeys } from './office-keys.actors.ts';
import type { StaffAction } from './possible-actions.ts';
import { recentDecisions } from './recent-decisions.actors.ts';
import type { Decision } from './recent-decisions.setup.ts';
import { waitingMachine } from './waiting.machine.ts';

const waiting = (signed: SignedCall) =>
  waitingMachine.provide({
    actors: {
      watch: listWatch(signed),
      fetchWaiting: fromPromise<WaitingReply>(({ signal }) => signed(signal, (call) => ask('listWaiting', call))),
    },
  });

const applicationQueue = (signed: SignedCall) =>
  applicationQueueMachine.provide({
    actors: {
      watch: listWatch(signed),
      fetchQueue: fromPromise<ApplicationsReply, QueueQuery>(({ input, signal }) =>
        signed(signal, (call) => askQueue(input, call)),
      ),
    },
  });

function applicationReview(signed: SignedCall, drafts: DraftStorage) {
  const signedAction = withIdempotencyKey(signed);
  return applicationReviewMachine.provide({
    actors: {
      fetchApplication: fromPromise<ReviewAnswer, { id: string }>(({ input, signal }) =>
        signed(signal, (call) => ask('readApplication', { params: input, ...call }))
          .then((detail): ReviewAnswer => ({ kind: 'found', detail, drafts: drafts.readDrafts(input.id) }))
          .catch(refusalBy<ReviewAnswer>({ notFound: () => ({ kind: 'missing' }) })),
      ),
      performAction: fromPromise<ActionAnswer, ActionInput>(({ input, signal }) =>
        signedAction(input, signal, (call) => perform(input, call)).catch(refusalIn),
      ),
    },
    actions: {
      saveDrafts: (_, typed) => drafts.saveDrafts(typed),
      deleteDrafts: ({ context: { id, action } }) => drafts.deleteDrafts({ id, names: sentIn(action) }),
    },
  });
}

function sentIn(action: StaffAction | null): string[] {
  if (action?.kind === 'application' && action.request.move === 'reject') return ['reason', 'text'];
  return action?.kind === 'bank' && action.request.move === 'return' ? ['message'] : [];
}

interface Outside {
  signed: SignedCall;
  drafts: DraftStorage;
  addressBar: AddressBar;
  keepDecisions(decisions: readonly Decision[]): void;
  keys: KeyEffects;
}

export const backOffice = ({ signed, drafts, addressBar, keepDecisions, keys }: Outside) =>
  backOfficeMachine.provide({
    actors: {
      decisions: recentDecisions({ signed, keepDecisions }),
      keys: officeKeys(keys),
      waiting: waiting(signed),
      queue: applicationQueue(signed),
      review: applicationReview(signed, drafts),
      selection: applicationSelection({ signed, drafts }),
      ledger: ledger(signed, addressBar),
      addressBar,
    },
  });

async function perform({ action, id, accountId }: ActionInput, call: SignedOnce): Promise<ActionAnswer> {
  const account = { id: accountId };
  if (action.kind === 'reveal')
    return { kind: 'revealed', secret: await ask('revealBankDetails', { params: account, ...call }) };
  if (action.kind === 'application') {
    const { undoableFor } = await ask('moveApplication', { params: { id }, body: action.request, ...call });
    return undoableFor > 0 ? { kind: 'decided', undoUntil: Date.now() + undoableFor } : { kind: 'done' };
  }
  if (action.kind === 'bank') await ask('moveBankDetails', { params: account, body: action.request, ...call });
  else await ask('moveCreator', { params: account, body: action.request, ...call });
  return { kind: 'done' };
}
