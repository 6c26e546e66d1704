import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ApplicationQueueActor } from '#machines/back-office/application-queue.machine.ts';
import { applicationQueue, applicationReview } from '#machines/back-office/back-office.actors.ts';
import { ledger } from '#machines/back-office/ledger.actors.ts';
import { type LedgerName, ledgerNames } from '#machines/back-office/ledger.machine.ts';
import { staffSession } from '#machines/session/session.actors.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { isInitialising, isSignedIn } from '#machines/session/session.view.ts';
import { staffSignIn } from '#machines/sign-in/sign-in.actors.ts';
import * as css from '#web/back-office/back-office.css.ts';
import { LedgerList } from '#web/back-office/ledger-list.tsx';
import { QueueList } from '#web/back-office/queue-list.tsx';
import { ReviewPanel } from '#web/back-office/review-panel.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { SignInScreen } from '#web/sign-in/sign-in-screen.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Heading, Page } from '#web/ui/page.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { SignedInTools } from './signed-in-tools.tsx';
import { useFocusedHeading } from './use-focused-heading.ts';
import { useRenewedSession } from './use-renewed-session.ts';
import { useSignIn } from './use-sign-in.ts';

const SignInDialog = lazy(async () => ({
  default: (await import('#web/sign-in/sign-in-dialog.tsx')).SignInDialog,
}));

/** The back office for signed-in staff; for everybody else the sign-in, in its place. */
export function BackOfficeRoute() {
  const { ui } = useText();
  const session = useActorRef(staffSession);
  const initialising = useSelector(session, isInitialising);
  return initialising ? <WholeSpinner words={ui.loading} /> : <OfficeOrSignIn session={session} />;
}

function OfficeOrSignIn({ session }: { session: SessionActor }) {
  const signedIn = useSelector(session, isSignedIn);
  const token = useSelector(session, ({ context }) => context.session?.token ?? '');
  useFocusedHeading(signedIn);
  return signedIn ? <Office session={session} token={token} /> : <StaffSignIn session={session} />;
}

function StaffSignIn({ session }: { session: SessionActor }) {
  const { backOffice } = useText();
  const words = useWords(backOffice.signInTitle, backOffice.signInSubtitle);
  return <SignInScreen actor={useSignIn(staffSignIn, session)} words={words} />;
}

/** Upon the page whose session has ended: what is typed there stays. */
function SignInAgain({ session, onBegun }: { session: SessionActor; onBegun: () => void }) {
  const { signIn } = useText();
  const words = useWords(signIn.again, signIn.againSubtitle);
  const actor = useSignIn(staffSignIn, session, onBegun);
  return (
    <Suspense>
      <SignInDialog actor={actor} words={words} onLeave={() => session.send({ type: 'session.end' })} />
    </Suspense>
  );
}

function useWords(heading: string, subtitle: string) {
  const { signIn } = useText();
  return { heading, subtitle, identifier: signIn.emailOrUsername, failed: signIn.failed };
}

function Office({ session, token }: { session: SessionActor; token: string }) {
  const { backOffice: text } = useText();
  const [query] = useSearchParams();
  const list = ledgerNames.find((each) => each === query.get('list'));
  const title = text.sections[list ?? 'applications'];
  const [hasEnded, setEnded] = useState(false);
  const ended = useCallback(() => setEnded(true), []);
  const renewed = useCallback(() => setEnded(false), []);
  return (
    <Page title={title} tools={<SignedInTools session={session} />} isWide>
      <Heading>{title}</Heading>
      <nav className={css.sections} aria-label={text.sectionsLabel}>
        {[undefined, ...ledgerNames].map((each) => (
          <Link
            key={each ?? ''}
            to={each ? `?list=${each}` : '/admin'}
            className={css.section}
            {...(each === list && { 'aria-current': 'page' as const })}
          >
            {text.sections[each ?? 'applications']}
          </Link>
        ))}
      </nav>
      {list ? (
        <Ledger key={list} name={list} token={token} onEnded={ended} />
      ) : (
        <Applications id={query.get('application')} token={token} onEnded={ended} />
      )}
      {hasEnded ? <SignInAgain session={session} onBegun={renewed} /> : null}
    </Page>
  );
}

interface FlowProps {
  token: string;
  onEnded: () => void;
}

function Ledger({ name, token, onEnded }: FlowProps & { name: LedgerName }) {
  const actor = useActorRef(ledger, { input: { token, name } });
  useRenewedSession(actor, token, onEnded);
  return <LedgerList actor={actor} />;
}

function Applications({ id, token, onEnded }: FlowProps & { id: string | null }) {
  const { backOffice: text } = useText();
  const queue = useActorRef(applicationQueue, { input: { token } });
  useRenewedSession(queue, token, onEnded);
  return (
    <div className={css.columns}>
      <QueueList actor={queue} chosen={id} />
      {id === null ? (
        <div className={css.nothing}>
          <EmptyState words={text.choose} />
        </div>
      ) : (
        <Review key={id} id={id} token={token} queue={queue} onEnded={onEnded} />
      )}
    </div>
  );
}

function Review({ id, token, queue, onEnded }: FlowProps & { id: string; queue: ApplicationQueueActor }) {
  const review = useActorRef(applicationReview, { input: { token, id } });
  useRenewedSession(review, token, onEnded);
  useEffect(() => {
    const { unsubscribe } = review.on('queue.stale', () => queue.send({ type: 'queue.load' }));
    return unsubscribe;
  }, [review, queue]);
  return <ReviewPanel actor={review} />;
}
