import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { GroupInvitationActor } from '#machines/group-invitation/group-invitation.machine.ts';
import { isRetry, progressIn, recipientCount, sentCount } from '#machines/group-invitation/group-invitation.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { isForm } from '#machines/stay-form/stay-form.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { groupInvitationMessages } from './group-invitation.messages.ts';
import { InvitedPeople } from './invited-people.tsx';
import * as css from './stay-form.css.ts';
import { stayFormMessages } from './stay-form.messages.ts';
import { StayForm } from './stay-form.tsx';

interface GroupProps {
  actor: GroupInvitationActor;
}

export function GroupInvitationScreen({ actor }: GroupProps) {
  const messages = useMessages(groupInvitationMessages);
  const count = useSelector(actor, ({ context: { people, ids } }) => people.length || ids.length);
  const title = messages.title(count);
  return (
    <Page title={title}>
      <BackLink to="/discovery?list=shortlist">{messages.back}</BackLink>
      <div className={css.titles}>
        <Heading>{title}</Heading>
        <p className={page.lead}>{messages.lead}</p>
      </div>
      <Body actor={actor} />
    </Page>
  );
}

function Body({ actor }: GroupProps) {
  const messages = useMessages(groupInvitationMessages);
  const ui = useMessages(stayFormMessages);
  const state = useSelector(actor, ({ value }) => value);
  const message = useSelector(actor, ({ context }) => context.message);
  if (state === 'loading') return <Spinner words={messages.loading} />;
  if (state === 'failed')
    return <FailedState words={message ?? messages.failed} onRetry={() => actor.send({ type: 'call.retry' })} />;
  if (state === 'missing')
    return (
      <EmptyState spot="missing" words={messages.missing}>
        <Link to="/discovery" className={button.primary}>
          {ui.toDirectory}
        </Link>
      </EmptyState>
    );
  if (state === 'submitting') return <Sending actor={actor} />;
  return state === 'sent' ? <Sent actor={actor} /> : <Editing actor={actor} />;
}

function Editing({ actor }: GroupProps) {
  const messages = useMessages(groupInvitationMessages);
  const form = useSelector(actor, ({ children }) => children.form);
  const isPartly = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'refused' }));
  const gone = useSelector(actor, ({ context: { ids, people } }) => ids.length - people.length);
  const left = useSelector(actor, recipientCount);
  const sent = useSelector(actor, sentCount);
  const isAgain = useSelector(actor, isRetry);
  if (!form) return null;
  return (
    <>
      {isPartly ? (
        <RefusalBanner onDismiss={() => actor.send({ type: 'banner.dismiss' })}>
          {messages.partly(sent, left)}
        </RefusalBanner>
      ) : null}
      {gone > 0 ? <Banner tone="warning">{messages.gone(gone)}</Banner> : null}
      <InvitedPeople actor={actor} form={form} />
      <ReadyForm actor={form} sendLabel={isAgain ? messages.again(left) : messages.send(left)} />
    </>
  );
}

function ReadyForm({ actor, sendLabel }: { actor: StayFormActor; sendLabel: string }) {
  return useSelector(actor, isForm) ? <StayForm actor={actor} sendLabel={sendLabel} /> : null;
}

function Sending({ actor }: GroupProps) {
  const messages = useMessages(groupInvitationMessages);
  const form = useSelector(actor, ({ children }) => children.form);
  const { position, total } = useSelector(actor, progressIn, isSameValue);
  return (
    <>
      <Spinner words={messages.progress(position, total)} />
      {form ? <InvitedPeople actor={actor} form={form} /> : null}
    </>
  );
}

function Sent({ actor }: GroupProps) {
  const messages = useMessages(groupInvitationMessages);
  const form = useSelector(actor, ({ children }) => children.form);
  const sent = useSelector(actor, sentCount);
  return (
    <>
      <Banner tone="success" takesFocus>
        {messages.allSent(sent)}
      </Banner>
      {form ? <InvitedPeople actor={actor} form={form} /> : null}
      <div className={css.actions}>
        <Link to="/invitations" className={button.primary}>
          {messages.toInvitations}
        </Link>
      </div>
    </>
  );
}
