import { useSelector } from '@xstate/react';
import type { OwnAccountActor } from '#machines/own-account/own-account.machine.ts';
import type { OwnAccountPageActor } from '#machines/own-account-page/own-account-page.machine.ts';
import { flowsIn } from '#machines/own-account-page/own-account-page.view.ts';
import { dayLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { SignOutButton } from '#web/ui/site-header.tsx';
import { useScrollOnMount } from '#web/ui/use-focused-heading.ts';
import { AccountPart } from './account-part.tsx';
import { BankStatus } from './bank-status.tsx';
import { ClosingPart } from './closing-part.tsx';
import { DownloadPart } from './download-part.tsx';
import { EmailPart } from './email-part.tsx';
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
