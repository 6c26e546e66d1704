import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { CopyingActor } from '#machines/copying/copying.machine.ts';
import { isCopied, isNotCopied } from '#machines/copying/copying.view.ts';
import type { PrivateLinkActor } from '#machines/private-link/private-link.machine.ts';
import {
  isBusy,
  isClosed,
  isConfirmingReplacement,
  isConfirmingRevocation,
  isFailed,
  isLoading,
  isMissing,
  isOff,
  isOn,
  isRevoked,
} from '#machines/private-link/private-link.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { actions } from '#web/ui/form-page.css.ts';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './private-link.css.ts';
import { privateLinkMessages } from './private-link.messages.ts';

interface PrivateLinkProps {
  actor: PrivateLinkActor;
}

export function PrivateLinkScreen({ actor, username }: PrivateLinkProps & { username: string }) {
  const messages = useMessages(privateLinkMessages);
  const { tripId, title } = useSelector(actor, ({ context }) => context);
  const missing = useSelector(actor, isMissing);
  const list = `${blogAddress(username)}/trips`;
  return (
    <Page title={messages.title}>
      <Heading>{messages.title}</Heading>
      {missing ? (
        <EmptyState spot="missing" words={messages.missing}>
          <Link to={list} className={button.secondary}>
            {messages.all}
          </Link>
        </EmptyState>
      ) : (
        <div className={page.form}>
          {title === '' ? null : <p dir="auto">{messages.about(title)}</p>}
          <p className={page.lead}>{messages.lead}</p>
          <Card actor={actor} />
          <p>
            <Link to={`${list}/${tripId}`}>{messages.editor}</Link>
          </p>
        </div>
      )}
    </Page>
  );
}

function Card({ actor }: PrivateLinkProps) {
  const messages = useMessages(privateLinkMessages);
  const [loading, busy, failed] = [
    useSelector(actor, isLoading),
    useSelector(actor, isBusy),
    useSelector(actor, isFailed),
  ];
  const [off, on, closed] = [useSelector(actor, isOff), useSelector(actor, isOn), useSelector(actor, isClosed)];
  const revoked = useSelector(actor, isRevoked);
  const { since, message } = useSelector(actor, ({ context }) => context);
  return (
    <div className={css.card}>
      <p role="status" className={css.message}>
        {revoked ? messages.revoked : ''}
      </p>
      {off || (busy && since === null) ? (
        <div>
          <Button actor={actor} event={{ type: 'link.create' }}>
            {messages.create}
          </Button>
        </div>
      ) : null}
      {on || (busy && since !== null) ? <LinkInUse actor={actor} /> : null}
      {loading || busy ? <Spinner words={loading ? messages.loading : messages.working} /> : null}
      {closed ? <p>{messages.closed}</p> : null}
      {failed ? (
        <FailedState words={message ?? messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />
      ) : null}
    </div>
  );
}

function LinkInUse({ actor }: PrivateLinkProps) {
  const messages = useMessages(privateLinkMessages);
  const language = useLanguage();
  const { since, address } = useSelector(actor, ({ context }) => context);
  const copying = useSelector(actor, ({ children }) => children.copying);
  const replacing = useSelector(actor, isConfirmingReplacement);
  const revoking = useSelector(actor, isConfirmingRevocation);
  return (
    <>
      {address === null || !copying ? (
        <p>{messages.since(dateLabel(since ?? 0, 'day', language))}</p>
      ) : (
        <Address copying={copying} address={address} />
      )}
      <div className={actions}>
        <Button look="secondary" actor={actor} event={{ type: 'link.replace' }}>
          {messages.createAgain}
        </Button>
        <Button look="quiet" actor={actor} event={{ type: 'link.revoke' }}>
          {messages.revoke}
        </Button>
      </div>
      {replacing ? (
        <QuestionDialog
          actor={actor}
          title={messages.againTitle}
          words={messages.againReason}
          answer={messages.createAgain}
        />
      ) : null}
      {revoking ? (
        <QuestionDialog
          actor={actor}
          title={messages.revokeTitle}
          words={messages.revokeReason}
          answer={messages.revoke}
        />
      ) : null}
    </>
  );
}

function Address({ copying, address }: { copying: CopyingActor; address: string }) {
  const messages = useMessages(privateLinkMessages);
  const isThisOne = useSelector(copying, ({ context }) => context.text === address);
  const copied = useSelector(copying, isCopied) && isThisOne;
  const notCopied = useSelector(copying, isNotCopied) && isThisOne;
  return (
    <div className={css.address}>
      <TextField
        label={messages.address}
        hint={messages.once}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button actor={copying} event={{ type: 'text.copy', text: address }}>
          {messages.copy}
        </Button>
      </div>
      <p role="status" className={css.message}>
        {copied ? messages.copied : notCopied ? messages.notCopied : ''}
      </p>
    </div>
  );
}
