import { useSelector } from '@xstate/react';
import { isFailed, isPageFailed, messageIn } from '#machines/discovery/discovery.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { discoveryMessages } from './discovery.messages.ts';
import type { DiscoveryActors } from './discovery-actors.ts';

interface FailureProps {
  actors: DiscoveryActors;
}

/** A search that did not come back is told above the list, another page below it. */
export function ListFailure({ actors }: FailureProps) {
  const isShown = useSelector(actors.discovery, (snapshot) => isFailed(snapshot) && !isPageFailed(snapshot));
  return isShown ? <Failure actors={actors} /> : null;
}

export function PageFailure({ actors }: FailureProps) {
  return useSelector(actors.discovery, isPageFailed) ? <Failure actors={actors} /> : null;
}

function Failure({ actors: { discovery } }: FailureProps) {
  const text = useMessages(discoveryMessages);
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
      {message ?? text.failed}
    </Banner>
  );
}
