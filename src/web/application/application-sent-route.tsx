import { Link } from 'react-router-dom';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import * as statusCss from './application-status.css.ts';
import { applicationStatusMessages } from './application-status.messages.ts';
import { readApplied } from './application-storage.ts';

export function Component() {
  const messages = useMessages(applicationStatusMessages);
  const applied = readApplied();
  return (
    <Page title={messages.received}>
      <div className={css.centred}>
        <Heading>{messages.received}</Heading>
        <EmptyState spot="done" words={messages.success}>
          {applied ? (
            <>
              {applied.reference ? <p>{messages.reference(applied.reference)}</p> : null}
              <h2 className={statusCss.questionTitle}>{messages.nextTitle}</h2>
              <ol className={statusCss.next}>
                {messages.next.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ol>
              <p>{messages.nextSpam}</p>
              {applied.statusToken ? (
                <Link
                  to={`/application/status?token=${encodeURIComponent(applied.statusToken)}`}
                  className={button.primary}
                >
                  {messages.seeStatus}
                </Link>
              ) : null}
            </>
          ) : (
            <Link to="/application" className={button.secondary}>
              {messages.toForm}
            </Link>
          )}
          <Support />
        </EmptyState>
      </div>
    </Page>
  );
}
