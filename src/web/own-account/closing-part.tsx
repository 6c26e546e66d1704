import { useSelector } from '@xstate/react';
import type { ReauthenticationActor } from '#machines/reauthentication/reauthentication.machine.ts';
import { asks, shownError } from '#machines/reauthentication/reauthentication.view.ts';
import { ReauthenticationDialog } from '#web/flows/reauthentication-dialog.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useField } from '#web/ui/use-field.ts';
import { AccountPart } from './account-part.tsx';
import * as css from './own-account.css.ts';
import { ownAccountMessages } from './own-account.messages.ts';

interface ClosingPartProps {
  closing: ReauthenticationActor;
}

export function ClosingPart({ closing }: ClosingPartProps) {
  const messages = useMessages(ownAccountMessages);
  const isConfirming = useSelector(closing, asks);
  return (
    <AccountPart title={messages.close} lead={messages.closeLead}>
      <Button look="secondary" name="close-account" actor={closing} event={{ type: 'reauthentication.open' }}>
        {messages.closeOpen}
      </Button>
      {isConfirming ? (
        <ReauthenticationDialog
          actor={closing}
          words={{
            title: messages.closeTitle,
            submit: messages.closeNow,
            busy: messages.closing,
            failed: messages.closeFailed,
          }}
          look="danger"
          returnTo="close-account"
        >
          <Confirmation closing={closing} />
        </ReauthenticationDialog>
      ) : null}
    </AccountPart>
  );
}

function Confirmation({ closing }: ClosingPartProps) {
  const messages = useMessages(ownAccountMessages);
  const owner = useSelector(closing, ({ context }) => context.owner ?? '');
  return (
    <>
      <ul className={css.happens}>
        {messages.closeHappens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextField
        {...useField(closing, { name: 'username', label: messages.username, shownError })}
        label={messages.closeUsername(owner)}
        autoComplete="off"
      />
    </>
  );
}
