import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit.ts';
import type { AuditTrailActor } from '#machines/audit-trail/audit-trail.machine.ts';
import { countAuditFilters } from '#machines/rules/audit-address.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditTrailMessages } from './audit-trail.messages.ts';
import * as office from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { CursorPages } from './cursor-pages.tsx';
import { deedLine } from './ledger-words.ts';
import { OfficeHead } from './office-head.tsx';
import { staffMessages } from './staff.messages.ts';

interface AuditTrailProps {
  actor: AuditTrailActor;
  tools?: ReactNode;
  bar?: ReactNode;
}

/** What was done, by whom and about whom: all of it, or what is looked for. */
export function AuditTrailScreen({ actor, tools, bar }: AuditTrailProps) {
  const { sections } = useMessages(staffMessages);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <Page title={sections.audit} tools={tools} isWide home="/admin">
      <OfficeHead current="audit" />
      {bar}
      <section className={office.ledger} aria-label={sections.audit} aria-busy={busy}>
        <Search actor={actor} />
        <AuditFilters actor={actor} />
        <Trouble actor={actor} />
        <Lines actor={actor} />
        <Turning actor={actor} />
      </section>
    </Page>
  );
}

function Search({ actor }: AuditTrailProps) {
  const text = useMessages(auditTrailMessages);
  const search = useSelector(actor, ({ context }) => context.wish.search);
  return (
    <TextField
      label={text.search}
      type="search"
      name="search"
      maxLength={80}
      hint={text.searchHint}
      value={search}
      onText={(typed) => actor.send({ type: 'search.change', search: typed })}
    />
  );
}

function Trouble({ actor }: AuditTrailProps) {
  const text = useMessages(auditTrailMessages);
  const ui = useMessages(uiMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  return failed ? (
    <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => actor.send({ type: 'call.retry' }) }]}>
      {message ?? text.failed}
    </Banner>
  ) : null;
}

function Lines({ actor }: AuditTrailProps) {
  const text = useMessages(auditTrailMessages);
  const trail = useSelector(actor, ({ context }) => context.trail);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isNarrowed = useSelector(
    actor,
    ({ context: { written } }) => written.search !== '' || countAuditFilters(written) > 0,
  );
  if (trail === null) return failed ? null : <Spinner words={text.loading} />;
  if (trail.data.length === 0)
    return (
      <EmptyState words={isNarrowed ? text.nothingFound : text.nothing}>
        {isNarrowed ? (
          <Link to="/admin/audit" className={button.secondary}>
            {text.showAll}
          </Link>
        ) : null}
      </EmptyState>
    );
  return (
    <ul className={office.rows}>
      {trail.data.map((entry) => (
        <Line key={entry.sequence} entry={entry} />
      ))}
    </ul>
  );
}

function Line({ entry }: { entry: AuditEntry }) {
  const text = useMessages(backOfficeMessages);
  const language = useLanguage();
  const { title, note } = deedLine(entry, text, language);
  return (
    <li className={office.line}>
      <div className={office.lineWords}>
        <span className={office.rowName}>{title}</span>
        <span className={office.rowNote}>{note}</span>
      </div>
      <time className={office.rowDay} dateTime={new Date(entry.at).toISOString()}>
        {dateLabel(entry.at, 'moment', language)}
      </time>
    </li>
  );
}

function Turning({ actor }: AuditTrailProps) {
  const hasPages = useSelector(
    actor,
    ({ context: { wish, trail } }) => wish.after !== null || (trail?.next ?? null) !== null,
  );
  const mayReturn = useSelector(actor, (snapshot) => snapshot.can({ type: 'page.first' }));
  const mayGoOn = useSelector(actor, (snapshot) => snapshot.can({ type: 'page.next' }));
  return hasPages ? <CursorPages mayReturn={mayReturn} mayGoOn={mayGoOn} onTurn={(to) => actor.send(to)} /> : null;
}
