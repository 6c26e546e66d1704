import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import {
  applicationStatusMachine,
  type LinkAnswer,
  type MailedLink,
  type StatusAnswer,
  type WithdrawAnswer,
} from './application-status.machine.ts';

/** The calls are made with the token of the link, which no chart knows. */
export const applicationStatus = (token: string) =>
  applicationStatusMachine.provide({
    actors: {
      fetchStatus: fromPromise<StatusAnswer>(({ signal }) =>
        ask('readApplicationStatus', { query: { token }, signal })
          .then((status): StatusAnswer => ({ kind: 'known', status }))
          .catch(refusalBy<StatusAnswer>({ notFound: () => ({ kind: 'unknown' }) })),
      ),
      sendLink: fromPromise<LinkAnswer, { link: MailedLink }>(({ input: { link }, signal }) =>
        ask('sendLinkAgain', { body: { token, link }, signal })
          .then((): LinkAnswer => 'sent')
          .catch(refusalIn),
      ),
      withdraw: fromPromise<WithdrawAnswer>(({ signal }) =>
        ask('withdrawApplication', { body: { token }, signal })
          .then(({ erasedOn }): WithdrawAnswer => ({ kind: 'withdrawn', erasedOn }))
          .catch(refusalBy<WithdrawAnswer>({ notNow: () => ({ kind: 'decided' }) })),
      ),
    },
  });
