import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { AccountClosingActor } from '#machines/account-closing/account-closing.machine.ts';
import { asks, canOpen } from '#machines/account-closing/account-closing.view.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountPart } from './account-part.tsx';
import { ownAccountWords } from './own-account-words.ts';

interface ClosingPartProps {
  closing: AccountClosingActor;
  ClosingDialog: ComponentType<{ closing: AccountClosingActor }>;
}

export function ClosingPart({ closing, ClosingDialog }: ClosingPartProps) {
  const words = useWords(ownAccountWords);
  const asked = useSelector(closing, asks);
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
      {asked ? <ClosingDialog closing={closing} /> : null}
    </AccountPart>
  );
}
