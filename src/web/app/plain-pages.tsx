import { Link } from 'react-router-dom';
import { signedInUser } from '#machines/session/session.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';

export const NotFoundPage = () => {
  const { shell } = useText();
  return <Plain title={shell.notFoundTitle} words={shell.notFound} withWayBack />;
};

export const BankDonePage = () => {
  const { shell } = useText();
  return <Plain title={shell.bankDoneTitle} words={`${shell.bankDone} ${shell.bankMail}`} />;
};

export function DashboardPage() {
  const { shell, signIn } = useText();
  useBlogUsername();
  const session = CreatorSession.useActorRef();
  const name = CreatorSession.useSelector((snapshot) => signedInUser(snapshot)?.name ?? '');
  const tool = (
    <Button look="quiet" onClick={() => session.send({ type: 'session.end' })}>
      {signIn.logOut}
    </Button>
  );
  return (
    <Page title={shell.dashboard} tools={tool}>
      <Heading>{shell.dashboardTitle(name)}</Heading>
      <p className={css.lead}>{shell.dashboard}</p>
      <EmptyState words={shell.dashboardSoon} />
    </Page>
  );
}

export const StayRequestPage = () => {
  const { shell } = useText();
  return <Plain title={shell.stayTitle} words={shell.staysSoon} />;
};

export const StaysPage = () => {
  const { shell } = useText();
  return <Plain title={shell.staysTitle} words={shell.staysSoon} />;
};

export const StayPage = () => {
  const { shell } = useText();
  return <Plain title={shell.oneStayTitle} words={shell.staysSoon} />;
};

function Plain({ title, words, withWayBack = false }: { title: string; words: string; withWayBack?: boolean }) {
  const { shell } = useText();
  return (
    <Page title={title}>
      <div className={css.centred}>
        <Heading>{title}</Heading>
        <EmptyState words={words}>
          {withWayBack ? (
            <Link to="/" className={button.secondary}>
              {shell.start}
            </Link>
          ) : null}
        </EmptyState>
      </div>
    </Page>
  );
}
