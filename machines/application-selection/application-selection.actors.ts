import { fromCallback, fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ApplicationsMoveReply } from '#contract/back-office.ts';
import type { ApplicationQueueActor, ApplicationQueueSnapshot } from '../back-office/application-queue.machine.ts';
import type { BackOfficeActor } from '../back-office/back-office.machine.ts';
import { refusalIn } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { signedDeedOf } from '../session/signed-deed.ts';
import type { WordsKeeper } from '../typed-words.ts';
import {
  applicationSelectionMachine,
  type SelectableRow,
  type SeveralAnswer,
  type SeveralInput,
} from './application-selection.machine.ts';

interface Around {
  signed: SignedCall;
  page: BackOfficeActor;
  queue: ApplicationQueueActor;
  words: WordsKeeper;
}

/** What is typed to several stays under a name of its own, whoever they are. */
const several = 'several';

/** The selection beside the page whose queue it is made in. */
export function applicationSelection({ signed, page, queue, words }: Around) {
  const signedDeed = signedDeedOf(signed);
  return applicationSelectionMachine.provide({
    actors: {
      watchRows: fromCallback(({ sendBack }) => {
        const tell = (snapshot: ApplicationQueueSnapshot) =>
          sendBack({ type: 'rows.show', rows: selectableIn(snapshot) });
        tell(queue.getSnapshot());
        const { unsubscribe } = queue.subscribe(tell);
        return unsubscribe;
      }),
      decideSeveral: fromPromise<SeveralAnswer, SeveralInput>(({ input, signal }) => {
        const body = { ids: [...input.ids], request: input.request };
        return signedDeed(input, signal, (call) => ask('moveApplications', { body, ...call }))
          .then(answerIn)
          .catch(refusalIn);
      }),
    },
    actions: {
      keepWords: ({ context }) => words.keepWords({ id: several, words: context.words }),
      tellDecided({ context: { asked, request } }, { done, undoUntil }) {
        const { decisions, review } = page.getSnapshot().children;
        const [first] = done;
        const fullName = asked.find(({ id }) => id === first)?.fullName ?? '';
        if (first !== undefined)
          decisions?.send({
            type: 'decision.made',
            decision: { ids: done, fullName, move: request.move, deadline: undoUntil },
          });
        if (review && done.includes(review.getSnapshot().context.id)) review.send({ type: 'detail.load' });
        queue.send({ type: 'queue.load' });
      },
    },
  });
}

export const wordsToSeveral = ({ words }: Pick<Around, 'words'>) => words.readWords(several);

/** Those on hold are decided on together; in other lists one looks something up. */
function selectableIn({ context: { state, queue } }: ApplicationQueueSnapshot): SelectableRow[] {
  if (state !== 'ONHOLD') return [];
  const rows = queue?.data.filter((row) => row.state === 'ONHOLD') ?? [];
  return rows.map(({ id, fullName }) => ({ id, fullName }));
}

function answerIn({ data, undoableFor }: ApplicationsMoveReply): SeveralAnswer {
  const refusals = data.flatMap(({ id, refusal }) => (refusal === null ? [] : [{ id, refusal }]));
  const decided = {
    done: data.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])),
    undoUntil: Date.now() + undoableFor,
  };
  return refusals.length === 0 ? { kind: 'decided', ...decided } : { kind: 'partly', refusals, ...decided };
}
