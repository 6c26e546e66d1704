import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { DraftReply } from '#contract/application.ts';
import type { ContinuedDraftActor } from '#machines/continued-draft/continued-draft.machine.ts';
import {
  canRetry,
  fateOf,
  hasEnded,
  isContinuing,
  isForm,
  isLoading,
  isRefused,
} from '#machines/continued-draft/continued-draft.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page, Support } from '#web/ui/page.tsx';
import { flexRow } from '#web/ui/primitives.css.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { applicationContinueMessages } from './application-continue.messages.ts';

interface ContinueProps {
  actor: ContinuedDraftActor;
}

export function ApplicationContinueScreen({ actor }: ContinueProps) {
  const messages = useMessages(applicationContinueMessages);
  const loading = useSelector(actor, isLoading);
  const isShown = useSelector(actor, isForm);
  const over = useSelector(actor, hasEnded);
  const draft = useSelector(actor, ({ context }) => context.draft);
  return (
    <Page title={messages.title}>
      {loading ? <Spinner words={messages.loading} /> : null}
      {isShown && draft ? <Continuing actor={actor} draft={draft} /> : null}
      {over ? <Over actor={actor} /> : null}
    </Page>
  );
}

function Continuing({ actor, draft: { email, savedAt } }: ContinueProps & { draft: DraftReply }) {
  const messages = useMessages(applicationContinueMessages);
  const language = useLanguage();
  const ownName = useSelector(actor, ({ context }) => context.ownName);
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, isRefused);
  const busy = useSelector(actor, isContinuing);
  return (
    <>
      <Heading>{messages.title}</Heading>
      <p className={page.lead}>{messages.lead(email, dateLabel(savedAt, 'moment', language))}</p>
      <p className={page.note}>{messages.notIncluded}</p>
      {ownName === null ? null : <Banner tone="warning">{messages.ownAnswers(ownName)}</Banner>}
      {refused ? <Banner tone="danger">{message ?? messages.failed}</Banner> : null}
      <div className={flexRow}>
        <Button actor={actor} event={{ type: 'draft.continue' }}>
          {busy ? messages.continuing : ownName === null ? messages.continue : messages.replace}
        </Button>
        {ownName === null ? null : (
          <Button look="secondary" actor={actor} event={{ type: 'draft.keep' }}>
            {messages.keep}
          </Button>
        )}
      </div>
    </>
  );
}

function Over({ actor }: ContinueProps) {
  const messages = useMessages(applicationContinueMessages);
  const ui = useMessages(uiMessages);
  const fate = useSelector(actor, fateOf);
  const message = useSelector(actor, ({ context }) => context.message);
  const retries = useSelector(actor, canRetry);
  const { title, words } = messages.over[fate];
  return (
    <div className={page.centred}>
      <Heading>{title}</Heading>
      <EmptyState spot="missing" words={message ?? words}>
        {retries ? (
          <Button actor={actor} event={{ type: 'call.retry' }}>
            {ui.tryAgain}
          </Button>
        ) : (
          <Link to="/application" className={button.secondary}>
            {messages.toForm}
          </Link>
        )}
        <Support />
      </EmptyState>
    </div>
  );
}
