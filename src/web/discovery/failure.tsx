import { useSelector } from '@xstate/react';
import { isFailed, isPageFailed, messageIn } from '#machines/discovery/discovery.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';

/** A failed search is reported above the list, a failed page below it. */
export function ListFailure({ actors }: DirectoryProps) {
  const isShown = useSelector(actors.discovery, (snapshot) => isFailed(snapshot) && !isPageFailed(snapshot));
  return isShown ? <Failure actors={actors} /> : null;
}

export function PageFailure({ actors }: DirectoryProps) {
  return useSelector(actors.discovery, isPageFailed) ? <Failure actors={actors} /> : null;
}

function Failure({ actors: { discovery } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const ui = useMessages(uiMessages);
  const message = useSelector(discovery, messageIn);
  return (
    <Banner
      tone="danger"
      actions={[
        { label: ui.tryAgain, onPress: () => discovery.send({ type: 'call.retry' }) },
        { label: ui.dismiss, onPress: () => discovery.send({ type: 'banner.dismiss' }) },
      ]}
    >
      {message ?? messages.failed}
    </Banner>
  );
}
