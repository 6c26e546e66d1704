import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#contract/audit.ts';
import { auditActions, auditActorKinds } from '#contract/audit-actions.ts';
import type { AuditTrailActor } from '#machines/audit-trail/audit-trail.machine.ts';
import { type AuditFilter, countAuditFilters } from '#machines/rules/audit-address.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { auditTrailMessages } from './audit-trail.messages.ts';
import * as office from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { DayFields, FoldedFilters } from './folded-filters.tsx';
import { actionLabel, entryLine } from './ledger-words.ts';
import { OfficeHead, OfficeList } from './office-list.tsx';
import { CursorPages } from './pages.tsx';
import { staffMessages } from './staff.messages.ts';

interface AuditTrailProps {
  actor: AuditTrailActor;
  bar?: ReactNode;
}

export function AuditTrailScreen({ actor, bar }: AuditTrailProps) {
  const { sections } = useMessages(staffMessages);
  return (
    <Page title={sections.audit} isWide>
      <OfficeHead current="audit" />
      {bar}
      <Entries actor={actor} />
    </Page>
  );
}

function Entries({ actor }: Pick<AuditTrailProps, 'actor'>) {
  const messages = useMessages(auditTrailMessages);
  const { sections } = useMessages(staffMessages);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const page = useSelector(actor, ({ context }) => context.page);
  const message = useSelector(actor, ({ context }) => context.message);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  return (
    <OfficeList
      label={sections.audit}
      isBusy={busy}
      tools={
        <>
          <Search actor={actor} />
          <AuditFilters actor={actor} />
        </>
      }
      rows={page?.data ?? null}
      loading={messages.loading}
      failure={failed ? (message ?? messages.failed) : null}
      onRetry={() => actor.send({ type: 'call.retry' })}
      empty={<NoEntries actor={actor} />}
      pages={<CursorPages actor={actor} />}
    >
      {(entry) => <Line key={entry.sequence} entry={entry} />}
    </OfficeList>
  );
}

function Search({ actor }: AuditTrailProps) {
  const messages = useMessages(auditTrailMessages);
  const search = useSelector(actor, ({ context }) => context.query.search);
  return (
    <TextField
      label={messages.search}
      type="search"
      name="search"
      maxLength={80}
      hint={messages.searchHint}
      value={search}
      onText={(typed) => actor.send({ type: 'search.change', search: typed })}
    />
  );
}

function NoEntries({ actor }: AuditTrailProps) {
  const messages = useMessages(auditTrailMessages);
  const isNarrowed = useSelector(
    actor,
    ({ context: { written } }) => written.search !== '' || countAuditFilters(written) > 0,
  );
  if (!isNarrowed) return <EmptyState words={messages.nothing} />;
  return (
    <EmptyState words={messages.nothingFound}>
      <Link to="/admin/audit" className={button.secondary}>
        {messages.showAll}
      </Link>
    </EmptyState>
  );
}

function Line({ entry }: { entry: AuditEntry }) {
  const messages = useMessages(backOfficeMessages);
  const language = useLanguage();
  const { title, note } = entryLine(entry, messages, language);
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

const any = 'any';

function AuditFilters({ actor }: { actor: AuditTrailActor }) {
  const messages = useMessages(auditTrailMessages);
  const language = useLanguage();
  const { by, action, from, to } = useSelector(actor, ({ context }) => context.query);
  const count = countAuditFilters({ by, action, from, to });
  const change = (wanted: Partial<AuditFilter>) => actor.send({ type: 'filter.change', change: wanted });
  const kinds = Object.keys(auditActions)
    .map((each) => ({ value: each, label: actionLabel(each, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <FoldedFilters title={messages.filters(count)} actor={actor}>
      <Select
        label={messages.by}
        value={by ?? any}
        options={[
          { value: any, label: messages.anyone },
          ...auditActorKinds.map((each) => ({ value: each, label: messages.actors[each] })),
        ]}
        onSelect={(wanted) => change({ by: wanted === any ? null : wanted })}
      />
      <Select
        label={messages.action}
        value={action ?? any}
        options={[{ value: any, label: messages.anything }, ...kinds]}
        onSelect={(wanted) => change({ action: wanted === any ? null : wanted })}
      />
      <DayFields labels={messages} from={from} to={to} onChange={change} />
    </FoldedFilters>
  );
}
