import { useSelector } from '@xstate/react';
import type { ApplicationStatusActor } from '#machines/application-status/application-status.machine.ts';
import { canWithdraw, isConfirmingWithdrawal } from '#machines/application-status/application-status.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { actions } from '#web/ui/form-page.css.ts';
import * as css from './application-status.css.ts';
import { applicationStatusMessages } from './application-status.messages.ts';

export function Withdrawal({ actor }: { actor: ApplicationStatusActor }) {
  const messages = useMessages(applicationStatusMessages);
  const possible = useSelector(actor, canWithdraw);
  const isConfirming = useSelector(actor, isConfirmingWithdrawal);
  if (isConfirming) return <Question actor={actor} />;
  return possible ? (
    <p>
      <Button look="quiet" actor={actor} event={{ type: 'application.withdraw' }}>
        {messages.withdraw}
      </Button>
    </p>
  ) : null;
}

function Question({ actor }: { actor: ApplicationStatusActor }) {
  const messages = useMessages(applicationStatusMessages);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('withdrawing'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ confirming: 'refused' }));
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <section className={css.question} aria-busy={busy} aria-label={messages.withdrawTitle}>
      <h2 className={css.questionTitle} tabIndex={-1} ref={focusOn}>
        {messages.withdrawTitle}
      </h2>
      <p>{messages.withdrawText}</p>
      {failed ? <Banner tone="danger">{message ?? messages.withdrawFailed}</Banner> : null}
      <div className={actions}>
        <Button look="danger" actor={actor} event={{ type: 'action.confirm' }}>
          {busy ? messages.withdrawing : messages.withdrawIt}
        </Button>
        <Button look="quiet" actor={actor} event={{ type: 'action.cancel' }}>
          {messages.keepIt}
        </Button>
      </div>
    </section>
  );
}
