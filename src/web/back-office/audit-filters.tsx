import { useSelector } from '@xstate/react';
import { auditActions, auditActorKinds } from '#contract/audit-actions.ts';
import type { AuditTrailActor } from '#machines/audit-trail/audit-trail.machine.ts';
import { type AuditFilter, countAuditFilters } from '#machines/rules/audit-address.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Select } from '#web/ui/select.tsx';
import { auditTrailMessages } from './audit-trail.messages.ts';
import { DayFields, FoldedFilters } from './folded-filters.tsx';
import { actionLabel } from './ledger-words.ts';

const any = 'any';

export function AuditFilters({ actor }: { actor: AuditTrailActor }) {
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
