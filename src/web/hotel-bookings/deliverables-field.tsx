import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { deliverableKinds, deliverablePlatforms } from '#contract/booking-choices.ts';
import { isSubmitting } from '#machines/form-state.ts';
import type { Deliverable } from '#machines/stay-form/stay-draft.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button, PlainButton } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { Select } from '#web/ui/select.tsx';
import type { Sends } from '#web/ui/use-press.ts';
import * as css from './stay-form.css.ts';
import { stayFormMessages } from './stay-form.messages.ts';
import { platformNames } from './stay-labels.ts';
import { change, useDraft, useProblem } from './use-stay-draft.ts';

const counts = ['1', '2', '3', '4', '5', '6', '8', '10', '15', '20'];

export function DeliverablesField({ actor }: { actor: StayFormActor }) {
  const messages = useMessages(stayFormMessages);
  const language = useLanguage();
  const list = useDraft(actor, ({ deliverables }) => deliverables);
  const error = useProblem(actor, 'deliverables');
  const submitting = useSelector(actor, isSubmitting);
  const set = (deliverables: Deliverable[]) => change(actor, { deliverables });
  return (
    <fieldset id="deliverables" tabIndex={-1} className={css.list}>
      <legend className={css.label}>{stayLabelOf('deliverables', language)}</legend>
      {list.map((each, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone.
          key={index}
          deliverable={each}
          readOnly={submitting}
          onChange={(next) => set(list.with(index, next))}
          removes={{ actor, event: { type: 'deliverable.remove', index } }}
        />
      ))}
      <p {...(error === null ? { className: css.hint } : { className: field.error, role: 'alert' })}>
        {error ?? messages.deliverablesHint}
      </p>
      <div className={css.actions}>
        <Button look="secondary" actor={actor} event={{ type: 'deliverable.add' }}>
          {messages.addDeliverable}
        </Button>
      </div>
    </fieldset>
  );
}

interface LineProps {
  deliverable: Deliverable;
  readOnly: boolean;
  onChange: (deliverable: Deliverable) => void;
  removes: Sends<{ type: 'deliverable.remove'; index: number }>;
}

function Line({ deliverable, readOnly, onChange, removes }: LineProps) {
  const messages = useMessages(stayFormMessages);
  const { platform, kind, count } = deliverable;
  const counted = counts.includes(String(count)) ? counts : [...counts, String(count)];
  return (
    <div className={css.line}>
      <Select
        label={messages.times}
        value={String(count)}
        options={counted.map((value) => ({ value, label: value }))}
        readOnly={readOnly}
        onSelect={(value) => onChange({ ...deliverable, count: Number(value) })}
      />
      <Select
        label={messages.kind}
        value={kind}
        options={deliverableKinds.map((value) => ({ value, label: messages.kinds[value] }))}
        readOnly={readOnly}
        onSelect={(value) => onChange({ ...deliverable, kind: value })}
      />
      <Select
        label={messages.platform}
        value={platform}
        options={deliverablePlatforms.map((value) => ({ value, label: platformNames[value] }))}
        readOnly={readOnly}
        onSelect={(value) => onChange({ ...deliverable, platform: value })}
      />
      <PlainButton
        className={iconButton}
        aria-label={messages.removeDeliverable(`${messages.kinds[kind]}, ${platformNames[platform]}`)}
        {...removes}
      >
        <X size={18} aria-hidden />
      </PlainButton>
    </div>
  );
}
