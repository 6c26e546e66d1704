import { useSelector } from '@xstate/react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { discoveryMessages } from './discovery.messages.ts';
import type { DiscoveryActors } from './discovery-actors.ts';
import { ownListsMessages } from './own-lists.messages.ts';

/** All lists as one file, in which each stands beside its creators. */
export function ExportLists({ actors: { shortlist } }: { actors: DiscoveryActors }) {
  const discovery = useMessages(discoveryMessages);
  const text = useMessages(ownListsMessages);
  const isAlone = useSelector(shortlist, ({ context }) => context.lists.length === 0);
  const exportable = useSelector(shortlist, (snapshot) => snapshot.can({ type: 'list.export' }));
  return (
    <Button look="secondary" disabled={!exportable} onClick={() => shortlist.send({ type: 'list.export' })}>
      {isAlone ? discovery.exportShortlist : text.exportAll}
    </Button>
  );
}
