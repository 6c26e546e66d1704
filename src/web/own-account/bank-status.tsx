import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import type { OwnAccountReply } from '#contract/own-account.ts';
import type { OwnAccountActor } from '#machines/own-account/own-account.machine.ts';
import { isFailed, isMissing } from '#machines/own-account/own-account.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './own-account.css.ts';
import { ownAccountMessages } from './own-account.messages.ts';

export function BankStatus({ account: actor }: { account: OwnAccountActor }) {
  const messages = useMessages(ownAccountMessages);
  const failed = useSelector(actor, isFailed);
  const account = useSelector(actor, ({ context }) => context.account);
  if (useSelector(actor, isMissing)) return null;
  if (failed)
    return (
      <Banner tone="warning" actions={[{ label: messages.retry, onPress: () => actor.send({ type: 'call.retry' }) }]}>
        {messages.bankFailed}
      </Banner>
    );
  return account === null ? <Spinner words={messages.bankLoading} /> : <Bank {...account.bank} />;
}

function Bank({ state, ibanEnding }: OwnAccountReply['bank']) {
  const messages = useMessages(ownAccountMessages);
  const status = state ?? (ibanEnding === '' ? 'none' : 'received');
  const said = messages.bankStates[status];
  return (
    <div className={css.bank}>
      <div className={css.bankHead}>
        <Badge tone={tones[status]}>{said.state}</Badge>
        {ibanEnding === '' ? null : <span className={css.iban}>{messages.iban(ibanEnding)}</span>}
      </div>
      <p className={css.next}>{said.next}</p>
    </div>
  );
}

const tones: Record<
  NonNullable<OwnAccountReply['bank']['state']> | 'none' | 'received',
  NonNullable<ComponentProps<typeof Badge>['tone']>
> = {
  none: 'plain',
  received: 'success',
  issued: 'warning',
  opened: 'warning',
  submitted: 'plain',
  verified: 'success',
  needsChanges: 'warning',
  expired: 'warning',
  revoked: 'plain',
};
