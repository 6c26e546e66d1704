import { useSelector } from '@xstate/react';
import { isUnknown } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';

export function ShortlistBanner({ actors: { shortlist } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const ui = useMessages(uiMessages);
  const refused = useSelector(shortlist, (snapshot) => snapshot.matches({ ready: 'refused' }));
  const message = useSelector(shortlist, ({ context }) => context.message);
  const unknown = useSelector(shortlist, isUnknown);
  if (unknown)
    return (
      <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => shortlist.send({ type: 'call.retry' }) }]}>
        {messages.shortlistFailed}
      </Banner>
    );
  if (!refused) return null;
  return (
    <Banner tone="danger" actions={[{ label: ui.dismiss, onPress: () => shortlist.send({ type: 'banner.dismiss' }) }]}>
      {message || messages.changeFailed}
    </Banner>
  );
}
