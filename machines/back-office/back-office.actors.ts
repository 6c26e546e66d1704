import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ApplicationsReply, WaitingReply } from '#contract/back-office.ts';
import type { QueueWish } from '#machines/rules/queue-address.ts';
import type { AddressBar } from '../address-bar.ts';
import { applicationSelection } from '../application-selection/application-selection.actors.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { type SignedOnce, signedDeedOf } from '../session/signed-deed.ts';
import type { WordsKeeper } from '../typed-words.ts';
import { applicationQueueMachine } from './application-queue.machine.ts';
import { applicationReviewMachine } from './application-review.machine.ts';
import type { DeedAnswer, DeedInput, ReviewAnswer } from './application-review.setup.ts';
import { askQueue } from './ask-queue.actors.ts';
import { backOfficeMachine } from './back-office.machine.ts';
import { ledger } from './ledger.actors.ts';
import { type KeyEffects, officeKeys } from './office-keys.actors.ts';
import type { Deed } from './possible-deeds.ts';
import { recentDecisions } from './recent-decisions.actors.ts';
import type { Decision } from './recent-decisions.setup.ts';
import { waitingMachine } from './waiting.machine.ts';

const waiting = (signed: SignedCall) =>
  waitingMachine.provide({
    actors: {
      fetchWaiting: fromPromise<WaitingReply>(({ signal }) => signed(signal, (call) => ask('listWaiting', call))),
    },
  });

const applicationQueue = (signed: SignedCall) =>
  applicationQueueMachine.provide({
    actors: {
      fetchQueue: fromPromise<ApplicationsReply, QueueWish>(({ input, signal }) => askQueue(signed, input, signal)),
    },
  });

function applicationReview(signed: SignedCall, words: WordsKeeper) {
  const signedDeed = signedDeedOf(signed);
  return applicationReviewMachine.provide({
    actors: {
      fetchApplication: fromPromise<ReviewAnswer, { id: string }>(({ input, signal }) =>
        signed(signal, (call) => ask('readApplication', { params: input, ...call }))
          .then((detail): ReviewAnswer => ({ kind: 'found', detail, words: words.readWords(input.id) }))
          .catch(refusalBy<ReviewAnswer>({ notFound: () => ({ kind: 'missing' }) })),
      ),
      doDeed: fromPromise<DeedAnswer, DeedInput>(({ input, signal }) =>
        signedDeed(input, signal, (call) => does(input, call)).catch(refusalIn),
      ),
    },
    actions: {
      keepWords: (_, typed) => words.keepWords(typed),
      dropWords: ({ context: { id, deed } }) => words.dropWords({ id, names: sentIn(deed) }),
    },
  });
}

function sentIn(deed: Deed | null): string[] {
  if (deed?.kind === 'application' && deed.request.move === 'reject') return ['reason', 'text'];
  return deed?.kind === 'bank' && deed.request.move === 'return' ? ['message'] : [];
}

interface Outside {
  signed: SignedCall;
  words: WordsKeeper;
  addressBar: AddressBar;
  keepDecisions(decisions: readonly Decision[]): void;
  keys: KeyEffects;
}

export const backOffice = ({ signed, words, addressBar, keepDecisions, keys }: Outside) =>
  backOfficeMachine.provide({
    actors: {
      decisions: recentDecisions({ signed, keepDecisions }),
      keys: officeKeys(keys),
      waiting: waiting(signed),
      queue: applicationQueue(signed),
      review: applicationReview(signed, words),
      selection: applicationSelection({ signed, words }),
      ledger: ledger(signed),
      addressBar,
    },
  });

async function does({ deed, id, accountId }: DeedInput, call: SignedOnce): Promise<DeedAnswer> {
  const account = { id: accountId };
  if (deed.kind === 'reveal')
    return { kind: 'revealed', secret: await ask('revealBankDetails', { params: account, ...call }) };
  if (deed.kind === 'application') {
    const { undoableFor } = await ask('moveApplication', { params: { id }, body: deed.request, ...call });
    return undoableFor > 0 ? { kind: 'decided', undoUntil: Date.now() + undoableFor } : { kind: 'done' };
  }
  if (deed.kind === 'bank') await ask('moveBankDetails', { params: account, body: deed.request, ...call });
  else await ask('moveCreator', { params: account, body: deed.request, ...call });
  return { kind: 'done' };
}
