import type { ReactNode } from 'react';
import { privacyVersion } from '#contract/privacy.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import * as css from './legal.css.ts';
import { legalMessages } from './legal.messages.ts';

interface LegalDocumentProps {
  title: string;
  lead: string;
  parts: readonly { title: string; says: readonly string[] }[];
  children: ReactNode;
}

export function LegalDocument({ title, lead, parts, children }: LegalDocumentProps) {
  const messages = useMessages(legalMessages);
  return (
    <Page title={title}>
      <Heading>{title}</Heading>
      <p className={page.lead}>{lead}</p>
      <div className={css.text}>
        {parts.map((part) => (
          <section key={part.title} className={css.part}>
            <h2 className={css.title}>{part.title}</h2>
            <Says says={part.says} />
          </section>
        ))}
        <section className={css.part}>
          <h2 className={css.title}>{messages.askTitle}</h2>
          <p>{messages.ask}</p>
          <Support />
          <p>{children}</p>
        </section>
      </div>
      <p className={page.note}>{messages.version(privacyVersion)}</p>
    </Page>
  );
}

const Says = ({ says }: { says: readonly string[] }) =>
  says.length === 1 ? (
    <p>{says[0]}</p>
  ) : (
    <ul className={css.list}>
      {says.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
