import { useSelector } from '@xstate/react';
import { queueFlags, queueOrders } from '#contract/queue-tabs.ts';
import type { ApplicationQueueActor } from '#machines/back-office/application-queue.machine.ts';
import { countFilters, type QueueFilter } from '#rules/queue-address.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './back-office.css.ts';
import { backOfficeWords } from './back-office-words.ts';
import { officeToolsWords } from './office-tools-words.ts';

const any = 'any';
const unfiltered: QueueFilter = { order: 'oldest', flag: null, from: '', to: '' };

/** In which order, and which of them: folded away, since mostly all are worked through. */
export function QueueFilters({ actor }: { actor: ApplicationQueueActor }) {
  const { flags } = useWords(backOfficeWords);
  const { filters: text } = useWords(officeToolsWords);
  const { order, flag, from, to } = useSelector(actor, ({ context }) => context);
  const count = countFilters({ order, flag, from, to });
  const change = (wanted: Partial<QueueFilter>) => actor.send({ type: 'filter.change', change: wanted });
  return (
    <details className={css.filters}>
      <summary>{text.title(count)}</summary>
      <div className={css.filterFields}>
        <Select
          label={text.order}
          value={order}
          options={queueOrders.map((each) => ({ value: each, label: text.orders[each] }))}
          onSelect={(wanted) => change({ order: wanted })}
        />
        <Select
          label={text.flag}
          value={flag ?? any}
          options={[
            { value: any, label: text.anyFlag },
            ...queueFlags.map((each) => ({ value: each, label: flags[each] })),
          ]}
          onSelect={(wanted) => change({ flag: wanted === any ? null : wanted })}
        />
        <TextField label={text.from} type="date" max={to} value={from} onText={(day) => change({ from: day })} />
        <TextField label={text.to} type="date" min={from} value={to} onText={(day) => change({ to: day })} />
        <div className={css.reset}>
          <Button look="quiet" disabled={count === 0} onClick={() => change(unfiltered)}>
            {text.reset}
          </Button>
        </div>
      </div>
    </details>
  );
}
