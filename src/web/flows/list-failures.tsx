import { useSelector } from '@xstate/react';
import type { ListName, ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';

export function ListFailures({ lists }: { lists: ReferenceListsActor }) {
  const ui = useMessages(uiMessages);
  const failures = useSelector(lists, ({ context }) => context.failures);
  const retryable = useSelector(lists, (snapshot) => snapshot.can({ type: 'call.retry' }));
  const names = Object.keys(failures) as ListName[];
  if (!retryable) return null;
  return (
    <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => lists.send({ type: 'call.retry' }) }]}>
      {names.map((name) => (
        <p key={name}>{failures[name] ?? ui.listFailures[name]}</p>
      ))}
    </Banner>
  );
}
