import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import type { DashboardActor } from '#machines/dashboard/dashboard.machine.ts';
import { flowsIn, isAskingToLeave, isLoading, isMissing } from '#machines/dashboard/dashboard.view.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { LeaveDialog } from '#web/ui/leave-dialog.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { SignOutButton } from '#web/ui/site-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import { Dashboard } from './dashboard.tsx';
import type { DashboardParts } from './dashboard-props.ts';

interface DashboardScreenProps {
  actor: DashboardActor;
  username: string;
  today: string;
  parts: DashboardParts;
  onStay: () => void;
}

export function DashboardScreen({ actor, username, today, parts, onStay }: DashboardScreenProps) {
  const messages = useMessages(dashboardMessages);
  const loading = useSelector(actor, isLoading);
  const missing = useSelector(actor, isMissing);
  const flows = useSelector(actor, flowsIn, isSameFlows);
  const creator = useSelector(flows?.profile, (profile) => profile?.context.profile);
  const message = useSelector(actor, ({ context }) => context.message);
  const logOut = <SignOutButton onSignOut={() => actor.send({ type: 'session.leave' })} />;
  const onRetry = () => actor.send({ type: 'call.retry' });
  if (loading) return <Loading />;
  if (missing)
    return (
      <Plain title={messages.noneTitle} signOut={logOut}>
        <EmptyState spot="missing" words={messages.none}>
          <Link to={blogAddress(username)} className={button.secondary}>
            {messages.backToBlog}
          </Link>
        </EmptyState>
      </Plain>
    );
  if (!flows || !creator)
    return (
      <Plain title={messages.failedTitle} signOut={logOut}>
        <FailedState words={message ?? messages.failed} tryAgain={messages.tryAgain} onRetry={onRetry} />
      </Plain>
    );
  return (
    <>
      <Dashboard actors={flows} creator={creator} today={today} parts={parts} logOut={logOut} />
      <LeaveQuestion page={actor} editing={flows.editing} onStay={onStay} />
    </>
  );
}

interface LeaveQuestionProps extends Pick<DashboardScreenProps, 'onStay'> {
  page: DashboardActor;
  editing: BlogEditingActor;
}

function LeaveQuestion({ page, editing, onStay }: LeaveQuestionProps) {
  const asking = useSelector(page, isAskingToLeave);
  if (!asking) return null;
  return (
    <LeaveDialog save={{ page, draft: editing }} onLeave={() => page.send({ type: 'leave.confirm' })} onStay={onStay} />
  );
}

const isSameFlows = (one: ReturnType<typeof flowsIn>, other: ReturnType<typeof flowsIn>): boolean =>
  one?.editing === other?.editing;

function Loading() {
  const messages = useMessages(dashboardMessages);
  return (
    <Plain title={messages.loadingTitle}>
      <Spinner words={messages.loading} />
    </Plain>
  );
}

interface PlainProps {
  title: string;
  signOut?: ReactNode;
  children: ReactNode;
}

const Plain = ({ title, signOut, children }: PlainProps) => (
  <Page title={title} signOut={signOut}>
    <div className={page.centred}>
      <Heading>{title}</Heading>
      {children}
    </div>
  </Page>
);
