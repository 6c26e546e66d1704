import { Link } from 'react-router-dom';
import { useText } from '#web/i18n/use-text.ts';
import { button } from '#web/ui/button.css.ts';
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
