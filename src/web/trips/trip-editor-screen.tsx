import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { TripEditorActor } from '#machines/trip-editor/trip-editor.machine.ts';
import { flowsIn, isLoading, isNotFound } from '#machines/trip-editor/trip-editor.view.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as pageCss from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { SignOutButton } from '#web/ui/site-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripEditor } from './trip-editor.tsx';

interface TripEditorScreenProps {
  actor: TripEditorActor;
  username: string;
  today: string;
  onStay: () => void;
  onSignOut: () => void;
}

export function TripEditorScreen(props: TripEditorScreenProps) {
  const { actor, username, today, onStay, onSignOut } = props;
  const messages = useMessages(tripEditorMessages);
  const loading = useSelector(actor, isLoading);
  const notFound = useSelector(actor, isNotFound);
  const flows = useSelector(actor, flowsIn, (one, other) => one?.editing === other?.editing);
  const message = useSelector(actor, ({ context }) => context.message);
  const list = `${blogAddress(username)}/trips`;
  if (flows)
    return (
      <TripEditor actors={{ page: actor, ...flows }} list={list} today={today} onStay={onStay} onSignOut={onSignOut} />
    );
  const title = notFound ? messages.notFoundTitle : messages.title;
  return (
    <Page title={title} signOut={<SignOutButton onSignOut={onSignOut} />}>
      <div className={pageCss.centred}>
        <Heading key={title}>{title}</Heading>
        {loading ? <Spinner words={messages.loading} /> : null}
        {notFound ? (
          <EmptyState spot="missing" words={messages.notFound}>
            <Link to={list} className={button.secondary}>
              {messages.all}
            </Link>
          </EmptyState>
        ) : null}
        {loading || notFound ? null : (
          <FailedState words={message ?? messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />
        )}
      </div>
    </Page>
  );
}
