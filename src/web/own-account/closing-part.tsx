import { useSelector } from '@xstate/react';
import type { AccountClosingActor } from '#machines/account-closing/account-closing.machine.ts';
import { asks, canOpen } from '#machines/account-closing/account-closing.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountPart } from './account-part.tsx';
import { ClosingDialog } from './closing-dialog.tsx';
import { ownAccountMessages } from './own-account.messages.ts';

interface ClosingPartProps {
  closing: AccountClosingActor;
}

export function ClosingPart({ closing }: ClosingPartProps) {
  const words = useMessages(ownAccountMessages);
  const isConfirming = useSelector(closing, asks);
  const openable = useSelector(closing, canOpen);
  return (
    <AccountPart title={words.close} lead={words.closeLead}>
      <Button
        look="secondary"
        name="close-account"
        disabled={!openable}
        onClick={() => closing.send({ type: 'closing.open' })}
      >
        {words.closeOpen}
      </Button>
      {isConfirming ? <ClosingDialog closing={closing} /> : null}
    </AccountPart>
  );
}
