import { useSelector } from '@xstate/react';
import { useText } from '#web/i18n/use-text.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { DiscoveryActors } from './discovery-actors.ts';
import { ownListsWords } from './own-lists-words.ts';

/** All lists as one file, in which each stands beside its creators. */
export function ExportLists({ actors: { shortlist } }: { actors: DiscoveryActors }) {
  const { discovery } = useText();
  const text = useWords(ownListsWords);
  const isAlone = useSelector(shortlist, ({ context }) => context.lists.length === 0);
  const exportable = useSelector(shortlist, (snapshot) => snapshot.can({ type: 'list.export' }));
  return (
    <Button look="secondary" disabled={!exportable} onClick={() => shortlist.send({ type: 'list.export' })}>
      {isAlone ? discovery.exportShortlist : text.exportAll}
    </Button>
  );
}
