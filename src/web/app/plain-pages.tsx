import { Link } from 'react-router-dom';
import { useWords } from '#web/i18n/use-words.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import { plainWords } from './plain-words.ts';

export const NotFoundPage = () => {
  const words = useWords(plainWords);
  return <Plain title={words.notFoundTitle} said={words.notFound} onward={{ to: '/', label: words.start }} />;
};

export const BankDonePage = () => {
  const words = useWords(plainWords);
  return (
    <Plain
      title={words.bankDoneTitle}
      said={`${words.bankDone} ${words.bankMail}`}
      onward={{ to: '/login', label: words.signIn }}
    />
  );
};

interface PlainProps {
  title: string;
  said: string;
  onward: { to: string; label: string };
}

function Plain({ title, said, onward }: PlainProps) {
  return (
    <Page title={title}>
      <div className={css.centred}>
        <Heading>{title}</Heading>
        <EmptyState words={said}>
          <Link to={onward.to} className={button.secondary}>
            {onward.label}
          </Link>
          <Support />
        </EmptyState>
      </div>
    </Page>
  );
}
