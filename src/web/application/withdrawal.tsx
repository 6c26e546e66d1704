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
  const text = useMessages(applicationStatusMessages);
  const possible = useSelector(actor, canWithdraw);
  const isConfirming = useSelector(actor, isConfirmingWithdrawal);
  if (isConfirming) return <Question actor={actor} />;
  return possible ? (
    <p>
      <Button look="quiet" onClick={() => actor.send({ type: 'withdrawal.open' })}>
        {text.withdraw}
      </Button>
    </p>
  ) : null;
}

function Question({ actor }: { actor: ApplicationStatusActor }) {
  const text = useMessages(applicationStatusMessages);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('withdrawing'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ withdrawal: 'refused' }));
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <section className={css.question} aria-busy={busy} aria-label={text.withdrawTitle}>
      <h2 className={css.questionTitle} tabIndex={-1} ref={focusOn}>
        {text.withdrawTitle}
      </h2>
      <p>{text.withdrawWords}</p>
      {failed ? <Banner tone="danger">{message ?? text.withdrawFailed}</Banner> : null}
      <div className={actions}>
        <Button look="danger" disabled={busy} onClick={() => actor.send({ type: 'withdrawal.confirm' })}>
          {busy ? text.withdrawing : text.withdrawIt}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => actor.send({ type: 'withdrawal.cancel' })}>
          {text.keepIt}
        </Button>
      </div>
    </section>
  );
}
