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
  const text = useMessages(bankDetailsMessages);
  const loading = useSelector(actor, isLoading);
  const form = useSelector(actor, isForm);
  const used = useSelector(actor, isUsed);
  const invalid = useSelector(actor, isInvalidLink);
  return (
    <Page title={text.title} isWide>
      {loading ? <Spinner words={text.loading} /> : null}
      {form ? <BankForm actor={actor} /> : null}
      {used ? <Used actor={actor} /> : null}
      {invalid ? <InvalidLink actor={actor} /> : null}
    </Page>
  );
}

function Used({ actor }: { actor: BankDetailsActor }) {
  const text = useMessages(bankDetailsMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <div className={page.centred}>
      <Heading>{text.usedTitle}</Heading>
      <EmptyState words={message ?? text.usedTitle}>
        <ToSignIn />
        <Support />
      </EmptyState>
    </div>
  );
}

function ToSignIn() {
  const text = useMessages(bankDetailsMessages);
  return (
    <Link to="/login" className={button.secondary}>
      {text.signIn}
    </Link>
  );
}

function InvalidLink({ actor }: { actor: BankDetailsActor }) {
  const text = useMessages(bankDetailsMessages);
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
      <Heading>{text.invalidTitle}</Heading>
      <EmptyState words={text.invalid}>
        {loadable ? (
          <>
            <Banner tone="danger">{message ?? text.fetchFailed}</Banner>
            <Button onClick={() => actor.send({ type: 'call.retry' })}>{ui.tryAgain}</Button>
          </>
        ) : null}
        {renewing ? <Spinner words={text.renewing} /> : null}
        {renewed ? <Banner tone="success">{text.renewed}</Banner> : null}
        {notRenewed ? <Banner tone="danger">{message ?? text.notRenewed}</Banner> : null}
        {unknown ? (
          <>
            <p className={page.note}>{text.unknownWhy}</p>
            <ToSignIn />
          </>
        ) : null}
        {renewable ? <Button onClick={() => actor.send({ type: 'link.renew' })}>{text.renew}</Button> : null}
        <Support />
      </EmptyState>
    </div>
  );
}
