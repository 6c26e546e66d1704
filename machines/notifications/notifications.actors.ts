import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { Notification } from '#contract/notification.ts';
import { mailChoices } from '../mail-choices/mail-choices.actors.ts';
import { withIdempotencyKey } from '../session/signed-action.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { notificationsMachine } from './notifications.machine.ts';

interface NotificationsOptions {
  signed: SignedCall;
  refreshCount: () => void;
}

export function notifications({ signed, refreshCount }: NotificationsOptions) {
  const marking = withIdempotencyKey(signed);
  return notificationsMachine.provide({
    actors: {
      choices: mailChoices(signed),
      listNotifications: fromPromise<Notification[]>(({ signal }) =>
        signed(signal, (call) => ask('listNotifications', call)).then(({ data }) => data),
      ),
      readNotifications: fromPromise(async ({ signal }) => {
        await marking({}, signal, (call) => ask('readNotifications', call));
      }),
    },
    actions: {
      refreshCount,
      /** If it fails, the notification is new again on the next visit. */
      readSome: (_, ids) => {
        marking({ ids }, new AbortController().signal, (call) =>
          ask('readSomeNotifications', { body: { ids: [...ids] }, ...call }),
        ).then(refreshCount, () => {});
      },
    },
  });
}
