import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { MailChoices } from '#contract/notification.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { mailChoicesMachine } from './mail-choices.machine.ts';

export function mailChoices(signed: SignedCall) {
  const saving = withIdempotencyKey(signed);
  return mailChoicesMachine.provide({
    actors: {
      readMailChoices: fromPromise(({ signal }) => signed(signal, (call) => ask('readMailChoices', call))),
      saveMailChoices: fromPromise<MailChoices, MailChoices>(({ input, signal }) =>
        saving(input, signal, (call) => ask('saveMailChoices', { body: input, ...call })),
      ),
    },
  });
}
