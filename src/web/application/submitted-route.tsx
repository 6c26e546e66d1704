import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { applicationStatus } from '#machines/application-status/application-status.actors.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import { usePage } from '#web/ui/use-page.ts';
import * as statusCss from './application-status.css.ts';
import { ApplicationStatusScreen } from './application-status-screen.tsx';
import { applicationStatusWords } from './application-status-words.ts';
import { readApplied } from './kept-applied.ts';

export function SubmittedPage() {
  const text = useWords(applicationStatusWords);
  const applied = readApplied();
  return (
    <Page title={text.successTitle}>
      <div className={css.centred}>
        <Heading>{text.successTitle}</Heading>
        <EmptyState words={text.success}>
          {applied ? (
            <>
              <p>{text.reference(applied.reference)}</p>
              <h2 className={statusCss.questionTitle}>{text.nextTitle}</h2>
              <ol className={statusCss.next}>
                {text.next.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ol>
              {applied.statusToken ? (
                <Link
                  to={`/application/status?token=${encodeURIComponent(applied.statusToken)}`}
                  className={button.primary}
                >
                  {text.seeStatus}
                </Link>
              ) : null}
            </>
          ) : (
            <Link to="/application" className={button.secondary}>
              {text.toForm}
            </Link>
          )}
          <Support />
        </EmptyState>
      </div>
    </Page>
  );
}

/** By the link of a mail; without one, the application that was sent since this page was loaded. */
export function ApplicationStatusRoute() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? readApplied()?.statusToken;
  return token ? <WithToken key={token} token={token} /> : <Navigate to="/" replace />;
}

function WithToken({ token }: { token: string }) {
  const actor = usePage(() => ({ chart: applicationStatus(token), input: undefined }));
  return <ApplicationStatusScreen actor={actor} />;
}
