import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts';
import { isOpen, isVerified } from '#machines/email-verification/email-verification.view.ts';
import type { OwnAccountActor } from '#machines/own-account/own-account.machine.ts';
import { isMissing } from '#machines/own-account/own-account.view.ts';
import type { ReauthenticationActor } from '#machines/reauthentication/reauthentication.machine.ts';
import { asks, isDone } from '#machines/reauthentication/reauthentication.view.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { CodeModal } from '#web/flows/code-modal.tsx';
import { EmailField } from '#web/flows/email-field.tsx';
import { ReauthenticationDialog } from '#web/flows/reauthentication-dialog.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountPart } from './account-part.tsx';
import { ownAccountMessages } from './own-account.messages.ts';

interface EmailPartProps {
  account: OwnAccountActor;
  email: EmailVerificationActor;
  emailChange: ReauthenticationActor;
  username: string;
}

export function EmailPart({ account, email, emailChange, username }: EmailPartProps) {
  const messages = useMessages(ownAccountMessages);
  const missing = useSelector(account, isMissing);
  const current = useSelector(account, ({ context }) => context.account?.email ?? null);
  const entering = useSelector(email, isOpen);
  const verified = useSelector(email, isVerified);
  const proof = useSelector(email, ({ context }) => context.proof?.applicationId);
  const asked = useSelector(emailChange, asks);
  const done = useSelector(emailChange, isDone);
  if (missing) return null;
  return (
    <AccountPart title={messages.email} lead={messages.emailLead(current)}>
      {done ? <Banner tone="success">{messages.emailChanged}</Banner> : null}
      <EmailField actor={email} error={null} />
      {verified && proof !== undefined ? (
        <Button
          look="secondary"
          name="changeEmail"
          actor={emailChange}
          event={{ type: 'reauthentication.open', subject: proof }}
        >
          {messages.changeEmail}
        </Button>
      ) : null}
      <Link to={`${blogAddress(username)}/notifications`}>{messages.chooseEmails}</Link>
      {entering ? <CodeModal actor={email} /> : null}
      {asked ? (
        <ReauthenticationDialog
          actor={emailChange}
          words={{
            title: messages.changeEmailTitle,
            ask: messages.changeEmailAsk,
            submit: messages.changeEmail,
            busy: messages.changingEmail,
            failed: messages.changeEmailFailed,
          }}
          returnTo="email"
        />
      ) : null}
    </AccountPart>
  );
}
