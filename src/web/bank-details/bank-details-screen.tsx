import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { BankDetailsActor } from '#machines/bank-details/bank-details.machine.ts';
import {
  canLoad,
  canRenew,
  isForm,
  isInvalidLink,
  isLoading,
  isNotRenewed,
  isRenewed,
  isRenewing,
  isUsed,
} from '#machines/bank-details/bank-details.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { bankDetailsMessages } from './bank-details.messages.ts';
import { BankForm } from './bank-form.tsx';

export function BankDetailsScreen({ actor }: { actor: BankDetailsActor }) {
  const messages = useMessages(bankDetailsMessages);
  const loading = useSelector(actor, isLoading);
  const form = useSelector(actor, isForm);
  const used = useSelector(actor, isUsed);
  const invalid = useSelector(actor, isInvalidLink);
  return (
    <Page title={messages.title} isWide>
      {loading ? <Spinner words={messages.loading} /> : null}
      {form ? <BankForm actor={actor} /> : null}
      {used ? <Used actor={actor} /> : null}
      {invalid ? <InvalidLink actor={actor} /> : null}
    </Page>
  );
}

function Used({ actor }: { actor: BankDetailsActor }) {
  const messages = useMessages(bankDetailsMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <div className={page.centred}>
      <Heading>{messages.usedTitle}</Heading>
      <EmptyState spot="done" words={message ?? messages.usedTitle}>
        <ToSignIn />
        <Support />
      </EmptyState>
    </div>
  );
}

function ToSignIn() {
  const messages = useMessages(bankDetailsMessages);
  return (
    <Link to="/login" className={button.secondary}>
      {messages.signIn}
    </Link>
  );
}

function InvalidLink({ actor }: { actor: BankDetailsActor }) {
  const messages = useMessages(bankDetailsMessages);
  const ui = useMessages(uiMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const loadable = useSelector(actor, canLoad);
  const unknown = useSelector(actor, (snapshot) => snapshot.matches('unknown'));
  const renewable = useSelector(actor, canRenew);
  const renewing = useSelector(actor, isRenewing);
  const renewed = useSelector(actor, isRenewed);
  const notRenewed = useSelector(actor, isNotRenewed);
  return (
    <div className={page.centred}>
      <Heading>{messages.invalidTitle}</Heading>
      <EmptyState spot="missing" words={messages.invalid}>
        {loadable ? (
          <>
            <Banner tone="danger">{message ?? messages.fetchFailed}</Banner>
            <Button actor={actor} event={{ type: 'call.retry' }}>
              {ui.tryAgain}
            </Button>
          </>
        ) : null}
        {renewing ? <Spinner words={messages.renewing} /> : null}
        {renewed ? <Banner tone="success">{messages.renewed}</Banner> : null}
        {notRenewed ? <Banner tone="danger">{message ?? messages.notRenewed}</Banner> : null}
        {unknown ? (
          <>
            <p className={page.note}>{messages.unknownWhy}</p>
            <ToSignIn />
          </>
        ) : null}
        {renewable ? (
          <Button actor={actor} event={{ type: 'link.renew' }}>
            {messages.renew}
          </Button>
        ) : null}
        <Support />
      </EmptyState>
    </div>
  );
}
