import { useSelector } from '@xstate/react';
import { queueFlags, queueOrders, queueTakers } from '#contract/back-office-choices.ts';
import type { ApplicationQueueActor } from '#machines/back-office/application-queue.machine.ts';
import { countQueueFilters, type QueueFilter } from '#machines/rules/queue-address.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Select } from '#web/ui/select.tsx';
import { backOfficeMessages } from './back-office.messages.ts';
import { DayFields, FoldedFilters } from './folded-filters.tsx';
import { officeToolsMessages } from './office-tools.messages.ts';

const any = 'any';

export function QueueFilters({ actor }: { actor: ApplicationQueueActor }) {
  const { flags } = useMessages(backOfficeMessages);
  const { filters: messages } = useMessages(officeToolsMessages);
  const { order, flag, taker, from, to } = useSelector(actor, ({ context }) => context);
  const count = countQueueFilters({ order, flag, taker, from, to });
  const change = (wanted: Partial<QueueFilter>) => actor.send({ type: 'filter.change', change: wanted });
  return (
    <FoldedFilters title={messages.title(count)} actor={actor}>
      <Select
        label={messages.order}
        value={order}
        options={queueOrders.map((each) => ({ value: each, label: messages.orders[each] }))}
        onSelect={(wanted) => change({ order: wanted })}
      />
      <Select
        label={messages.flag}
        value={flag ?? any}
        options={[
          { value: any, label: messages.anyFlag },
          ...queueFlags.map((each) => ({ value: each, label: flags[each] })),
        ]}
        onSelect={(wanted) => change({ flag: wanted === any ? null : wanted })}
      />
      <Select
        label={messages.taker}
        value={taker ?? any}
        options={[
          { value: any, label: messages.anyTaker },
          ...queueTakers.map((each) => ({ value: each, label: messages.takers[each] })),
        ]}
        onSelect={(wanted) => change({ taker: wanted === any ? null : wanted })}
      />
      <DayFields labels={messages} from={from} to={to} onChange={change} />
    </FoldedFilters>
  );
}
