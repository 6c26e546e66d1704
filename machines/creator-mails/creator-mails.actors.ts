import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalBy } from '../refusal.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import {
  creatorMailsLimit,
  creatorMailsMachine,
  type MailsAnswer,
  type MailsQuery,
  type ReadingAnswer,
} from './creator-mails.machine.ts';

export function creatorMails(signed: SignedCall) {
  const signedAction = withIdempotencyKey(signed);
  return creatorMailsMachine.provide({
    actors: {
      fetchMails: fromPromise<MailsAnswer, MailsQuery>(({ input: { accountId: id, offset }, signal }) => {
        const query = { offset, limit: creatorMailsLimit };
        return signed(signal, (call) => ask('listCreatorMails', { params: { id }, query, ...call }))
          .then((mails): MailsAnswer => ({ kind: 'mails', mails }))
          .catch(refusalBy<MailsAnswer>({ notFound: () => ({ kind: 'missing' }) }));
      }),
      readMail: fromPromise<ReadingAnswer, { accountId: string; id: string }>(({ input, signal }) => {
        const params = { id: input.accountId, mail: input.id };
        return signedAction(params, signal, (call) => ask('readCreatorMail', { params, ...call }))
          .then((reading): ReadingAnswer => ({ kind: 'reading', reading }))
          .catch(refusalBy<ReadingAnswer>({ notFound: () => ({ kind: 'gone' }) }));
      }),
    },
  });
}
