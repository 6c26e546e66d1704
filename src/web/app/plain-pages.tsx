import { Link } from 'react-router-dom';
import { useWords } from '#web/i18n/use-words.ts';
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

interface PlainProps {
  title: string;
  said: string;
  withWayBack?: boolean;
}

function Plain({ title, said, withWayBack = false }: PlainProps) {
  const words = useWords(plainWords);
  return (
    <Page title={title}>
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
