import { useSelector } from '@xstate/react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { ownListsMessages } from './own-lists.messages.ts';

export function ExportLists({ actors: { shortlist } }: DirectoryProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const isAlone = useSelector(shortlist, ({ context }) => context.lists.length === 0);
  return (
    <Button look="secondary" actor={shortlist} event={{ type: 'list.export', ids: [] }}>
      {isAlone ? discovery.exportShortlist : messages.exportAll}
    </Button>
  );
}
