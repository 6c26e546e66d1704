import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { GroupInvitationActor } from '#machines/group-invitation/group-invitation.machine.ts';
import { isRetry, progressIn, recipientCount, sentCount } from '#machines/group-invitation/group-invitation.view.ts';
import type { OwnHotelsActor } from '#machines/own-hotels/own-hotels.machine.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
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
import { StayForm, type StayFormProps } from './stay-form.tsx';

interface GroupProps {
  actor: GroupInvitationActor;
  hotels: OwnHotelsActor;
}

export function GroupInvitationScreen({ actor, hotels }: GroupProps) {
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
      <Body actor={actor} hotels={hotels} />
    </Page>
  );
}

function Body({ actor, hotels }: GroupProps) {
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
  if (state === 'submitting') return <Sending actor={actor} hotels={hotels} />;
  return state === 'sent' ? <Sent actor={actor} hotels={hotels} /> : <Editing actor={actor} hotels={hotels} />;
}

function Editing({ actor, hotels }: GroupProps) {
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
      <InvitedPeople actor={actor} form={form} hotels={hotels} />
      <ReadyForm actor={form} hotels={hotels} sendLabel={isAgain ? messages.again(left) : messages.send(left)} />
    </>
  );
}

const ReadyForm = (props: StayFormProps) => (useSelector(props.actor, isForm) ? <StayForm {...props} /> : null);

function Sending({ actor, hotels }: GroupProps) {
  const messages = useMessages(groupInvitationMessages);
  const form = useSelector(actor, ({ children }) => children.form);
  const { position, total } = useSelector(actor, progressIn, isSameValue);
  return (
    <>
      <Spinner words={messages.progress(position, total)} />
      {form ? <InvitedPeople actor={actor} form={form} hotels={hotels} /> : null}
    </>
  );
}

function Sent({ actor, hotels }: GroupProps) {
  const messages = useMessages(groupInvitationMessages);
  const form = useSelector(actor, ({ children }) => children.form);
  const sent = useSelector(actor, sentCount);
  return (
    <>
      <Banner tone="success" takesFocus>
        {messages.allSent(sent)}
      </Banner>
      {form ? <InvitedPeople actor={actor} form={form} hotels={hotels} /> : null}
      <div className={css.actions}>
        <Link to="/invitations" className={button.primary}>
          {messages.toInvitations}
        </Link>
      </div>
    </>
  );
}
