import { Link } from 'react-router-dom';
import { useWords } from '#web/i18n/use-words.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { plainWords } from './plain-words.ts';

export const NotFoundPage = () => {
  const words = useWords(plainWords);
  return <Plain title={words.notFoundTitle} said={words.notFound} withWayBack />;
};

export const BankDonePage = () => {
  const words = useWords(plainWords);
  return <Plain title={words.bankDoneTitle} said={`${words.bankDone} ${words.bankMail}`} />;
};

export const StayRequestPage = () => {
  const words = useWords(plainWords);
  return <Plain title={words.stayTitle} said={words.staysSoon} isSignedIn />;
};

export const StaysPage = () => {
  const words = useWords(plainWords);
  return <Plain title={words.staysTitle} said={words.staysSoon} isSignedIn />;
};

export const StayPage = () => {
  const words = useWords(plainWords);
  return <Plain title={words.oneStayTitle} said={words.staysSoon} isSignedIn />;
};

const Tools = () => <SignedInTools session={CreatorSession.useActorRef()} />;

interface PlainProps {
  title: string;
  said: string;
  withWayBack?: boolean;
  isSignedIn?: boolean;
}

function Plain({ title, said, withWayBack = false, isSignedIn = false }: PlainProps) {
  const words = useWords(plainWords);
  return (
    <Page title={title} tools={isSignedIn ? <Tools /> : null}>
      <div className={css.centred}>
        <Heading>{title}</Heading>
        <EmptyState words={said}>
          {withWayBack ? (
            <Link to="/" className={button.secondary}>
              {words.start}
            </Link>
          ) : null}
        </EmptyState>
      </div>
    </Page>
  );
}
