import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isForm } from '#machines/stay-form/stay-form.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import * as css from './stay-form.css.ts';
import { stayFormMessages } from './stay-form.messages.ts';
import { StayForm, type StayFormProps } from './stay-form.tsx';

interface StayFormScreenProps extends Pick<StayFormProps, 'actor' | 'hotels'> {
  back: ReactNode;
}

export function StayFormScreen({ actor, back, hotels }: StayFormScreenProps) {
  const messages = useMessages(stayFormMessages);
  const source = useSelector(actor, ({ context }) => context.source);
  const about = useSelector(actor, ({ context }) => context.about);
  const form = useSelector(actor, isForm);
  /** The form itself shows the trip. */
  const isChosen = useSelector(
    actor,
    ({ context }) => context.trips.length > 0 && context.source.kind === 'request' && context.source.replaces === null,
  );
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const missing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const message = useSelector(actor, ({ context }) => context.message);
  const mayStart = useSelector(actor, (snapshot) => snapshot.can({ type: 'form.start' }));
  const isRequest = source.kind === 'request';
  const isNotFound = missing && !isRequest;
  const title = isRequest ? messages.requestTitle : messages.inviteTitle(about);
  return (
    <Page title={title}>
      {isNotFound ? null : back}
      <div className={css.titles}>
        <Heading>{title}</Heading>
        {isNotFound ? null : <p className={page.lead}>{isRequest ? messages.requestLead : messages.inviteLead}</p>}
      </div>
      {isRequest && about !== '' && !isChosen ? <p className={page.note}>{messages.about(about)}</p> : null}
      {isRequest && source.replaces !== null && form ? <Banner tone="warning">{messages.again}</Banner> : null}
      {loading ? <Spinner words={messages.loading} /> : null}
      {failed ? (
        <FailedState words={message ?? messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />
      ) : null}
      {missing ? (
        <EmptyState spot="missing" words={isRequest ? messages.missing : messages.missingCreator}>
          {mayStart ? (
            <Button actor={actor} event={{ type: 'form.start' }}>
              {messages.blank}
            </Button>
          ) : null}
          {isNotFound ? (
            <Link to="/discovery" className={button.primary}>
              {messages.toDirectory}
            </Link>
          ) : null}
        </EmptyState>
      ) : null}
      {form ? <StayForm actor={actor} {...(hotels && { hotels })} /> : null}
    </Page>
  );
}
