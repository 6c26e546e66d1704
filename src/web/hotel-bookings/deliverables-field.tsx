import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { deliverableKinds, deliverablePlatforms } from '#contract/booking-choices.ts';
import { isSubmitting } from '#machines/form-state.ts';
import type { Deliverable } from '#machines/stay-form/stay-draft.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { Select } from '#web/ui/select.tsx';
import * as css from './stay-form.css.ts';
import { stayFormMessages } from './stay-form.messages.ts';
import { platformNames } from './stay-labels.ts';
import { change, useDraft, useProblem } from './use-stay-draft.ts';

const first: Deliverable = { platform: 'instagram', kind: 'post', count: 1 };
const maxDeliverables = 20;
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
          onRemove={() => set(list.toSpliced(index, 1))}
        />
      ))}
      <p {...(error === null ? { className: css.hint } : { className: field.error, role: 'alert' })}>
        {error ?? messages.deliverablesHint}
      </p>
      <div className={css.actions}>
        <Button
          look="secondary"
          disabled={submitting || list.length >= maxDeliverables}
          onClick={() => set([...list, first])}
        >
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
  onRemove: () => void;
}

function Line({ deliverable, readOnly, onChange, onRemove }: LineProps) {
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
      <button
        type="button"
        className={iconButton}
        disabled={readOnly}
        aria-label={messages.removeDeliverable(`${messages.kinds[kind]}, ${platformNames[platform]}`)}
        onClick={onRemove}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
