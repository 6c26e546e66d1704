import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts';
import { isOpen, isVerified } from '#machines/email-verification/email-verification.view.ts';
import type { OwnAccountActor } from '#machines/own-account/own-account.machine.ts';
import { isMissing } from '#machines/own-account/own-account.view.ts';
import type { OwnAccountPageActor } from '#machines/own-account-page/own-account-page.machine.ts';
import { flowsIn } from '#machines/own-account-page/own-account-page.view.ts';
import type { ReauthenticationActor } from '#machines/reauthentication/reauthentication.machine.ts';
import { asks, isDone, shownError } from '#machines/reauthentication/reauthentication.view.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { CodeModal } from '#web/flows/code-modal.tsx';
import { EmailField } from '#web/flows/email-field.tsx';
import { ReauthenticationDialog } from '#web/flows/reauthentication-dialog.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { SignOutButton } from '#web/ui/site-header.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useField } from '#web/ui/use-field.ts';
import { useScrollOnMount } from '#web/ui/use-focused-heading.ts';
import { AccountPart } from './account-part.tsx';
import { BankStatus } from './bank-status.tsx';
import * as css from './own-account.css.ts';
import { ownAccountMessages } from './own-account.messages.ts';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

interface PageProps {
  actor: OwnAccountPageActor;
}

export function OwnAccountScreen({ actor }: PageProps) {
  const messages = useMessages(ownAccountMessages);
  const username = useSelector(actor, ({ context }) => context.username);
  const flows = useSelector(actor, flowsIn, (one, other) => one?.closing === other?.closing);
  if (flows === null) return <Closed actor={actor} />;
  const { account, passwordChange, sessions, ending, download, closing, email, emailChange } = flows;
  const signOut = <SignOutButton onSignOut={() => actor.send({ type: 'session.leave' })} />;
  return (
    <Page title={messages.title} isWide signOut={signOut}>
      <div className={css.column}>
        <Head username={username} account={account} />
        <AccountPart title={messages.bank} lead={messages.bankLead}>
          <BankStatus account={account} />
        </AccountPart>
        <EmailPart account={account} email={email} emailChange={emailChange} username={username} />
        <PasswordPart passwordChange={passwordChange} />
        <SessionsPart sessions={sessions} ending={ending} />
        <DownloadPart download={download} />
        <ClosingPart closing={closing} />
      </div>
    </Page>
  );
}

function Head({ username, account }: { username: string; account: OwnAccountActor }) {
  const messages = useMessages(ownAccountMessages);
  const known = useSelector(account, ({ context }) => context.account);
  return (
    <div className={css.head}>
      <Heading>{messages.title}</Heading>
      <p className={css.who}>{known === null ? username : `${known.fullName}, ${known.email}`}</p>
    </div>
  );
}

/** The page before was longer and scrolled to its end. */
const atTop = () => 0;

function Closed({ actor }: PageProps) {
  const messages = useMessages(ownAccountMessages);
  const language = useLanguage();
  const erasedOn = useSelector(actor, ({ context }) => context.erasedOn);
  useScrollOnMount(atTop);
  return (
    <Page title={messages.closedTitle}>
      <div className={page.centred}>
        <Heading>{messages.closedTitle}</Heading>
        <EmptyState spot="done" words={messages.closed(dayLabel(erasedOn, language))}>
          <Button actor={actor} event={{ type: 'session.leave' }}>
            {messages.logOut}
          </Button>
        </EmptyState>
      </div>
    </Page>
  );
}

interface DownloadPartProps {
  download: ReauthenticationActor;
}

export function DownloadPart({ download }: DownloadPartProps) {
  const messages = useMessages(ownAccountMessages);
  const isConfirming = useSelector(download, asks);
  const done = useSelector(download, isDone);
  return (
    <AccountPart title={messages.data} lead={messages.dataLead}>
      {done ? <Banner tone="success">{messages.downloaded}</Banner> : null}
      <Button look="secondary" name="download" actor={download} event={{ type: 'reauthentication.open' }}>
        {messages.download}
      </Button>
      {isConfirming ? (
        <ReauthenticationDialog
          actor={download}
          words={{
            title: messages.downloadTitle,
            ask: messages.downloadAsk,
            submit: messages.downloadNow,
            busy: messages.downloading,
            failed: messages.downloadFailed,
          }}
          returnTo="download"
        />
      ) : null}
    </AccountPart>
  );
}

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

interface EmailPartProps {
  account: OwnAccountActor;
  email: EmailVerificationActor;
  emailChange: ReauthenticationActor;
  username: string;
}

function EmailPart({ account, email, emailChange, username }: EmailPartProps) {
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
